// What is unusual about the schedule in the form: per match, and about its place and time as a whole (issue "Schedules").
import { useDeferredValue, useMemo } from 'react';
import { findSessionOverlaps, isOutside } from '@gelanggang/domain/schedule/conflicts';
import { minutesOf } from '@gelanggang/domain/schedule/numbering';
import { possiblePeople } from '@gelanggang/domain/schedule/possible-people';
import { warningText, type OtherMatch } from '@gelanggang/domain/schedule/warning-texts';
import { matchWarnings, type PlannedMatch } from '@gelanggang/domain/schedule/warnings';
import { clockTime } from '@gelanggang/domain/words/dates';
import type { ScheduleContext } from '@gelanggang/contract/schedule-context';
import type { Candidate } from './candidates';
import { useScheduleContext } from './schedules-admin.api';
import { inOrder, type Selection } from './selection';
import { scheduleTexts as texts } from './texts';

interface Given {
  tournamentId: number | null;
  scheduleId: number | null;
  arenaId: number | null;
  arenaName: string;
  date: string;
  start: string;
  end: string;
  all: readonly Candidate[] | undefined;
  selection: Selection;
}

export interface ScheduleWarnings {
  /** Sentences beside a match. */
  ofMatch: ReadonlyMap<number, readonly string[]>;
  /** About arena, day and hours. */
  general: readonly string[];
}

export function useScheduleWarnings(given: Given): ScheduleWarnings {
  const { data: context } = useScheduleContext(given.tournamentId);
  // typing stays quick: the warnings follow a moment later
  const selection = useDeferredValue(given.selection);
  const { scheduleId, arenaId, arenaName, date, start, end } = given;
  const people = useMemo(() => (context ? possiblePeople(linked(context)) : null), [context]);
  const ofMatch = useMemo(
    () =>
      context && people
        ? sentences({ context, people, scheduleId, arenaId, arenaName, date, start, end, selection })
        : new Map<number, string[]>(),
    [context, people, scheduleId, arenaId, arenaName, date, start, end, selection],
  );
  const general = context ? generalWarnings(context, given) : [];
  return { ofMatch, general };
}

function linked(context: ScheduleContext) {
  return context.matches.map((match) => ({
    id: match.id,
    poolId: match.pool_id,
    people: match.people,
    isOpen: match.is_open,
    isDecided: match.is_decided,
    nextMatchId: match.next_match_id,
    loserMatchId: match.loser_match_id,
  }));
}

type Placed = Pick<Given, 'scheduleId' | 'arenaId' | 'arenaName' | 'date' | 'start' | 'end' | 'selection'>;

function sentences(given: Placed & { context: ScheduleContext; people: ReturnType<typeof possiblePeople> }) {
  const { context, people, scheduleId, arenaId, arenaName, date, start, end, selection } = given;
  const lengths = new Map(context.matches.map((match) => [match.id, match.length_seconds]));
  const sessions = new Map(context.sessions.map((session) => [session.id, session]));
  const places = new Map<number, OtherMatch>();
  const own: PlannedMatch[] = [...selection].map(([id, slot]) => {
    places.set(id, { label: texts.ownLabel(slot.order), arena: arenaName || texts.arena, date, time: slot.time });
    return { id, lengthSeconds: lengths.get(id) ?? 0, arenaId: arenaId ?? 0, date, time: slot.time };
  });
  const others = context.slots.flatMap((slot): PlannedMatch[] => {
    const session = sessions.get(slot.schedule_id);
    if (!session || slot.schedule_id === scheduleId || selection.has(slot.match_id)) return [];
    const place = { date: session.scheduled_date, time: slot.start_time };
    places.set(slot.match_id, { label: texts.partaiLabel(slot.number), arena: session.arena_name, ...place });
    return [{ id: slot.match_id, lengthSeconds: lengths.get(slot.match_id) ?? 0, arenaId: session.arena_id, ...place }];
  });
  const names = new Map(context.people.map((person) => [person.id, person.name]));
  const unknown: OtherMatch = { label: '', arena: '', date, time: '' };
  const found = matchWarnings({ own, others, people, hours: { start, end: end || null } });
  return new Map(
    [...found].map(([id, warnings]) => [
      id,
      warnings.map((warning) =>
        warningText(warning, {
          person: (key) => names.get(key) ?? '',
          other: (matchId) => places.get(matchId) ?? unknown,
          date,
        }),
      ),
    ]),
  );
}

function generalWarnings(context: ScheduleContext, given: Given): string[] {
  const { scheduleId, arenaId, arenaName, date, start, end, all, selection } = given;
  const warnings: string[] = [];
  if (date !== '' && isOutside(date, context.start_date, context.end_date)) warnings.push(texts.outsideDates);
  const from = minutesOf(start);
  if (arenaId !== null && date !== '' && from !== null) {
    const last = inOrder(selection).at(-1);
    const lastTime = last === undefined ? null : minutesOf(selection.get(last)?.time ?? '');
    const own = { id: 0, arenaId, date, start: from, end: minutesOf(end) ?? lastTime };
    const others = context.sessions
      .filter((session) => session.id !== scheduleId)
      .map((session) => ({
        id: session.id,
        arenaId: session.arena_id,
        date: session.scheduled_date,
        start: minutesOf(session.start_time) ?? 0,
        end: session.end_time === null ? null : minutesOf(session.end_time),
      }));
    for (const { earlierId, laterId } of findSessionOverlaps([own, ...others])) {
      if (earlierId !== 0 && laterId !== 0) continue;
      const other = context.sessions.find((session) => session.id === (earlierId === 0 ? laterId : earlierId));
      if (other)
        warnings.push(texts.overlap(arenaName, clockTime(other.start_time), clockTime(other.end_time ?? '24:00')));
    }
  }
  const tight = tooTight(all ?? [], selection);
  if (tight > 0) warnings.push(texts.tooTight(tight));
  return warnings;
}

/** How many matches take longer than the time until the one after them. */
function tooTight(all: readonly Candidate[], selection: Selection): number {
  const lengths = new Map(all.map((one) => [one.id, one.lengthSeconds / 60]));
  const timed = [...selection]
    .flatMap(([id, slot]) => {
      const minutes = minutesOf(slot.time);
      return minutes === null ? [] : [{ id, minutes }];
    })
    .sort((a, b) => a.minutes - b.minutes);
  return timed.filter((one, index) => {
    const next = timed[index + 1];
    return next !== undefined && one.minutes + (lengths.get(one.id) ?? 0) > next.minutes;
  }).length;
}
