// The days of registration without gaps: a day on which nobody came is a day too.
import type { JoinDateRow } from '@gelanggang/contract/insight';
import { formatShortDay } from '@web/lib/formats';

const DAY_MS = 86_400_000;
/** The last of them; a year of registration would be a row of threads. */
const MOST_DAYS = 62;

export function daysBetween(rows: readonly JoinDateRow[]): { day: string; label: string; value: number }[] {
  const first = rows[0];
  const last = rows[rows.length - 1];
  if (!first || !last) return [];
  const end = Date.parse(last.join_date);
  const start = Math.max(Date.parse(first.join_date), end - (MOST_DAYS - 1) * DAY_MS);
  const counts = new Map(rows.map((row) => [row.join_date, row.total_contingents]));
  return Array.from({ length: Math.round((end - start) / DAY_MS) + 1 }, (_, index) => {
    const day = new Date(start + index * DAY_MS).toISOString().slice(0, 10);
    return { day, label: formatShortDay(day).replace(/^\S+ /, ''), value: counts.get(day) ?? 0 };
  });
}
