// The recap of a match: its sheet, and every tap with what became of it.
import type { LiveTournament } from '@gelanggang/contract/live';
import type { MatchRecap, RecapTap } from '@gelanggang/contract/match-recap';
import type { ScoreSheet } from '@gelanggang/contract/scoring';
import type { EntityManager } from 'typeorm';
import { readLiveMatches } from './live-match.queries';
import { readScoreSheet } from './score-sheet.queries';

/** null: no such tanding match. */
export async function readMatchRecap(manager: EntityManager, matchId: number): Promise<MatchRecap | null> {
  const [place] = await manager.query<{ tournament: LiveTournament; arena: string | null }[]>(
    `select json_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'time_zone', t.time_zone,
       'start_date', t.start_date, 'end_date', t.end_date) as tournament, a.name as arena
     from match m join tournament t on t.id = m.tournament_id and t.deleted_at is null
     left join schedule_detail d on d.match_id = m.id
     left join schedule s on s.id = d.schedule_id and not s.is_draft
     left join tournament_arena a on a.id = coalesce(m.arena_id, s.tournament_arena_id)
     where m.id = $1 and m.kind = 'tanding'`,
    [matchId],
  );
  const [match] = place ? await readLiveMatches(manager, { matchIds: [matchId] }) : [];
  if (!place || !match) return null;
  const sheet = await readScoreSheet(manager, { matchId });
  const taps = sheet ? await tapsOf(manager, sheet.sheet_id) : [];
  return { ...place, match, sheet: sheet && withoutOpenAnswers(sheet), taps };
}

/** What a judge answers is not for the others to hear before all have. */
function withoutOpenAnswers(sheet: ScoreSheet): ScoreSheet {
  const verifications = sheet.verifications.map((one) => (one.decided_at === null ? { ...one, answers: [] } : one));
  return { ...sheet, verifications };
}

function tapsOf(manager: EntityManager, sheetId: number): Promise<RecapTap[]> {
  return manager.query<RecapTap[]>(
    `select seat, corner, kind, round, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
       case when refused is not null then refused when point_id is not null then 'counted' else 'uncounted' end as fate,
       point_id
     from tap where sheet_id = $1 order by tap.at, id`,
    [sheetId],
  );
}
