// What the form holds, what it begins with, what is wrong with it, and the parameters that it sends.
import type { AutoScheduleAge, AutoScheduleOptions, AutoScheduleParams } from '@gelanggang/contract/auto-schedule';
import {
  DEFAULT_CHANGE_OVER_MINUTES,
  PLAN_SCOPES,
  type PlanScope,
} from '@gelanggang/domain/schedule/auto/plan-settings';
import { minutesOf } from '@gelanggang/domain/schedule/numbering';
import { ruleErrors, type RuleValues, ruleValues, toRule } from './rule-values';
import { autoTexts } from './texts';

const texts = autoTexts.form;

export interface SessionValues {
  key: number;
  date: string;
  start: string;
  end: string;
  arenaIds: number[];
  ageIds: number[];
}

export interface PlanValues {
  scope: PlanScope;
  arenaIds: number[];
  sessions: SessionValues[];
  /** By age category, minutes as typed. */
  lengths: Record<number, { tanding: string; seni: string }>;
  rest: string;
  changeOver: string;
  rules: RuleValues[];
}

/** Spec 2 §9: tanding begins at 07:30 and ends at 17:00; with a break at noon. */
const USUAL = [
  { start: '07:30', end: '12:00' },
  { start: '13:00', end: '17:00' },
];
const MOST_DAYS = 10;

let lastKey = 0;
const session = (values: Omit<SessionValues, 'key'>): SessionValues => ({ key: ++lastKey, ...values });

/** As the last plan was asked for, else every day of the tournament that is not over. */
export function firstValues(options: AutoScheduleOptions, today: string): PlanValues {
  const { arenas, age_categories: ages, last_settings: last } = options;
  const known = (ids: readonly number[], all: readonly { id: number }[]) =>
    ids.filter((id) => all.some((one) => one.id === id));
  const arenaIds = last ? known(last.arena_ids, arenas) : arenas.map(({ id }) => id);
  const sessions = last
    ? last.sessions.map((one) =>
        session({
          ...{ date: one.date, start: one.start_time, end: one.end_time },
          ...{ arenaIds: known(one.arena_ids, arenas), ageIds: known(one.age_category_ids, ages) },
        }),
      )
    : daysOf(options.tournament, today).flatMap((date) =>
        USUAL.map((hours) => session({ date, ...hours, arenaIds: [], ageIds: [] })),
      );
  const lengths = ages.map((age) => {
    const set = last?.lengths.find((one) => one.age_category_id === age.id);
    const { tanding_minutes: tanding, seni_minutes: seni } = set ?? age;
    return [age.id, { tanding: String(tanding), seni: String(seni) }] as const;
  });
  return {
    scope: last?.scope ?? PLAN_SCOPES.find((scope) => ages.some(({ matches }) => hasAny(matches[scope]))) ?? 'unplaced',
    arenaIds,
    sessions,
    lengths: Object.fromEntries(lengths),
    rest: last?.rest_minutes === null || last?.rest_minutes === undefined ? '' : String(last.rest_minutes),
    changeOver: String(last?.change_over_minutes ?? DEFAULT_CHANGE_OVER_MINUTES),
    rules: (last?.rules ?? []).map((rule) => ruleValues(rule, options)),
  };
}

const hasAny = ({ tanding, seni }: { tanding: number; seni: number }) => tanding + seni > 0;

function daysOf({ start_date: start, end_date: end }: AutoScheduleOptions['tournament'], today: string): string[] {
  const all = Array.from({ length: MOST_DAYS }, (_, n) => dayAfter(start, n)).filter((day) => day <= end);
  const left = all.filter((day) => day >= today);
  return left.length > 0 ? left : all;
}

export function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** One more session on the last day, after its last one. */
export function withSession(sessions: readonly SessionValues[], day: string): SessionValues[] {
  const last = sessions.at(-1);
  const start = last && last.end < '22:00' ? last.end : '08:00';
  const end = start < '19:00' ? '21:00' : '23:00';
  return [...sessions, session({ date: last?.date ?? day, start, end, arenaIds: [], ageIds: [] })];
}

/** One more day with the sessions of the last. */
export function withDay(sessions: readonly SessionValues[], day: string): SessionValues[] {
  const last = sessions.at(-1)?.date;
  const hours = last ? sessions.filter(({ date }) => date === last) : USUAL;
  const date = last ? dayAfter(last) : day;
  return [...sessions, ...hours.map(({ start, end }) => session({ date, start, end, arenaIds: [], ageIds: [] }))];
}

