// An owner asks whoever holds an e-mail address into a tournament: a one-time link, kept as a hash.
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { GivenRole } from '@gelanggang/contract/member-roles';
import { AccountEntity } from './account.entity';
import { TournamentEntity } from './tournament.entity';

@Entity('tournament_invitation')
@Check('tournament_invitation_email_check', "email = lower(email) and email like '%_@_%'")
@Check('tournament_invitation_role_check', "role in ('owner', 'organiser', 'treasurer', 'operator')")
@Check('tournament_invitation_token_hash_check', 'octet_length(token_hash) = 32')
@Check('tournament_invitation_outcome_check', "outcome in ('accepted', 'declined', 'withdrawn', 'replaced')")
@Check('tournament_invitation_check', '(ended_at is null) = (outcome is null)')
@Unique(['tokenHash'])
@Index('tournament_invitation_one_open', ['tournamentId', 'email'], { unique: true, where: 'ended_at IS NULL' })
@Index('tournament_invitation_email_idx', ['email'], { where: 'ended_at IS NULL' })
export class TournamentInvitationEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  role: GivenRole;

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
