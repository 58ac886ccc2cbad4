// Forecasts of arenas and moves between them: by hand, and on any day that can be made up.
import fc from 'fast-check';
import { estimateArena } from './estimates';
import { PLANNED_PACE } from './learned-pace';
import {
  DRIFT_SECONDS,
  driftOf,
  forecastArena,
  lateSeconds,
  MOST_MOVES,
  type PacedArena,
  type PacedMatch,
  REST_SECONDS,
  suggestMoves,
} from './pace';

const NOW = Date.UTC(2026, 10, 21, 3);
const at = (minutes: number) => NOW + minutes * 60_000;

function match(id: number, plannedMinute: number, change: Partial<PacedMatch> = {}): PacedMatch {
  return {
    ...{
      id,
      plannedAt: at(plannedMinute),
      status: 'scheduled',
      startedAt: null,
      finishedAt: null,
      lengthSeconds: 600,
      group: 'Remaja',
    },
    ...{ people: [id * 10, id * 10 + 1], deciders: [], mayMove: true },
    ...change,
  };
}
const arena = (arenaId: number, matches: PacedMatch[], isOpen = true): PacedArena => ({ arenaId, matches, isOpen });
const row = (from: number, count: number, firstMinute: number): PacedMatch[] =>
  Array.from({ length: count }, (_, n) => match(from + n, firstMinute + n * 10));

describe('the forecast of an arena', () => {
  it('says how far it is behind, and when its last match ends', () => {
    const late = forecastArena(arena(1, row(1, 3, -30)), NOW, PLANNED_PACE);
    expect(late).toEqual({ arenaId: 1, behindSeconds: 1800, left: 3, plannedEnd: at(0), endsAt: at(30) });
    expect(lateSeconds(late)).toBe(1800);
  });

  it('of an arena that is done is nothing', () => {
    const done = [match(1, -20, { status: 'finished', startedAt: at(-20), finishedAt: at(-10) })];
    expect(forecastArena(arena(1, done), NOW, PLANNED_PACE)).toEqual({
      ...{ arenaId: 1, behindSeconds: 0, left: 0, plannedEnd: null, endsAt: null },
    });
  });

  it('counts what is on the mat as left, and a walkover as over', () => {
    const day = [
      match(1, -20, { status: 'walkover' }),
      match(2, -10, { status: 'ongoing', startedAt: at(-5) }),
      match(3, 0),
    ];
    expect(forecastArena(arena(1, day), NOW, PLANNED_PACE)).toEqual({
      ...{ arenaId: 1, behindSeconds: 300, left: 2, plannedEnd: at(10), endsAt: at(15) },
    });
  });

  it('is late by nothing where it ends early or is done, and one arena alone drifts from nobody', () => {
    const forecast = (plannedEnd: number | null, endsAt: number | null) => ({
      ...{ arenaId: 1, behindSeconds: 0, left: 1, plannedEnd, endsAt },
    });
    expect([
      lateSeconds(forecast(at(9), at(5))),
      lateSeconds(forecast(null, at(5))),
      lateSeconds(forecast(at(5), null)),
    ]).toEqual([0, 0, 0]);
    const late = forecast(at(0), at(30));
    expect([driftOf([]), driftOf([late]), driftOf([late, forecast(at(0), at(10)), late])]).toEqual([0, 0, 1200]);
  });
});

