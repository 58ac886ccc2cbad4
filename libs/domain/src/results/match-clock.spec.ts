// The clock of a match: the preset's lengths, every step, and any row of steps at any instants.
import fc from 'fast-check';
import type { RoundPlan } from '../schedule/match-length';
import {
  CLOCK_STEPS,
  clockAt,
  type ClockStep,
  clockText,
  elapsedText,
  type ClockTarget,
  type MatchClock,
  newClock,
  phaseMs,
  readClock,
  readPerformanceTime,
  stepClock,
  stopClock,
} from './match-clock';

const dewasa: RoundPlan = { roundCount: 3, roundSeconds: 120, breakSeconds: 60 };
const T = Date.UTC(2026, 10, 21, 3);
const at = (seconds: number) => T + seconds * 1000;

/** Takes steps one after another; a refused one is a fault of the test. */
function after(plan: RoundPlan, ...steps: [ClockStep, number, ClockTarget?][]): MatchClock {
  return steps.reduce((clock, [step, seconds, target]) => {
    const answer = stepClock(clock, plan, step, at(seconds), target);
    if (!answer.ok) throw new Error(`${step}: ${answer.code}`);
    return answer.clock;
  }, newClock());
}
const shown = (clock: MatchClock, plan: RoundPlan, seconds: number) => {
  const { round, phase, isRunning, remainingMs } = readClock(clock, plan, at(seconds));
  return `${phase} ${round} ${clockText(remainingMs)} ${isRunning ? 'runs' : 'stands'}`;
};
const refusalOf = (clock: MatchClock, step: ClockStep, seconds: number, target?: ClockTarget) => {
  const answer = stepClock(clock, dewasa, step, at(seconds), target);
  return answer.ok ? 'ok' : answer.code;
};

describe('the clock of a match', () => {
  it('stands at the full time of round 1 until it is started', () => {
    expect(shown(newClock(), dewasa, 500)).toBe('round 1 2:00 stands');
  });

  it('goes from a round into its break by itself, and waits before the next round', () => {
    const clock = after(dewasa, ['start', 0]);
    expect(shown(clock, dewasa, 0.4)).toBe('round 1 2:00 runs');
    expect(shown(clock, dewasa, 48)).toBe('round 1 1:12 runs');
    expect(shown(clock, dewasa, 119.9)).toBe('round 1 0:01 runs');
    expect(shown(clock, dewasa, 120)).toBe('break 1 1:00 runs');
    expect(shown(clock, dewasa, 150)).toBe('break 1 0:30 runs');
    expect(shown(clock, dewasa, 180)).toBe('round 2 2:00 stands');
    expect(shown(clock, dewasa, 9_000)).toBe('round 2 2:00 stands');
  });

  it('is over after the last round of its age category', () => {
    const clock = after(dewasa, ['start', 0], ['start', 180], ['start', 360]);
    expect(shown(clock, dewasa, 479)).toBe('round 3 0:01 runs');
    expect(shown(clock, dewasa, 480)).toBe('over 3 0:00 stands');
    expect(refusalOf(clock, 'start', 481)).toBe('rounds-over');
    const master: RoundPlan = { roundCount: 2, roundSeconds: 60, breakSeconds: 60 };
    expect(shown(after(master, ['start', 0], ['start', 120]), master, 180)).toBe('over 2 0:00 stands');
  });

  it('[R25-T02] keeps what is left while it is paused', () => {
    const clock = after(dewasa, ['start', 0], ['pause', 30]);
    expect(shown(clock, dewasa, 600)).toBe('round 1 1:30 stands');
    expect(refusalOf(clock, 'pause', 31)).toBe('not-running');
    const resumed = after(dewasa, ['start', 0], ['pause', 30], ['resume', 600]);
    expect(shown(resumed, dewasa, 610)).toBe('round 1 1:20 runs');
    expect(refusalOf(resumed, 'resume', 611)).toBe('already-running');
  });

  it('can end a round or a break early', () => {
    expect(shown(after(dewasa, ['start', 0], ['end-round', 20]), dewasa, 21)).toBe('break 1 0:59 runs');
    const ended = after(dewasa, ['start', 0], ['end-round', 20], ['next-round', 30]);
    expect(shown(ended, dewasa, 40)).toBe('round 2 2:00 stands');
    expect(shown(after(dewasa, ['start', 0], ['start', 130]), dewasa, 131)).toBe('round 2 1:59 runs');
    expect(refusalOf(newClock(), 'next-round', 0)).toBe('not-in-break');
    expect(refusalOf(after(dewasa, ['start', 0], ['end-round', 20]), 'end-round', 21)).toBe('in-break');
  });

  it('has an extra round only when every round is over, and no break after it', () => {
    const over = after(dewasa, ['start', 0], ['start', 180], ['start', 360], ['end-round', 370]);
    expect(refusalOf(newClock(), 'extra-round', 0)).toBe('rounds-not-over');
    const extra = stepClock(over, dewasa, 'extra-round', at(400));
    if (!extra.ok) throw new Error(extra.code);
    expect(shown(extra.clock, dewasa, 500)).toBe('round 4 2:00 stands');
    const run = stepClock(extra.clock, dewasa, 'start', at(500));
    if (!run.ok) throw new Error(run.code);
    expect(shown(run.clock, dewasa, 620)).toBe('over 4 0:00 stands');
  });

  it('can be set to a time of a round that has been reached, and then stands', () => {
    const clock = after(dewasa, ['start', 0], ['end-round', 20], ['set', 25, { round: 1, remainingMs: 95_000 }]);
    expect(shown(clock, dewasa, 90)).toBe('round 1 1:35 stands');
    for (const target of [
      { round: 1, remainingMs: 0 },
      { round: 1, remainingMs: 120_001 },
      { round: 1, remainingMs: 1.5 },
      { round: 0, remainingMs: 1_000 },
      { round: 4, remainingMs: 1_000 },
    ]) {
      expect(refusalOf(clock, 'set', 95, target)).toBe('out-of-range');
    }
    expect(refusalOf(clock, 'set', 95)).toBe('out-of-range');
  });

  it('reads a device whose own clock is behind as the beginning', () => {
    expect(shown(after(dewasa, ['start', 10]), dewasa, 5)).toBe('round 1 2:00 runs');
  });

  it('is stopped by the end of the match', () => {
    const clock = stopClock(after(dewasa, ['start', 0]), dewasa, at(33));
    expect(shown(clock, dewasa, 600)).toBe('round 1 1:27 stands');
  });
});

