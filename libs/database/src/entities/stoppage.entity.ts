// Why an athlete does not go on with a match.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { StopKind } from '@gelanggang/domain/scoring/stops';
import { CORNER_CHECK, CouncilEntry, KEY_CHECK, WITHDRAWN_CHECK } from './sheet-entry';
import { TableTimerEntity } from './table-timer.entity';

@Entity('stoppage')
@Check('stoppage_corner_check', CORNER_CHECK)
@Check(
  'stoppage_kind_check',
  "kind in ('gives-up', 'withdrawn', 'unfit', 'injured-by-fault', 'cannot-go-on', 'danger')",
)
@Check('stoppage_round_check', 'round > 0')
@Check('stoppage_key_check', KEY_CHECK)
@Check('stoppage_check', WITHDRAWN_CHECK)
@Unique(['sheetId', 'key'])
@Unique(['timerId'])
@Unique(['id', 'sheetId'])
@ForeignKey(() => TableTimerEntity, ['timerId', 'sheetId'], ['id', 'sheetId'], { onDelete: 'CASCADE' })
@Index('stoppage_one_standing', ['sheetId', 'corner'], { unique: true, where: 'withdrawn_at IS NULL' })
export class StoppageEntity extends CouncilEntry {
  @Column({ type: 'text' })
  kind: StopKind;

  /** The time at the table that it follows from. */
  @Column({ type: 'bigint', nullable: true })
  timerId: number | null;
}