describe('a suggestion', () => {
  it('is none while the arenas are together', () => {
    const together = suggestMoves([arena(1, row(1, 8, -15)), arena(2, row(20, 8, 0))], NOW);
    expect(together.moves).toEqual([]);
    expect(together.driftSeconds).toBe(900);
  });

  it('takes matches from the arena that is behind to one that is free', () => {
    const { moves, driftSeconds, driftAfterSeconds } = suggestMoves([arena(1, row(1, 10, -60)), arena(2, [])], NOW);
    expect(driftSeconds).toBe(3600);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every((move) => move.fromArenaId === 1 && move.toArenaId === 2)).toBe(true);
    expect(driftAfterSeconds).toBeLessThan(driftSeconds);
    // the next two are being fetched already
    expect(moves.map((move) => move.matchId)).not.toContain(1);
    expect(moves.map((move) => move.matchId)).not.toContain(2);
  });

  it('puts nobody onto two mats, and nothing before what decides it', () => {
    const busy = row(1, 4, -60).map((one, index) => (index > 1 ? { ...one, people: [7] } : one));
    const held = [match(30, 5, { people: [7], lengthSeconds: 3600 })];
    expect(suggestMoves([arena(1, busy), arena(2, []), arena(3, held, false)], NOW).moves).toEqual([]);
    const decided = row(1, 4, -60).map((one, index) => (index > 1 ? { ...one, deciders: [1, 2] } : one));
    for (const move of suggestMoves([arena(1, decided), arena(2, [])], NOW).moves) {
      expect(move.wouldStartAt).toBeGreaterThanOrEqual(at(20));
    }
  });

  it('brings the arenas as close as can be with each move, until they are together', () => {
    const told = suggestMoves([arena(1, row(1, 10, -60)), arena(2, [])], NOW);
    expect(told.moves).toEqual(
      [9, 8, 7, 6].map((matchId, n) => ({
        ...{ matchId, fromArenaId: 1, toArenaId: 2, startsAt: at(80 - n * 10), wouldStartAt: at(n * 10) },
      })),
    );
    expect(told.driftAfterSeconds).toBe(1200);
    expect(told.after).toMatchObject([{ endsAt: at(60) }, { endsAt: at(40), left: 4 }]);
  });

  it('takes the arena where the match gains most', () => {
    const [move] = suggestMoves([arena(1, row(1, 4, -60)), arena(2, row(20, 2, 0)), arena(3, [])], NOW).moves;
    expect(move).toEqual({ matchId: 3, fromArenaId: 1, toArenaId: 3, startsAt: at(20), wouldStartAt: at(0) });
  });

  /** Of four matches an hour late only the third one helps; `other` stands in an arena that takes none. */
  const movesBeside = (
    other: Partial<PacedMatch>,
    minute: number,
    third: Partial<PacedMatch> = {},
    busy: PacedMatch[] = [],
  ) => {
    const late = row(1, 4, -60).map((one) => (one.id === 3 ? { ...one, ...third } : one));
    const arenas = [arena(1, late), arena(2, busy), arena(3, [match(30, minute, other)], false)];
    return suggestMoves(arenas, NOW).moves.map(({ matchId }) => matchId);
  };

  it('leaves an athlete exactly the rest before and after, and not a minute less', () => {
    const shared = { people: [30, 99] };
    expect(movesBeside(shared, 25)).toEqual([3]);
    expect(movesBeside(shared, 24)).toEqual([]);
    const running = (minute: number) => ({ ...shared, status: 'ongoing' as const, startedAt: at(minute) });
    expect(movesBeside(running(-5), -5, {}, row(20, 2, 0))).toEqual([3]);
    expect(movesBeside(running(-4), -5, {}, row(20, 2, 0))).toEqual([]);
    expect(movesBeside({ ...shared, status: 'walkover' }, -4, {}, row(20, 2, 0))).toEqual([3]);
  });

  it('lets a match begin as soon as what decides it is over, and end just before what it decides', () => {
    const running = (minute: number) => ({ status: 'ongoing' as const, startedAt: at(minute) });
    expect(movesBeside(running(-10), -10, { deciders: [30] })).toEqual([3]);
    expect(movesBeside(running(-9), -10, { deciders: [30] })).toEqual([]);
    expect(movesBeside({ deciders: [3] }, 10)).toEqual([3]);
    expect(movesBeside({ deciders: [3] }, 9)).toEqual([]);
  });

  it('leaves where they stand those that may not move, and the next two whatever is on the mat', () => {
    expect(movesBeside({}, 60)).toEqual([3]);
    expect(movesBeside({}, 60, { mayMove: false })).toEqual([]);
    const begun = (change: Partial<PacedMatch>) =>
      suggestMoves(
        [
          arena(
            1,
            row(1, 4, -60).map((one) => (one.id === 1 ? { ...one, ...change } : one)),
          ),
          arena(2, []),
        ],
        NOW,
      );
    expect(begun({ status: 'ongoing', startedAt: at(-5) }).moves).toEqual([]);
    expect(begun({ status: 'called' }).moves).toEqual([]);
  });

  it('makes no more moves at once than can be announced, from the arena that is latest', () => {
    const arenas = [arena(1, row(1, 12, 0)), arena(2, row(30, 30, -240)), arena(3, []), arena(4, [])];
    const { moves } = suggestMoves(arenas, NOW);
    expect(moves).toHaveLength(MOST_MOVES);
    expect(new Set(moves.map(({ fromArenaId }) => fromArenaId))).toEqual(new Set([2]));
    expect(DRIFT_SECONDS).toBe(1200);
    expect(REST_SECONDS).toBe(900);
  });

  it('makes no match later than it stands', () => {
    expect(movesBeside({}, 60, {}, row(20, 2, 0))).toEqual([3]);
    expect(movesBeside({}, 60, {}, row(20, 3, 0))).toEqual([]);
  });

  it('leaves an arena alone that takes no more matches today', () => {
    expect(suggestMoves([arena(1, row(1, 10, -60)), arena(2, [], false)], NOW).moves).toEqual([]);
  });
});

