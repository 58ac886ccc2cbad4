// Reads pools with their class, counts and draw: one query, however many pools there are.
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isOfRehearsal } from '@gelanggang/database/queries/rehearsal.queries';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { Gender } from '@gelanggang/domain/words/genders';
import { nextUndrawnPool, POOL_ORDER } from './pool-order';

export interface PoolRecord {
  id: number;
  drawingId: number;
  drawingVersion: number;
  tournamentId: number;
  tournamentName: string;
  tournamentSlug: string;
  name: string;
  number: number;
  status: 'waiting' | 'ongoing';
  matchCategoryId: number;
  matchCategory: string;
  ageCategoryId: number;
  ageCategory: string;
  classId: number;
  className: string;
  mergedNames: string[];
  gender: Gender;
  weightMin: number | null;
  weightMax: number | null;
  matchChart: MatchChart;
  /** Seconds of one round: the draw's own, else those of the rules. */
  matchDuration: number;
  hasOwnDuration: boolean;
  matchesCount: number;
  unitsCount: number;
  startedCount: number;
  seed: string | null;
  fingerprint: string | null;
  drawNumber: number;
  drawnAt: Date | null;
  drawnBy: string | null;
  isChangedByHand: boolean;
  changedBy: string | null;
  isLocked: boolean;
}

export interface HistoryRecord {
  drawNumber: number;
  seed: string;
  fingerprint: string;
  reason: string | null;
  drawnAt: Date;
  drawnBy: string | null;
}

export interface DrawingRecord {
  id: number;
  tournamentId: number;
  matchCategoryId: number;
  ageCategoryId: number;
  categoryClassId: number;
  gender: Gender;
  matchChart: MatchChart;
  /** Seconds of one round: the draw's own, else those of the rules. */
  matchDuration: number;
  hasOwnDuration: boolean;
  seed: string;
  pools: { id: number; number: number; name: string; units: number }[];
}

const SELECT = `
  select p.id, p.drawing_id as "drawingId", d.version as "drawingVersion", p.tournament_id as "tournamentId", t.name as "tournamentName",
         t.slug as "tournamentSlug", p.name, p.number, p.status, mc.id as "matchCategoryId",
         mc.name as "matchCategory", a.id as "ageCategoryId", a.name as "ageCategory", cc.id as "classId",
         cc.name as "className",
         coalesce((select jsonb_agg(k.name order by k.position, k.id) from merged_class t
                   join category_class k on k.id = t.source_class_id where t.class_id = cc.id), '[]') as "mergedNames",
         d.gender, cc.weight_min as "weightMin", cc.weight_max as "weightMax",
         d.match_chart as "matchChart", coalesce(d.match_duration, tt.round_seconds, a.round_seconds) as "matchDuration",
         d.match_duration is not null as "hasOwnDuration", p.seed,
         p.entries_fingerprint as fingerprint, p.draw_number as "drawNumber", p.drawn_at as "drawnAt",
         ac.name as "drawnBy", p.is_changed_by_hand as "isChangedByHand", p.is_locked as "isLocked",
         case when p.is_changed_by_hand then (
           select who.name from draw_change h join account who on who.id = h.changed_by
           where h.pool_id = p.id and h.draw_number = p.draw_number and h.kind in ('swap', 'dummy')
           order by h.number desc limit 1) end as "changedBy",
         coalesce(m.count, 0) as "matchesCount", coalesce(m.started, 0) as "startedCount",
         coalesce(u.count, 0) as "unitsCount"
  from pool p
  join drawing d on d.id = p.drawing_id and d.match_category_id = 1
  join tournament t on t.id = p.tournament_id and t.deleted_at is null
  join match_category mc on mc.id = d.match_category_id
  join age_category a on a.id = d.age_category_id
  left join tournament_times tt on tt.tournament_id = d.tournament_id and tt.age_category_id = a.id
  join category_class cc on cc.id = d.category_class_id
  left join account ac on ac.id = p.drawn_by`;

