// Reads stored schedules with their slots and matches: the same five statements for one schedule or a page of them.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LiveArena, LiveMatch } from '@gelanggang/contract/live';
import type { NamedRow, SchedulesQuery } from '@gelanggang/contract/schedules';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { likePattern } from '@gelanggang/database/queries/like-pattern';
import { isOfRehearsal } from '@gelanggang/database/queries/rehearsal.queries';
import { limitOf } from '../http/pagination';
import { notFound } from '../http/refusals';
import { type PoolPlace, readPoolPlaces } from './pool-places.queries';
import { schedulesSentences } from './sentences';

export interface ScheduleRecord {
  id: number;
  kind: MatchKind;
  mode: 'default' | 'battle' | null;
  tournament: NamedRow;
  arena: LiveArena;
  scheduledDate: string;
  startTime: string;
  endTime: string | null;
  note: string;
  roundLabels: string[];
  isDraft: boolean;
  needsRebuild: boolean;
  publishedAt: Date | null;
  version: number;
  ageCategories: NamedRow[];
  matchCategoryIds: number[];
}

export interface SlotRecord {
  id: number;
  scheduleId: number;
  matchId: number;
  order: number;
  number: number;
  startTime: string;
  note: string;
}

/** Everything that the mapper needs, by id. */
export interface ScheduleRecords {
  schedules: ScheduleRecord[];
  slots: Map<number, SlotRecord[]>;
  matches: Map<number, LiveMatch>;
  pools: Map<number, PoolPlace>;
}

const FROM = `
  from schedule s
  join tournament t on t.id = s.tournament_id and t.deleted_at is null
  join tournament_arena a on a.id = s.tournament_arena_id`;

@Injectable()
export class ScheduleRecordsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async page(
    query: SchedulesQuery,
    tournaments: number[] | null,
  ): Promise<{ total: number; records: ScheduleRecords }> {
    const { limit, offset } = limitOf(query);
    const rows = await this.dataSource.query<{ id: number; total: number }[]>(
      `with found as materialized (
         select s.id, s.scheduled_date, s.start_time ${FROM}
         where ($1::bigint is null and not ${isOfRehearsal('s.tournament_id')} or s.tournament_id = $1)
           and ($7::bigint[] is null or s.tournament_id = any($7))
           and case $6::text when 'draft' then s.is_draft when 'public' then not s.is_draft when 'rebuild' then s.needs_rebuild
             when 'left-over' then not s.is_draft and s.scheduled_date < (now() at time zone t.time_zone)::date
               and exists (select from schedule_detail d join match m on m.id = d.match_id
                 where d.schedule_id = s.id and m.status in ('scheduled', 'called')
                   and 'bye' not in (m.blue_state, m.red_state))
             else true end
           and ($2 = '' or t.name ilike $3 or a.name ilike $3 or s.note ilike $3
             or array_to_string(s.round_labels, ', ') ilike $3
             or exists (select from schedule_age_category sg join age_category g on g.id = sg.age_category_id
               where sg.schedule_id = s.id and g.name ilike $3))
       ), page as (
         select id, row_number() over (order by scheduled_date desc, start_time, id) as n from found
         order by n limit $4 offset $5
       )
       select page.id, total.count as total
       from (select count(*) as count from found) total left join page on true order by page.n`,
      [
        query.tournament_id ?? null,
        query.search,
        likePattern(query.search),
        limit,
        offset,
        query.state ?? null,
        tournaments,
      ],
    );
    const ids = rows.flatMap((row) => (row.id === null ? [] : [row.id]));
    return { total: rows[0]?.total ?? 0, records: await this.read(this.dataSource.manager, ids) };
  }

  async find(id: number, manager: EntityManager = this.dataSource.manager): Promise<ScheduleRecords> {
    const records = await this.read(manager, [id]);
    if (records.schedules.length === 0) throw notFound(schedulesSentences.notFound);
    return records;
  }

  /** In the order of `ids`. */
  private async read(manager: EntityManager, ids: readonly number[]): Promise<ScheduleRecords> {
    const schedules = await manager.query<ScheduleRecord[]>(
      `select s.id, s.kind, s.mode, json_build_object('id', t.id, 'name', t.name) as tournament,
         json_build_object('id', a.id, 'name', a.name, 'code', a.code) as arena, s.scheduled_date as "scheduledDate",
         to_char(s.start_time, 'HH24:MI') as "startTime", to_char(s.end_time, 'HH24:MI') as "endTime", s.note,
         s.round_labels as "roundLabels", s.version, s.is_draft as "isDraft", s.needs_rebuild as "needsRebuild",
         s.published_at as "publishedAt",
         coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by g.position, g.id)
           from schedule_age_category sg join age_category g on g.id = sg.age_category_id
           where sg.schedule_id = s.id), '[]') as "ageCategories",
         coalesce((select json_agg(sm.match_category_id order by sm.match_category_id)
           from schedule_match_category sm where sm.schedule_id = s.id), '[]') as "matchCategoryIds"
       ${FROM} where s.id = any($1::bigint[]) order by array_position($1::bigint[], s.id)`,
      [ids],
    );
    const slots = await manager.query<SlotRecord[]>(
      `select id, schedule_id as "scheduleId", match_id as "matchId", "order", number,
         to_char(start_time, 'HH24:MI') as "startTime", note
       from schedule_detail where schedule_id = any($1::bigint[]) order by schedule_id, "order"`,
      [ids],
    );
    const matches = await readLiveMatches(manager, { matchIds: slots.map((slot) => slot.matchId) });
    const pools = await readPoolPlaces(manager, [...new Set(matches.map((match) => match.pool_id))]);
    const bySchedule = new Map<number, SlotRecord[]>(ids.map((id) => [id, []]));
    for (const slot of slots) bySchedule.get(slot.scheduleId)?.push(slot);
    return { schedules, slots: bySchedule, matches: new Map(matches.map((match) => [match.id, match])), pools };
  }
}
