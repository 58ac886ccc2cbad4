// What still runs at the table when a result is saved ends with the match: a time, and a question to the judges.
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';

/** A match for which something runs; `sheet`: on which everybody sees it, the last one of several. A call has none. */
export interface Running {
  matchId: number;
  sheet: { id: number; arenaId: number } | null;
}

/** Of matches that are held. */
export function stillRunning(manager: EntityManager, matchIds: readonly number[]): Promise<Running[]> {
  return manager.query<Running[]>(RUNNING, [matchIds]);
}

/** Ends all that runs for these matches. */
export async function endWithResult(manager: EntityManager, running: readonly Running[]): Promise<void> {
  if (running.length === 0) return;
  await manager.query(END, [running.map(({ matchId }) => matchId), RESULT_SAVED]);
}

const RESULT_SAVED = 'Hasil partai disimpan.';

const RUNNING = prepared(
  `with things as materialized (
     select match_id, sheet_id from table_timer
     where match_id = any($1::bigint[]) and withdrawn_at is null and outcome is null
     union all
     select s.match_id, s.id from score_sheet s join verification v on v.sheet_id = s.id and v.decided_at is null
     where s.match_id = any($1::bigint[])
   )
   select distinct on (t.match_id) t.match_id as "matchId",
     case when s.id is not null then json_build_object('id', s.id, 'arenaId', s.arena_id) end as sheet
   from things t left join score_sheet s on s.id = t.sheet_id
   order by t.match_id, s.started_at desc nulls last`,
);
const END = prepared(
  `with times as (
     update table_timer set withdrawn_at = clock_timestamp(), withdrawn_reason = $2
     where match_id = any($1::bigint[]) and withdrawn_at is null and outcome is null
   )
   update verification set verdict = 'none', decided_at = clock_timestamp()
   where decided_at is null and sheet_id in (select id from score_sheet where match_id = any($1::bigint[]))`,
);