describe('a step of the clock', () => {
  const breaks = after(dewasa, ['start', 0], ['end-round', 10]);
  const over = after(
    dewasa,
    ['start', 0],
    ['end-round', 1],
    ['start', 2],
    ['end-round', 3],
    ['start', 4],
    ['end-round', 5],
  );

  it('ends no round when all are over, and goes on with a break only by starting the next round', () => {
    expect(refusalOf(over, 'end-round', 6)).toBe('rounds-over');
    expect(refusalOf(over, 'start', 6)).toBe('rounds-over');
    expect(refusalOf(breaks, 'resume', 11)).toBe('already-running');
    const paused = after(dewasa, ['start', 0], ['end-round', 10], ['pause', 20], ['resume', 30]);
    // 50 of 60 seconds of the break were left; then round 2 stands
    expect(shown(paused, dewasa, 40)).toBe('break 1 0:40 runs');
    expect(shown(paused, dewasa, 80)).toBe('round 2 2:00 stands');
  });

  it('counts what ran before a pause into the end of the round, from which its break counts', () => {
    const clock = after(dewasa, ['start', 0], ['pause', 30], ['start', 100]);
    expect(shown(clock, dewasa, 189)).toBe('round 1 0:01 runs');
    expect(shown(clock, dewasa, 200)).toBe('break 1 0:50 runs');
  });

  it('gives no more than twenty rounds', () => {
    let clock = over;
    for (let round = 4; round <= 20; round++) {
      for (const step of ['extra-round', 'start', 'end-round'] as const) {
        const answer = stepClock(clock, dewasa, step, at(10 * round));
        if (!answer.ok) throw new Error(`${step} of round ${round}: ${answer.code}`);
        clock = answer.clock;
      }
    }
    expect(clock.round).toBe(20);
    expect(refusalOf(clock, 'extra-round', 500)).toBe('out-of-range');
  });

  it('sets the clock to any round of the plan, or to the one that comes after a break, at up to its full time', () => {
    const set = (clock: MatchClock, round: number, remainingMs = 1000) =>
      refusalOf(clock, 'set', 12, { round, remainingMs });
    expect([1, 3, 4].map((round) => set(newClock(), round))).toEqual(['ok', 'ok', 'out-of-range']);
    expect([120_000, 120_001, 1, 0].map((ms) => set(newClock(), 1, ms))).toEqual([
      ...['ok', 'out-of-range', 'ok', 'out-of-range'],
    ]);
    expect([3, 4].map((round) => set(over, round))).toEqual(['ok', 'out-of-range']);
    const extra = after(
      dewasa,
      ...([1, 2, 3].flatMap((second) => [
        ['start', second],
        ['end-round', second],
      ]) as [ClockStep, number][]),
      ['extra-round', 6],
    );
    expect([4, 5].map((round) => set(extra, round))).toEqual(['ok', 'out-of-range']);
    // a category whose preset was shortened while its break ran
    const shorter = { ...dewasa, roundCount: 1 };
    const answers = [2, 3].map((round) => stepClock(breaks, shorter, 'set', at(12), { round, remainingMs: 1000 }).ok);
    expect(answers).toEqual([true, false]);
  });
});

