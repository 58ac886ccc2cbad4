// Every draw of a pool with its seed and entries, so that anybody can check it.
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';
import { PoolEntity } from './pool.entity';

@Entity('draw_history')
@Check('draw_history_algorithm_check', 'algorithm > 0')
@Check('draw_history_draw_number_check', 'draw_number > 0')
@Check('draw_history_seed_check', "seed ~ '^[0-9a-f]{16}$'")
@Check('draw_history_entries_fingerprint_check', "entries_fingerprint ~ '^[0-9a-f]{64}$'")
@Unique(['poolId', 'drawNumber'])
export class DrawHistoryEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => PoolEntity, { onDelete: 'CASCADE' })
  poolId: number;

  @Column({ type: 'integer' })
  drawNumber: number;

  /** The version of the draw that drew it; the first rows come from before it was kept, when there was one. */
  @Column({ type: 'integer' })
  algorithm: number;

  @Column({ type: 'text' })
  seed: string;

  @Column({ type: 'text' })
  entriesFingerprint: string;

  @Column({ type: 'jsonb' })
  entries: unknown;

  @Column({ type: 'jsonb' })
  bracket: unknown;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  drawnBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  drawnAt: Date;
}
