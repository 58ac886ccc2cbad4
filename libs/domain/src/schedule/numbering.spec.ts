// Numbers and times of scheduled matches (Spec 2 §2, §9; domain-rules, Schedules).
import { findDuplicates, minutesOf, numberByGaps, timeOf } from './numbering';

/** Times of `count` matches, `step` minutes apart. */
const timesOf = (count: number, start: string, step = 5) => {
  const numbered = numberByGaps(Array<number>(count).fill(step), start);
  return numbered.ok ? numbered.slots.map((slot) => slot.startTime) : numbered.code;
};

describe('numbering', () => {
  it('counts from 1 and steps from the start of the schedule', () => {
    expect(numberByGaps([5, 5, 5], '07:30')).toEqual({
      ok: true,
      slots: [
        { order: 1, startTime: '07:30' },
        { order: 2, startTime: '07:35' },
        { order: 3, startTime: '07:40' },
      ],
    });
  });

  it('gives each match the minutes until the next, and drops the seconds of the start', () => {
    const numbered = numberByGaps([12, 4, 9], '08:00:00');
    expect(numbered.ok && numbered.slots.map((slot) => slot.startTime)).toEqual(['08:00', '08:12', '08:16']);
  });

  it('leaves a match without a time that would start at midnight or later, and only that', () => {
    expect(timesOf(3, '23:50')).toEqual(['23:50', '23:55', null]);
    expect(timesOf(288, '00:00')).not.toContain(null);
    expect([...timesOf(289, '00:00')].indexOf(null)).toBe(288);
  });

  it('leaves a match that has begun its time, begins the next after it, and nobody else at its minute', () => {
    const times = (kept: (string | null)[], start: string, gaps = [5, 5, 5, 5]) => {
      const plan = numberByGaps(gaps, start, kept);
      return plan.ok ? plan.slots.map((slot) => slot.startTime) : plan.code;
    };
    expect(times(['07:30', '07:41', null, null], '07:30')).toEqual(['07:30', '07:41', '07:46', '07:51']);
    expect(times(['07:30', '07:35', null, null], '09:00')).toEqual(['07:30', '07:35', '09:00', '09:05']);
    expect(times([null, null, '08:30', null], '07:30')).toEqual(['07:30', '07:35', '08:30', '08:35']);
    expect(times([null, '07:30', '07:35', null], '07:30')).toEqual(['07:40', '07:30', '07:35', '07:45']);
  });

  it('refuses what is no time of day', () => {
    for (const time of [
      '24:00',
      '7:30',
      '12:60',
      'noon',
      '',
      '107:30',
      '07:301',
      '07:30:60',
      '07:30:1',
      '30:00',
      '07:30:000',
    ])
      expect(timesOf(1, time)).toBe('bad-time');
  });

  it('of nothing is nothing', () => {
    expect(numberByGaps([], '07:30')).toEqual({ ok: true, slots: [] });
  });

  it('reads back every minute of the day that it writes', () => {
    for (let minutes = 0; minutes < 24 * 60; minutes++) expect(minutesOf(timeOf(minutes))).toBe(minutes);
  });
});

describe('an order or a time given twice', () => {
  const item = (order: number, startTime: string) => ({ order, startTime });

  it('is found at the later item, times alike whether or not they carry seconds', () => {
    const items = [item(1, '07:30'), item(2, '07:35'), item(2, '07:40'), item(3, '07:30:00')];
    expect(findDuplicates(items)).toEqual({ orders: [2], times: [3] });
  });

  it('is not found where all differ', () => {
    expect(findDuplicates([item(2, '07:30'), item(1, '07:35')])).toEqual({ orders: [], times: [] });
  });
});
