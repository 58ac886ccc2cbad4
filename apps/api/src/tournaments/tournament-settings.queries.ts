// Reads tournaments for the back office, a page or one of them.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { API_BASE } from '@gelanggang/contract/http';
import type { PageQuery } from '@gelanggang/contract/page-query';
import type { TournamentSettings } from '@gelanggang/contract/tournament-settings';
import { likePattern } from '@gelanggang/database/queries/like-pattern';
import { limitOf } from '../http/pagination';
import { notFound } from '../http/refusals';
import { safeMarkup } from './safe-markup';
import { thingSentences } from '../http/sentences';

const address = (file: string) =>
  `'${API_BASE}/download-document/' || ${file}.id || coalesce(substring(${file}.name from '\\.[A-Za-z0-9]{1,8}$'), '')`;

const COLUMNS = `t.id, t.name, t.short_name, t.slug, to_char(t.technical_meeting_date, 'YYYY-MM-DD') as technical_meeting_date,
  to_char(t.start_date, 'YYYY-MM-DD') as start_date, to_char(t.end_date, 'YYYY-MM-DD') as end_date,
  t.status, t.description, t.location, t.time_zone, t.rule_set, t.version, t.was_active as was_public,
  to_char(t.registration_closes_at at time zone t.time_zone, 'YYYY-MM-DD"T"HH24:MI') as registration_closes_at,
  ${address('d')} as document, ${address('i')} as image`;
const FROM = `from tournament t
  left join file d on d.id = t.document_file_id
  left join file i on i.id = t.image_file_id`;

/** What was stored before there was an editor, or beside the form, is not trusted. */
const withSafeMarkup = (row: TournamentSettings): TournamentSettings => ({
  ...row,
  description: safeMarkup(row.description),
  location: safeMarkup(row.location),
});

@Injectable()
export class TournamentSettingsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async page(query: PageQuery, tournaments: number[] | null): Promise<{ rows: TournamentSettings[]; total: number }> {
    const where = `where t.deleted_at is null and ($2::bigint[] is null or t.id = any($2)) and (t.name ilike $1 or regexp_replace(t.location, '<[^>]*>', ' ', 'g') ilike $1)`;
    const pattern = likePattern(query.search);
    const { limit, offset } = limitOf(query);
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `select count(*)::int as total from tournament t ${where}`,
      [pattern, tournaments],
    );
    const rows = await this.dataSource.query<TournamentSettings[]>(
      `select ${COLUMNS} ${FROM} ${where} order by t.start_date desc, t.id desc limit $3 offset $4`,
      [pattern, tournaments, limit, offset],
    );
    return { rows: rows.map(withSafeMarkup), total: counted?.total ?? 0 };
  }

  async find(id: number, manager: EntityManager = this.dataSource.manager): Promise<TournamentSettings> {
    const [row] = await manager.query<TournamentSettings[]>(
      `select ${COLUMNS} ${FROM} where t.id = $1 and t.deleted_at is null`,
      [id],
    );
    if (!row) throw notFound(thingSentences.event);
    return withSafeMarkup(row);
  }
}
