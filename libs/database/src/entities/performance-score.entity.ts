// A judge’s score of a performance.
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { numeric } from '../numeric';
import { MatchEntity } from './match.entity';

@Entity('performance_score')
@Check('performance_score_judge_check', 'judge > 0')
@Check('performance_score_score_check', 'score between 0 and 10')
export class PerformanceScoreEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => MatchEntity, { onDelete: 'CASCADE' })
  matchId: number;

  @PrimaryColumn({ type: 'integer' })
  judge: number;

  @Column({ type: 'numeric', precision: 4, scale: 2, transformer: numeric })
  score: number;
}