describe('a slow day', () => {
  /** Matches that each take `minutes` of the ten that are planned. */
  const held = (count: number, minutes: number) =>
    Array.from({ length: count }, (_, n) =>
      match(n + 1, -minutes * count + n * minutes, {
        ...{ status: 'finished', startedAt: at(-minutes * count + n * minutes) },
        finishedAt: at(-minutes * count + (n + 1) * minutes),
      }),
    );

  it('ends as much later as its matches have taken longer so far', () => {
    const rest = row(50, 6, 0);
    const [asPlanned] = suggestMoves([arena(1, [...held(12, 10), ...rest])], NOW).before;
    const [slow] = suggestMoves([arena(1, [...held(12, 14), ...rest])], NOW).before;
    expect(asPlanned?.endsAt).toBe(at(60));
    // twelve matches of 14 minutes and the plan's four of 10: 13 each
    expect(slow?.endsAt).toBe(at(78));
  });

  it('of one age category tells about that category in every arena, and about no other', () => {
    const cadets = row(50, 4, 0);
    const seniors = row(60, 4, 0).map((one) => ({ ...one, group: 'Dewasa' }));
    const { before } = suggestMoves([arena(1, held(12, 14)), arena(2, cadets), arena(3, seniors)], NOW);
    expect(before.map((one) => one.endsAt)).toEqual([null, at(52), at(40)]);
  });
});

describe('any day', () => {
  const days = fc
    .array(
      fc.record({
        count: fc.integer({ min: 0, max: 12 }),
        first: fc.integer({ min: -120, max: 30 }),
        isOpen: fc.boolean(),
      }),
      { minLength: 2, maxLength: 4 },
    )
    .chain((shape) =>
      fc
        .array(fc.record({ people: fc.integer({ min: 1, max: 15 }), decider: fc.nat(40), mayMove: fc.boolean() }), {
          minLength: 50,
          maxLength: 50,
        })
        .map((details) => {
          let id = 0;
          return shape.map(({ count, first, isOpen }, index) =>
            arena(
              index + 1,
              Array.from({ length: count }, (_, n) => {
                id += 1;
                const detail = details[id % details.length] ?? { people: 1, decider: 0, mayMove: true };
                const deciders = detail.decider > 0 && detail.decider < id ? [detail.decider] : [];
                return match(id, first + n * 10, { people: [detail.people], deciders, mayMove: detail.mayMove });
              }),
              isOpen,
            ),
          );
        }),
    );
  const runs = { numRuns: Number(process.env.FUZZ_RUNS ?? 200) };

  it('has moves that bring its arenas together, each match once, none later than it stood', () => {
    fc.assert(
      fc.property(days, (arenas) => {
        const { moves, driftSeconds, driftAfterSeconds, before, after } = suggestMoves(arenas, NOW);
        expect(driftSeconds).toBe(driftOf(before));
        expect(moves.length).toBeLessThanOrEqual(MOST_MOVES);
        expect(new Set(moves.map((move) => move.matchId)).size).toBe(moves.length);
        if (moves.length > 0) {
          expect(driftSeconds).toBeGreaterThan(DRIFT_SECONDS);
          expect(driftAfterSeconds).toBeLessThan(driftSeconds);
        }
        for (const move of moves) {
          expect(move.wouldStartAt).toBeLessThanOrEqual(move.startsAt);
          expect(move.toArenaId).not.toBe(move.fromArenaId);
          expect(arenas.find((one) => one.arenaId === move.toArenaId)?.isOpen).toBe(true);
          const moved = arenas.flatMap((one) => one.matches).find((one) => one.id === move.matchId);
          expect(moved?.mayMove).toBe(true);
        }
        const leftBefore = before.reduce((sum, one) => sum + one.left, 0);
        expect(after.reduce((sum, one) => sum + one.left, 0)).toBe(leftBefore);
      }),
      runs,
    );
  });

  it('has a first move that gives the rest to whoever stands in it', () => {
    fc.assert(
      fc.property(days, (arenas) => {
        const [move] = suggestMoves(arenas, NOW).moves;
        if (!move) return;
        const all = arenas.flatMap((one) => one.matches);
        const moved = all.find((one) => one.id === move.matchId);
        const starts = new Map(
          arenas.flatMap((one) => [
            ...estimateArena(
              one.matches.filter((other) => other.id !== move.matchId),
              NOW,
            ).startsAt,
          ]),
        );
        for (const other of all) {
          if (other.id === move.matchId || !other.people.some((person) => moved?.people.includes(person))) continue;
          const start = starts.get(other.id) ?? 0;
          const gap = Math.max(start - (move.wouldStartAt + 600_000), move.wouldStartAt - (start + 600_000));
          expect(gap).toBeGreaterThanOrEqual(REST_SECONDS * 1000);
        }
      }),
      runs,
    );
  });
});
