// A bearer token (kept as a hash) of an account: it expires and can be revoked.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';
import { TournamentArenaEntity } from './tournament-arena.entity';

@Entity('session')
@Check('session_token_hash_check', 'octet_length(token_hash) = 32')
@Unique(['tokenHash'])
@Index(['accountId'], { where: 'revoked_at IS NULL' })
export class SessionEntity extends Numbered {
  @Column({ type: 'bytea' })
  tokenHash: Buffer;

  @Column({ type: 'bigint' })
  @ForeignKey(() => AccountEntity, { onDelete: 'CASCADE' })
  accountId: number;

  /** Of a shared laptop that a code has signed in: it runs this arena and nothing else. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => TournamentArenaEntity, { onDelete: 'CASCADE' })
  arenaId: number | null;

  @Column({ type: 'text', nullable: true })
  userAgent: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastUsedAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null;
}
