// When the server's time is measured next: soon where the last answers were too slow to tell it well.

const EVERY_MS = 5 * 60_000;
const SOON_MS = 5_000;
/** Behind a page that still loads an answer waits for seconds; by half of them a judge's tap is put before the fight. */
const SLOW_MS = 1_000;
/** A server that is slow itself is not asked without end. */
const SOON_TIMES = 4;

/** `quickestMs`: of the questions that were answered, Infinity where none was; `times`: of measuring before. */
export const nextMeasureMs = (quickestMs: number, times: number): number =>
  quickestMs === Infinity || (quickestMs > SLOW_MS && times < SOON_TIMES) ? SOON_MS : EVERY_MS;
