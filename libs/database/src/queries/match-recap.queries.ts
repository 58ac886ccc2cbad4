// The recap of matches: their sheets, and every tap with what became of it; of a battle of jurus both performances.
import type { LiveTournament } from '@gelanggang/contract/live';
import type { MatchRecap, RecapTap } from '@gelanggang/contract/match-recap';
import type { ScoreSheet } from '@gelanggang/contract/scoring';
import { grouped } from '@gelanggang/domain/grouped';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { EntityManager } from 'typeorm';
import { readAway } from './away.queries';
import { readPerformanceEntries } from './judge-scores.queries';
import { readLiveMatches, readOfficialMatches } from './live-match.queries';
import { readLastSheets } from './score-sheet.queries';

/** null: no such match. */
export async function readMatchRecap(manager: EntityManager, matchId: number): Promise<MatchRecap | null> {
  const [recap] = await readMatchRecaps(manager, [matchId]);
  if (!recap) return null;
  const { tournament } = recap;
  return { ...recap, tournament: { ...tournament, away: await readAway(manager, tournament.id) } };
}

/** In the order of the ids; what is no match is left out. `isOfOfficials`: named in full, for their papers alone. */
export async function readMatchRecaps(
  manager: EntityManager,
  matchIds: readonly number[],
  { isOfOfficials = false } = {},
): Promise<MatchRecap[]> {
  const places = await manager.query<
    { id: number; otherId: number | null; tournament: LiveTournament; arena: string | null }[]
  >(PLACES, [matchIds]);
  if (places.length === 0) return [];
  const ids = places.map((place) => place.id);
  const others = places.flatMap((place) => place.otherId ?? []);
  const all = [...ids, ...others];
  const read = isOfOfficials ? readOfficialMatches(manager, all) : readLiveMatches(manager, { matchIds: all });
  const matches = new Map((await read).map((match) => [match.id, match]));
  const entries = await readPerformanceEntries(manager, [...matches.values()]);
  const sheets = new Map((await readLastSheets(manager, ids)).map((sheet) => [sheet.match_id, sheet]));
  const taps = await tapsOf(
    manager,
    [...sheets.values()].map((sheet) => sheet.sheet_id),
  );
  const placeOf = new Map(places.map((place) => [place.id, place]));
  return matchIds.flatMap((id) => {
    const [place, match] = [placeOf.get(id), matches.get(id)];
    if (!place || !match) return [];
    const sheet = sheets.get(id);
    const { tournament, arena, otherId } = place;
    const other = otherId === null ? null : (matches.get(otherId) ?? null);
    const own = sheet ? (taps.get(sheet.sheet_id) ?? []) : [];
    return {
      tournament,
      arena,
      match,
      other,
      entries: entries.filter((one) => one.match_id === id || one.match_id === otherId),
      is_corrected: match.standing?.state != null && match.standing.correction !== undefined,
      sheet: sheet ? withoutOpenAnswers(sheet) : null,
      taps: own,
    };
  });
}

/** What a judge answers is not for the others to hear before all have. */
function withoutOpenAnswers(sheet: ScoreSheet): ScoreSheet {
  const verifications = sheet.verifications.map((one) => (one.decided_at === null ? { ...one, answers: [] } : one));
  return { ...sheet, verifications };
}

async function tapsOf(manager: EntityManager, sheetIds: readonly number[]): Promise<Map<number, RecapTap[]>> {
  const rows = await manager.query<(RecapTap & { sheet_id: number })[]>(TAPS, [sheetIds]);
  return new Map(
    [...grouped(rows, (row) => row.sheet_id)].map(([id, all]) => [id, all.map(({ sheet_id: _, ...tap }) => tap)]),
  );
}

const PLACES = prepared(
  `select m.id, json_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'time_zone', t.time_zone,
     'start_date', t.start_date, 'end_date', t.end_date) as tournament, a.name as arena,
     (select o.id from match o where m.kind = 'seni' and m.mode = 'battle' and o.pool_id = m.pool_id
       and o.battle_group = m.battle_group and o.id <> m.id) as "otherId"
   from match m join tournament t on t.id = m.tournament_id and t.deleted_at is null
   left join schedule_detail d on d.match_id = m.id
   left join schedule s on s.id = d.schedule_id and not s.is_draft
   left join tournament_arena a on a.id = coalesce(m.arena_id, s.tournament_arena_id)
   where m.id = any($1::bigint[])`,
);

const TAPS = prepared(
  `select sheet_id, seat, corner, kind, round, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
     case when refused is not null then refused when point_id is not null then 'counted' else 'uncounted' end as fate,
     point_id
   from tap where sheet_id = any($1::bigint[]) order by tap.at, id`,
);