describe('any row of steps', () => {
  const plans = fc.record({
    roundCount: fc.integer({ min: 1, max: 4 }),
    roundSeconds: fc.integer({ min: 10, max: 180 }),
    breakSeconds: fc.integer({ min: 0, max: 90 }),
  });
  const taken = fc.array(
    fc.record({
      step: fc.constantFrom(...CLOCK_STEPS),
      wait: fc.integer({ min: 0, max: 200_000 }),
      target: fc.record({ round: fc.integer({ min: 0, max: 6 }), remainingMs: fc.integer({ min: -1, max: 200_000 }) }),
    }),
    { maxLength: 30 },
  );
  const runs = { numRuns: Number(process.env.FUZZ_RUNS ?? 400) };

  it('keeps the clock within its phase, and the same however often it is looked at', () => {
    fc.assert(
      fc.property(plans, taken, fc.integer({ min: 0, max: 300_000 }), (plan, steps, later) => {
        let clock = newClock();
        let now = T;
        for (const { step, wait, target } of steps) {
          now += wait;
          const looked = clockAt(clock, plan, now);
          expect(clockAt(looked, plan, now)).toEqual(looked);
          // looking in between changes nothing: a screen and the server see the same
          expect(readClock(looked, plan, now + later)).toEqual(readClock(clock, plan, now + later));
          const answer = stepClock(clock, plan, step, now, target);
          expect(stepClock(looked, plan, step, now, target)).toEqual(answer);
          if (answer.ok) clock = answer.clock;
          const reading = readClock(clock, plan, now);
          expect(reading.remainingMs).toBeGreaterThanOrEqual(0);
          expect(reading.remainingMs).toBeLessThanOrEqual(phaseMs(reading.phase, plan));
          expect(reading.isRunning && reading.remainingMs === 0).toBe(false);
          expect(reading.round).toBeGreaterThanOrEqual(1);
          if (reading.phase === 'break') expect(reading.round).toBeLessThan(plan.roundCount);
        }
      }),
      runs,
    );
  });

  it('never gives time back but by setting the clock', () => {
    fc.assert(
      fc.property(plans, taken, (plan, steps) => {
        const order = { round: 0, break: 1, over: 2 };
        const place = (clock: MatchClock, now: number) => {
          const { round, phase, elapsedMs } = readClock(clock, plan, now);
          // an extra round follows `over` of the round before it
          return (round * 3 + order[phase]) * 1_000_000 + elapsedMs;
        };
        let clock = newClock();
        let now = T;
        for (const { step, wait } of steps.filter((one) => one.step !== 'set')) {
          const before = place(clock, now);
          now += wait;
          const answer = stepClock(clock, plan, step, now);
          if (answer.ok) clock = answer.clock;
          expect(place(clock, now)).toBeGreaterThanOrEqual(before);
        }
      }),
      runs,
    );
  });
});

describe('a time that counts up', () => {
  it('stops by itself at the longest time that is recorded, and shows that time', () => {
    const performance = { roundCount: 1, roundSeconds: 1800, breakSeconds: 0 };
    const at = 5_000_000;
    expect(readPerformanceTime(newClock(), performance, at)).toEqual({ state: 'not-begun', ranMs: 0, upAt: null });
    const running = { ...newClock(), runningSince: at, elapsedMs: 60_000 };
    expect(readPerformanceTime(running, performance, at + 30_000)).toEqual({
      ...{ state: 'running', ranMs: 90_000, upAt: null },
    });
    const stopped = stopClock(running, performance, at + 30_000);
    expect(readPerformanceTime(stopped, performance, at + 9_000_000)).toEqual({
      ...{ state: 'stopped', ranMs: 90_000, upAt: null },
    });
    for (const later of [1_740_000, 3_000_000]) {
      expect(readPerformanceTime(running, performance, at + later)).toEqual({
        ...{ state: 'stopped', ranMs: 1_800_000, upAt: at + 1_740_000 },
      });
    }
  });

  it('tells whole seconds only, as they are recorded', () => {
    expect([0, 999, 1000, 98_999, 600_000].map(elapsedText)).toEqual(['0:00', '0:00', '0:01', '1:38', '10:00']);
  });
});
