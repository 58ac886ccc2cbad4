// The plan of the demo's day.
import { planDay, type PlanMatch, slotMinutes, USUAL_HOURS } from './demo-timetable';

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

  it('begins no match that would run into the break', () => {
    const { breakFrom, breakTo } = USUAL_HOURS;
    const during = planDay(plain(90), 4).filter(({ start, end }) => start < breakTo && end > breakFrom);
    expect(during).toEqual([]);
  });

  it('lets an athlete rest for two matches before the next round', () => {
    const [first, second, final] = planDay([...plain(2), { id: 3, lengthSeconds: LENGTH, feeders: [1, 2] }], 2);
    const end = Math.max(first!.start, second!.start) + slotMinutes(LENGTH);
    expect(final!.start).toBeGreaterThanOrEqual(end + 2 * slotMinutes(LENGTH));
  });

  it('is the same at other hours', () => {
    const hours = { opening: 60, breakFrom: 300, breakTo: 360 };
    const shifted = planDay(plain(90), 4, hours).map((one) => ({ ...one, start: one.start + 420, end: one.end + 420 }));
    expect(shifted).toEqual(planDay(plain(90), 4));
  });

  it('counts a match of an earlier day as over', () => {
    expect(planDay([{ id: 3, lengthSeconds: LENGTH, feeders: [1, 2] }], 1)).toEqual([
      { id: 3, arena: 0, start: 480, end: 480 + slotMinutes(LENGTH) },
    ]);
  });
});
