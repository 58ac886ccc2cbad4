// A draw of one class (tanding) or one age category, event (`nomor`) and gender (seni), divided into pools.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { Gender } from '@gelanggang/domain/words/genders';
import { AccountEntity } from './account.entity';
import { AgeCategoryEntity } from './age-category.entity';
import { CategoryClassEntity } from './category-class.entity';
import { MatchCategoryEntity } from './match-category.entity';
import { Versioned } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('drawing')
@Check('drawing_gender_check', "gender in ('male', 'female')")
@Check('drawing_match_chart_check', 'match_chart in (0, 2, 4, 6, 8, 16)')
@Check('drawing_match_duration_check', 'match_duration between 10 and 3600')
@Check('drawing_mode_check', "mode in ('default', 'battle')")
@Check('drawing_pool_size_check', 'pool_size > 0')
@Check('drawing_seed_check', "seed ~ '^[0-9a-f]{16}$'")
@Check('drawing_stage_check', 'stage between 1 and 9')
@Check('drawing_advance_count_check', 'advance_count > 0')
@Check('drawing_bracket_type_check', "bracket_type in ('2', '4', '6', '8', '16', 'full_prestasi')")
@Check('drawing_nomor_check', "nomor = '' or (nomor ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and match_category_id <> 1)")
@Check('drawing_check', '(match_category_id = 1) = (category_class_id is not null)')
@Check('drawing_check1', '(match_category_id = 1) = (match_chart is not null)')
@Check('drawing_check2', '(stage = 1) = (from_drawing_id is null)')
@Check('drawing_check3', "match_category_id = 1 or (mode = 'battle') = (bracket_type is not null)")
@Check('drawing_check4', "match_category_id = 1 or (mode = 'default') = (pool_size is not null)")
@Unique(['id', 'tournamentId'])
@Index('drawing_one_next_stage', ['fromDrawingId'], { unique: true, where: 'from_drawing_id IS NOT NULL' })
@ForeignKey(() => DrawingEntity, ['fromDrawingId', 'tournamentId'], ['id', 'tournamentId'])
@Index('drawing_tournament_id_idx', ['tournamentId', 'matchCategoryId', 'ageCategoryId', 'nomor'])
@ForeignKey(
  () => CategoryClassEntity,
  ['categoryClassId', 'ageCategoryId', 'gender'],
  ['id', 'ageCategoryId', 'gender'],
)
export class DrawingEntity extends Versioned {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity)
  tournamentId: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => MatchCategoryEntity)
  matchCategoryId: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => AgeCategoryEntity)
  ageCategoryId: number;

  @Column({ type: 'bigint', nullable: true })
  categoryClassId: number | null;

  /** Id of the event within its category, as the rule sets have it; empty where there is only one. */
  @Column({ type: 'text', default: '' })
  nomor: string;

  @Column({ type: 'text' })
  gender: Gender;

  @Column({ type: 'text', default: '' })
  name: string;

  @Column({ type: 'integer', nullable: true })
  matchChart: 0 | 2 | 4 | 6 | 8 | 16 | null;

  @Column({ type: 'integer', nullable: true })
  matchDuration: number | null;

  @Column({ type: 'text', default: 'battle' })
  mode: 'default' | 'battle';

  @Column({ type: 'text', nullable: true })
  bracketType: string | null;

  @Column({ type: 'integer', nullable: true })
  poolSize: number | null;

  /** Seni: 1, and one more where the best of the drawing before go on. */
  @Column({ type: 'integer', default: 1 })
  stage: number;

  @Column({ type: 'bigint', nullable: true })
  fromDrawingId: number | null;

  /** Seni: how many of each pool go on; null: its pools are finals. */
  @Column({ type: 'integer', nullable: true })
  advanceCount: number | null;

  @Column({ type: 'text' })
  seed: string;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  createdBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
