// Which day a schedule opens with.
import { dayToShow } from './day-to-show';

const days = ['2026-11-20', '2026-11-22', '2026-11-23'];

describe('the day of a schedule that is opened', () => {
  it.each([
    ['2026-11-19', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-21', '2026-11-22'],
    ['2026-11-25', '2026-11-23'],
  ])('is on %s the day %s', (today, shown) => expect(dayToShow(days, today)).toBe(shown));

  it('is none where nothing is planned', () => expect(dayToShow([], '2026-11-20')).toBeUndefined());
});
