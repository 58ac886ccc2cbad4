// An organiser's rule of a ranking over a season, as data: what a place is worth, by level, age and time, and what counts.
import { EVENT_LEVELS, type EventLevel } from '../past-events/levels';
import { rankingTexts } from './ranking-texts';
import type { Sentence } from '../words/sentences';
import { rankingSentences } from './sentences';

export const RANKED = ['athletes', 'contingents'] as const;
export type Ranked = (typeof RANKED)[number];
export const RANKED_LABELS: Readonly<Record<Ranked, string>> = rankingTexts.of;

/** A result that is so many days old counts so many per cent. */
export interface DecayStep {
  days: number;
  percent: number;
}

/** Whole numbers alone, so that every program reckons the same. */
export interface RankingRule {
  of: Ranked;
  /** Of the first place, the second, and so on. */
  points: number[];
  /** Of whom the list of places does not name. */
  took_part: number;
  /** Per cent, by how far the event reaches. */
  levels: Record<EventLevel, number>;
  /** Per cent, by the name of the age category; 100 where it is not named. */
  ages: { age: string; percent: number }[];
  /** The best so many events of each count; null: all. */
  best: number | null;
  /** By days, ascending; younger results count whole. */
  decay: DecayStep[];
  /** The day on which it is reckoned, YYYY-MM-DD. */
  on: string;
  /** An athlete of the same name and contingent is the same one over all events; else only whom a confirmed link names so. */
  same_name: boolean;
  /** Contingents that are one under another name. */
  same: { written: string; means: string }[];
}

export const MOST_PLACES_WORTH = 16;
export const MOST_POINTS = 1000;
export const MOST_PERCENT = 1000;
export const MOST_BEST = 50;
export const MOST_DECAY_DAYS = 10_000;
export const MOST_RULE_ROWS = 50;
export const LONGEST_RULE_TEXT = 150;

export const DEFAULT_RANKING_RULE: Omit<RankingRule, 'on'> = {
  of: 'contingents',
  points: [5, 3, 1],
  took_part: 0,
  levels: { club: 100, district: 100, province: 100, national: 100, international: 100 },
  ages: [],
  best: null,
  decay: [],
  same_name: true,
  same: [],
};

const isWhole = (value: unknown, most: number, least = 0): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_RULE_TEXT;
const isList = (value: unknown, most: number): value is unknown[] => Array.isArray(value) && value.length <= most;
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

export type RankingRuleField = keyof RankingRule;

/** What is wrong with a rule that came from outside, by field, for people; empty: it is one. `isDay` knows the calendar. */
export function rankingRuleFaults(
  value: unknown,
  isDay: (text: unknown) => boolean,
): Partial<Record<RankingRuleField, Sentence>> {
  const rule = fieldsOf(value);
  const faults: Partial<Record<RankingRuleField, Sentence>> = {};
  if (!(RANKED as readonly unknown[]).includes(rule['of'])) faults.of = rankingSentences.chooseOf;
  if (!isList(rule['points'], MOST_PLACES_WORTH) || !rule['points'].every((one) => isWhole(one, MOST_POINTS)))
    faults.points = rankingSentences.points(MOST_POINTS, MOST_PLACES_WORTH);
  else if (rule['points'].length === 0) faults.points = rankingSentences.noPoints;
  if (!isWhole(rule['took_part'], MOST_POINTS)) faults.took_part = rankingSentences.tookPart(MOST_POINTS);
  const levels = fieldsOf(rule['levels']);
  if (!EVENT_LEVELS.every((level) => isWhole(levels[level], MOST_PERCENT)))
    faults.levels = rankingSentences.levels(MOST_PERCENT);
  const isAge = (one: unknown) => isText(fieldsOf(one)['age']) && isWhole(fieldsOf(one)['percent'], MOST_PERCENT);
  if (!isList(rule['ages'], MOST_RULE_ROWS) || !rule['ages'].every(isAge))
    faults.ages = rankingSentences.ages(MOST_PERCENT);
  if (rule['best'] !== null && !isWhole(rule['best'], MOST_BEST, 1)) faults.best = rankingSentences.best(MOST_BEST);
  const decayFault = faultOfDecay(rule['decay']);
  if (decayFault) faults.decay = decayFault;
  if (!isDay(rule['on'])) faults.on = rankingSentences.on;
  if (typeof rule['same_name'] !== 'boolean') faults.same_name = rankingSentences.sameName;
  const isSame = (one: unknown) => isText(fieldsOf(one)['written']) && isText(fieldsOf(one)['means']);
  if (!isList(rule['same'], MOST_RULE_ROWS) || !rule['same'].every(isSame))
    faults.same = rankingSentences.same(MOST_RULE_ROWS);
  return faults;
}

function faultOfDecay(decay: unknown): Sentence | null {
  const isStep = (one: unknown) =>
    isWhole(fieldsOf(one)['days'], MOST_DECAY_DAYS, 1) && isWhole(fieldsOf(one)['percent'], MOST_PERCENT);
  if (!isList(decay, MOST_RULE_ROWS) || !decay.every(isStep))
    return rankingSentences.decay(MOST_DECAY_DAYS, MOST_PERCENT);
  const days = decay.map((one) => Number(fieldsOf(one)['days']));
  return days.every((day, at) => at === 0 || day > (days[at - 1] ?? 0)) ? null : rankingSentences.decayOrder;
}

/** The fields of a rule alone, whatever else came along; it has no faults. */
export function rankingRuleOf(rule: RankingRule): RankingRule {
  const { of, points, took_part, best, on, same_name } = rule;
  return {
    ...{ of, points: [...points], took_part, best, on, same_name },
    levels: Object.fromEntries(EVENT_LEVELS.map((level) => [level, rule.levels[level]])) as RankingRule['levels'],
    ages: rule.ages.map(({ age, percent }) => ({ age: age.trim(), percent })),
    decay: rule.decay.map(({ days, percent }) => ({ days, percent })),
    same: rule.same.map(({ written, means }) => ({ written: written.trim(), means: means.trim() })),
  };
}
