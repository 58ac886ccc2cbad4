// Partai numbers: continuous per arena and day or through the tournament, and how a decider is named by them.
import { clockTime, shortDate } from '../words/dates';
import { loserOfMatch, placeholderOfMatch, winnerOfMatch } from '../words/labels';
import { partaiTexts } from './partai-texts';

export const PARTAI_NUMBERINGS = ['arena-day', 'tournament'] as const;
/** What a number is unique in: one arena on one day, or the tournament. */
export type PartaiNumbering = (typeof PARTAI_NUMBERINGS)[number];
export const PARTAI_NUMBERING_LABELS: Readonly<Record<PartaiNumbering, string>> = partaiTexts.numberings;

/**
 * Numbers of a saved schedule's slots in their order: those that it has, smallest first, then those after the highest of
 * the others. So a match that moves inside its schedule leaves every other schedule's numbers alone. `begun`: for each slot
 * the number under which its match was called, which stays its own whatever moves around it; else null.
 */
export function numbersOfSaved(
  begun: readonly (number | null)[],
  kept: readonly number[],
  highestOfOthers: number,
): number[] {
  const taken = new Set(begun);
  const open = begun.filter((number) => number === null).length;
  const own = [...new Set(kept)]
    .filter((number) => !taken.has(number))
    .sort((a, b) => a - b)
    .slice(0, open);
  const first = Math.max(highestOfOthers, own.at(-1) ?? 0, ...begun.map((number) => number ?? 0)) + 1;
  const free = [...own, ...Array.from({ length: open - own.length }, (_, index) => first + index)];
  let next = 0;
  return begun.map((number) => number ?? free[next++] ?? first);
}

export interface NumberedPlace {
  slotId: number;
  arenaId: number;
  arenaName: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Of the schedule, `HH:MM`. */
  sessionStart: string;
  scheduleId: number;
  order: number;
  /** Of the match, `HH:MM`. */
  time: string;
}

/**
 * New numbers by slot id, from 1 without gaps. Per arena and day: session after session. Through the tournament: by day and
 * hour, at one hour by arena, so that who decides a match always has the smaller number when it is held before.
 */
export function numberAnew(slots: readonly NumberedPlace[], numbering: PartaiNumbering): Map<number, number> {
  const byName = (a: NumberedPlace, b: NumberedPlace) =>
    a.arenaName.localeCompare(b.arenaName, 'id', { numeric: true }) || a.arenaId - b.arenaId;
  const bySession = (a: NumberedPlace, b: NumberedPlace) =>
    compare(a.sessionStart, b.sessionStart) || a.scheduleId - b.scheduleId || a.order - b.order;
  const inOrder = [...slots].sort((a, b) =>
    numbering === 'tournament'
      ? compare(a.date, b.date) || compare(a.time, b.time) || byName(a, b) || bySession(a, b)
      : compare(a.date, b.date) || byName(a, b) || bySession(a, b),
  );
  const last = new Map<string, number>();
  return new Map(
    inOrder.map((slot) => {
      const scope = numbering === 'tournament' ? '' : `${slot.date} ${slot.arenaId}`;
      const number = (last.get(scope) ?? 0) + 1;
      last.set(scope, number);
      return [slot.slotId, number];
    }),
  );
}

/** The match that decides a corner; `loses` when it sends its loser. */
export interface Decider {
  /** 'A12' */
  partai: string;
  /** `YYYY-MM-DD` */
  date: string;
  loses: boolean;
}

/** A decider as it is read: without a name while it is in no schedule. */
export interface ReadDecider extends Omit<Decider, 'partai' | 'date'> {
  partai: string | null;
  date: string | null;
  /** Decided: to a corner that is still open it has sent nobody, and will not. */
  isOver: boolean;
}

/** Who is still to come out of it, where it has a name. */
export function stillAwaited(decider: ReadDecider | null): Decider | null {
  if (decider === null || decider.isOver) return null;
  const { partai, date, loses } = decider;
  return partai === null || date === null ? null : { partai, date, loses };
}

/** A decider as it is told: with its day where the name alone is not enough. */
export interface ToldDecider extends Omit<Decider, 'date'> {
  date: string | null;
}

/**
 * Who comes to each open corner whose decider has a number (spec 2 §2, Match bracket screen), null for the others. Numbers
 * that begin anew per arena and day name the day too when it is another than the match's, and on both sides as soon as the
 * two are decided on different days.
 */
export function toldDeciders(
  deciders: readonly (Decider | null)[],
  own: { date: string } | null,
  numbering: PartaiNumbering,
): (ToldDecider | null)[] {
  const days = new Set(deciders.flatMap((decider) => decider?.date ?? []));
  if (own !== null) days.add(own.date);
  const isPlain = numbering === 'tournament' || days.size < 2;
  return deciders.map((decider) => decider && { ...decider, date: isPlain ? null : decider.date });
}

export interface DeciderName {
  /** 'Pemenang A12' */
  name: string;
  /** 'Pemenang Partai #A12': the same in the specification's words. */
  placeholder: string;
  /** '21 Nov' where the name alone is not enough. */
  place: string | null;
}

export function deciderName({ partai, date, loses }: ToldDecider): DeciderName {
  return {
    name: loses ? loserOfMatch(partai) : winnerOfMatch(partai),
    placeholder: placeholderOfMatch(partai, loses),
    place: date === null ? null : shortDate(date),
  };
}

/** The same in one line: 'Pemenang A12 (21 Nov)'. */
export function deciderText(decider: ToldDecider): string {
  const { name, place } = deciderName(decider);
  return place === null ? name : `${name} (${place})`;
}

/** 'B12, 09.35 di Gelanggang B, 21 Nov': where a changed match stood before. */
export function placeText(place: { partai: string; time: string; arenaName: string; date: string }): string {
  return partaiTexts.place(place.partai, clockTime(place.time), place.arenaName, shortDate(place.date));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
