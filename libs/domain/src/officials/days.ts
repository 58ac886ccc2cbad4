// On which days of an event an official is there, as lists write it: 'semua', '1-3', '1, 3', '12/03/2027'.
import { readDate } from '../entry-list/written-date';

const DAY_MS = 86_400_000;
const MOST_DAYS = 60;
const EVERY = /^(|-|semua|semua hari|penuh|full|all)$/i;

/** Every day of the event, `YYYY-MM-DD`. */
export function daysOfEvent(first: string, last: string): string[] {
  const from = Date.parse(`${first}T00:00:00Z`);
  const count = Math.min(MOST_DAYS, Math.floor((Date.parse(`${last}T00:00:00Z`) - from) / DAY_MS) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(from + index * DAY_MS).toISOString().slice(0, 10),
  );
}

/** null: every day. Numbers count the days of the event from 1; undefined: not understood, or none of its days. */
export function readDays(cell: string, ofEvent: readonly string[]): string[] | null | undefined {
  const text = cell.trim();
  if (EVERY.test(text)) return null;
  const whole = readDate(text);
  if (whole !== undefined && !/^\d{1,2}$/.test(text)) return ofEvent.includes(whole) ? [whole] : undefined;
  const found = new Set<string>();
  for (const part of text.split(/[,;&\n]|\bdan\b/).map((one) => one.trim())) {
    const range =
      /^(?:hari(?: ke)?[- ]?|h-?)?(\d{1,2})(?:\s*(?:-|–|s\.?\/?d\.?|sampai)\s*(?:hari(?: ke)?[- ]?|h-?)?(\d{1,2}))?$/i.exec(
        part,
      );
    if (range) {
      const from = Number(range[1]);
      const to = Number(range[2] ?? range[1]);
      if (from < 1 || to < from || to > ofEvent.length) return undefined;
      for (const day of ofEvent.slice(from - 1, to)) found.add(day);
      continue;
    }
    const day = readDate(part);
    if (day === undefined || !ofEvent.includes(day)) return undefined;
    found.add(day);
  }
  return found.size === ofEvent.length ? null : [...found].sort();
}
