// Where the board opens: at what is planned, not at what is over.
import { wallMinute } from '@gelanggang/domain/schedule/auto/plan-types';
import { firstPlannedDay, firstStart, type Item } from './board-model';

const DAYS = ['2026-11-22', '2026-11-23'];
const item = (place: [date: string, time: string] | null, isKept = false) =>
  ({
    place: place && { arenaId: 1, start: wallMinute(place[0], place[1]) },
    wire: { is_kept: isKept },
  }) as Item;
const begin = (day: string) => wallMinute(day, '00:00');

describe('a board', () => {
  it('opens on the first day on which something is planned, and at its first match', () => {
    const items = [
      item(['2026-11-22', '11:20'], true),
      item(['2026-11-23', '07:30'], true),
      item(['2026-11-23', '09:10']),
      item(['2026-11-23', '08:40']),
      item(null),
    ];
    expect(firstPlannedDay(DAYS, items)).toBe('2026-11-23');
    expect(firstStart(items, begin('2026-11-23'))).toBe(wallMinute('2026-11-23', '08:40'));
  });

  it('opens at what is kept on a day on which nothing is planned', () => {
    const items = [item(['2026-11-22', '11:20'], true), item(['2026-11-22', '11:08'], true)];
    expect(firstPlannedDay(DAYS, items)).toBe('2026-11-22');
    expect(firstStart(items, begin('2026-11-22'))).toBe(wallMinute('2026-11-22', '11:08'));
    expect(firstStart(items, begin('2026-11-23'))).toBeNull();
    expect(firstPlannedDay([], [])).toBe('');
  });
});
