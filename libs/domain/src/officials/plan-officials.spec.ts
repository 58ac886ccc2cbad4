// The planner of officials: nobody of the own region where that can be avoided, rest, an even load, the same by one seed.
import { createRandom, type Random } from '../random';
import { type OfficialsToPlan, planOfficials, type PlannedOfficial, type PlannedSession } from './plan-officials';
import { planTables, type TableDuty } from './plan-tables';
import { seatsOf } from './roles';

const SEED = '00000000000000aa';
const seats = seatsOf('tanding', 3);

/** So many arenas side by side, and sessions after each other. */
function sessionsOf(arenas: number, times: number, regionsOf: () => number[], matches: number): PlannedSession[] {
  return Array.from({ length: arenas * times }, (_, index) => {
    const from = Math.floor(index / arenas) * 300;
    return {
      ...{ id: index + 1, from, to: from + 240, day: `2027-03-${12 + Math.floor(index / arenas)}` },
      matches: Array.from({ length: matches }, (_, at) => ({ id: index * 1000 + at, regions: regionsOf(), seats })),
    };
  });
}
const people = (count: number, regions: number): PlannedOfficial[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, region: index % regions, days: null }));
const plan = (input: Partial<OfficialsToPlan> & Pick<OfficialsToPlan, 'sessions' | 'officials'>) =>
  planOfficials({ mostInARow: 3, seed: SEED, ...input });

/** Every division of all officials over the sessions, and in each every crew of each match: the least of all. */
function leastOwnRegion(sessions: readonly PlannedSession[], officials: readonly PlannedOfficial[]): [number, number] {
  let least: [number, number] = [Infinity, Infinity];
  const pools: PlannedOfficial[][] = sessions.map(() => []);
  const walk = (at: number): void => {
    const official = officials[at];
    if (!official) {
      const missing = sum(sessions, ({ matches }, index) =>
        sum(matches, (match) => Math.max(0, match.seats.length - (pools[index] ?? []).length)),
      );
      const own = sum(sessions, ({ matches }, index) =>
        sum(matches, (match) => leastOfCrews(match, pools[index] ?? [])),
      );
      if (missing < least[0] || (missing === least[0] && own < least[1])) least = [missing, own];
      return;
    }
    for (const pool of pools) {
      pool.push(official);
      walk(at + 1);
      pool.pop();
    }
  };
  walk(0);
  return least;
}
const sum = <T>(all: readonly T[], of: (one: T, index: number) => number) =>
  all.reduce((total, one, index) => total + of(one, index), 0);

/** Of all crews of this size. */
function leastOfCrews(match: PlannedSession['matches'][number], pool: readonly PlannedOfficial[]): number {
  const size = Math.min(match.seats.length, pool.length);
  let least = Infinity;
  const choose = (from: number, chosen: number, own: number): void => {
    if (chosen === size) {
      least = Math.min(least, own);
      return;
    }
    for (let at = from; at < pool.length; at += 1) {
      const region = pool[at]?.region ?? null;
      choose(at + 1, chosen + 1, own + (region !== null && match.regions.includes(region) ? 1 : 0));
    }
  };
  choose(0, 0, 0);
  return least;
}

const randomRegions = (random: Random, count: number) => () => [random.int(count), random.int(count)];

