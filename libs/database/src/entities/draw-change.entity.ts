// A change that people made to a pool beside drawing it: who, when, why, and what to which slot.
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';
import { PoolEntity } from './pool.entity';

@Entity('draw_change')
@Check('draw_change_number_check', 'number > 0')
@Check('draw_change_draw_number_check', 'draw_number >= 0')
@Check('draw_change_kind_check', "kind in ('swap', 'dummy', 'moved in', 'moved out', 'locked', 'unlocked', 'undone')")
@Unique(['poolId', 'number'])
export class DrawChangeEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => PoolEntity, { onDelete: 'CASCADE' })
  poolId: number;

  /** In the order in which they were made, from 1. */
  @Column({ type: 'integer' })
  number: number;

  /** Of the draw that stood; 0 before the first. */
  @Column({ type: 'integer' })
  drawNumber: number;

  @Column({ type: 'text' })
  kind: 'swap' | 'dummy' | 'moved in' | 'moved out' | 'locked' | 'unlocked' | 'undone';

  @Column({ type: 'jsonb', default: '{}' })
  detail: unknown;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  changedBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  changedAt: Date;
}
