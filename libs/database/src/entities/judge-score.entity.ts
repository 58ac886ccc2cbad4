// What a judge gave a seni performance on a panel; one that is started anew is judged anew, and the old stays.
import type { JudgeEntry } from '@gelanggang/domain/seni/judge-entry';
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { MatchEntity } from './match.entity';
import { Numbered } from './numbered';
import { PanelDeviceEntity } from './panel-device.entity';

@Entity('judge_score')
@Check('judge_score_seat_check', 'seat between 1 and 10')
@Check('judge_score_score_check', 'score between 900 and 1000')
@Unique(['matchId', 'startedAt', 'seat'])
export class JudgeScoreEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => MatchEntity, { onDelete: 'CASCADE' })
  matchId: number;

  /** The match's own, to the microsecond. */
  @Column({ type: 'timestamptz' })
  startedAt: Date;

  @Column({ type: 'integer' })
  seat: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => PanelDeviceEntity)
  deviceId: number;

  /** Hundredths. */
  @Column({ type: 'integer' })
  score: number;

  /** What it came out of, by the form of the panel; null of scores from before there were forms. */
  @Column({ type: 'jsonb', nullable: true })
  entry: JudgeEntry | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  enteredAt: Date;
}