describe('the planner of officials', () => {
  it('[R25-O02] lets as few as possible judge their own region: never more than the best of all divisions', () => {
    let avoided = 0;
    for (let round = 0; round < 100; round += 1) {
      const random = createRandom(round.toString(16).padStart(16, '0'));
      const regions = 2 + random.int(5);
      const needed = 2 + random.int(2);
      const sessions = sessionsOf(2 + random.int(2), 1, randomRegions(random, regions), 2 + random.int(3)).map(
        (session) => ({
          ...session,
          matches: session.matches.map((match) => ({ ...match, seats: seats.slice(0, needed) })),
        }),
      );
      const officials = Array.from({ length: 5 + random.int(4) }, (_, index) => ({
        ...{ id: index + 1, region: random.int(8) === 0 ? null : random.int(regions), days: null },
      }));
      const { unfilled, ownRegion } = plan({ sessions, officials });
      const least = leastOwnRegion(sessions, officials);
      expect({ round, unfilled, ownRegion }).toEqual({ round, unfilled: least[0], ownRegion: least[1] });
      if (least[1] === 0) avoided += 1;
    }
    // both kinds are among them: where it can be avoided, and where there are too few
    expect(avoided).toBeGreaterThan(5);
    expect(avoided).toBeLessThan(90);
  });

  it('seats nobody twice in a match, nobody at two arenas at once, and everybody only where their days are', () => {
    const random = createRandom(SEED);
    const sessions = sessionsOf(3, 2, randomRegions(random, 10), 20);
    const officials = people(40, 10).map((one) => (one.id % 4 === 0 ? { ...one, days: ['2027-03-12'] } : one));
    const { duties, seats: taken, unfilled } = plan({ sessions, officials });
    expect(unfilled).toBe(0);
    const inMatch = new Set(taken.map(({ matchId, officialId }) => `${matchId} ${officialId}`));
    expect(inMatch.size).toBe(taken.length);
    for (const { sessionId, officialId } of duties) {
      const { from, day } = sessions.find(({ id }) => id === sessionId)!;
      const atOnce = duties.filter(
        (one) => one.officialId === officialId && sessions.find(({ id }) => id === one.sessionId)!.from === from,
      );
      expect(atOnce).toHaveLength(1);
      if (officialId % 4 === 0) expect(day).toBe('2027-03-12');
    }
  });

  it('gives a rest after three matches in a row where others are there, and says how often it could not', () => {
    const sessions = sessionsOf(1, 1, () => [], 40);
    const { seats: taken, tired } = plan({ sessions, officials: people(8, 8) });
    expect(tired).toBe(0);
    for (const { id } of people(8, 8)) {
      const sat = new Set(taken.filter((one) => one.officialId === id).map((one) => one.matchId));
      for (let at = 0; at < 37; at += 1) {
        expect([0, 1, 2, 3].every((next) => sat.has(at + next))).toBe(false);
      }
    }
    expect(plan({ sessions, officials: people(4, 4) }).tired).toBe(37 * 4);
  });

  it('shares the seats evenly, and the referee’s too', () => {
    const random = createRandom(SEED);
    const sessions = sessionsOf(2, 3, randomRegions(random, 12), 30);
    const { seats: taken } = plan({ sessions, officials: people(24, 12) });
    const count = (of: typeof taken) =>
      people(24, 12).map(({ id }) => of.filter((one) => one.officialId === id).length);
    const spread = (counts: number[]) => Math.max(...counts) - Math.min(...counts);
    // 720 seats for 24 people: 30 each
    expect(spread(count(taken))).toBeLessThanOrEqual(6);
    expect(spread(count(taken.filter((one) => one.seat === 12)))).toBeLessThanOrEqual(5);
  });

  it('plans the same by the same seed, and otherwise by another', () => {
    const random = createRandom(SEED);
    const sessions = sessionsOf(3, 2, randomRegions(random, 10), 20);
    const officials = people(30, 10);
    expect(plan({ sessions, officials })).toEqual(plan({ sessions, officials }));
    expect(plan({ sessions, officials, seed: '00000000000000bb' })).not.toEqual(plan({ sessions, officials }));
  });

  it('leaves who was put at a session by hand there', () => {
    const sessions = sessionsOf(2, 1, () => [1, 2], 5);
    const { duties } = plan({
      ...{ sessions, officials: people(10, 5) },
      fixed: [
        { sessionId: 2, officialId: 1 },
        { sessionId: 2, officialId: 2 },
      ],
    });
    expect(duties).toEqual(
      expect.arrayContaining([
        { sessionId: 2, officialId: 1 },
        { sessionId: 2, officialId: 2 },
      ]),
    );
  });

  it('seats nobody whom the office has put on another seat of the match', () => {
    const [session] = sessionsOf(1, 1, () => [], 2);
    const matches = session!.matches.map((match) => ({ ...match, seats: [1, 2, 3], taken: [1] }));
    const { seats: chosen } = plan({ sessions: [{ ...session!, matches }], officials: people(4, 4) });
    expect(new Set(chosen.map((one) => one.officialId))).toEqual(new Set([2, 3, 4]));
  });

  it('[R25-O01] fills the crew that a match needs, and tells the seats for which nobody is there', () => {
    const sessions = sessionsOf(1, 1, () => [], 3);
    const { seats: taken, unfilled } = plan({ sessions, officials: people(3, 3) });
    expect(taken.filter(({ matchId }) => matchId === 0).map((one) => one.seat)).toEqual([12, 1, 2]);
    expect(unfilled).toBe(3);
    expect(plan({ sessions, officials: [] })).toMatchObject({ duties: [], seats: [], unfilled: 12 });
  });
});

describe('the tables of the arenas', () => {
  it('[R25-O03] get who has the role and is there that day, once at a time, at the arena where they were before', () => {
    const sessions = sessionsOf(2, 2, () => [], 1).map((session, at) => ({ ...session, arenaId: at % 2 }));
    const duties = planTables(sessions, [
      { id: 1, roles: ['chair'], days: null },
      { id: 2, roles: ['chair', 'secretary'], days: null },
      { id: 3, roles: ['council'], days: ['2027-03-13'] },
      { id: 4, roles: ['doctor'], days: null },
    ]);
    expect(duties).toEqual([
      { sessionId: 1, officialId: 1, role: 'chair' },
      { sessionId: 2, officialId: 2, role: 'chair' },
      { sessionId: 3, officialId: 1, role: 'chair' },
      { sessionId: 3, officialId: 3, role: 'council' },
      { sessionId: 4, officialId: 2, role: 'chair' },
    ]);
  });

  it('are one for the sessions of an arena that run at once, whose people are at no other table meanwhile', () => {
    const [early, late, other] = sessionsOf(3, 1, () => [], 1);
    if (!early || !late || !other) throw new Error('Three sessions.');
    const sessions = [
      { ...early, arenaId: 1 },
      { ...late, arenaId: 1 },
      { ...other, arenaId: 2 },
    ];
    const people = [
      { id: 1, roles: ['council'] as const, days: null },
      { id: 2, roles: ['council'] as const, days: null },
      { id: 3, roles: ['council'] as const, days: null },
    ];
    const at = (duties: TableDuty[], { id }: { id: number }) =>
      duties.filter((one) => one.sessionId === id).map(({ officialId }) => officialId);
    const duties = planTables(sessions, people);
    expect([early, late, other].map((one) => at(duties, one))).toEqual([[1, 2], [1, 2], [3]]);
    const standing = planTables(sessions, people, [{ sessionId: late.id, officialId: 3, role: 'council' }]);
    expect([early, late, other].map((one) => at(standing, one))).toEqual([[3, 1], [1], [2]]);
  });
});
