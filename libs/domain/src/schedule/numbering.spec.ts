// Numbers and times of scheduled matches (Spec 2 §2, §9; domain-rules, Schedules).
import { findDuplicates, minutesOf, numberMatches, timeOf } from './numbering';

describe('numbering', () => {
  it('counts from 1 and steps 5 minutes from the start of the schedule', () => {
    expect(numberMatches(3, '07:30')).toEqual({
      ok: true,
      slots: [
        { order: 1, startTime: '07:30' },
        { order: 2, startTime: '07:35' },
        { order: 3, startTime: '07:40' },
      ],
    });
  });

  it('takes another step, and seconds in the start time are dropped', () => {
    const numbered = numberMatches(2, '08:00:00', 12);
    expect(numbered.ok && numbered.slots.map((slot) => slot.startTime)).toEqual(['08:00', '08:12']);
  });

  it('refuses a match that would start at midnight or later, and fits one that starts before', () => {
    expect(numberMatches(2, '23:55')).toEqual({ ok: false, code: 'past-midnight' });
    expect(numberMatches(2, '23:50').ok).toBe(true);
    expect(numberMatches(288, '00:00').ok).toBe(true);
    expect(numberMatches(289, '00:00').ok).toBe(false);
  });

  it('refuses what is no time of day', () => {
    for (const time of ['24:00', '7:30', '12:60', 'noon', '']) {
      expect(numberMatches(1, time)).toEqual({ ok: false, code: 'bad-time' });
    }
  });

  it('of nothing is nothing', () => {
    expect(numberMatches(0, '07:30')).toEqual({ ok: true, slots: [] });
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
