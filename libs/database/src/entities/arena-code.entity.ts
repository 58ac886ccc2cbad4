// A code that signs one laptop in for one arena: used once, within minutes; kept as a hash.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';
import { SessionEntity } from './session.entity';
import { TournamentArenaEntity } from './tournament-arena.entity';

@Entity('arena_code')
@Check('arena_code_code_hash_check', 'octet_length(code_hash) = 32')
@Check('arena_code_check', 'session_id is null or used_at is not null')
@Unique(['codeHash'])
@Index(['arenaId'])
export class ArenaCodeEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentArenaEntity, { onDelete: 'CASCADE' })
  arenaId: number;

  @Column({ type: 'bytea' })
  codeHash: Buffer;

  /** The session that it makes is this account's. */
  @Column({ type: 'bigint' })
  @ForeignKey(() => AccountEntity, { onDelete: 'CASCADE' })
  madeBy: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  madeAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => SessionEntity, { onDelete: 'SET NULL' })
  sessionId: number | null;
}
