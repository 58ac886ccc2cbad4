// When a printed schedule is one piece, and what its parts are where it is long.
import type { PrintMatch, PrintSchedule, PrintSession } from '@gelanggang/contract/print';
import type { ReadSchedule } from './print-schedule.queries';
import { inSessions, MOST_AT_ONCE, type SessionSheets } from './session-sheets';

const session = (arena: string, count: number): PrintSession => ({
  ...{ arena, date: '2026-12-01', start_time: '08:00', end_time: null, kind: 'tanding', note: '' },
  matches: Array.from({ length: count }, (_, at) => ({ number: at + 1 }) as PrintMatch),
});

const schedule = (sessions: PrintSession[]): ReadSchedule => ({
  ...{ page: 'schedule', layout: 'public', printed_at: '2026-11-30T03:05:00Z', sessions },
  tournament: { name: 'Piala', time_zone: 'Asia/Jakarta' } as PrintSchedule['tournament'],
});

describe('A printed schedule', () => {
  it('is one piece as long as it is not long', () => {
    const read = schedule([session('1', MOST_AT_ONCE - 1), session('2', 0), session('3', 1)]);
    expect(inSessions(read)).toBe(read);
  });

  it('is printed by session where it is long: none is empty, and each is the same whenever it is printed', () => {
    const sessions = [session('1', MOST_AT_ONCE), session('2', 0), session('3', 1)];
    const { all, partSize, foot, dataOf } = inSessions(schedule(sessions)) as SessionSheets;
    expect([all, partSize]).toEqual([[sessions[0], sessions[2]], 1]);
    expect(foot).toBe('Dicetak 30 November 2026, 10.05 WIB');
    expect(dataOf([sessions[2]])).toEqual({ ...schedule([session('3', 1)]), printed_at: null });
    const later = { ...schedule(sessions), printed_at: '2026-11-30T09:00:00Z' };
    expect((inSessions(later) as SessionSheets).dataOf([sessions[2]])).toEqual(dataOf([sessions[2]]));
  });
});