export type FormErrors = Record<string, string>;

/** By field: `arenaIds`, `sessions.3.end`, `lengths.5.tanding`, … */
export function errorsOf(values: PlanValues): FormErrors {
  const errors: FormErrors = {};
  if (values.arenaIds.length === 0) errors.arenaIds = texts.noArena;
  values.sessions.forEach((one, index) => {
    if (!one.date) errors[`sessions.${index}.date`] = texts.required;
    if (minutesOf(one.start) === null) errors[`sessions.${index}.start`] = texts.required;
    if (minutesOf(one.end) === null) errors[`sessions.${index}.end`] = texts.required;
    else if (one.end <= one.start) errors[`sessions.${index}.end`] = texts.badTime;
    else if (values.sessions.some((other, at) => at < index && isOver(one, other))) {
      errors[`sessions.${index}.start`] = texts.overlap;
    }
  });
  for (const [age, { tanding, seni }] of Object.entries(values.lengths)) {
    if (!isWhole(tanding, 1, 120)) errors[`lengths.${age}.tanding`] = texts.minutes(1, 120);
    if (!isWhole(seni, 1, 120)) errors[`lengths.${age}.seni`] = texts.minutes(1, 120);
  }
  if (values.rest !== '' && !isWhole(values.rest, 0, 600)) errors.rest = texts.minutes(0, 600);
  if (!isWhole(values.changeOver, 0, 60)) errors.changeOver = texts.minutes(0, 60);
  return { ...errors, ...ruleErrors(values.rules) };
}

function isOver(one: SessionValues, other: SessionValues): boolean {
  const shares =
    one.arenaIds.length === 0 || other.arenaIds.length === 0 || one.arenaIds.some((id) => other.arenaIds.includes(id));
  return shares && one.date === other.date && one.start < other.end && other.start < one.end;
}

function isWhole(text: string, from: number, to: number): boolean {
  return /^\d{1,4}$/.test(text.trim()) && Number(text) >= from && Number(text) <= to;
}

export function toParams(values: PlanValues, tournamentId: number): AutoScheduleParams {
  return {
    tournament_id: tournamentId,
    scope: values.scope,
    arena_ids: values.arenaIds,
    sessions: values.sessions.map((one) => ({
      ...{ date: one.date, start_time: one.start, end_time: one.end },
      ...{ arena_ids: one.arenaIds.filter((id) => values.arenaIds.includes(id)), age_category_ids: one.ageIds },
    })),
    lengths: Object.entries(values.lengths).map(([id, { tanding, seni }]) => ({
      ...{ age_category_id: Number(id), tanding_minutes: Number(tanding), seni_minutes: Number(seni) },
    })),
    rest_minutes: values.rest === '' ? null : Number(values.rest),
    change_over_minutes: Number(values.changeOver),
    rules: values.rules.map(toRule),
  };
}

/** Minutes of mats that the matches need, and that the sessions have. */
export function capacityOf(values: PlanValues, ages: readonly AutoScheduleAge[]): { needed: number; open: number } {
  const change = Number(values.changeOver) || 0;
  const needed = ages.reduce((sum, { id, matches }) => {
    const length = values.lengths[id];
    const { tanding, seni } = matches[values.scope];
    return sum + tanding * (Number(length?.tanding) + change) + seni * (Number(length?.seni) + change);
  }, 0);
  const open = values.sessions.reduce((sum, { start, end, arenaIds }) => {
    const minutes = (minutesOf(end) ?? 0) - (minutesOf(start) ?? 0);
    const mats = arenaIds.length === 0 ? values.arenaIds : arenaIds.filter((id) => values.arenaIds.includes(id));
    return sum + Math.max(0, minutes) * mats.length;
  }, 0);
  return { needed, open };
}

/** The server's 422, by the form's fields; `params.sessions.0.end_time` is `sessions.0.end`. */
export function serverErrors(fields: Record<string, string[]>): FormErrors {
  const names: Record<string, string> = {
    ...{ arena_ids: 'arenaIds', start_time: 'start', end_time: 'end', age_category_ids: 'ages' },
    ...{ rest_minutes: 'rest', change_over_minutes: 'changeOver' },
  };
  return Object.fromEntries(
    Object.entries(fields).map(([field, found]) => {
      const parts = field.replace(/^params\./, '').split('.');
      return [parts.map((part) => names[part] ?? part).join('.'), found.join(' ')];
    }),
  );
}
