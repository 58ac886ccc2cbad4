// What is unusual about the schedule in the form: per match, and about its place and time as a whole (issue "Schedules").
import { useDeferredValue, useMemo } from 'react';
import { possiblePeople } from '@gelanggang/domain/schedule/possible-people';
import { scheduleWarnings, type ScheduleWarnings } from '@gelanggang/domain/schedule/schedule-warnings';
import { worldOf } from '@gelanggang/contract/schedule-world';
import { useScheduleContext } from './schedules.api';
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
  selection: Selection;
}

const NOTHING: ScheduleWarnings = { ofMatch: new Map(), general: [] };

export function useScheduleWarnings(given: Given): ScheduleWarnings {
  const { data: context } = useScheduleContext(given.tournamentId);
  // typing stays quick: the warnings follow a moment later
  const selection = useDeferredValue(given.selection);
  const { scheduleId, arenaId, arenaName, date, start, end } = given;
  const around = useMemo(() => {
    const world = context && worldOf(context);
    return world && { world, people: possiblePeople(world.matches) };
  }, [context]);
  return useMemo(() => {
    if (!around) return NOTHING;
    const slots = inOrder(selection).map((matchId) => {
      const { order = '', time = '' } = selection.get(matchId) ?? {};
      return { matchId, label: texts.ownLabel(order), time };
    });
    const edited = { id: scheduleId, arenaId, arenaName: arenaName || texts.arena, date, start, end, slots };
    return scheduleWarnings(around.world, edited, around.people);
  }, [around, scheduleId, arenaId, arenaName, date, start, end, selection]);
}
