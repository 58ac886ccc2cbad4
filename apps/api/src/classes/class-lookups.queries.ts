// Reads the classes of an age category, and how many athletes of a tournament stand in each.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AvailableClassAnswer, AvailableClassQuery, ClassAnswer } from '@gelanggang/contract/categories';
import type { Gender } from '@gelanggang/domain/words/genders';
import { fitsClass } from '@gelanggang/domain/athletes/class-for';

const COLUMNS = `id, name, age_category_id, gender, weight_min::float8, weight_max::float8, includes_min`;
/** Men before women, as the preset lists them. */
const ORDER = `gender desc, position, id`;

const AVAILABLE = `k.id as class_id, k.name as class_name, k.gender, k.weight_min::float8, k.weight_max::float8`;

@Injectable()
export class ClassLookupsQueries {
  constructor(private readonly dataSource: DataSource) {}

  ofAgeCategory(ageCategoryId: number): Promise<ClassAnswer[]> {
    return this.dataSource.query(
      `select ${COLUMNS} from category_class where age_category_id = $1 and not is_merged order by ${ORDER}`,
      [ageCategoryId],
    );
  }

  /** Those of a gender (null: both) that a weight fits (null: any). */
  async fitting(ageCategoryId: number, gender: Gender | null, bodyWeight: number | null): Promise<ClassAnswer[]> {
    const rows = await this.dataSource.query<ClassAnswer[]>(
      `select ${COLUMNS} from category_class
       where age_category_id = $1 and not is_merged and ($2::text is null or gender = $2) order by ${ORDER}`,
      [ageCategoryId, gender],
    );
    return rows.filter(
      ({ weight_min: weightMin, weight_max: weightMax, includes_min: includesMin }) =>
        bodyWeight === null || fitsClass({ weightMin, weightMax, includesMin }, bodyWeight),
    );
  }

  /** Counts the members that their contingents entered; with the merged classes that the tournament draws. */
  withEntered({
    tournament_id,
    match_category_id,
    age_category_id,
  }: AvailableClassQuery): Promise<AvailableClassAnswer[]> {
    return this.dataSource.query(
      `select ${AVAILABLE}, count(e.team_member_id)::int as team_member_count
       from category_class k
       left join merged_class t on t.class_id = k.id
       left join team_member m on m.category_class_id = coalesce(t.source_class_id, k.id) and m.match_category_id = $2
         and m.age_category_id = $3
       left join tournament_entry e on e.team_member_id = m.id and e.tournament_id = $1
       where k.age_category_id = $3
         and (not k.is_merged or exists (select 1 from drawing d where d.category_class_id = k.id and d.tournament_id = $1))
       group by k.id order by k.gender desc, k.position, k.id`,
      [tournament_id, match_category_id, age_category_id],
    );
  }

  /** Counts paid athletes who stand in no pool yet: who a drawing of the class would draw. */
  withUndrawn({
    tournament_id,
    match_category_id,
    age_category_id,
  }: AvailableClassQuery): Promise<AvailableClassAnswer[]> {
    return this.dataSource.query(
      `select ${AVAILABLE}, count(p.id) filter (where d.unit_id is null)::int as team_member_count
       from category_class k
       left join team_member m on m.category_class_id = k.id and m.match_category_id = $2 and m.age_category_id = $3
       left join participant p on p.team_member_id = m.id and p.tournament_id = $1
       left join pool_unit_member d on d.participant_id = p.id
       where k.age_category_id = $3 and not k.is_merged group by k.id order by k.gender desc, k.position, k.id`,
      [tournament_id, match_category_id, age_category_id],
    );
  }
}
