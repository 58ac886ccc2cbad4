// The running day of the demo, made at any moment of the day (run-contract, "The demo").
import fc from 'fast-check';
import type { BracketMatch } from '@gelanggang/domain/draw/advance';
import type { Slot } from '@gelanggang/domain/draw/bracket';
import { instantAt } from './demo-calendar';
import type { DemoMatch } from './demo-matches';
import { playDay } from './demo-results';
import type { PlanMatch } from './demo-timetable';
import { fitDay } from './fit-day';

const DATE = '2027-03-14';
const ARENAS = 4;
const MINUTE = 60_000;
const MIDNIGHT = instantAt('Asia/Jakarta', DATE, '00:00').getTime();
const UNKNOWN: Slot = { state: 'tbd', unitId: null };

/** Pools of eight athletes, the final on another day: six matches each. */
function poolsOf(count: number): DemoMatch[] {
  return Array.from({ length: count }, (_, pool) => {
    const idOf = (round: number, at: number) => pool * 7 + (round === 1 ? 0 : round === 2 ? 4 : 6) + at + 1;
    const match = (round: number, at: number): DemoMatch => {
      const unit = (corner: number): Slot =>
        round === 1 ? { state: 'unit', unitId: pool * 8 + at * 2 + corner + 1 } : UNKNOWN;
      const bracket: BracketMatch = {
        ...{ id: idOf(round, at), round, isThirdPlace: false, status: 'scheduled', winner: null, loser: null },
        ...{ blue: unit(0), red: unit(1) },
        next: round === 3 ? null : { matchId: idOf(round + 1, at >> 1), corner: at % 2 === 0 ? 'blue' : 'red' },
      };
      const lengthSeconds = pool % 2 === 0 ? 480 : 360;
      return { id: bracket.id, poolId: pool + 1, lengthSeconds, roundsAfter: 3 - round, isBye: false, bracket };
    };
    return [0, 1, 2, 3].map((at) => match(1, at)).concat(match(2, 0), match(2, 1), match(3, 0));
  }).flat();
}

function dayAt(minutes: number, pools = 33) {
  const matches = poolsOf(pools);
  const feedersOf = (id: number) => matches.filter((one) => one.bracket.next?.matchId === id).map((one) => one.id);
  const list: PlanMatch[] = matches
    .filter((match) => match.roundsAfter > 0)
    .sort((a, b) => b.roundsAfter - a.roundsAfter)
    .map(({ id, lengthSeconds }) => ({ id, lengthSeconds, feeders: feedersOf(id) }));
  const now = MIDNIGHT + Math.round(minutes * MINUTE);
  const day = fitDay(list, ARENAS, (now - MIDNIGHT) / MINUTE);
  const played = playDay(day, matches, new Date(now), '00000000000000aa');
  const inState = (status: string) => played.changed.filter((one) => one.bracket.status === status);
  const planOf = (id: number) => day.planned.find((one) => one.id === id);
  return { now, day, played, inState, planOf };
}

const moments = fc.double({ min: 0, max: 24 * 60 - 0.001, noNaN: true });

describe('The running day of the demo', () => {
  it('lies inside the calendar day with all its matches, whenever it is made', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 50 }), (minutes, pools) => {
        const { planned, hours } = dayAt(minutes, pools).day;
        expect(planned).toHaveLength(pools * 6);
        expect(hours.opening % 5).toBe(0);
        expect(Math.min(...planned.map((one) => one.start))).toBeGreaterThanOrEqual(0);
        expect(Math.max(...planned.map((one) => one.end))).toBeLessThanOrEqual(23 * 60 + 55);
      }),
    );
  });

  it('records nothing that lies in the future, nothing ahead of its plan, and every match in its order', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 50 }), (minutes, pools) => {
        const { now, played, planOf } = dayAt(minutes, pools);
        for (const { bracket, calledAt, startedAt, finishedAt } of played.changed) {
          const times = [calledAt, startedAt, finishedAt].flatMap((at) => (at === null ? [] : [at.getTime()]));
          expect(times).toEqual([...times].sort((a, b) => a - b));
          expect(Math.max(0, ...times)).toBeLessThanOrEqual(now);
          const plan = planOf(bracket.id);
          if (startedAt && plan) expect(startedAt.getTime()).toBeGreaterThanOrEqual(MIDNIGHT + plan.start * MINUTE);
        }
        for (const { recordedAt } of played.results) expect(recordedAt.getTime()).toBeLessThanOrEqual(now);
      }),
    );
  });

  it('has no two matches in one arena at once, and no athlete in two', () => {
    fc.assert(
      fc.property(moments, (minutes) => {
        const { now, played } = dayAt(minutes);
        const fought = played.changed.flatMap(({ bracket, arena, startedAt, finishedAt }) =>
          startedAt ? [{ bracket, arena, from: startedAt.getTime(), to: finishedAt?.getTime() ?? now }] : [],
        );
        for (const one of fought) {
          const during = fought.filter((other) => other.from < one.to && other.to > one.from);
          expect(during.filter((other) => other.arena === one.arena)).toEqual([one]);
          const next = fought.find((other) => other.bracket.id === one.bracket.next?.matchId);
          if (next) expect(next.from).toBeGreaterThan(one.to);
        }
      }),
    );
  });

  it('has one match in each arena that started one to six minutes ago, and one called, at every hour of the day', () => {
    for (let minutes = 12; minutes < 23 * 60 + 30; minutes += 7) {
      const { now, inState } = dayAt(minutes + 0.4);
      const ongoing = inState('ongoing');
      expect({ minutes, arenas: ongoing.map((one) => one.arena).sort() }).toEqual({ minutes, arenas: [0, 1, 2, 3] });
      for (const { startedAt } of ongoing) {
        const ago = now - (startedAt?.getTime() ?? 0);
        expect(ago).toBeGreaterThanOrEqual(MINUTE);
        expect(ago).toBeLessThanOrEqual(6 * MINUTE);
      }
      expect({ minutes, called: inState('called').length }).toEqual({ minutes, called: 1 });
    }
  });

  it('has something over soon after midnight, and something left before midnight', () => {
    expect(dayAt(30).inState('finished').length).toBeGreaterThanOrEqual(3);
    expect(dayAt(23 * 60 + 20).played.results.length).toBeLessThan(33 * 6);
  });

  it('comes out the same at other times of the day, but for the clock', () => {
    const unclocked = (minutes: number) => {
      const { day, played } = dayAt(minutes);
      return {
        plan: day.planned.map(({ id, arena, start }) => ({ id, arena, start: start - day.hours.opening })),
        changed: played.changed.map(({ bracket, arena }) => ({ bracket, arena })),
        results: played.results.map(({ recordedAt: _, ...result }) => result),
      };
    };
    expect(unclocked(9 * 60 + 13.7)).toEqual(unclocked(15 * 60 + 41));
  });

  it('has half of its matches over where the day has room around now', () => {
    const { played, day } = dayAt(9 * 60 + 13);
    expect(played.results.length / day.planned.length).toBeGreaterThan(0.4);
    expect(played.results.length / day.planned.length).toBeLessThan(0.6);
  });
});