const ONE = prepared(
  `${SELECT}
   left join lateral (
     select count(*)::int as count,
            count(*) filter (where status in ('ongoing', 'finished', 'walkover'))::int as started
     from match where pool_id = p.id
   ) m on true
   left join lateral (
     select count(*) filter (where not is_dummy)::int as count from pool_unit where pool_id = p.id
   ) u on true
   where p.id = $1`,
);

@Injectable()
export class PoolsQueries {
  /** A manager instead: reads at the moment of its transaction. */
  constructor(@Inject(DataSource) private readonly database: Pick<EntityManager, 'query'>) {}

  /** In the order in which they are drawn; of one tournament, or of all. `drafts` and `only`: null is all. */
  list(
    tournamentId: number | null,
    { drafts, only }: { drafts: number[] | null; only: number[] | null },
  ): Promise<PoolRecord[]> {
    return this.database.query(
      `${SELECT}
       left join (
         select pool_id, count(*)::int as count,
                count(*) filter (where status in ('ongoing', 'finished', 'walkover'))::int as started
         from match where $1::bigint is null or tournament_id = $1 group by pool_id
       ) m on m.pool_id = p.id
       left join (
         select pool_id, count(*) filter (where not is_dummy)::int as count
         from pool_unit where $1::bigint is null or tournament_id = $1 group by pool_id
       ) u on u.pool_id = p.id
       where ($1::bigint is null and not ${isOfRehearsal('p.tournament_id')} or p.tournament_id = $1) and (t.was_active or $2::bigint[] is null or t.id = any($2))
         and ($3::bigint[] is null or t.id = any($3))
       order by ${POOL_ORDER}`,
      [tournamentId, drafts, only],
    );
  }

  async find(poolId: number): Promise<PoolRecord | null> {
    const rows = await this.database.query<PoolRecord[]>(ONE, [poolId]);
    return rows[0] ?? null;
  }

  history(poolId: number): Promise<HistoryRecord[]> {
    return this.database.query(
      `select h.draw_number as "drawNumber", h.seed, h.entries_fingerprint as fingerprint, h.reason,
              h.drawn_at as "drawnAt", ac.name as "drawnBy"
       from draw_history h left join account ac on ac.id = h.drawn_by
       where h.pool_id = $1 order by h.draw_number desc`,
      [poolId],
    );
  }

  async drawing(drawingId: number): Promise<DrawingRecord> {
    const rows = await this.database.query<DrawingRecord[]>(
      `select d.id, d.tournament_id as "tournamentId", d.match_category_id as "matchCategoryId",
              d.age_category_id as "ageCategoryId", d.category_class_id as "categoryClassId", d.gender,
              d.match_chart as "matchChart", coalesce(d.match_duration, tt.round_seconds, a.round_seconds) as "matchDuration",
         d.match_duration is not null as "hasOwnDuration", d.seed,
              (select jsonb_agg(jsonb_build_object('id', p.id, 'number', p.number, 'name', p.name, 'units',
                 (select count(*) from pool_unit u where u.pool_id = p.id)) order by p.number)
               from pool p where p.drawing_id = d.id) as pools
       from drawing d join age_category a on a.id = d.age_category_id
       left join tournament_times tt on tt.tournament_id = d.tournament_id and tt.age_category_id = a.id
       where d.id = $1`,
      [drawingId],
    );
    return rows[0]!;
  }

  /** The undrawn pool after this one; null at the end. */
  next(poolId: number): Promise<number | null> {
    return nextUndrawnPool(this.database, poolId);
  }

  async tournamentStands(tournamentId: number): Promise<boolean> {
    const rows = await this.database.query<unknown[]>('select 1 from tournament where id = $1 and deleted_at is null', [
      tournamentId,
    ]);
    return rows.length > 0;
  }
}
