// The days of registration on the chart.
import { daysBetween } from './days-between';

describe('the days of registration', () => {
  it('hold the days on which nobody came', () => {
    const days = daysBetween([
      { join_date: '2026-02-27', total_contingents: 2 },
      { join_date: '2026-03-02', total_contingents: 5 },
    ]);
    expect(days.map(({ day, value }) => [day, value])).toEqual([
      ['2026-02-27', 2],
      ['2026-02-28', 0],
      ['2026-03-01', 0],
      ['2026-03-02', 5],
    ]);
  });

  it('are the last two months where registration lasted longer', () => {
    const days = daysBetween([
      { join_date: '2025-01-01', total_contingents: 1 },
      { join_date: '2026-01-01', total_contingents: 1 },
    ]);
    expect(days).toHaveLength(62);
    expect(days.at(-1)?.day).toBe('2026-01-01');
  });

  it('are none before the first contingent', () => expect(daysBetween([])).toEqual([]));
});
