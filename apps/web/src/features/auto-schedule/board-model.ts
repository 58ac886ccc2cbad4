// The plan as the board works with it: minutes of the wall clock in, places of the wire out.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import type { AutoSchedulePlace, AutoScheduleAnswer, AutoScheduleTask } from '@gelanggang/contract/auto-schedule';
import type { LiveCorner } from '@gelanggang/contract/live';
import { toPlanSettings } from '@gelanggang/contract/plan-settings';
import { boardWarnings, type BoardTask, type BoardWarning } from '@gelanggang/domain/schedule/auto/board-warnings';
import { moveTask, type Standing } from '@gelanggang/domain/schedule/auto/move-task';
import type { PlanRule } from '@gelanggang/domain/schedule/auto/plan-rules';
import { planWindows, restAfter, type PlanSettings } from '@gelanggang/domain/schedule/auto/plan-settings';
import { dayStart, type PlanWindow, wallDate, wallMinute, wallTime } from '@gelanggang/domain/schedule/auto/plan-types';
import { mendable } from '@gelanggang/domain/schedule/auto/warning-counts';
import { clockTime } from '@gelanggang/domain/words/dates';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { behind } from '@gelanggang/domain/words/nomor-name';
import type { Corner } from '@gelanggang/domain/words/corners';
import { autoTexts as texts } from './texts';

export interface Item extends BoardTask {
  wire: AutoScheduleTask;
}

export interface Place {
  arenaId: number;
  start: number;
}

export interface BoardRules {
  windows: readonly PlanWindow[];
  changeOver: number;
  restMinutes: number | null;
  /** What the plan was asked for beyond that. */
  wishes: readonly PlanRule[];
}

export function rulesOf(settings: AutoScheduleAnswer['settings']): BoardRules {
  const { rules: wishes, ...plain } = toPlanSettings(settings);
  return {
    windows: planWindows({ ...plain, rules: wishes }),
    changeOver: settings.change_over_minutes,
    restMinutes: settings.rest_minutes ?? null,
    wishes,
  };
}

/** Items by the task that they were made of: what a move does not touch stays the same object, and is not drawn again. */
const made = new WeakMap<AutoScheduleTask, { settings: AutoScheduleAnswer['settings']; item: Item }>();

export function itemsOf(plan: AutoScheduleAnswer): Item[] {
  const settings = toPlanSettings(plan.settings);
  return plan.tasks.map((wire) => {
    const known = made.get(wire);
    if (known?.settings === plan.settings) return known.item;
    const item = itemOf(wire, settings);
    made.set(wire, { settings: plan.settings, item });
    return item;
  });
}

function itemOf(wire: AutoScheduleTask, settings: PlanSettings): Item {
  return {
    id: wire.match_id,
    kind: wire.kind,
    poolId: wire.pool_id,
    ageCategoryId: wire.age_category_id,
    length: wire.length_minutes,
    rest: restAfter(settings, wire.length_minutes),
    people: wire.people,
    feeders: wire.feeders,
    hasRounds: !wire.is_single,
    place: wire.place ? fromWire(wire.place) : null,
    wire,
  };
}

export const fromWire = (place: AutoSchedulePlace): Place => ({
  arenaId: place.arena_id,
  start: wallMinute(place.scheduled_date, place.start_time),
});

export const toWire = ({ arenaId, start }: Place): AutoSchedulePlace => ({
  ...{ arena_id: arenaId, scheduled_date: wallDate(start), start_time: wallTime(start) },
});

/** Of the day that begins at this minute: where its plan begins, or, where it plans nothing, what is kept. */
export function firstStart(items: readonly Item[], day: number): number | null {
  const ofDay = items.filter(({ place }) => place !== null && dayStart(place.start) === day);
  const planned = ofDay.filter(({ wire }) => !wire.is_kept);
  const starts = (planned.length > 0 ? planned : ofDay).flatMap(({ place }) => (place ? [place.start] : []));
  return starts.length > 0 ? Math.min(...starts) : null;
}

/** The first day on which something is planned; else the first. */
export function firstPlannedDay(days: readonly string[], items: readonly Item[]): string {
  const planned = new Set(items.flatMap(({ place, wire }) => (place && !wire.is_kept ? [dayStart(place.start)] : [])));
  return days.find((day) => planned.has(wallMinute(day, '00:00'))) ?? days[0] ?? '';
}

/** Where everything stands once this match is dropped here; the moved one first. */
export function placesAfter(items: readonly Item[], id: number, to: Place, rules: BoardRules): Map<number, Place> {
  const moved = items.find((item) => item.id === id);
  if (!moved) return new Map();
  const standing = items.flatMap((item): Standing[] =>
    item.place ? [{ ...item.place, ...fixedOf(item), id: item.id, length: item.length }] : [],
  );
  return new Map(moveTask(standing, moved, to, rules).map(({ id: one, arenaId, start }) => [one, { arenaId, start }]));
}

const fixedOf = ({ wire }: Item) => ({ isFixed: wire.is_kept });

