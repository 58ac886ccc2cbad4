// The present, also on a device whose clock is wrong by minutes or hours: by the time that the server's answers bear.
import { newListeners } from './listeners';

/** Less may be the way of an answer, and the age that it had in a cache: of such a clock nothing is corrected. */
const LEAST_MS = 90_000;

let ahead = 0;
const watchers = newListeners();

/** Milliseconds since 1970; clocks that run on a match take `serverNow`, which is measured. */
export const presentTime = (): number => Date.now() + ahead;

/** Of an answer that the API has just given: one that the browser may keep, and a network's own page, say nothing of the time. */
export function hearTime(headers: Pick<Headers, 'get'>): void {
  const told = Date.parse(headers.get('date') ?? '');
  const isKept = headers.get('cache-control')?.includes('max-age') ?? false;
  if (Number.isNaN(told) || isKept || !headers.get('content-type')?.includes('json')) return;
  const off = told + Number(headers.get('age') ?? 0) * 1000 - Date.now();
  const next = Math.abs(off) < LEAST_MS ? 0 : off;
  // the same error is told a little otherwise by each answer
  if (Number.isNaN(next) || Math.abs(next - ahead) < LEAST_MS) return;
  ahead = next;
  watchers.tell();
}

export const onOtherTime = watchers.subscribe;
