// The match categories of a schedule.
import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MatchCategoryEntity } from './match-category.entity';
import { ScheduleEntity } from './schedule.entity';

@Entity('schedule_match_category')
export class ScheduleMatchCategoryEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => ScheduleEntity, { onDelete: 'CASCADE' })
  scheduleId: number;

  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => MatchCategoryEntity)
  matchCategoryId: number;
}
