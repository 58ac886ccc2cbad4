// The clock of a running match as this screen shows it: read at the server's present, anew whenever its second changes.
import { useEffect, useState } from 'react';
import type { LiveClock } from '@gelanggang/contract/live';
import {
  clockText,
  type ClockReading,
  type ClockStep,
  type ClockTarget,
  elapsedText,
  type MatchClock,
  readClock,
  readPerformanceTime,
  stepClock,
} from '@gelanggang/domain/results/match-clock';
import type { RoundPlan } from '@gelanggang/domain/schedule/match-length';
import { clockTexts as texts } from './clock-texts';
import { serverNow, useServerTime } from './server-time';

export function clockOf(live: LiveClock): { clock: MatchClock; plan: RoundPlan } {
  return {
    clock: {
      round: live.round,
      phase: live.phase,
      runningSince: live.running_since === null ? null : Date.parse(live.running_since),
      elapsedMs: live.elapsed_ms,
    },
    plan: { roundCount: live.round_count, roundSeconds: live.round_seconds, breakSeconds: live.break_seconds },
  };
}

/** The same with steps that the server has not answered yet; one that it will refuse changes nothing. */
export function clockWith(
  live: LiveClock,
  steps: readonly { step: ClockStep; at: number; target?: ClockTarget }[],
): LiveClock {
  return steps.reduce((before, { step, at, target }) => {
    const { clock, plan } = clockOf(before);
    const taken = stepClock(clock, plan, step, at, target);
    if (!taken.ok) return before;
    const { round, phase, runningSince, elapsedMs } = taken.clock;
    const since = runningSince === null ? null : new Date(runningSince).toISOString();
    return { ...before, round, phase, running_since: since, elapsed_ms: elapsedMs };
  }, live);
}

export interface ShownClock extends ClockReading {
  /** '1:12' */
  text: string;
  /** 'Babak 2', 'Istirahat', 'Babak tambahan', 'Waktu habis'; of a performance 'Waktu tampil' */
  label: string;
}

function shownAt(live: LiveClock, now: number): ShownClock {
  const { clock, plan } = clockOf(live);
  const reading = readClock(clock, plan, now);
  if (live.counts_up) {
    const { ranMs } = readPerformanceTime(clock, plan, now);
    return { ...reading, elapsedMs: ranMs, text: elapsedText(ranMs), label: texts.performing };
  }
  return { ...reading, text: clockText(reading.remainingMs), label: labelOf(reading, plan) };
}

function labelOf({ phase, round }: ClockReading, plan: RoundPlan): string {
  if (phase === 'over') return texts.over;
  if (phase === 'break') return texts.pause;
  return round > plan.roundCount ? texts.extraRound : texts.round(round);
}

/** null without a clock. */
export function useClock(live: LiveClock | undefined): ShownClock | null {
  useServerTime(live !== undefined);
  const [, setTick] = useState(0);
  const shown = live ? shownAt(live, serverNow()) : null;
  useEffect(() => {
    if (!live) return;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      const { isRunning, remainingMs, elapsedMs } = shownAt(live, serverNow());
      if (!isRunning) return;
      // to the moment at which the shown second changes
      const toChange = (live.counts_up ? 1000 - (elapsedMs % 1000) : remainingMs % 1000) || 1000;
      timer = setTimeout(() => {
        setTick((tick) => tick + 1);
        next();
      }, toChange + 5);
    };
    next();
    return () => clearTimeout(timer);
  }, [live]);
  return shown;
}
