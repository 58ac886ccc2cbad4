// How far a bracket has come, on generated brackets; and battles of seni as the games of a bracket.
import fc from 'fast-check';
import type { LiveCorner, LiveMatch } from '@gelanggang/contract/live';
import { liveRounds } from '@web/components/bracket/live-bracket';
import { bracketMatch } from '@gelanggang/contract/match-outlines';
import { poolSummaries } from './pools';
import { rankedMatches } from '@web/live/ranked-matches';

const unit = (n: number): LiveCorner => ({ state: 'unit', name: `Atlet ${n}`, contingent: `K${n}`, is_dummy: false });
const TBD: LiveCorner = { state: 'tbd', name: 'TBD', contingent: '', is_dummy: false };
const BYE: LiveCorner = { state: 'bye', name: 'BYE', contingent: '', is_dummy: false };

const match = (values: Partial<LiveMatch>): LiveMatch =>
  ({
    kind: 'tanding',
    mode: 'battle',
    pool_id: 1,
    pool_name: 'Pool A',
    match_category: 'Tanding',
    battle_group: null,
    corner: null,
    age_category: 'Dewasa',
    gender: 'male',
    class_name: 'A',
    round_label: '',
    blue: TBD,
    red: TBD,
    next_match_id: null,
    next_corner: null,
    status: 'scheduled',
    winner: null,
    schedule_id: null,
    ...values,
  }) as LiveMatch;

/** A tree of `count` units, byes in the last places of round 1, with the first `decided` fights won by blue. */
function tree(count: number, decided: number): LiveMatch[] {
  const rounds = Math.max(1, Math.ceil(Math.log2(count)));
  const size = 2 ** rounds;
  const idOf = (round: number, position: number) => round * 1000 + position;
  const matches = new Map<number, LiveMatch>();
  for (let round = 1; round <= rounds; round++) {
    for (let position = 1; position <= size / 2 ** round; position++) {
      const isLast = round === rounds;
      const id = idOf(round, position);
      const next_match_id = isLast ? null : idOf(round + 1, Math.ceil(position / 2));
      const next_corner = isLast ? null : position % 2 === 1 ? 'blue' : 'red';
      const red = position + size / 2 <= count ? unit(position + size / 2) : BYE;
      const corners = round === 1 ? { blue: unit(position), red } : {};
      matches.set(id, match({ id, round, position, next_match_id, next_corner, ...corners }));
    }
  }
  const advance = (from: LiveMatch, who: LiveCorner) => {
    const next = from.next_match_id === null ? undefined : matches.get(from.next_match_id);
    if (next && from.next_corner) next[from.next_corner] = who;
  };
  let left = decided;
  for (const one of matches.values()) {
    if (one.red.state === 'bye') advance(one, one.blue);
    else if (left > 0) {
      left -= 1;
      Object.assign(one, { status: 'finished', winner: 'blue' });
      advance(one, one.blue);
    }
  }
  return [...matches.values()];
}

describe('A bracket in words', () => {
  it('counts who was drawn and what is fought, and is over with its last fight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 70 }), fc.integer({ min: 0, max: 70 }), (count, wanted) => {
        const decided = Math.min(wanted, count - 1);
        const [pool] = poolSummaries({ matches: tree(count, decided) });
        expect(pool).toMatchObject({ units: count, total: count - 1, decided, poolName: '' });
        // the outline tells the same, but for the names that it can be found by
        const [outlined] = poolSummaries({ matches: tree(count, decided).map(bracketMatch) });
        expect({ ...outlined, text: '' }).toEqual({ ...pool, text: '' });
        expect(pool?.state).toBe(decided === 0 ? 'waiting' : decided === count - 1 ? 'over' : 'running');
        expect(pool?.winners.map((one) => one.name)).toEqual(decided === count - 1 ? ['Atlet 1'] : []);
      }),
    );
  });

  it('has every match in its place, and leads every winner to a match that is there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 70 }), (count) => {
        const matches = tree(count, 0);
        const games = liveRounds(matches).flatMap((round) => round.games);
        expect(games.map((game) => game.id).sort()).toEqual(matches.map((one) => one.id).sort());
        for (const { next } of games) if (next !== null) expect(games.some((game) => game.id === next)).toBe(true);
      }),
    );
  });

  it('names a pool only where its class has several', () => {
    const matches = [1, 2, 3].map((n) =>
      match({ id: n, round: 1, position: 1, pool_id: n, pool_name: `Pool ${n}`, class_name: n < 3 ? 'A' : 'B' }),
    );
    expect(poolSummaries({ matches }).map((pool) => pool.poolName)).toEqual(['Pool 1', 'Pool 2', '']);
  });

  it('says who has won each of several pairs', () => {
    const pair = (n: number, winner: 'blue' | 'red') =>
      match({ id: n, round: 1, position: n, blue: unit(n), red: unit(10 + n), status: 'finished', winner });
    const [pool] = poolSummaries({ matches: [pair(1, 'red'), pair(2, 'blue')] });
    expect(pool?.winners.map((one) => one.name)).toEqual(['Atlet 11', 'Atlet 2']);
  });

  it('fights nobody who is alone', () => {
    const [pool] = poolSummaries({ matches: [match({ id: 1, round: 1, position: 1, blue: unit(1), red: BYE })] });
    expect(pool).toMatchObject({ units: 1, total: 0, state: 'waiting' });
  });
});

