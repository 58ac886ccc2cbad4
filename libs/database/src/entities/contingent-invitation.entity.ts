// The office offers a contingent to whoever holds an e-mail address: a one-time link, kept as a hash.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { ContingentEntity } from './contingent.entity';
import { INVITATION_OUTCOME_CHECK, INVITED_EMAIL_CHECK, Invitation } from './invitation';

@Entity('contingent_invitation')
@Check('contingent_invitation_email_check', INVITED_EMAIL_CHECK)
@Check('contingent_invitation_token_hash_check', 'octet_length(token_hash) = 32')
@Check('contingent_invitation_outcome_check', INVITATION_OUTCOME_CHECK)
@Check('contingent_invitation_check', '(ended_at is null) = (outcome is null)')
@Unique(['tokenHash'])
@Index('contingent_invitation_one_open', ['contingentId'], { unique: true, where: 'ended_at IS NULL' })
@Index(['contingentId'])
@Index('contingent_invitation_email_idx', ['email'], { where: 'ended_at IS NULL' })
export class ContingentInvitationEntity extends Invitation {
  @Column({ type: 'bigint' })
  @ForeignKey(() => ContingentEntity, { onDelete: 'CASCADE' })
  contingentId: number;
}