export function withPlaces(items: readonly Item[], places: ReadonlyMap<number, Place>): readonly Item[] {
  if (places.size === 0) return items;
  return items.map((item) => {
    const place = places.get(item.id);
    return place ? { ...item, place } : item;
  });
}

/** Only what can be mended here: at least one of its matches is the plan's. */
export function warningsOf(items: readonly Item[], rules: BoardRules): BoardWarning[] {
  const kept = new Set(items.flatMap((item) => (item.wire.is_kept ? [item.id] : [])));
  const found = boardWarnings(items, rules.windows, rules.restMinutes, rules.wishes);
  return mendable(found, (id) => kept.has(id));
}

/** By match, those that it is a part of. */
export function warningsByMatch(warnings: readonly BoardWarning[]): Map<number, BoardWarning[]> {
  const found = new Map<number, BoardWarning[]>();
  for (const warning of warnings) {
    for (const id of 'otherId' in warning ? [warning.id, warning.otherId] : [warning.id]) {
      found.set(id, [...(found.get(id) ?? []), warning]);
    }
  }
  return found;
}

/** 'Remaja Putra B', 'Tunggal Remaja Putra' */
export function className({ age_category, gender, class_name, match_category, kind }: AutoScheduleTask): string {
  const group = `${age_category} ${GENDER_LABELS[gender]}`;
  return kind === 'seni' ? `${match_category} ${group}${behind(class_name)}` : `${group} ${class_name}`;
}

/** 'Semifinal'; of performances, which have no rounds, their pool. */
export const roundName = (task: AutoScheduleTask): string =>
  task.is_single ? task.pool_name : roundText(task.round_label);

/** 'Remaja Putra B, Semifinal' */
export const matchName = (task: AutoScheduleTask): string => `${className(task)}, ${roundName(task)}`;

/** Who stands in it, blue first; one alone in a performance. */
export function cornersOf(task: AutoScheduleTask): { side: Corner; corner: LiveCorner }[] {
  const both = [
    { side: 'blue' as const, corner: task.blue },
    { side: 'red' as const, corner: task.red },
  ];
  return both.filter(({ side, corner }) => corner.state !== 'bye' && !(task.is_single && side === 'red'));
}

interface Words {
  byId: ReadonlyMap<number, Item>;
  people: Readonly<Record<number, string>>;
  arenaNames: ReadonlyMap<number, string>;
}

/** A warning as a sentence, told from this match. */
export function warningText(warning: BoardWarning, from: number, { byId, people, arenaNames }: Words): string {
  const words = texts.warnings;
  if (warning.kind === 'outside-hours') return words.outsideHours;
  if (warning.kind === 'rule-time') return words.ruleTime;
  if (warning.kind === 'rule-arena') return words.ruleArena;
  if (warning.kind === 'rule-day') return words.ruleDay(warning.most);
  const own = byId.get(from);
  if (warning.kind === 'wrong-age') return words.wrongAge(own?.wire.age_category ?? '');
  const other = byId.get(warning.otherId === from ? warning.id : warning.otherId);
  const first = byId.get(warning.otherId);
  const named = (item: Item | undefined) => {
    if (!item?.place) return '';
    const place = `${arenaNames.get(item.place.arenaId) ?? ''} ${clockTime(wallTime(item.place.start))}`;
    return `${matchName(item.wire)} (${place})`;
  };
  if (warning.kind === 'mat-taken') return words.matTaken(named(other));
  if (warning.kind === 'round-order') return words.roundOrder(named(first));
  const [name] = warning.people.map((person) => people[person] ?? '');
  const who = warning.people.length > 1 ? words.andOthers(name ?? '', warning.people.length - 1) : (name ?? '');
  if (warning.kind === 'two-places') return words.twoPlaces(who, named(other));
  return words.shortRest(who, warning.restMinutes, named(first));
}

/** Minutes of the day that the board shows for a day: its sessions and whatever stands outside of them, in whole hours. */
export function hoursOf(
  day: string,
  items: readonly Item[],
  windows: readonly PlanWindow[],
): { from: number; to: number } {
  const midnight = wallMinute(day, '00:00');
  const isToday = (minute: number) => minute >= midnight && minute < midnight + 24 * 60;
  const froms: number[] = [];
  const tos: number[] = [];
  for (const window of windows) {
    if (!isToday(window.from)) continue;
    froms.push(window.from);
    tos.push(window.to);
  }
  for (const { place, length } of items) {
    if (!place || !isToday(place.start)) continue;
    froms.push(place.start);
    tos.push(place.start + length);
  }
  if (froms.length === 0) return { from: midnight + 8 * 60, to: midnight + 17 * 60 };
  return { from: Math.floor(Math.min(...froms) / 60) * 60, to: Math.ceil(Math.max(...tos) / 60) * 60 };
}

/** Days of the plan's sessions and of whatever stands. */
export function daysOf(items: readonly Item[], plan: AutoScheduleAnswer): string[] {
  const days = new Set(plan.settings.sessions.map((session) => session.date));
  for (const { place, wire } of items) if (place && !wire.is_kept) days.add(wallDate(place.start));
  return [...days].sort();
}
