// An owner asks whoever holds an e-mail address into a tournament: a one-time link, kept as a hash.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { GivenRole } from '@gelanggang/contract/member-roles';
import { INVITATION_OUTCOME_CHECK, INVITED_EMAIL_CHECK, Invitation } from './invitation';
import { TournamentEntity } from './tournament.entity';

@Entity('tournament_invitation')
@Check('tournament_invitation_email_check', INVITED_EMAIL_CHECK)
@Check('tournament_invitation_role_check', "role in ('owner', 'organiser', 'treasurer', 'operator')")
@Check('tournament_invitation_token_hash_check', 'octet_length(token_hash) = 32')
@Check('tournament_invitation_outcome_check', INVITATION_OUTCOME_CHECK)
@Check('tournament_invitation_check', '(ended_at is null) = (outcome is null)')
@Unique(['tokenHash'])
@Index('tournament_invitation_one_open', ['tournamentId', 'email'], { unique: true, where: 'ended_at IS NULL' })
@Index('tournament_invitation_email_idx', ['email'], { where: 'ended_at IS NULL' })
export class TournamentInvitationEntity extends Invitation {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @Column({ type: 'text' })
  role: GivenRole;
}
