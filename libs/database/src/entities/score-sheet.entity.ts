// The sheet of one start of a match: a match that is started anew gets a new sheet, and the old one stays.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { TandingRules } from '@gelanggang/domain/rules/tanding-rules';
import type { Corner } from '@gelanggang/domain/words/corners';
import { MatchEntity } from './match.entity';
import { Numbered } from './numbered';
import { PanelDeviceEntity } from './panel-device.entity';
import { TournamentArenaEntity } from './tournament-arena.entity';

@Entity('score_sheet')
@Check('score_sheet_check', 'agree between 2 and judges')
@Check('score_sheet_lot_winner_check', "lot_winner in ('blue', 'red')")
@Check('score_sheet_lot_seed_check', "lot_seed ~ '^[0-9a-f]{16}$'")
@Check('score_sheet_check1', '(lot_winner is null) = (lot_by is null)')
@Check('score_sheet_check2', 'lot_seed is null or lot_winner is not null')
@Unique(['matchId', 'startedAt'])
@Index(['arenaId', 'startedAt'])
export class ScoreSheetEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => MatchEntity, { onDelete: 'CASCADE' })
  matchId: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentArenaEntity, { onDelete: 'CASCADE' })
  arenaId: number;

  /** The match's own, to the microsecond. */
  @Column({ type: 'timestamptz' })
  startedAt: Date;

  /** The rule of the tournament as it was when the match began. */
  @Column({ type: 'integer' })
  judges: number;

  @Column({ type: 'integer' })
  agree: number;

  @Column({ type: 'integer' })
  withinMs: number;

  /** A protest card that was right is given back: as the tournament had set it when the match began. */
  @Column({ type: 'boolean', default: false })
  cardReturns: boolean;

  /** By which it is fought; null on sheets from before it was kept. */
  @Column({ type: 'jsonb', nullable: true })
  rules: TandingRules | null;

  /** Whom the last tie's lot named. */
  @Column({ type: 'text', nullable: true })
  lotWinner: Corner | null;

  /** null where the chair drew it by hand. */
  @Column({ type: 'text', nullable: true })
  lotSeed: string | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => PanelDeviceEntity)
  lotBy: number | null;
}
