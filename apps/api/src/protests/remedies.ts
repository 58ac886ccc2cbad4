// What a decision on a protest does to its match, and how that is taken back (art. 15.4.c.2.e).
import type { EntityManager } from 'typeorm';
import type { RulingRequest } from '@gelanggang/contract/protests';
import { endClock, findClock } from '@gelanggang/database/queries/match-clock.queries';
import { readPerformanceRules } from '@gelanggang/database/queries/performance-rules.queries';
import { insertPerformance, settlePerformance, withdrawPerformance } from '@gelanggang/drawing/seni/record-performance';
import type { Remedy } from '@gelanggang/domain/protests/protests';
import type { MatchPart } from '@gelanggang/contract/match-patch';
import { MOST_ROUNDS } from '@gelanggang/domain/results/match-clock';
import { partaiObject, partaiSubject } from '@gelanggang/domain/schedule/partai-names';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { refuseBarredUnfought } from '../arena-control/barred-walkover';
import { type LockedMatch, standingResult } from '../arena-control/locked-match';
import { putResult, takeResultBack } from '../arena-control/put-result';
import { tellParts } from '../arena-control/result-answer';
import { findResult } from '../arena-control/result-rows';
import { comesFrom } from '../arena-control/ruled-result';
import type { Action } from '../http/action-key';
import { conflict, invalid } from '../http/refusals';
import { judgedRecord } from '../seni/judged-record';
import { lockPerformance, refuseUnready } from '../seni/locked-performance';
import { recordConflict } from '../seni/seni-refusals';
import { protestsSentences } from './sentences';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { commonSentences } from '../http/sentences';

/** What stood before and after, and for one more round where it goes on. */
export interface Done {
  resultBefore: number | null;
  resultAfter: number | null;
  performanceBefore: number | null;
  performanceAfter: number | null;
  resumes: string | null;
  extraRound: number | null;
  /** Of the match, as they were. */
  calledBefore: string | null;
  startedBefore: string | null;
  finishedBefore: string | null;
}

const NOTHING: Done = {
  ...{ resultBefore: null, resultAfter: null, performanceBefore: null, performanceAfter: null },
  ...{ resumes: null, extraRound: null, calledBefore: null, startedBefore: null, finishedBefore: null },
};

interface Carried {
  manager: EntityManager;
  emit: Emit;
  /** Held by `lockMatch`. */
  match: LockedMatch;
  action: Action;
  /** Of the protest, for the result's own reason. */
  because: string;
}

export type RemedyBody = Pick<
  RulingRequest,
  'remedy' | 'winner' | 'win_kind' | 'blue_score' | 'red_score' | 'performance'
>;

export async function carryOut(to: Carried, body: RemedyBody): Promise<Done> {
  if (body.remedy === 'rejected') return NOTHING;
  const times = await timesOf(to);
  return { ...(await remedied(to, body)), ...times };
}

type Times = Pick<Done, 'calledBefore' | 'startedBefore' | 'finishedBefore'>;

async function timesOf({ manager, match }: Carried): Promise<Times> {
  const [times] = await manager.query<[Times]>(
    `select called_at::text as "calledBefore", started_at::text as "startedBefore", finished_at::text as "finishedBefore"
     from match where id = $1`,
    [match.id],
  );
  return times;
}

/** What was released to the hall is so again, since its end is again before its release. */
async function giveTimesBack({ manager, match }: Carried, done: Done): Promise<void> {
  await manager.query(
    `update match m set finished_at = coalesce($2::timestamptz, m.finished_at),
       called_at = coalesce(m.called_at, $3::timestamptz), started_at = coalesce(m.started_at, $4::timestamptz),
       arena_id = coalesce(m.arena_id, (select s.tournament_arena_id from schedule_detail d
         join schedule s on s.id = d.schedule_id where d.match_id = m.id))
     where m.id = $1 and m.finished_at is not null`,
    [match.id, done.finishedBefore, done.calledBefore, done.startedBefore],
  );
}

