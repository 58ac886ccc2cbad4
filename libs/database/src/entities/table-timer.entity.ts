// A time at the table beside the clock of the match: an athlete changes, is examined, is called, or is passive.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { TimerKind, TimerOutcome } from '@gelanggang/domain/scoring/table-timers';
import type { Corner } from '@gelanggang/domain/words/corners';
import { MatchEntity } from './match.entity';
import { PanelDeviceEntity } from './panel-device.entity';
import { ScoreSheetEntity } from './score-sheet.entity';
import { CORNER_CHECK, KEY_CHECK, WITHDRAWN_CHECK, Withdrawable } from './sheet-entry';

@Entity('table_timer')
@Check('table_timer_corner_check', CORNER_CHECK)
@Check('table_timer_kind_check', "kind in ('uniform', 'protector', 'doctor', 'calls', 'passive')")
@Check('table_timer_round_check', 'round > 0')
@Check('table_timer_key_check', KEY_CHECK)
@Check('table_timer_outcome_check', "outcome in ('in-time', 'late', 'fit', 'unfit', 'injured-by-fault', 'cancelled')")
@Check('table_timer_check', WITHDRAWN_CHECK)
@Check('table_timer_check1', '(ended_at is null) = (outcome is null)')
@Check('table_timer_check2', "(kind = 'calls') = (sheet_id is null)")
@Unique(['matchId', 'key'])
@Unique(['id', 'sheetId'])
@Index('table_timer_one_running', ['matchId'], {
  unique: true,
  where: "ended_at IS NULL AND withdrawn_at IS NULL AND kind <> 'calls'",
})
@Index('table_timer_one_call', ['matchId', 'corner'], {
  unique: true,
  where: "ended_at IS NULL AND withdrawn_at IS NULL AND kind = 'calls'",
})
export class TableTimerEntity extends Withdrawable {
  @Column({ type: 'bigint' })
  @ForeignKey(() => MatchEntity, { onDelete: 'CASCADE' })
  matchId: number;

  /** null for calls: an athlete is called before the match has a sheet. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => ScoreSheetEntity, { onDelete: 'CASCADE' })
  @Index()
  sheetId: number | null;

  @Column({ type: 'text' })
  corner: Corner;

  @Column({ type: 'text' })
  kind: TimerKind;

  @Column({ type: 'integer' })
  round: number;

  @Column({ type: 'text', nullable: true })
  key: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  @Column({ type: 'bigint' })
  @ForeignKey(() => PanelDeviceEntity)
  deviceId: number;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  outcome: TimerOutcome | null;
}
