// What still runs at the table when a result is saved ends with the match: a time, and a question to the judges.
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';

/** Of a match that is held; the sheet of which something ended, with its arena. null: nothing was running. */
export async function endWithResult(
  manager: EntityManager,
  matchId: number,
): Promise<{ id: number; arenaId: number } | null> {
  const [ended] = await manager.query<{ id: number; arenaId: number }[]>(END, [matchId, RESULT_SAVED]);
  return ended ?? null;
}

const RESULT_SAVED = 'Hasil partai disimpan.';

const END = prepared(
  `with times as (
     update table_timer set withdrawn_at = clock_timestamp(), withdrawn_reason = $2
     where match_id = $1 and withdrawn_at is null and outcome is null returning sheet_id
   ), questions as (
     update verification set verdict = 'none', decided_at = clock_timestamp()
     where decided_at is null and sheet_id in (select id from score_sheet where match_id = $1) returning sheet_id
   )
   select s.id, s.arena_id as "arenaId" from score_sheet s
   where s.id in (select sheet_id from times union select sheet_id from questions) order by s.started_at desc limit 1`,
);
