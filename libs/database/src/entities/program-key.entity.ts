// A key with which another program reads a tournament: kept as a hash, with few rights and a last day.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { KeyRight } from '@gelanggang/contract/program-keys';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('program_key')
@Check('program_key_name_check', "name <> ''")
@Check('program_key_token_hash_check', 'octet_length(token_hash) = 32')
@Check('program_key_starts_with_check', "starts_with ~ '^gk_[A-Za-z0-9_-]{4}$'")
@Check('program_key_rights_check', "rights <@ array['entries', 'schedule', 'results'] and rights <> '{}'")
@Check('program_key_expires_on_check', "expires_on <= (made_at at time zone 'UTC')::date + 368")
@Unique(['tokenHash'])
@Index('program_key_one_of_name', { synchronize: false })
@Index('program_key_tournament_id_idx', ['tournamentId'])
export class ProgramKeyEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'bytea' })
  tokenHash: Buffer;

  @Column({ type: 'text' })
  startsWith: string;

  @Column({ type: 'text', array: true })
  rights: KeyRight[];

  /** The last day, in the time of the tournament. */
  @Column({ type: 'date' })
  expiresOn: string;

  /** It opens nothing that this account could not see. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  madeBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  madeAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null;

  /** With `minuteUses`: how often it asked in the minute of its last use. */
  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;

  @Column({ type: 'integer', default: 0 })
  minuteUses: number;
}
