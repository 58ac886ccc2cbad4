// A long printed schedule is printed a session at a time: each opens a sheet of its own anyway, and one that has not changed
// since it was printed last is not printed again.
import type { PrintSchedule, PrintSession } from '@gelanggang/contract/print';
import { clockTime, localDateTime, longDate, timeZoneName } from '@gelanggang/domain/words/dates';
import type { Parts } from '../pdf/paper';
import type { ReadSchedule } from './print-schedule.queries';
import { scheduleFileTexts } from './texts';

/** Matches that are printed in one piece, in a second or two, with the tags of a reading order. */
export const MOST_AT_ONCE = 800;

export type SessionSheets = Parts & Pick<PrintSchedule, 'layout'>;

/** As it is, or where it is long in parts. Their `printed_at` stands at the foot: a sheet is the same as long as its session is. */
export function inSessions(read: ReadSchedule): PrintSchedule | SessionSheets {
  const { printed_at: printedAt, sessions, ...schedule } = read;
  const all = sessions.filter(({ matches }) => matches.length > 0);
  if (all.reduce((sum, { matches }) => sum + matches.length, 0) <= MOST_AT_ONCE) return read;
  return {
    ...{ layout: schedule.layout, what: 'parts', partSize: 1, all },
    foot: footOf(printedAt, schedule.tournament.time_zone),
    dataOf: (part: PrintSession[]): PrintSchedule => ({ ...schedule, printed_at: null, sessions: part }),
  };
}

function footOf(printedAt: string, zone: string): string {
  const { date, time } = localDateTime(printedAt, zone);
  return scheduleFileTexts.printed(longDate(date), clockTime(time), timeZoneName(zone));
}
