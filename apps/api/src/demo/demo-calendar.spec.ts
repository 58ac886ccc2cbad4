// The zone in which the demo's running day lies: at no moment is it right at the beginning or the end of its date.
import { demoZone, localDayOf } from './demo-calendar';

const at = (utc: string): Date => new Date(`2027-03-14T${utc}:00Z`);

describe('The zone of the demo', () => {
  it.each([
    ['02:13', 'Asia/Jakarta'],
    ['10:59', 'Asia/Jakarta'],
    // 23:55 in Jakarta
    ['16:55', 'Asia/Jayapura'],
    // 00:03 in Jakarta
    ['17:03', 'Asia/Jayapura'],
    // 06:00 in Jakarta
    ['23:00', 'Asia/Jakarta'],
  ])('at %s UTC is %s', (utc, zone) => {
    expect(demoZone(at(utc))).toBe(zone);
  });

  it('leaves at least an hour before now, and one after it, at every moment', () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const now = new Date(at('00:00').getTime() + minute * 60_000);
      const { minutes } = localDayOf(now, demoZone(now));
      expect(minutes).toBeGreaterThanOrEqual(60);
      expect(minutes).toBeLessThanOrEqual(23 * 60);
    }
  });
});
