// What a performance is worth (rulebook 2025, Seni): the median of its judges, less penalties. All values in thousandths.
import { refused, type Refused } from '../refusal';
import { secondsOff, timeFault, type TimeFault, type TimeRule } from './performance-time';
import { performanceTexts } from './performance-texts';

/** Judges give hundredths. */
export const MIN_JUDGE_SCORE = 900;
export const MAX_JUDGE_SCORE = 1000;
export const MIN_JUDGES = 4;
export const MAX_JUDGES = 10;
/** Hundredths: 0.50 for a time out of tolerance. */
export const TIME_PENALTY = 50;
export const MAX_PENALTY = 1000;
/** Nobody performs for longer than half an hour. */
export const MAX_SECONDS = 1800;

export const PERFORMANCE_OUTCOMES = ['performed', 'disqualified', 'absent'] as const;
export type PerformanceOutcome = (typeof PERFORMANCE_OUTCOMES)[number];
export const PERFORMANCE_OUTCOME_LABELS: Readonly<Record<PerformanceOutcome, string>> = performanceTexts.outcomes;

/** What the judges' table hands in. */
export interface PerformanceRecord {
  outcome: PerformanceOutcome;
  /** Hundredths, one per judge; empty unless performed. */
  scores: readonly number[];
  /** Hundredths, without what the time costs. */
  penalty: number;
  /** null of one that did not come, and where it is not known of one that was disqualified. */
  seconds: number | null;
}

export type RecordRefusal = Refused<
  'judge-count' | 'score-out-of-range' | 'penalty-out-of-range' | 'seconds-missing' | 'not-performed'
>;

export function checkPerformance(record: PerformanceRecord): { ok: true } | RecordRefusal {
  const { outcome, scores, penalty, seconds } = record;
  if (outcome === 'absent' && (penalty !== 0 || seconds !== null)) return refused('not-performed');
  if (!Number.isInteger(penalty) || penalty < 0 || penalty > MAX_PENALTY) return refused('penalty-out-of-range');
  if (outcome !== 'performed') {
    if (scores.length > 0) return refused('not-performed');
    return seconds === null || isDuration(seconds) ? { ok: true } : refused('seconds-missing');
  }
  const count = scores.length;
  if (count < MIN_JUDGES || count > MAX_JUDGES || count % 2 === 1) return refused('judge-count');
  const isScore = (score: number) => Number.isInteger(score) && score >= MIN_JUDGE_SCORE && score <= MAX_JUDGE_SCORE;
  if (!scores.every(isScore)) return refused('score-out-of-range');
  return seconds !== null && isDuration(seconds) ? { ok: true } : refused('seconds-missing');
}

const isDuration = (seconds: number) => Number.isInteger(seconds) && seconds >= 0 && seconds <= MAX_SECONDS;

export interface PerformanceWorth {
  /** Thousandths: of an even number of judges the mean of the two in the middle. */
  median: number;
  timeFault: TimeFault;
  /** Thousandths, what the time costs included. */
  penalty: number;
  secondsOff: number;
  /** Thousandths; never below 0, and 0 where the time is far out. */
  final: number;
  /** Of the judges' scores, in thousandths with their fraction: it parts two wherever it differs. */
  deviation: number;
}

/** Of a record that was performed and stands checked. */
export function worthOf(record: PerformanceRecord, rule: TimeRule): PerformanceWorth {
  const seconds = record.seconds ?? 0;
  const fault = timeFault(seconds, rule);
  const middle = median(record.scores);
  const penalty = 10 * (record.penalty + (fault === 'out' ? TIME_PENALTY : 0));
  return {
    median: middle,
    timeFault: fault,
    penalty,
    secondsOff: rule.isCosted ? secondsOff(seconds, rule) : 0,
    final: fault === 'far-out' ? 0 : Math.max(0, middle - penalty),
    deviation: deviation(record.scores),
  };
}

function median(scores: readonly number[]): number {
  const sorted = [...scores].sort((a, b) => a - b);
  const upper = sorted.length / 2;
  return 5 * ((sorted[upper - 1] as number) + (sorted[upper] as number));
}

/** Out of whole numbers up to the root, so that judges in another order make the same one. */
function deviation(scores: readonly number[]): number {
  const count = scores.length;
  const sum = scores.reduce((all, score) => all + score, 0);
  const squares = scores.reduce((all, score) => all + score * score, 0);
  return Math.round((1e7 * Math.sqrt(count * squares - sum * sum)) / count) / 1e6;
}
