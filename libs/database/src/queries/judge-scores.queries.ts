// What judges gave the performance on an arena's mat, by the present start of it.
import type { JudgeScores } from '@gelanggang/contract/scoring';
import { MIN_JUDGES } from '@gelanggang/domain/seni/performance-score';
import { judgedPenalty } from '@gelanggang/domain/seni/judged-penalty';
import type { Events } from '@gelanggang/contract/events';
import type { StreamLock, Whole } from '@gelanggang/contract/told-whole';
import type { EntityManager } from 'typeorm';

/** null: no such performance. Nobody has given anything to one that has not been started. */
export async function readJudgeScores(manager: EntityManager, matchId: number): Promise<JudgeScores | null> {
  const [found] = await manager.query<
    { judges: number; scores: { seat: number; score: number; deduction: number }[] }[]
  >(
    `select coalesce(r.seni_judges, $2) as judges, coalesce((
       select json_agg(json_build_object('seat', j.seat, 'score', j.score, 'deduction', j.deduction) order by j.seat)
       from judge_score j where j.match_id = m.id and j.started_at = m.started_at), '[]'::json) as scores
     from match m join tournament t on t.id = m.tournament_id and t.deleted_at is null
     left join scoring_setting r on r.tournament_id = m.tournament_id
     where m.id = $1 and m.kind = 'seni'`,
    [matchId, MIN_JUDGES],
  );
  if (!found) return null;
  const { judges } = found;
  // the tournament may have fewer judges than when these were given
  const scores = found.scores.filter((one) => one.seat <= judges);
  const penalty = scores.length === judges ? judgedPenalty(scores.map((one) => one.deduction)) / 100 : null;
  return {
    judges,
    penalty,
    scores: scores.map(({ seat, score, deduction }) => ({ seat, score: score / 100, deduction: deduction / 100 })),
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
