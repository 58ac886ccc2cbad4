// Reads weight classes with their age category, a page or one of them.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ClassesQuery, ClassRow } from '@gelanggang/contract/classes';
import { likePattern } from '@gelanggang/database/queries/like-pattern';
import { limitOf } from '../http/pagination';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';

const COLUMNS = `k.id, k.name, k.age_category_id, k.gender, k.weight_min::float8, k.weight_max::float8, k.includes_min,
  k.version, json_build_object('id', a.id, 'name', a.name) as age_category`;
const FROM = 'from category_class k join age_category a on a.id = k.age_category_id and not k.is_merged';

@Injectable()
export class ClassesQueries {
  constructor(private readonly dataSource: DataSource) {}

  async page(query: ClassesQuery): Promise<{ rows: ClassRow[]; total: number }> {
    const from = `${FROM} where (k.name ilike $1 or a.name ilike $1) and ($2::bigint is null or a.id = $2)`;
    const asked = [likePattern(query.search), query.age_category_id ?? null];
    const { limit, offset } = limitOf(query);
    const [counted] = await this.dataSource.query<{ total: number }[]>(`select count(*)::int as total ${from}`, asked);
    const rows = await this.dataSource.query<ClassRow[]>(
      `select ${COLUMNS} ${from} order by a.position, a.id, k.gender desc, k.position, k.id limit $3 offset $4`,
      [...asked, limit, offset],
    );
    return { rows, total: counted?.total ?? 0 };
  }

  async find(id: number, manager: EntityManager = this.dataSource.manager): Promise<ClassRow> {
    const [row] = await manager.query<ClassRow[]>(`select ${COLUMNS} ${FROM} where k.id = $1`, [id]);
    if (!row) throw notFound(thingSentences.class);
    return row;
  }
}
