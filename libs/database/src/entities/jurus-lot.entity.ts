// The lot of a battle at the table, from the semifinal on: who won it, and what was chosen. Stands at the blue row.
import type { Jurus } from '@gelanggang/domain/rules/jurus-rules';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Corner } from '@gelanggang/domain/words/corners';
import { AccountEntity } from './account.entity';
import { MatchEntity } from './match.entity';

@Entity('jurus_lot')
@Check('jurus_lot_winner_check', "winner in ('blue', 'red')")
@Check('jurus_lot_first_check', "first in ('blue', 'red')")
@Check('jurus_lot_jurus_check', "jurus in ('empty-hand', 'weapon', 'regu-1', 'regu-2', 'whole')")
@Check('jurus_lot_seed_check', "seed ~ '^[0-9a-f]{16}$'")
@Check('jurus_lot_check', 'jurus is null or first is not null')
export class JurusLotEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => MatchEntity, { onDelete: 'CASCADE' })
  matchId: number;

  @Column({ type: 'text' })
  winner: Corner;

  /** null: drawn by the chair's hand. */
  @Column({ type: 'text', nullable: true })
  seed: string | null;

  /** Who performs first; null until it is chosen. */
  @Column({ type: 'text', nullable: true })
  first: Corner | null;

  /** null: not chosen, or nothing is left to choose. */
  @Column({ type: 'text', nullable: true })
  jurus: Jurus | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  drawnBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  drawnAt: Date;
}
