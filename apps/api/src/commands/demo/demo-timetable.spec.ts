// The plan of the demo's day.
import { NOON, planDay, type PlanMatch, slotMinutes } from './demo-timetable';

const LENGTH = 480;
const plain = (count: number): PlanMatch[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, lengthSeconds: LENGTH, feeders: [] }));

describe('A day of the demo', () => {
  it('holds every match once, no two in one arena at once', () => {
    const planned = planDay(plain(90), 4);
    expect(new Set(planned.map((one) => one.id)).size).toBe(90);
    for (const arena of [0, 1, 2, 3]) {
      const starts = planned.filter((one) => one.arena === arena).map((one) => one.start);
      starts.slice(1).forEach((start, at) => expect(start - starts[at]!).toBeGreaterThanOrEqual(slotMinutes(LENGTH)));
    }
  });

  it('begins no match that would run into the noon break', () => {
    const during = planDay(plain(90), 4).filter(({ start }) => start < NOON + 60 && start + slotMinutes(LENGTH) > NOON);
    expect(during).toEqual([]);
  });

  it('lets an athlete rest for two matches before the next round', () => {
    const [first, second, final] = planDay([...plain(2), { id: 3, lengthSeconds: LENGTH, feeders: [1, 2] }], 2);
    const end = Math.max(first!.start, second!.start) + slotMinutes(LENGTH);
    expect(final!.start).toBeGreaterThanOrEqual(end + 2 * slotMinutes(LENGTH));
  });

  it('counts a match of an earlier day as over', () => {
    expect(planDay([{ id: 3, lengthSeconds: LENGTH, feeders: [1, 2] }], 1)).toEqual([{ id: 3, arena: 0, start: 480 }]);
  });
});
