// What is typed at the judges' table, and what it is as a record; the rules are those of `libs/domain/seni`.
import type { SeniMatch, SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import {
  checkPerformance,
  type PerformanceOutcome,
  type PerformanceRecord,
  type PerformanceWorth,
  worthOf,
} from '@gelanggang/domain/seni/performance-score';
import type { CouncilItem, Disqualification, JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import { ITEM_COST, proposedDisqualification, type TakenOff } from '@gelanggang/domain/seni/council-items';
import type { TimeRule } from '@gelanggang/domain/seni/performance-time';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';
import { pointsText } from './points-text';
import { performanceTexts as texts } from './texts';

export const JUDGE_COUNTS = [4, 6, 8, 10] as const;
const USUAL_JUDGES = 4;

export interface TypedPerformance {
  outcome: PerformanceOutcome;
  scores: string[];
  penalty: string;
  minutes: string;
  seconds: string;
  /** What the council took off; `penalty` is used where only the sum was recorded. */
  items: readonly TakenOff[];
  reason: Disqualification | '';
  /** How many jurus were shown by who is disqualified. */
  reached: string;
}

/** The body of POST /seni/matches/{id}/performance. */
export interface PerformanceBody {
  outcome: PerformanceOutcome;
  scores?: number[];
  penalty?: number;
  items?: { item: CouncilItem; at?: number }[];
  reason?: Disqualification;
  reached?: number;
  seconds?: number;
  corrects_id?: number;
}

/** What stands, else nothing yet, for as many judges as the pool had before. */
export function typedOf(match: SeniMatch | undefined, judges: number): TypedPerformance {
  const performance = match?.performance;
  const seconds = performance?.seconds;
  const hasTime = seconds !== null && seconds !== undefined;
  return {
    outcome: performance?.outcome ?? 'performed',
    scores: performance?.scores.length ? performance.scores.map(pointsText) : Array.from({ length: judges }, () => ''),
    penalty: performance?.penalty && performance.items.length === 0 ? pointsText(performance.penalty) : '',
    items: performance?.items ?? [],
    reason: performance?.reason ?? '',
    reached: performance?.reached === null || performance?.reached === undefined ? '' : String(performance.reached),
    ...(hasTime ? timeParts(seconds) : { minutes: '', seconds: '' }),
  };
}

export const timeParts = (seconds: number) => ({
  minutes: String(Math.floor(seconds / 60)),
  seconds: String(seconds % 60),
});

export const resized = (scores: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, index) => scores[index] ?? '');

export const isScore = (text: string): boolean => decimalOf(text) >= 9 && decimalOf(text) <= 10;

const hundredths = (text: string): number => {
  const value = 100 * decimalOf(text);
  // a third digit is no hundredth
  return Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : NaN;
};

function secondsOf({ minutes, seconds }: TypedPerformance): number | null {
  if (minutes.trim() === '' && seconds.trim() === '') return null;
  return 60 * decimalOf(minutes || '0') + decimalOf(seconds || '0');
}

export function recordOf(typed: TypedPerformance): PerformanceRecord {
  const { outcome } = typed;
  if (outcome === 'absent') return { outcome, scores: [], penalty: 0, seconds: null };
  return {
    outcome,
    scores: outcome === 'performed' ? typed.scores.map(hundredths) : [],
    penalty: typed.items.length > 0 ? typed.items.length * ITEM_COST : hundredths(typed.penalty || '0'),
    seconds: secondsOf(typed),
  };
}

/** By field of the form; empty when it can be sent. */
export function faultsOf(typed: TypedPerformance, rules: JurusRules | null): Record<string, string[]> {
  if (rules && typed.outcome === 'disqualified' && typed.reason === '') return { reason: [texts.reasonMissing] };
  if (typed.outcome === 'disqualified' && !/^\d{0,2}$/.test(typed.reached.trim())) {
    return { reached: [texts.reachedWrong] };
  }
  const checked = checkPerformance(recordOf(typed));
  if (checked.ok) {
    const seconds = rules && typed.outcome === 'performed' ? secondsOf(typed) : null;
    const out = rules && seconds !== null ? proposedDisqualification(seconds, rules) : null;
    return out ? { seconds: [texts.farOut(out.article)] } : {};
  }
  switch (checked.code) {
    case 'judge-count':
    case 'score-out-of-range':
      return { scores: [texts.scoresMissing] };
    case 'penalty-out-of-range':
      return { penalty: [texts.penaltyWrong] };
    case 'seconds-missing':
      return { seconds: [texts.secondsMissing] };
    case 'not-performed':
      return { outcome: [texts.failed] };
  }
}

/** null until all of it is typed. */
export function worthOfTyped(typed: TypedPerformance, rule: TimeRule): PerformanceWorth | null {
  const record = recordOf(typed);
  return record.outcome === 'performed' && checkPerformance(record).ok ? worthOf(record, rule) : null;
}

/** Hundredths go over the wire as decimals. */
export function bodyOf(typed: TypedPerformance): PerformanceBody {
  const { outcome, scores, penalty, seconds } = recordOf(typed);
  if (outcome === 'absent') return { outcome };
  const isOut = outcome === 'disqualified';
  return {
    outcome,
    ...(isOut ? {} : { scores: scores.map((score) => score / 100) }),
    ...(typed.items.length > 0
      ? { items: typed.items.map(({ item, at }) => (at === null ? { item } : { item, at })) }
      : { penalty: penalty / 100 }),
    ...(isOut && typed.reason !== '' ? { reason: typed.reason } : {}),
    ...(isOut && typed.reached.trim() !== '' ? { reached: Number(typed.reached) } : {}),
    ...(seconds === null ? {} : { seconds }),
  };
}

/** By which it is judged; null for a record from before rules were kept, which is put right by those of then. */
export const rulesOf = ({ performance, rules }: SeniMatch): JurusRules | null =>
  performance?.is_former ? null : rules;

/** Of the performance before, so that nobody chooses it again for each. */
export function judgesOf(pool: SeniPoolAnswer): number {
  return pool.matches.find((match) => match.performance?.scores.length)?.performance?.scores.length ?? USUAL_JUDGES;
}
