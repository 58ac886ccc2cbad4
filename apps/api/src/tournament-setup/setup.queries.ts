// Reads the entries that tournaments are set up with, a page or one of them.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isOfRehearsal } from '@gelanggang/database/queries/rehearsal.queries';
import type { SetupQuery } from '@gelanggang/contract/tournament-setup';
import { likePattern } from '@gelanggang/database/queries/like-pattern';
import { limitOf } from '../http/pagination';
import { notFound } from '../http/refusals';
import type { SetupKind } from './setup-kinds';

const COMMON = `x.id, x.tournament_id, json_build_object('id', t.id, 'name', t.name) as tournament, x.version`;

/** Entries of deleted tournaments are gone with them. */
const fromOf = <Row, Request>({ table, join = '' }: SetupKind<Row, Request>) =>
  `from ${table} x join tournament t on t.id = x.tournament_id and t.deleted_at is null ${join}`;

@Injectable()
export class SetupQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** `tournaments`: those of whoever asks; null: all. */
  async page<Row, Request>(
    kind: SetupKind<Row, Request>,
    query: SetupQuery,
    tournaments: number[] | null,
  ): Promise<{ rows: Row[]; total: number }> {
    const found = kind.searched.map((column) => `${column} ilike $1`).join(' or ');
    const from = `${fromOf(kind)} where (${found}) 
      and ($2::bigint is null and not ${isOfRehearsal('x.tournament_id')} or x.tournament_id = $2)
      and ($3::bigint[] is null or x.tournament_id = any($3))`;
    const asked = [likePattern(query.search), query.tournament_id ?? null, tournaments];
    const { limit, offset } = limitOf(query);
    const [counted] = await this.dataSource.query<{ total: number }[]>(`select count(*)::int as total ${from}`, asked);
    const rows = await this.dataSource.query<Row[]>(
      `select ${COMMON}, ${kind.columns} ${from} order by t.start_date desc, t.id desc, x.id limit $4 offset $5`,
      [...asked, limit, offset],
    );
    return { rows, total: counted?.total ?? 0 };
  }

  async find<Row, Request>(
    kind: SetupKind<Row, Request>,
    id: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Row> {
    const [row] = await manager.query<Row[]>(`select ${COMMON}, ${kind.columns} ${fromOf(kind)} where x.id = $1`, [id]);
    if (!row) throw notFound(kind.messages.notFound);
    return row;
  }
}
