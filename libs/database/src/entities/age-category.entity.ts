// An age category with the rounds and breaks of its tanding matches.
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity('age_category')
@Check('age_category_above_years_check', 'above_years >= 0')
@Check('age_category_round_count_check', 'round_count between 1 and 9')
@Check('age_category_round_seconds_check', 'round_seconds between 10 and 3600')
@Check('age_category_break_seconds_check', 'break_seconds between 0 and 3600')
@Check('age_category_check', 'up_to_years > above_years')
@Unique(['name'])
export class AgeCategoryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'integer', default: 0 })
  position: number;

  @Column({ type: 'integer', nullable: true })
  aboveYears: number | null;

  @Column({ type: 'integer', nullable: true })
  upToYears: number | null;

  @Column({ type: 'integer', default: 2 })
  roundCount: number;

  @Column({ type: 'integer', default: 90 })
  roundSeconds: number;

  @Column({ type: 'integer', default: 60 })
  breakSeconds: number;
}
