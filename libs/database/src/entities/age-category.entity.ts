// An age category with the rounds and breaks of its tanding matches; of IPSI 2025, shared by whoever counts alike, or of one set.
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import type { AgeCounting } from '@gelanggang/domain/athletes/age';
import { Numbered } from './numbered';
import { RuleSetEntity } from './rule-set.entity';

@Entity('age_category')
@Check('age_category_above_years_check', 'above_years >= 0')
@Check('age_category_round_count_check', 'round_count between 1 and 9')
@Check('age_category_round_seconds_check', 'round_seconds between 10 and 3600')
@Check('age_category_break_seconds_check', 'break_seconds between 0 and 3600')
@Check('age_category_check', "up_to_years > above_years or counting = 'whole-years' and up_to_years = above_years")
@Check('age_category_counting_check', "counting in ('above-to', 'whole-years')")
@Unique(['ruleSet', 'name'])
export class AgeCategoryEntity extends Numbered {
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', default: 'ipsi-2025' })
  @ForeignKey(() => RuleSetEntity, { onDelete: 'CASCADE' })
  ruleSet: string;

  @Column({ type: 'integer', default: 0 })
  position: number;

  @Column({ type: 'integer', nullable: true })
  aboveYears: number | null;

  @Column({ type: 'integer', nullable: true })
  upToYears: number | null;

  @Column({ type: 'text', default: 'above-to' })
  counting: AgeCounting;

  @Column({ type: 'integer', default: 2 })
  roundCount: number;

  @Column({ type: 'integer', default: 90 })
  roundSeconds: number;

  @Column({ type: 'integer', default: 60 })
  breakSeconds: number;
}
