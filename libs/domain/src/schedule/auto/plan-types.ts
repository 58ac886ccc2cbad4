// What an auto-schedule plans with. Times are whole minutes on the tournament's wall clock, counted from 1 January 1970.
import type { MatchKind } from '../../words/labels';
import type { PlanRule } from './plan-rules';

/** One thing that takes a mat: a match, one performance, or a battle (its blue performance, then its red one). */
export interface PlanTask {
  /** Of the match; of a battle that of its blue one. */
  id: number;
  kind: MatchKind;
  poolId: number;
  ageCategoryId: number;
  /** On the mat, at least 1. */
  length: number;
  /** Everybody in it rests this long before the next one. */
  rest: number;
  /** Everybody who stands in it or could: equal numbers are one person. */
  people: readonly number[];
  /** The tasks that decide who stands in it. */
  feeders: readonly number[];
  /** Of a bracket: it has a final. False: performances of a pool, which are all of one round. */
  hasRounds: boolean;
}

/** A task that stays where it is: begun, or held by a schedule that is to be kept. */
export interface KeptTask extends PlanTask {
  arenaId: number;
  start: number;
}

/** A session on one mat: from its first minute to the end of its last match. */
export interface PlanWindow {
  arenaId: number;
  from: number;
  to: number;
  /** null: all. */
  ageCategoryIds: readonly number[] | null;
}

export interface PlanInput {
  tasks: readonly PlanTask[];
  kept: readonly KeptTask[];
  windows: readonly PlanWindow[];
  /** From the end of a match to the start of the next on its mat. */
  changeOver: number;
  /** Nothing new is placed before. */
  notBefore: number;
  /** What the office wants beyond that; ceremonies are taken out of the windows already. */
  rules: readonly PlanRule[];
}

export interface Placement {
  id: number;
  arenaId: number;
  start: number;
}

/**
 * Why a task has no place: no session takes its age category; no session is long enough; no hours are left; its athletes
 * rest or stand elsewhere in all hours left; a round before it has no place; a later round that stays comes too early;
 * the rules of the plan leave it no hours; its athletes have as many matches on each day as the rules allow.
 */
export type UnplacedReason =
  'no-session' | 'too-long' | 'no-hours' | 'no-rest' | 'round-before' | 'round-after' | 'rule-hours' | 'rule-day';

export interface Unplaced {
  id: number;
  reason: UnplacedReason;
}

export interface Plan {
  placements: Placement[];
  unplaced: Unplaced[];
  /** The end of the last match of the plan; null without placements. */
  end: number | null;
  /** No plan of all tasks ends before; null when some can never be placed. */
  lowerBound: number | null;
}

const DAY = 24 * 60;

/** Minutes of the wall clock at `HH:MM` of a day `YYYY-MM-DD`. */
export function wallMinute(date: string, time: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 60_000 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export function wallDate(minute: number): string {
  return new Date(minute * 60_000).toISOString().slice(0, 10);
}

/** `HH:MM` */
export function wallTime(minute: number): string {
  return new Date(minute * 60_000).toISOString().slice(11, 16);
}

/** The first minute of the day that holds this one. */
export const dayStart = (minute: number): number => Math.floor(minute / DAY) * DAY;
