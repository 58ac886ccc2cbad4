// The performance on an arena's mat, held until what a panel enters for it is written, and told to everybody.
import type { DataSource, EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { JudgeScore, JudgeScores, JurusCouncilAnswer, PanelPerformance } from '@gelanggang/contract/jurus-panels';
import type { MatchPart } from '@gelanggang/contract/match-patch';
import { COUNCIL_SEAT } from '@gelanggang/contract/scoring-options';
import { readJudgeScores, readJudgesEntered } from '@gelanggang/database/queries/judge-scores.queries';
import { readJurusCard } from '@gelanggang/database/queries/live-performance';
import { findClockNow } from '@gelanggang/database/queries/match-clock.queries';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { readPerformanceRules } from '@gelanggang/database/queries/performance-rules.queries';
import { type PerformanceTime, readPerformanceTime } from '@gelanggang/domain/results/match-clock';
import type { JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { tellParts } from '../arena-control/result-answer';
import { conflict } from '../http/refusals';
import { scoringSentences } from './sentences';

export interface OpenPerformance {
  matchId: number;
  tournamentId: number;
  startedAt: Date;
  rules: JurusRules;
  /** null before its clock was made. */
  time: PerformanceTime | null;
}

/** 409 unless it is on the mat of the panel's arena. */
export async function openPerformance(
  manager: EntityManager,
  { arenaId }: PanelDevice,
  matchId: number,
): Promise<OpenPerformance> {
  // shared: what ends the performance waits for us, and we for it
  const [match] = await manager.query<{ tournamentId: number; startedAt: Date | null; status: string }[]>(
    `select tournament_id as "tournamentId", started_at as "startedAt", status from match where id = $1 and arena_id = $2 and kind = 'seni' for share`,
    [matchId, arenaId],
  );
  if (match?.status === 'finished') throw conflict(scoringSentences.savedAtDesk);
  if (match?.status !== 'ongoing' || !match.startedAt) {
    throw conflict(scoringSentences.performanceNotOngoing);
  }
  const rules = await readPerformanceRules(manager, matchId);
  if (!rules) throw new Error(`Performance ${matchId} has no rules.`);
  return {
    matchId,
    tournamentId: match.tournamentId,
    startedAt: match.startedAt,
    rules,
    time: (await readTime(manager, matchId))?.time ?? null,
  };
}

/** `stoppedAt`: milliseconds since 1970, null while it has not stopped. */
async function readTime(
  manager: EntityManager,
  matchId: number,
): Promise<{ time: PerformanceTime; stoppedAt: number | null } | null> {
  const saved = await findClockNow(manager, matchId);
  if (!saved) return null;
  const time = readPerformanceTime(saved.clock, saved.plan, saved.now);
  return { time, stoppedAt: time.state === 'stopped' ? (time.upAt ?? saved.changedAt) : null };
}

/** Another panel may be entering something at this moment. */
export function tellEntered(emit: Emit, arenaId: number, matchId: number): void {
  emit.whole(streams.arena(arenaId), 'judge-scores.changed', (locked) => readJudgesEntered(locked, matchId));
}

/** One transaction around what the council does: `work` answers the sentence; `told` are the parts that spectators see change. */
export function changePerformance(
  dataSource: DataSource,
  panel: PanelDevice,
  matchId: number,
  told: readonly MatchPart[],
  work: (manager: EntityManager, open: OpenPerformance) => Promise<string>,
): Promise<JurusCouncilAnswer> {
  return writeWithEvents(dataSource, async (manager, emit): Promise<JurusCouncilAnswer> => {
    const open = await openPerformance(manager, panel, matchId);
    const message = await work(manager, open);
    tellEntered(emit, panel.arenaId, matchId);
    if (told.length > 0) tellParts(emit, open, new Map([[matchId, told]]));
    return { message, data: await readPanelPerformance(manager, matchId, panel.seat) };
  });
}

/** What one panel is shown of a performance that is on. */
export async function readPanelPerformance(
  manager: EntityManager,
  matchId: number,
  seat: number,
): Promise<PanelPerformance> {
  const judged = await readJudgeScores(manager, matchId);
  const rules = await readPerformanceRules(manager, matchId);
  if (!judged || !rules) throw new Error(`Performance ${matchId} is gone within its own transaction.`);
  const card = await readJurusCard(manager, matchId);
  return { ...shownTo(seat, judged, rules, (await readTime(manager, matchId))?.stoppedAt ?? null), card };
}

function shownTo(
  seat: number,
  judged: JudgeScores,
  rules: JurusRules,
  stoppedAt: number | null,
): Omit<PanelPerformance, 'card'> {
  const { judges, scores, items, disqualified } = judged;
  const isCouncil = seat === COUNCIL_SEAT;
  const own = scores.find((one) => one.seat === seat);
  return {
    judges,
    entered: scores.map((one) => one.seat),
    own: own ? withoutSeat(own) : null,
    scores: isCouncil && scores.length === judges ? scores.map((one) => ({ seat: one.seat, score: one.score })) : null,
    // what the council does is the council's until the desk has recorded it
    items: isCouncil ? items : [],
    disqualified: isCouncil ? disqualified : null,
    rules,
    stopped_at: stoppedAt === null ? null : new Date(stoppedAt).toISOString(),
  };
}

const withoutSeat = ({ seat: _, ...own }: JudgeScores['scores'][number]): JudgeScore => own;
