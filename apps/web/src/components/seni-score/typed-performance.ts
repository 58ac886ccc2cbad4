// What is typed at the judges' table, and what it is as a record; the rules are those of `libs/domain/seni`.
import type { SeniMatch, SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import {
  checkPerformance,
  type PerformanceOutcome,
  type PerformanceRecord,
  type PerformanceWorth,
  worthOf,
} from '@gelanggang/domain/seni/performance-score';
import type { TimeRule } from '@gelanggang/domain/seni/performance-time';
import { performanceTexts as texts, pointsText } from './texts';

export const JUDGE_COUNTS = [4, 6, 8, 10] as const;
const USUAL_JUDGES = 4;

export interface TypedPerformance {
  outcome: PerformanceOutcome;
  scores: string[];
  penalty: string;
  minutes: string;
  seconds: string;
}

/** The body of POST /seni/matches/{id}/performance. */
export interface PerformanceBody {
  outcome: PerformanceOutcome;
  scores?: number[];
  penalty?: number;
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
    penalty: performance?.penalty ? pointsText(performance.penalty) : '',
    ...(hasTime ? timeParts(seconds) : { minutes: '', seconds: '' }),
  };
}

export const timeParts = (seconds: number) => ({
  minutes: String(Math.floor(seconds / 60)),
  seconds: String(seconds % 60),
});

export const resized = (scores: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, index) => scores[index] ?? '');

/** 9,55 or 9.55; what is no number is not a score. */
const numberOf = (text: string): number => (text.trim() === '' ? NaN : Number(text.trim().replace(',', '.')));

export const isScore = (text: string): boolean => numberOf(text) >= 9 && numberOf(text) <= 10;

const hundredths = (text: string): number => {
  const value = 100 * numberOf(text);
  // a third digit is no hundredth
  return Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : NaN;
};

function secondsOf({ minutes, seconds }: TypedPerformance): number | null {
  if (minutes.trim() === '' && seconds.trim() === '') return null;
  return 60 * Number(minutes || '0') + Number(seconds || '0');
}

export function recordOf(typed: TypedPerformance): PerformanceRecord {
  const { outcome } = typed;
  if (outcome !== 'performed') return { outcome, scores: [], penalty: 0, seconds: null };
  return {
    outcome,
    scores: typed.scores.map(hundredths),
    penalty: hundredths(typed.penalty || '0'),
    seconds: secondsOf(typed),
  };
}

/** By field of the form; empty when it can be sent. */
export function faultsOf(typed: TypedPerformance): Record<string, string[]> {
  const checked = checkPerformance(recordOf(typed));
  if (checked.ok) return {};
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
  if (outcome !== 'performed') return { outcome };
  return {
    outcome,
    scores: scores.map((score) => score / 100),
    penalty: penalty / 100,
    ...(seconds === null ? {} : { seconds }),
  };
}

/** The rule of a performance's time: a battle's last round has that of a final. */
export function ruleOf(pool: SeniPoolAnswer, match: Pick<SeniMatch, 'round'>): TimeRule {
  const isLast = match.round === Math.max(...pool.matches.map((one) => one.round));
  return pool.mode === 'battle' && isLast ? pool.final_time_rule : pool.time_rule;
}

/** Of the performance before, so that nobody chooses it again for each. */
export function judgesOf(pool: SeniPoolAnswer): number {
  return pool.matches.find((match) => match.performance?.scores.length)?.performance?.scores.length ?? USUAL_JUDGES;
}
