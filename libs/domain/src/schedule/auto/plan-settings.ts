// What an auto-schedule is asked for, and the sessions and lengths that follow from it.
import { localDateTime } from '../../words/dates';
import { DEFAULT_REST_MATCHES } from '../conflicts';
import { type PlanRule, rulesOf } from './plan-rules';
import { type PlanTask, type PlanWindow, wallMinute } from './plan-types';

/** `unplaced`: only matches without a schedule; `drafts`: also those in drafts; `all`: every one that is yet to begin. */
export const PLAN_SCOPES = ['unplaced', 'drafts', 'all'] as const;
export type PlanScope = (typeof PLAN_SCOPES)[number];

export interface PlanSession {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  start: string;
  end: string;
  /** Empty: all of the plan's. */
  arenaIds: readonly number[];
  /** Empty: all. */
  ageCategoryIds: readonly number[];
}

export interface PlanSettings {
  scope: PlanScope;
  arenaIds: readonly number[];
  sessions: readonly PlanSession[];
  /** Minutes on the mat: of a tanding match, of one seni performance. */
  lengths: readonly { ageCategoryId: number; tanding: number; seni: number }[];
  /** null: after each match the length of two like it (domain-rules, Schedules). */
  restMinutes: number | null;
  changeOverMinutes: number;
  rules: readonly PlanRule[];
}

/** A length that nobody has set: of an age category that came later. */
export const DEFAULT_TANDING_MINUTES = 8;
export const DEFAULT_SENI_MINUTES = 4;
export const DEFAULT_CHANGE_OVER_MINUTES = 2;

/** Each session on each of its mats, less the ceremonies. */
export function planWindows({ sessions, arenaIds, rules }: PlanSettings): PlanWindow[] {
  const ceremonies = rulesOf(rules, 'ceremony').map((rule) => ({
    arenaIds: rule.arenaIds,
    from: wallMinute(rule.date, rule.start),
    to: wallMinute(rule.date, rule.end),
  }));
  return sessions.flatMap((session) =>
    arenaIds
      .filter((id) => session.arenaIds.length === 0 || session.arenaIds.includes(id))
      .flatMap((arenaId) => {
        const whole: PlanWindow = {
          arenaId,
          from: wallMinute(session.date, session.start),
          to: wallMinute(session.date, session.end),
          ageCategoryIds: session.ageCategoryIds.length === 0 ? null : session.ageCategoryIds,
        };
        return ceremonies
          .filter((one) => one.arenaIds.length === 0 || one.arenaIds.includes(arenaId))
          .reduce((left, one) => left.flatMap((window) => without(window, one)), [whole]);
      }),
  );
}

/** What is left before and after. */
function without(window: PlanWindow, { from, to }: { from: number; to: number }): PlanWindow[] {
  if (to <= window.from || window.to <= from) return [window];
  return [
    ...(window.from < from ? [{ ...window, to: from }] : []),
    ...(to < window.to ? [{ ...window, from: to }] : []),
  ];
}

export function lengthOf(settings: PlanSettings, kind: PlanTask['kind'], ageCategoryId: number): number {
  const set = settings.lengths.find((one) => one.ageCategoryId === ageCategoryId);
  if (kind === 'tanding') return set?.tanding ?? DEFAULT_TANDING_MINUTES;
  return set?.seni ?? DEFAULT_SENI_MINUTES;
}

export function restAfter(settings: PlanSettings, length: number): number {
  return settings.restMinutes ?? DEFAULT_REST_MATCHES * length;
}

/** What is planned begins here at the earliest: the next five minutes on the tournament's wall clock. */
export function planStart(now: Date, timeZone: string): number {
  const { date, time } = localDateTime(now, timeZone);
  return Math.ceil((wallMinute(date, time) + 1) / 5) * 5;
}
