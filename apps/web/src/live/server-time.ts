// The server's present on this device: what its own clock is wrong by is measured, so clocks run without messages.
import { useEffect, useSyncExternalStore } from 'react';
import * as timeCalls from '@gelanggang/contract/calls/time';
import { callApi } from '@web/lib/calls';
import { nextMeasureMs } from './next-measure';

/** The question with the quickest answer tells the difference best; half of what it took is the most it can be wrong. */
const QUESTIONS = 4;

// counted from a clock that nobody sets: a device whose time is corrected meanwhile shows no jump
let ahead = Date.now() - performance.now();
let isMeasured = false;
let users = 0;
let timer: ReturnType<typeof setTimeout> | null = null;
let isMeasuring = false;
let times = 0;
const watchers = new Set<() => void>();

/** Milliseconds since 1970, on the server's clock. */
export const serverNow = (): number => performance.now() + ahead;

/** The same for the server to act upon; undefined while only this device's own clock is known. */
export const measuredNow = (): number | undefined => (isMeasured ? Math.round(serverNow()) : undefined);

async function measure(): Promise<void> {
  if (isMeasuring) return;
  isMeasuring = true;
  if (timer) clearTimeout(timer);
  timer = null;
  let quickest = Infinity;
  let found: number | null = null;
  try {
    for (let question = 0; question < QUESTIONS; question += 1) {
      const asked = performance.now();
      const { now } = await callApi(timeCalls.time);
      const took = performance.now() - asked;
      if (took >= quickest) continue;
      quickest = took;
      found = now - (asked + took / 2);
    }
  } catch {
    // offline: what was measured last stands, and is asked for again
  } finally {
    isMeasuring = false;
  }
  if (found !== null) {
    ahead = found;
    isMeasured = true;
    watchers.forEach((watch) => watch());
  }
  if (users > 0) timer = setTimeout(() => void measure(), nextMeasureMs(quickest, times++));
}

/** A device that slept has stopped counting, on some systems. */
const onWake = () => void (users > 0 && !document.hidden && measure());
window.addEventListener('visibilitychange', onWake);
window.addEventListener('online', onWake);

/** Measures while a clock is on the page; the value changes when the difference does. */
export function useServerTime(isNeeded = true): number {
  useEffect(() => {
    if (!isNeeded) return;
    users += 1;
    if (users === 1) void measure();
    return () => {
      users -= 1;
      if (users === 0 && timer) clearTimeout(timer);
    };
  }, [isNeeded]);
  return useSyncExternalStore(
    (watch) => {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    () => ahead,
    () => ahead,
  );
}
