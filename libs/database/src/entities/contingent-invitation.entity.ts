// The office offers a contingent to whoever holds an e-mail address: a one-time link, kept as a hash.
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';
import { ContingentEntity } from './contingent.entity';

@Entity('contingent_invitation')
@Check('contingent_invitation_email_check', "email = lower(email) and email like '%_@_%'")
@Check('contingent_invitation_token_hash_check', 'octet_length(token_hash) = 32')
@Check('contingent_invitation_outcome_check', "outcome in ('accepted', 'declined', 'withdrawn', 'replaced')")
@Check('contingent_invitation_check', '(ended_at is null) = (outcome is null)')
@Unique(['tokenHash'])
@Index('contingent_invitation_one_open', ['contingentId'], { unique: true, where: 'ended_at IS NULL' })
@Index(['contingentId'])
@Index('contingent_invitation_email_idx', ['email'], { where: 'ended_at IS NULL' })
export class ContingentInvitationEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => ContingentEntity, { onDelete: 'CASCADE' })
  contingentId: number;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'bytea' })
  tokenHash: Buffer;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  invitedBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  invitedAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  outcome: 'accepted' | 'declined' | 'withdrawn' | 'replaced' | null;
}
