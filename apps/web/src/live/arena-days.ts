// The public snapshot as people read it: per day and arena what runs, what is next, what comes later, what is done.
import { inChosenOrder } from '@gelanggang/contract/chosen-order';
import type { LiveArena, LiveMatch, LiveSchedule, LiveSnapshot } from '@gelanggang/contract/live';
import type { TimesMatch } from '@gelanggang/contract/match-outlines';
import { timedMatch } from '@gelanggang/contract/timed-match';
import { estimateArena } from '@gelanggang/domain/schedule/estimates';
import { dayToShow as dayOfToday } from '@gelanggang/domain/schedule/day-to-show';
import { type DayPace, learnPace } from '@gelanggang/domain/schedule/learned-pace';
import { instantOf, localDateTime } from '@gelanggang/domain/words/dates';

/** A match in its place: instants in milliseconds since 1970. */
export interface Slot<Match = LiveMatch> {
  match: Match;
  day: string;
  plannedAt: number;
  /** When it will really start, for matches of today that have not started. */
  estimatedAt: number | null;
}

export interface ArenaDay<Match = LiveMatch> {
  day: string;
  arena: LiveArena;
  /** How far the next match is behind its plan, in whole minutes; 0 on any day but today, and while it is away. */
  behindMinutes: number;
  /** When its last match will be over; null on any day but today, when it is done, and while it is away. */
  endsAt: number | null;
  /** On the mat now, else called to it. */
  current: Slot<Match> | null;
  next: Slot<Match> | null;
  later: Slot<Match>[];
  /** The one that ended last comes first. */
  done: Slot<Match>[];
}

const isDone = ({ match }: Slot<TimesMatch>): boolean => match.status === 'finished' || match.status === 'walkover';

/** Days in order, arenas in the snapshot's order; an arena without matches on a day is left out. */
export function arenaDays<Match extends TimesMatch>(snapshot: LiveSnapshot<Match>, now: number): ArenaDay<Match>[] {
  const { time_zone: zone } = snapshot.tournament;
  const today = localDateTime(now, zone).date;
  const matchesOf = new Map<number, Match[]>();
  for (const match of snapshot.matches) {
    if (match.schedule_id === null) continue;
    const list = matchesOf.get(match.schedule_id);
    if (list) list.push(match);
    else matchesOf.set(match.schedule_id, [match]);
  }
  return daysOf(snapshot.schedules).flatMap((day) => {
    const held = snapshot.arenas.flatMap((arena) => {
      const slots = snapshot.schedules
        .filter((schedule) => schedule.scheduled_date === day && schedule.arena_id === arena.id)
        .sort((a, b) => a.start_time.localeCompare(b.start_time) || a.id - b.id)
        .flatMap((schedule) => slotsOf(schedule, matchesOf.get(schedule.id) ?? [], zone));
      return slots.length > 0 ? [{ arena, slots }] : [];
    });
    // another instance holds it: how late its arenas are is not known here
    const pace =
      day === today && !snapshot.tournament.away
        ? learnPace(held.map(({ arena, slots }) => ({ arenaId: arena.id, matches: slots.map(toTimed) })))
        : null;
    return held.map(({ arena, slots }) => arenaDay(day, arena, slots, pace && { now, pace }));
  });
}

const toTimed = ({ match, plannedAt }: Slot<TimesMatch>) => timedMatch(match, plannedAt);

export function daysOf(schedules: readonly LiveSchedule[]): string[] {
  return [...new Set(schedules.map((schedule) => schedule.scheduled_date))].sort();
}

/** The day to open. */
export function dayToShow(days: readonly string[], now: number, timeZone: string): string | undefined {
  return dayOfToday(days, localDateTime(now, timeZone).date);
}

function slotsOf<Match extends TimesMatch>(schedule: LiveSchedule, matches: Match[], zone: string): Slot<Match>[] {
  const planned = [...matches].sort((a, b) => (a.number ?? 0) - (b.number ?? 0) || a.id - b.id);
  return inChosenOrder(planned).map((match, index) => ({
    match,
    day: schedule.scheduled_date,
    // two that change places change their times
    plannedAt: instantOf(schedule.scheduled_date, planned[index]?.start_time ?? schedule.start_time, zone),
    estimatedAt: null,
  }));
}

/** Matches are not always held in the order of the plan; one that nobody started has no end, and comes last. */
const endOf = ({ match }: Slot<TimesMatch>): number => (match.finished_at === null ? 0 : Date.parse(match.finished_at));

/** `present` is null on any day but today: only then are there estimates. */
function arenaDay<Match extends TimesMatch>(
  day: string,
  arena: LiveArena,
  planned: Slot<Match>[],
  present: { now: number; pace: DayPace } | null,
): ArenaDay<Match> {
  const turn = ({ match }: Slot<Match>) => (match.is_skipped ? 1 : 0);
  const inTurn = [...planned].sort((a, b) => turn(a) - turn(b));
  const estimate = present && estimateArena(inTurn.map(toTimed), present.now, present.pace, arena.id);
  const slots = inTurn.map((slot) => ({ ...slot, estimatedAt: estimate?.startsAt.get(slot.match.id) ?? null }));
  const current =
    slots.find(({ match }) => match.status === 'ongoing') ??
    slots.find(({ match }) => match.status === 'called') ??
    null;
  const waiting = slots.filter((slot) => slot !== current && !isDone(slot));
  return {
    day,
    arena,
    behindMinutes: Math.floor((estimate?.behindSeconds ?? 0) / 60),
    endsAt: estimate?.endsAt ?? null,
    current,
    next: waiting[0] ?? null,
    later: waiting.slice(1),
    done: slots
      .filter(isDone)
      .reverse()
      .sort((a, b) => endOf(b) - endOf(a)),
  };
}

/** Only the slots that are wanted; an arena that has none is left out. */
export function onlySlots(days: readonly ArenaDay[], isWanted: (slot: Slot) => boolean): ArenaDay[] {
  return days
    .map((one) => ({
      ...one,
      current: one.current && isWanted(one.current) ? one.current : null,
      next: one.next && isWanted(one.next) ? one.next : null,
      later: one.later.filter(isWanted),
      done: one.done.filter(isWanted),
    }))
    .filter((one) => one.current || one.next || one.later.length > 0 || one.done.length > 0);
}

/** Everything of an arena that is still to come, in order. */
export const waitingOf = <Match>(one: Pick<ArenaDay<Match>, 'next' | 'later'>): Slot<Match>[] => [
  ...(one.next ? [one.next] : []),
  ...one.later,
];

/** 'A' of 'Gelanggang A', 'SENI' of 'Gelanggang Seni'; a name with a longer ending by its first three letters. */
export function shortArenaName(name: string): string {
  const ending = name.trim().split(/\s+/).at(-1) ?? '';
  return ending.length <= 4 ? ending.toUpperCase() : name.trim().slice(0, 3);
}
