// A weight class of an age category and gender.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { Gender } from '@gelanggang/domain/words/genders';
import { numeric } from '../numeric';
import { AgeCategoryEntity } from './age-category.entity';
import { Versioned } from './numbered';

@Entity('category_class')
@Check('category_class_gender_check', "gender in ('male', 'female')")
@Check('category_class_weight_min_check', 'weight_min >= 0')
@Check('category_class_check', 'weight_max > weight_min')
@Index('category_class_age_category_id_gender_name_key', ['ageCategoryId', 'gender', 'name'], {
  unique: true,
  where: 'NOT is_merged',
})
@Unique(['id', 'ageCategoryId', 'gender'])
export class CategoryClassEntity extends Versioned {
  @Column({ type: 'bigint' })
  @ForeignKey(() => AgeCategoryEntity)
  ageCategoryId: number;

  @Column({ type: 'text' })
  gender: Gender;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'integer', default: 0 })
  position: number;

  @Column({ type: 'numeric', nullable: true, precision: 5, scale: 2, transformer: numeric })
  weightMin: number | null;

  @Column({ type: 'numeric', nullable: true, precision: 5, scale: 2, transformer: numeric })
  weightMax: number | null;

  @Column({ type: 'boolean', default: false })
  includesMin: boolean;

  /** Takes in other classes (merged_class): drawn as one, chosen by nobody, without a name. */
  @Column({ type: 'boolean', default: false })
  isMerged: boolean;
}
