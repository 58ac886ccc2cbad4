// The states of a match on its day and the steps between them (domain-rules, Running the day).
import { matchStepTexts } from './match-step-texts';
import type { Corner } from '../words/corners';
import { refused, type Refused } from '../refusal';
import type { Reason } from '../scoring/reasons';
import type { WinKind } from './win-kinds';

export const MATCH_STATUSES = ['scheduled', 'called', 'ongoing', 'finished', 'walkover'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

export const MATCH_STATUS_LABELS: Readonly<Record<MatchStatus, string>> = matchStepTexts.statuses;

/** `skip` takes back a call and puts the match behind the others, `bring-back` ends that; `stop` takes back a start made by mistake, `reset` a result. */
export const MATCH_STEPS = ['call', 'skip', 'bring-back', 'start', 'stop', 'finish', 'walkover', 'reset'] as const;
export type MatchStep = (typeof MATCH_STEPS)[number];

const STEPS: Readonly<Record<MatchStep, Partial<Record<MatchStatus, MatchStatus>>>> = {
  call: { scheduled: 'called' },
  skip: { called: 'scheduled', scheduled: 'scheduled' },
  'bring-back': { scheduled: 'scheduled' },
  start: { called: 'ongoing' },
  stop: { ongoing: 'called' },
  finish: { ongoing: 'finished' },
  walkover: { scheduled: 'walkover', called: 'walkover', ongoing: 'walkover' },
  reset: { finished: 'scheduled', walkover: 'scheduled' },
};

export interface StepMatch {
  status: MatchStatus;
  blueUnitId: number | null;
  redUnitId: number | null;
  /** Where a dummy stands; left out: nowhere. */
  dummyCorner?: Corner | null;
}

export type StepRefusal = Refused<'wrong-step' | 'corner-empty'>;

/**
 * The state after a step. `wrong-step` when the state does not allow it; `corner-empty` when a match is called or
 * started before both opponents are known.
 */
export function takeStep(match: StepMatch, step: MatchStep): { ok: true; status: MatchStatus } | StepRefusal {
  const status = STEPS[step][match.status];
  if (!status) return refused('wrong-step');
  const needsBoth = step === 'call' || step === 'start' || step === 'finish';
  if (needsBoth && (match.blueUnitId === null || match.redUnitId === null)) return refused('corner-empty');
  return { ok: true, status };
}

/** What the operator says about the end of a match. */
export interface Outcome {
  isWalkover: boolean;
  /** null only in a walkover where both are absent. */
  winner: Corner | null;
  /** Empty for a walkover. */
  winKind: WinKind | null;
  blueScore: number | null;
  redScore: number | null;
}

export type OutcomeRefusal = Refused<
  | 'winner-missing'
  | 'winner-not-there'
  | 'winner-is-dummy'
  | 'win-kind-missing'
  | 'walkover-with-win-kind'
  | 'walkover-with-score'
  | 'score-half-given'
  | 'score-out-of-range'
  | 'winner-behind-on-points'
>;

/** Scores that are kept, of either corner: penalties can cost more than was scored. */
export const MIN_SCORE = -99;
export const MAX_SCORE = 999;

/**
 * Whether the outcome is one that this match can have. Level scores stand: the rulebook's tie-breaks decide them. Fewer
 * points win where nobody has any, and both were counted out (`reason`).
 */
export function checkOutcome(
  match: StepMatch,
  outcome: Outcome,
  reason: string | null = null,
): { ok: true } | OutcomeRefusal {
  const { winner, blueScore, redScore } = outcome;
  if (winner !== null && (winner === 'blue' ? match.blueUnitId : match.redUnitId) === null) {
    return refused('winner-not-there');
  }
  // it is there so that a lone athlete can perform, and never goes on (domain-rules, Draw)
  if (winner !== null && winner === match.dummyCorner) return refused('winner-is-dummy');
  if (outcome.isWalkover) {
    if (outcome.winKind !== null) return refused('walkover-with-win-kind');
    if (blueScore !== null || redScore !== null) return refused('walkover-with-score');
    return { ok: true };
  }
  if (winner === null) return refused('winner-missing');
  if (outcome.winKind === null) return refused('win-kind-missing');
  if ((blueScore === null) !== (redScore === null)) return refused('score-half-given');
  if (blueScore === null || redScore === null) return { ok: true };
  if (![blueScore, redScore].every(isScore)) return refused('score-out-of-range');
  const lead = winner === 'blue' ? blueScore - redScore : redScore - blueScore;
  if (outcome.winKind !== 'angka' || lead >= 0) return { ok: true };
  const isBeforePoints = blueScore <= 0 && redScore <= 0 && BEFORE_POINTS.has(reason);
  return isBeforePoints ? { ok: true } : refused('winner-behind-on-points');
}

/** Both counted out before any point: by weight, then by lot, whatever penalties have taken off (art. 11.6.e.2.c.8.b). */
const BEFORE_POINTS: ReadonlySet<string | null> = new Set<Reason>(['both-counted-lighter', 'lot']);

function isScore(value: number): boolean {
  return Number.isInteger(value) && value >= MIN_SCORE && value <= MAX_SCORE;
}

/** What a corner's score is after the desk has counted `by`; null where it stays: at nil nothing is taken back. */
export function countedTo(score: number, by: number): number | null {
  const next = score + by;
  return (by < 0 && score === 0) || next > MAX_SCORE || next < MIN_SCORE ? null : next;
}
