// What judges and the council gave the performance on an arena's mat, by the present start of it.
import type { Events } from '@gelanggang/contract/events';
import type { CouncilEntries, JudgeScore, JudgeScores } from '@gelanggang/contract/jurus-panels';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { PerformanceEntry } from '@gelanggang/contract/match-recap';
import type { StreamLock, Whole } from '@gelanggang/contract/told-whole';
import type { CouncilItem, Disqualification } from '@gelanggang/domain/rules/jurus-rules';
import type { JudgeEntry } from '@gelanggang/domain/seni/judge-entry';
import { MIN_JUDGES } from '@gelanggang/domain/seni/performance-score';
import { judgesOfNomor } from './nomor.queries';
import type { EntityManager } from 'typeorm';

interface Found {
  judges: number;
  scores: { seat: number; score: number; entry: JudgeEntry | null }[];
  items: {
    id: number;
    item: CouncilItem | null;
    reason: Disqualification | null;
    reached: number | null;
    at: number | null;
  }[];
}

/** null: no such performance. Nobody has given anything to one that has not been started. */
export async function readJudgeScores(manager: EntityManager, matchId: number): Promise<JudgeScores | null> {
  const [found] = await manager.query<Found[]>(
    `select coalesce(${judgesOfNomor('m.id')}, r.seni_judges, $2) as judges, coalesce((
       select json_agg(json_build_object('seat', j.seat, 'score', j.score, 'entry', j.entry) order by j.seat)
       from judge_score j where j.match_id = m.id and j.started_at = m.started_at), '[]'::json) as scores, coalesce((
       select json_agg(json_build_object('id', i.id, 'item', i.item, 'reason', i.reason, 'reached', i.reached,
         'at', i.at_ms) order by i.id)
       from jurus_item i where i.match_id = m.id and i.started_at = m.started_at and i.withdrawn_at is null),
       '[]'::json) as items
     from match m join tournament t on t.id = m.tournament_id and t.deleted_at is null
     left join scoring_setting r on r.tournament_id = m.tournament_id
     where m.id = $1 and m.kind = 'seni'`,
    [matchId, MIN_JUDGES],
  );
  if (!found) return null;
  const { judges } = found;
  // the tournament may have fewer judges than when these were given
  const scores = found.scores.filter((one) => one.seat <= judges);
  return { judges, scores: scores.map((one) => ({ seat: one.seat, ...judgeScore(one) })), ...entriesOf(found.items) };
}

/** What judges gave performances, as told ones were recorded: by match and seat. */
export async function readPerformanceEntries(
  manager: EntityManager,
  matches: readonly LiveMatch[],
): Promise<PerformanceEntry[]> {
  const told = matches.filter((match) => (match.seni?.judged?.scores.length ?? 0) > 0);
  if (told.length === 0) return [];
  const rows = await manager.query<(Found['scores'][number] & { match_id: number })[]>(
    `select j.match_id, j.seat, j.score, j.entry from judge_score j
     join match m on m.id = j.match_id and m.started_at = j.started_at
     where j.match_id = any($1::bigint[]) order by j.match_id, j.seat`,
    [told.map((match) => match.id)],
  );
  return rows.flatMap(({ match_id, ...row }) => {
    const recorded = told.find((match) => match.id === match_id)?.seni?.judged?.scores[row.seat - 1];
    // the desk may have typed another one
    const isSame = recorded !== undefined && Math.round(100 * recorded) === row.score;
    return isSame ? [{ match_id, seat: row.seat, ...judgeScore(row) }] : [];
  });
}

const judgeScore = ({ score, entry }: Found['scores'][number]): JudgeScore => ({
  score: score / 100,
  mistakes: [...(entry?.mistakes ?? [])],
  places: [...(entry?.places ?? [])],
  steadiness: entry?.steadiness === undefined ? null : entry.steadiness / 100,
  criteria: (entry?.criteria ?? []).map((one) => one / 100),
});

function entriesOf(rows: Found['items']): CouncilEntries {
  const out = rows.find((row) => row.reason !== null);
  return {
    items: rows.flatMap(({ id, item, at }) => (item === null ? [] : [{ id, item, at }])),
    disqualified: out?.reason ? { id: out.id, reason: out.reason, reached: out.reached } : null,
  };
}

/** Which judges have given theirs, for an event. */
export async function readJudgesEntered(
  locked: EntityManager & StreamLock,
  matchId: number,
): Promise<Whole<Events['judge-scores.changed']>> {
  const scores = await readJudgeScores(locked, matchId);
  if (!scores) throw new Error(`Performance ${matchId} is gone within its own transaction.`);
  const entered = scores.scores.map((one) => one.seat);
  return { match_id: matchId, judges: scores.judges, entered } as Whole<Events['judge-scores.changed']>;
}
