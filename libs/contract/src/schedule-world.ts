// What stands around a schedule, from the wire to the words of the domain: one reading for the form and for the API.
import type { ScheduleWorld } from '@gelanggang/domain/schedule/schedule-warnings';
import type { ScheduleContext } from './schedule-context';

export function worldOf(context: ScheduleContext): ScheduleWorld {
  return {
    startDate: context.start_date,
    endDate: context.end_date,
    matches: context.matches.map((match) => ({
      id: match.id,
      poolId: match.pool_id,
      people: match.people,
      isOpen: match.is_open,
      isDecided: match.is_decided,
      nextMatchId: match.next_match_id,
      loserMatchId: match.loser_match_id,
      lengthSeconds: match.length_seconds,
    })),
    people: context.people,
    sessions: context.sessions.map((session) => ({
      id: session.id,
      arenaId: session.arena_id,
      arenaName: session.arena_name,
      arenaCode: session.arena_code,
      date: session.scheduled_date,
      start: session.start_time,
      end: session.end_time,
    })),
    slots: context.slots.map((slot) => ({
      matchId: slot.match_id,
      scheduleId: slot.schedule_id,
      number: slot.number,
      time: slot.start_time,
    })),
  };
}
