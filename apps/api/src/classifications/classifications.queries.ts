// Reads classifications, a page or one with every class of its age category.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  ClassificationAnswer,
  ClassificationRow,
  ClassificationsQuery,
  SelectableClass,
} from '@gelanggang/contract/classifications';
import { likePattern } from '@gelanggang/database/queries/like-pattern';
import { limitOf } from '../http/pagination';
import { notFound } from '../http/refusals';
import { classificationsSentences } from './sentences';

const COLUMNS = `x.id, x.tournament_id, x.match_category_id, x.age_category_id, x.name, x.version,
  json_build_object('id', t.id, 'name', t.name) as tournament,
  json_build_object('id', c.id, 'name', c.name) as match_category,
  json_build_object('id', a.id, 'name', a.name) as age_category,
  (select count(*)::int from match_classification_detail d where d.match_classification_id = x.id) as classes_count`;
const FROM = `from match_classification x
  join tournament t on t.id = x.tournament_id and t.deleted_at is null
  join match_category c on c.id = x.match_category_id
  join age_category a on a.id = x.age_category_id`;

@Injectable()
export class ClassificationsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async page(
    query: ClassificationsQuery,
    tournaments: number[] | null,
  ): Promise<{ rows: ClassificationRow[]; total: number }> {
    const from = `${FROM} where (x.name ilike $1 or t.name ilike $1 or a.name ilike $1)
      and ($2::bigint is null or t.id = $2) and ($3::bigint[] is null or t.id = any($3))`;
    const asked = [likePattern(query.search), query.tournament_id ?? null, tournaments];
    const { limit, offset } = limitOf(query);
    const [counted] = await this.dataSource.query<{ total: number }[]>(`select count(*)::int as total ${from}`, asked);
    const rows = await this.dataSource.query<ClassificationRow[]>(
      `select ${COLUMNS} ${from} order by t.start_date desc, t.id desc, c.id, a.position, x.id limit $4 offset $5`,
      [...asked, limit, offset],
    );
    return { rows, total: counted?.total ?? 0 };
  }

  async find(id: number, manager: EntityManager = this.dataSource.manager): Promise<ClassificationAnswer> {
    const [row] = await manager.query<ClassificationRow[]>(`select ${COLUMNS} ${FROM} where x.id = $1`, [id]);
    if (!row) throw notFound(classificationsSentences.notFound);
    const classes = await manager.query<SelectableClass[]>(
      `select k.id, k.name, k.age_category_id, k.gender, k.weight_min::float8, k.weight_max::float8, k.includes_min,
         exists (select 1 from match_classification_detail d
           where d.match_classification_id = $1 and d.category_class_id = k.id) as "isSelected"
       from category_class k where k.age_category_id = $2 and not k.is_merged order by k.position, k.id`,
      [id, row.age_category_id],
    );
    const of = (gender: string) => classes.filter((one) => one.gender === gender);
    return { ...row, details: { male: of('male'), female: of('female') } };
  }
}