describe('Seni', () => {
  const row = (id: number, values: Partial<LiveMatch>) =>
    match({ id, kind: 'seni', match_category: 'Ganda', class_name: '', ...values });
  const battle = (id: number, group: number, round: number, position: number, values: Partial<LiveMatch> = {}) => [
    row(id, { battle_group: group, round, position, corner: 'blue', blue: unit(id), ...values }),
    row(id + 1, { battle_group: group, round, position, corner: 'red', red: unit(id + 1), ...values }),
  ];

  it('makes one game of the two rows of a battle, known by its blue row', () => {
    const matches = [
      ...battle(1, 1, 1, 1, { next_match_id: 5, next_corner: 'blue', winner: 'red', status: 'finished' }),
      ...battle(3, 2, 1, 2, { next_match_id: 6, next_corner: 'red' }),
      ...battle(5, 3, 2, 1),
    ];
    const games = liveRounds(matches).flatMap((round) => round.games);
    expect(games.map(({ id, next, next_corner }) => [id, next, next_corner])).toEqual([
      [1, 5, 'blue'],
      [3, 5, 'red'],
      [5, null, null],
    ]);
    expect(games[0]?.player1.name).toBe('Atlet 1');
    expect(games[0]?.player2.name).toBe('Atlet 2');
    expect(poolSummaries({ matches })[0]).toMatchObject({ units: 4, total: 6, decided: 2, winners: [] });
  });

  it('shows a battle without an opponent as a bye that nobody performs', () => {
    const [blue] = battle(1, 1, 1, 1);
    const matches = [blue as LiveMatch, ...battle(3, 2, 1, 2)];
    expect(liveRounds(matches)[0]?.games[0]?.player2.state).toBe('bye');
    expect(poolSummaries({ matches })[0]).toMatchObject({ units: 3, total: 2 });
  });

  it('ranks by score and parts equal ones as the judges’ table does', () => {
    const performed = (id: number, final: number, penalty: number) =>
      row(id, {
        mode: 'default',
        round: 1,
        position: id,
        status: 'finished',
        blue: unit(id),
        seni: {
          event: 'seni_tunggal',
          outcome: 'performed',
          score: final / 1000,
          stage: 1,
          worth: { final, penalty, seconds_off: 0, deviation: 0 },
          unit_id: id,
          seed: '00000000000000aa',
          jurus: 'whole',
          jurus_stage: 'final',
          time: { min: 180, max: 180, tolerance: 5, outAfter: 10, isCosted: true },
        },
      });
    const waiting = row(9, { mode: 'default', round: 1, position: 9, blue: unit(9) });
    const matches = [waiting, performed(1, 9500, 10), performed(2, 9600, 0), performed(3, 9500, 0)];
    expect(rankedMatches(matches).map(({ match: one, rank }) => [one.id, rank])).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
      [9, null],
    ]);
    expect(poolSummaries({ matches })[0]).toMatchObject({ isOrder: true, state: 'running', winners: [] });
    expect(poolSummaries({ matches: matches.slice(1) })[0]?.winners.map((one) => one.name)).toEqual(['Atlet 2']);
  });
});
