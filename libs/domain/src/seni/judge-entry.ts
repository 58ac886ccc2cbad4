// What a judge enters on a panel, by its form, and the score that it comes to, in hundredths (rows R25-J21, J23–J25).
import { refused, type Refused } from '../refusal';
import type { JurusRules, PanelForm } from '../rules/jurus-rules';
import { criteriaTexts } from './criteria-texts';
import { MAX_JUDGE_SCORE, MIN_JUDGE_SCORE } from './performance-score';
import type { SeniMatchType } from './performance-time';

/** Correctness begins here; each mistake takes a hundredth, and steadiness adds some. */
export const FULL_CORRECTNESS = 990;
export const STEADINESS = { min: 1, max: 10 } as const;
/** Where the criteria begin, what each may add, and how many they are. */
export const CRITERIA_BASE = 910;
export const CRITERION = { min: 1, max: 30 } as const;
export const CRITERIA_COUNT = 3;
/** After the end of the performance, where criteria are judged (art. 12.2.d.11). */
export const JUDGING_MS = 10_000;

export const criteriaOf = (event: SeniMatchType): readonly [string, string, string] =>
  criteriaTexts[event === 'seni_ganda' || event === 'seni_regu' ? 'together' : 'alone'];

export interface JudgeEntry {
  /** Form `moves`: when each mistake was seen, in milliseconds of the performance's clock. */
  mistakes?: readonly number[];
  /** Form `moves`: in which jurus each of them was seen, by its number; null: not said. As many as mistakes, or none. */
  places?: readonly (number | null)[];
  /** Hundredths. */
  steadiness?: number;
  /** Form `criteria`: hundredths, three. */
  criteria?: readonly number[];
  /** Form `whole`: hundredths. */
  score?: number;
}

export type EntryRefusal = Refused<'places' | 'steadiness' | 'criteria' | 'score'>;

/** What the entry comes to; never below what a judge may give. `list`: the jurus that are shown, where they are known. */
export function entryScore(
  form: PanelForm,
  entry: JudgeEntry,
  list?: JurusRules['list'],
): { ok: true; score: number } | EntryRefusal {
  if (form === 'moves') {
    const { mistakes = [], places = [], steadiness } = entry;
    const isPlace = (place: number | null) =>
      place === null || (list !== undefined && isIn(place, { min: list.first, max: list.last }));
    if (places.length > 0 && (places.length !== mistakes.length || !places.every(isPlace))) return refused('places');
    if (!isIn(steadiness, STEADINESS)) return refused('steadiness');
    return { ok: true, score: Math.max(MIN_JUDGE_SCORE, FULL_CORRECTNESS - mistakes.length + steadiness) };
  }
  if (form === 'criteria') {
    const { criteria = [] } = entry;
    if (criteria.length !== CRITERIA_COUNT || !criteria.every((one) => isIn(one, CRITERION)))
      return refused('criteria');
    return { ok: true, score: criteria.reduce((sum, one) => sum + one, CRITERIA_BASE) };
  }
  const { score } = entry;
  return isIn(score, { min: MIN_JUDGE_SCORE, max: MAX_JUDGE_SCORE }) ? { ok: true, score } : refused('score');
}

const isIn = (value: number | undefined, { min, max }: { min: number; max: number }): value is number =>
  value !== undefined && Number.isInteger(value) && value >= min && value <= max;

/** How many mistakes were seen in which jurus, by its number; null last: not said where. */
export function mistakesByJurus({ mistakes = [], places = [] }: JudgeEntry): { jurus: number | null; count: number }[] {
  const counts = new Map<number | null, number>();
  mistakes.forEach((_, index) => counts.set(places[index] ?? null, (counts.get(places[index] ?? null) ?? 0) + 1));
  return [...counts]
    .map(([jurus, count]) => ({ jurus, count }))
    .sort((a, b) => (a.jurus ?? Infinity) - (b.jurus ?? Infinity));
}
