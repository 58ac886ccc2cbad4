// An athlete of one contingent in one match category, age category and class.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { AgeCategoryEntity } from './age-category.entity';
import { CategoryClassEntity } from './category-class.entity';
import { ChampionshipCategoryEntity } from './championship-category.entity';
import { ContingentEntity } from './contingent.entity';
import { FileEntity } from './file.entity';
import { MatchCategoryEntity } from './match-category.entity';
import { Person } from './person';

@Entity('team_member')
@Check('team_member_name_check', "btrim(name) <> ''")
@Check('team_member_gender_check', "gender in ('male', 'female')")
@Check('team_member_body_weight_check', 'body_weight > 0')
@Check('team_member_weight_check', 'match_category_id <> 1 or body_weight is not null')
@Check('team_member_body_height_check', 'body_height > 0')
@Check('team_member_blood_type_check', "blood_type in ('A', 'B', 'AB', 'O')")
@Check('team_member_nik_check', "nik ~ '^[0-9]{16}$'")
@Check('team_member_family_card_number_check', "family_card_number ~ '^[0-9]{16}$'")
@Check('team_member_nomor_check', "nomor = '' or (nomor ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and match_category_id <> 1)")
@Check('team_member_check', '(match_category_id = 1) = (category_class_id is not null)')
@Check('team_member_initials_asked_by_check', "btrim(initials_asked_by) <> ''")
@Check('team_member_check1', '(initials_asked_by is null) = (initials_asked_at is null)')
@Check('team_member_gone_asked_by_check', "btrim(gone_asked_by) <> ''")
@Check('team_member_check2', '(gone_asked_by is null) = (gone_asked_at is null)')
@Unique(['contingentId', 'nik', 'matchCategoryId', 'nomor'])
@Unique(['id', 'contingentId', 'nik', 'matchCategoryId', 'nomor'])
@Index('team_member_age_category_id_idx', ['ageCategoryId', 'categoryClassId'])
@Index(['nik'])
@Index('team_member_initials_asked_idx', ['nik'], { where: 'initials_asked_by IS NOT NULL' })
@Index('team_member_gone_asked_idx', ['nik'], { where: 'gone_asked_by IS NOT NULL' })
@Index('team_member_text_idx', { synchronize: false })
@ForeignKey(
  () => CategoryClassEntity,
  ['categoryClassId', 'ageCategoryId', 'gender'],
  ['id', 'ageCategoryId', 'gender'],
)
export class TeamMemberEntity extends Person {
  @Column({ type: 'bigint' })
  @ForeignKey(() => ContingentEntity, { onDelete: 'CASCADE' })
  contingentId: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => ChampionshipCategoryEntity)
  championshipCategoryId: number;

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

  @Column({ type: 'text', nullable: true })
  teamLabel: string | null;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey(() => FileEntity, { onDelete: 'SET NULL' })
  photoFileId: string | null;

  /** Who wished that everybody sees initials only; null: nobody. SQL reads how everybody sees the name as `public_name`. */
  @Column({ type: 'text', nullable: true })
  initialsAskedBy: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  initialsAskedAt: Date | null;

  /** Who wished that there is no page of its own; null: nobody. */
  @Column({ type: 'text', nullable: true })
  goneAskedBy: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  goneAskedAt: Date | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