async function remedied(to: Carried, body: RemedyBody): Promise<Done> {
  if (to.match.kind === 'seni') return ofPerformance(to, body);
  const { manager, emit, match, action, because } = to;
  const standing = await standingResult(manager, match.id);
  const open = standing ? null : await openByProtest(manager, match.id);
  if (!standing && (!open || body.remedy === 'extra-round')) {
    throw conflict(protestsSentences.noResult(partaiSubject(match.partai)));
  }
  const before = { ...NOTHING, resultBefore: standing?.id ?? null };
  if (standing && body.remedy === 'extra-round') {
    const place = await extraRoundOf(manager, match);
    await takeResultBack(manager, emit, match, action.accountId, {
      resultId: standing.id,
      reason: because,
      isRuled: true,
    });
    return { ...before, ...place };
  }
  const { winner, win_kind: winKind } = body;
  if (!winner) throw invalid({ winner: [commonSentences.winnerRequired] });
  if (!winKind) throw invalid({ win_kind: [commonSentences.methodRequired] });
  await refuseBarredUnfought(manager, match, winner);
  const outcome = {
    ...{ isWalkover: false, winner, winKind },
    ...{ blueScore: body.blue_score ?? null, redScore: body.red_score ?? null },
  };
  await putResult(manager, emit, match, action, outcome, {
    ...{ reason: because, corrects: standing?.id ?? null, replaces: standing?.id ?? open?.resultBefore ?? null },
    ...{ audited: 'result.corrected', isRuled: true },
  });
  // what was fought before the extra round is still what it came out of
  if (open) {
    await manager.query('update match set started_at = coalesce(started_at, $2::timestamptz) where id = $1', [
      match.id,
      open.resumes,
    ]);
    tellTimes(to);
  }
  const now = await standingResult(manager, match.id);
  return { ...before, resultAfter: now?.id ?? null };
}

/** An appeal may come while the round that the protest gave is still to be fought. null: no protest gave one. */
async function openByProtest(
  manager: EntityManager,
  matchId: number,
): Promise<Pick<Done, 'resultBefore' | 'resumes'> | null> {
  const [row] = await manager.query<Pick<Done, 'resultBefore' | 'resumes'>[]>(
    prepared(`select g.result_before as "resultBefore", g.resumes::text as resumes
     from protest_ruling g join protest p on p.id = g.protest_id
     where p.match_id = $1 and g.undone_at is null and g.remedy = 'extra-round' order by g.id desc limit 1`),
    [matchId],
  );
  return row ?? null;
}

/** After what was fought: the round that follows the last one, on the sheet of that start. */
async function extraRoundOf(manager: EntityManager, match: LockedMatch): Promise<Pick<Done, 'resumes' | 'extraRound'>> {
  const saved = await findClock(manager, match.id);
  if (match.status !== 'finished' || !saved) {
    throw conflict(protestsSentences.notContested(partaiSubject(match.partai)));
  }
  const extraRound = Math.max(saved.clock.round, saved.plan.roundCount) + 1;
  if (extraRound > MOST_ROUNDS) throw conflict(protestsSentences.manyExtraRounds);
  const [row] = await manager.query<{ resumes: string }[]>(
    `select coalesce(m.started_at, (select max(s.started_at) from score_sheet s where s.match_id = m.id), m.finished_at,
       now())::text as resumes from match m where m.id = $1`,
    [match.id],
  );
  return { resumes: row?.resumes ?? null, extraRound };
}

async function ofPerformance({ manager, emit, match, action, because }: Carried, body: RemedyBody): Promise<Done> {
  const performance = await lockPerformance(manager, match.id, action);
  refuseUnready(performance);
  const { performanceId } = performance;
  // an appeal may come while what the protest gave is still to be shown again
  if (performanceId === null && (body.remedy === 'again' || !(await isShownAgain(manager, match.id)))) {
    throw conflict(protestsSentences.noScore);
  }
  const rules = performanceId === null ? await readPerformanceRules(manager, match.id) : performance.judgedBy;
  const record = body.remedy === 'again' ? null : body.performance && judgedRecord(body.performance, rules ?? null);
  if (record === undefined) throw invalid({ performance: [protestsSentences.scoreRequired] });
  if (performanceId !== null) await withdrawPerformance(manager, performanceId, action.accountId, because);
  if (record && match.status === 'ongoing') await endClock(manager, match.id, action.accountId);
  if (record) await insertPerformance(manager, match.id, record, action.accountId);
  await settle(manager, emit, performance, action);
  return {
    ...NOTHING,
    performanceBefore: performanceId,
    performanceAfter: await standingPerformance(manager, match.id),
  };
}

