// The age categories of a schedule.
import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AgeCategoryEntity } from './age-category.entity';
import { ScheduleEntity } from './schedule.entity';

@Entity('schedule_age_category')
export class ScheduleAgeCategoryEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => ScheduleEntity, { onDelete: 'CASCADE' })
  scheduleId: number;

  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => AgeCategoryEntity)
  ageCategoryId: number;
}