async function isShownAgain(manager: EntityManager, matchId: number): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    prepared(`select 1 from protest_ruling g join protest p on p.id = g.protest_id
     where p.match_id = $1 and g.undone_at is null and g.remedy = 'again' limit 1`),
    [matchId],
  );
  return rows.length > 0;
}

/** Puts back what stood before. 409 where something else was decided since, or the bracket has gone on. */
export async function takeBack(to: Carried, remedy: Remedy, done: Done): Promise<void> {
  if (remedy === 'rejected') return;
  const { manager, emit, match, action, because } = to;
  if (match.status === 'ongoing') {
    throw conflict(protestsSentences.ongoing(partaiSubject(match.partai)));
  }
  if (match.kind === 'seni') {
    await restorePerformance(to, remedy, done);
    return giveTimesBack(to, done);
  }
  const standing = await standingResult(manager, match.id);
  if (remedy === 'result-changed' && !(standing && (await comesFrom(manager, standing.id, done.resultAfter ?? 0)))) {
    throw conflict(protestsSentences.resultReplaced);
  }
  if (remedy === 'result-changed' && done.resultBefore === null && standing) {
    // nothing stood: the extra round is to be fought again
    await takeResultBack(manager, emit, match, action.accountId, {
      resultId: standing.id,
      reason: because,
      isRuled: true,
    });
    return;
  }
  const old = await findResult(manager, match.id, done.resultBefore ?? 0);
  if (!old) throw conflict(protestsSentences.oldResultGone);
  if (!old.hasSameOpponents) throw conflict(protestsSentences.entrantsChanged(partaiObject(match.partai)));
  await putResult(manager, emit, match, action, old.outcome, {
    ...{ reason: because, corrects: standing?.id ?? null, replaces: standing?.id ?? done.resultBefore },
    ...{ audited: 'result.restored', winReason: old.winReason, isRuled: true },
  });
  if (done.resumes !== null) {
    await manager.query('update match set started_at = $2::timestamptz where id = $1', [match.id, done.resumes]);
  }
  await giveTimesBack(to, done);
  tellTimes(to);
}

/** An outcome tells no time that has come back. */
function tellTimes({ emit, match }: Carried): void {
  tellParts(emit, match, new Map([[match.id, ['call'] as const]]));
}

async function restorePerformance({ manager, emit, match, action, because }: Carried, remedy: Remedy, done: Done) {
  const performance = await lockPerformance(manager, match.id, action);
  refuseUnready(performance);
  if (remedy === 'result-changed' && performance.performanceId !== done.performanceAfter) {
    throw conflict(protestsSentences.scoreReplaced);
  }
  if (performance.performanceId !== null) {
    await withdrawPerformance(manager, performance.performanceId, action.accountId, because);
  }
  await manager.query(
    `insert into performance (match_id, outcome, scores, penalty, seconds, recorded_by, rules, items, reason, reached)
     select match_id, outcome, scores, penalty, seconds, $2, rules, items, reason, reached from performance where id = $1`,
    [done.performanceBefore, action.accountId],
  );
  await settle(manager, emit, performance, action);
}

async function settle(
  manager: EntityManager,
  emit: Emit,
  performance: Awaited<ReturnType<typeof lockPerformance>>,
  { accountId }: Action,
): Promise<void> {
  const settled = await settlePerformance(manager, performance, accountId, { isRuled: true });
  if (!settled.ok) throw recordConflict(settled.code);
  const parts: readonly MatchPart[] = ['outcome', 'call', 'blue', 'red'];
  tellParts(emit, performance, new Map(settled.changedMatchIds.map((id) => [id, parts])));
}

async function standingPerformance(manager: EntityManager, matchId: number): Promise<number | null> {
  const [row] = await manager.query<{ id: number }[]>(
    'select id from performance where match_id = $1 and withdrawn_at is null',
    [matchId],
  );
  return row?.id ?? null;
}
