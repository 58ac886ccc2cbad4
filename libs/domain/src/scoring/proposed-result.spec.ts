// Who has won a tanding match, case by case as the rulebook of 2025 names them (art. 11.6.g).
import fc from 'fast-check';
import { CORNERS, otherCorner } from '../words/corners';
import { ageGroupOf } from '../rules/age-groups';
import { IPSI_2025_SET } from '../rules/ipsi-2025';
import { rulesFor } from '../rules/tanding-rules';
import { reasonFits } from './reason-fits';
import { checkOutcome } from '../results/match-steps';
import { AGE_GROUPS, rulesOf, WORTHS } from '../testing/ipsi-2025-rules';
import { HIT_KINDS, HIT_LABELS, JUDGED_KINDS } from './hit-kinds';
import { PENALTY_LABELS, PENALTY_STEPS, type PenaltyStep } from './penalty-steps';
import { articleOf, type MatchState, proposeResult, scoreOf, whyNobody } from './proposed-result';
import { type Reason, REASONS } from './reasons';
import { STOP_KINDS, type StopKind } from './stops';

const match = (over: Partial<MatchState> = {}): MatchState => ({
  ...{ points: [], penalties: [], knockdowns: [], stops: [] },
  ...{ rules: rulesOf('dewasa'), round: 3, isOver: true, hadExtraRound: false, lot: null },
  weights: { blue: null, red: null },
  ...over,
});
/** `b3 r2`: a throw of blue, a kick of red. */
const points = (text: string): MatchState['points'] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({
      corner: word.startsWith('b') ? 'blue' : 'red',
      kind: HIT_KINDS[Number(word[1]) - 1] ?? 'punch',
      round: 1,
    }));
const throws = (corner: 'b' | 'r', times: number) =>
  points(Array.from({ length: times }, () => `${corner}3`).join(' '));
const penalty = (corner: 'blue' | 'red', step: PenaltyStep) => ({ corner, step, round: 1 });
/** `b9@1 r10@1o`: blue counted to 9 in round 1; red to 10 after a fall of its own. */
const counts = (text: string): MatchState['knockdowns'] =>
  text.split(' ').map((word) => {
    const [, corner, count, round, own] = /^([br])(\d+)@(\d)(o?)$/.exec(word) ?? [];
    return {
      corner: corner === 'b' ? 'blue' : 'red',
      count: Number(count),
      round: Number(round),
      isOwnFall: own === 'o',
    };
  });
const running = { isOver: false } as const;

it.each([
  ['usia-dini-1', 1, '9.4.a.3'],
  ['usia-dini-2', 1, '9.4.a.3'],
  ['pra-remaja', 2, '11.6.g.4.b'],
  ['dewasa', 2, '11.6.g.4.b'],
] as const)('names the article of the gap for the age: %s', (group, round, article) => {
  const state = match({ ...running, rules: rulesOf(group), round, points: throws('b', 10) });
  expect(articleOf(proposeResult(state), state)).toBe(article);
});

describe('the words of the sheet', () => {
  it('are those of the rulebook', () => {
    expect(HIT_KINDS.map((kind) => HIT_LABELS[kind])).toEqual(['Pukulan', 'Tendangan', 'Jatuhan']);
    expect(PENALTY_STEPS.map((step) => PENALTY_LABELS[step])).toEqual([
      ...['Pembinaan', 'Teguran I', 'Teguran II', 'Peringatan I', 'Peringatan II', 'Diskualifikasi'],
    ]);
    expect([REASONS.points.text, REASONS['fewer-penalties'].text, REASONS.lighter.text]).toEqual([
      ...['nilai lebih tinggi', 'hukuman lebih ringan', 'berat badan lebih ringan'],
    ]);
  });
});

describe('points', () => {
  it('[R25-T10] a hand is worth 1, a foot 2, a throw 3', () => {
    expect(HIT_KINDS.map((kind) => WORTHS.points[kind])).toEqual([1, 2, 3]);
    expect(scoreOf(match({ points: points('b1 b2 b3 r2') }), 'blue', WORTHS)).toBe(6);
  });

  it('[R25-T11] judges score hands and feet, nothing else', () => {
    expect(JUDGED_KINDS).toEqual(['punch', 'kick']);
  });

  it.each<[string, string[]]>([
    ['usia-dini-1', []],
    ['usia-dini-2', ['sweep', 'catch']],
    ['pra-remaja', ['sweep', 'catch', 'scissors']],
    ['remaja', ['sweep', 'catch', 'scissors']],
    ['master-2', ['sweep', 'catch', 'scissors']],
  ])('[R25-T14] throws of %s are %p', (group, kinds) => {
    expect(rulesOf(group).throws).toEqual(kinds);
  });

  it('[R25-T30] more points win once the time is over, nobody before', () => {
    const state = { points: points('b2 r1') };
    expect(proposeResult(match(state))).toEqual({ winner: 'blue', winKind: 'angka', reason: 'points' });
    expect(proposeResult(match({ ...state, ...running }))).toEqual({ winner: null, next: 'time' });
  });
});

describe('the gap', () => {
  it.each<[string, number, number, boolean]>([
    ['dewasa', 10, 1, false],
    ['dewasa', 10, 2, true],
    ['dewasa', 10, 3, true],
    ['dewasa', 11, 1, false],
    ['remaja', 10, 1, false],
    ['remaja', 10, 2, true],
    ['pra-remaja', 10, 1, false],
    ['pra-remaja', 10, 2, true],
    ['master-1', 10, 1, false],
    ['master-2', 10, 2, true],
    ['dewasa', 9, 3, false],
  ])('[R25-T43] %s, %i throws ahead in round %i: WMP is proposed %p, from 30 points in round II or III', (...row) => {
    const [group, times, round, isWon] = row;
    for (const corner of ['b', 'r'] as const) {
      const state = match({ rules: rulesOf(group), points: throws(corner, times), round, ...running });
      const winner = corner === 'b' ? 'blue' : 'red';
      expect(proposeResult(state)).toEqual(
        isWon ? { winner, winKind: 'wmp', reason: 'gap' } : { winner: null, next: 'time' },
      );
    }
  });

  it.each<[string, string, number, boolean]>([
    ['usia-dini-1', 'b2 b2 b2 b2 b2 b2 b2 b2 b2 b2', 1, true],
    ['usia-dini-1', 'b2 b2 b2 b2 b2 b2 b2 b2 b2 b1', 1, false],
    ['usia-dini-2', 'r2 r2 r2 r2 r2 r2 r2 r2 r2 r2', 1, true],
    ['usia-dini-2', 'r3 r3 r3 r3 r3 r3 r2', 2, true],
    ['usia-dini-2', 'r3 r3 r3 r3 r3 r3 r1', 2, false],
  ])(
    '[R25-T44] %s with «%s» in round %i: WMP is proposed %p, from 20 points in any round',
    (group, text, round, isWon) => {
      const proposed = proposeResult(match({ rules: rulesOf(group), points: points(text), round, ...running }));
      expect(proposed.winner !== null).toBe(isWon);
      if (proposed.winner) expect(proposed).toMatchObject({ winKind: 'wmp', reason: 'gap' });
    },
  );

  it('[R25-T44] also when the referee stops for danger', () => {
    const stops = [{ corner: 'blue' as const, kind: 'danger' as const }];
    expect(proposeResult(match({ rules: rulesOf('usia-dini-2'), stops, ...running }))).toEqual({
      ...{ winner: 'red', winKind: 'wmp', reason: 'danger' },
    });
  });

  it('of an own category follows its oldest athletes', () => {
    const gaps = [5, 8, 10, 11, 12, 14, 17, 35, 45, 60, null].map((upToYears) =>
      [rulesFor({ aboveYears: null, upToYears, counting: 'above-to' })]
        .map(({ gap, group }) => `${group} ${gap}`)
        .join(),
    );
    expect(gaps).toEqual([
      ...['pra-usia-dini 20', 'usia-dini-1 20', 'usia-dini-2 20', 'usia-dini-2 20', 'pra-remaja 30', 'pra-remaja 30'],
      ...['remaja 30', 'dewasa 30', 'master-1 30', 'master-2 30', 'dewasa 30'],
    ]);
    expect(ageGroupOf({ aboveYears: 45, upToYears: null, counting: 'above-to' }, IPSI_2025_SET).id).toBe('master-2');
  });
});

describe('level on points', () => {
  const cases: [string, Partial<MatchState>, 'blue' | 'red', Reason][] = [
    [
      '[R25-T31] the lower penalty',
      { points: points('b2 b1 r2'), penalties: [penalty('blue', 'teguran-1')] },
      'red',
      'fewer-penalties',
    ],
    [
      '[R25-T31] the lower penalty before more throws',
      { points: points('b3 b2 r3 r1'), penalties: [penalty('blue', 'teguran-1')] },
      'red',
      'fewer-penalties',
    ],
    [
      '[R25-T31] the sum, not the number',
      {
        points: points('b3 b2 r2 r2 r1'),
        penalties: [penalty('blue', 'teguran-2'), penalty('red', 'teguran-1'), penalty('red', 'teguran-1')],
      },
      'blue',
      'more-throws',
    ],
    ['[R25-T32] more throws', { points: points('b3 b1 r2 r2') }, 'blue', 'more-throws'],
    ['[R25-T32] more kicks', { points: points('b2 b2 b1 b1 r2 r1 r1 r1 r1') }, 'blue', 'more-kicks'],
    ['[R25-T32] throws before kicks', { points: points('r3 r3 b2 b2 b2') }, 'red', 'more-throws'],
    [
      '[R25-T34] less weight after an extra round',
      { hadExtraRound: true, weights: { blue: 61.2, red: 60.9 } },
      'red',
      'lighter',
    ],
    [
      '[R25-T34] less weight by a tenth',
      { hadExtraRound: true, weights: { blue: 60.8, red: 60.9 } },
      'blue',
      'lighter',
    ],
    [
      '[R25-T35] the lot after equal weights',
      { hadExtraRound: true, weights: { blue: 60, red: 60 }, lot: 'red' },
      'red',
      'lot',
    ],
    ['[R25-T35] the lot where nobody can be weighed', { hadExtraRound: true, lot: 'blue' }, 'blue', 'lot'],
  ];
  it.each(cases)('is decided by %s', (_what, over, winner, reason) => {
    const state = match(over);
    expect(scoreOf(state, 'blue', WORTHS)).toBe(scoreOf(state, 'red', WORTHS));
    expect(proposeResult(state)).toEqual({ winner, winKind: 'angka', reason });
  });

  it('[R25-T31] pembinaan takes nothing off, so it decides nothing', () => {
    const state = match({ points: points('b1 r1'), penalties: [penalty('red', 'pembinaan')] });
    expect(proposeResult(state)).toEqual({ winner: null, next: 'extra-round' });
  });

  it('[R25-T33] without any difference there is one more round, and only one', () => {
    expect(proposeResult(match({ points: points('b1 r1') }))).toEqual({ winner: null, next: 'extra-round' });
    expect(proposeResult(match({ points: points('b1 r1'), hadExtraRound: true }))).toEqual({
      ...{ winner: null, next: 'weigh-in' },
    });
    expect(proposeResult(match({ points: points('b1 r1 b1'), round: 4, hadExtraRound: true }))).toMatchObject({
      ...{ winner: 'blue', reason: 'points' },
    });
  });

  it('[R25-T34] the weight of the day is asked for where there is none', () => {
    const state = match({ hadExtraRound: true, weights: { blue: 60, red: null } });
    expect(proposeResult(state)).toEqual({ winner: null, next: 'weigh-in' });
  });

  it('[R25-T35] equal weights ask for the lot', () => {
    const state = match({ hadExtraRound: true, weights: { blue: 60, red: 60 } });
    expect(proposeResult(state)).toEqual({ winner: null, next: 'lot' });
  });
});

describe('a match that is stopped', () => {
  it.each<[StopKind, 'red' | 'blue', string]>([
    ['gives-up', 'red', 'teknik'],
    ['withdrawn', 'red', 'teknik'],
    ['unfit', 'red', 'teknik'],
    ['cannot-go-on', 'red', 'teknik'],
  ])('[R25-T36] because blue %s: %s wins by %s, whatever the score', (kind, winner, winKind) => {
    const state = match({ points: throws('b', 8), stops: [{ corner: 'blue', kind }], ...running });
    expect(proposeResult(state)).toEqual({ winner, winKind, reason: kind });
  });

  it('[R25-T45] by a fault that injured blue is won by blue: red is disqualified', () => {
    const state = match({ points: throws('r', 8), stops: [{ corner: 'blue', kind: 'injured-by-fault' }], ...running });
    expect(proposeResult(state)).toEqual({ winner: 'blue', winKind: 'diskualifikasi', reason: 'injured-by-fault' });
  });

  it('[R25-T04] by the doctor: who wins hangs on whether a fault was the cause', () => {
    const winnerOf = (kind: StopKind) => proposeResult(match({ stops: [{ corner: 'red', kind }], ...running })).winner;
    expect([winnerOf('unfit'), winnerOf('injured-by-fault')]).toEqual(['blue', 'red']);
  });

  it('[R25-T45] by a disqualification is won by the other corner, before anything else', () => {
    const state = match({
      ...{ points: throws('b', 12), penalties: [penalty('blue', 'diskualifikasi')], ...running },
      knockdowns: counts('r10@1'),
    });
    expect(proposeResult(state)).toEqual({ winner: 'red', winKind: 'diskualifikasi', reason: 'disqualified' });
    const both = CORNERS.map((corner) => penalty(corner, 'diskualifikasi'));
    expect(proposeResult(match({ penalties: both }))).toEqual({ winner: null, next: 'decision' });
  });
});

describe('counts', () => {
  it.each<[string, 'blue' | 'red' | null, string | null, Reason | null]>([
    ['b8@1', null, null, null],
    ['b9@1', null, null, null],
    ['b10@1', 'red', 'mutlak', 'count'],
    ['r10@3', 'blue', 'mutlak', 'count'],
    ['b3@1 b10@2', 'red', 'mutlak', 'count'],
  ])('[R25-T39] «%s»: %s wins by %s', (text, winner, winKind, reason) => {
    expect(proposeResult(match({ knockdowns: counts(text), ...running }))).toEqual(
      winner ? { winner, winKind, reason } : { winner: null, next: 'time' },
    );
  });

  it('[R25-T40] to ten after a fall of its own is lost by teknik', () => {
    expect(proposeResult(match({ knockdowns: counts('b10@2o'), ...running }))).toEqual({
      ...{ winner: 'red', winKind: 'teknik', reason: 'own-fall' },
    });
  });

  it.each<[string, 'blue' | 'red' | null]>([
    ['b3@1 b5@1 b4@1', 'red'],
    ['r9@2 r9@2 r2@2', 'blue'],
    ['b3@1 b5@1 b4@2', null],
    ['b3@1 b5@1 r2@1 b4@1', null],
    ['b3@1 r2@1 b5@1 r3@1', null],
    ['b3@1 r2@1 r5@1 r3@1', 'blue'],
    ['b3@1 b3@2 b3@2 b3@2', 'red'],
    // entered late, of the round before
    ['b3@2 b5@1 b4@2 b4@2', 'red'],
    ['b3@1 b5@1 r2@2 b4@1', 'red'],
  ])('[R25-T38] three in a row within one round end the match: «%s» is won by %s', (text, winner) => {
    expect(proposeResult(match({ knockdowns: counts(text), ...running }))).toEqual(
      winner ? { winner, winKind: 'teknik', reason: 'three-counts' } : { winner: null, next: 'time' },
    );
  });

  it('[R25-T41] both to ten in round I before any point: the lighter wins, and both are weighed', () => {
    const both = { knockdowns: counts('b10@1 r10@1'), round: 1, ...running };
    expect(proposeResult(match(both))).toEqual({ winner: null, next: 'weigh-in' });
    expect(proposeResult(match({ ...both, weights: { blue: 58.1, red: 57.9 } }))).toEqual({
      ...{ winner: 'red', winKind: 'angka', reason: 'both-counted-lighter' },
    });
    expect(proposeResult(match({ ...both, weights: { blue: 58, red: 58 } }))).toEqual({ winner: null, next: 'lot' });
  });

  it.each<[string, 'blue' | 'red', Reason]>([
    ['b1', 'blue', 'both-counted-points'],
    ['b2 r3', 'red', 'both-counted-points'],
    ['b3 r2 r1', 'blue', 'more-throws'],
  ])('[R25-T42] both to ten with points («%s»): %s wins, %s', (text, winner, reason) => {
    const state = match({ points: points(text), knockdowns: counts('b10@2 r10@2'), round: 2, ...running });
    expect(proposeResult(state)).toEqual({ winner, winKind: 'angka', reason });
  });

  it('[R25-T42] both to ten and level in everything: nobody can fight on, so the lighter wins', () => {
    const state = match({ points: points('b1 r1'), knockdowns: counts('b10@2 r10@2'), weights: { blue: 50, red: 51 } });
    expect(proposeResult(state)).toMatchObject({ winner: 'blue', reason: 'lighter' });
  });
});

it('is the same for both corners: with all exchanged, the other one wins; and a winner by points is never behind', () => {
  const corner = fc.constantFrom(...CORNERS);
  const round = fc.integer({ min: 1, max: 4 });
  const states: fc.Arbitrary<MatchState> = fc.record({
    points: fc.array(fc.record({ corner, kind: fc.constantFrom(...HIT_KINDS), round }), { maxLength: 30 }),
    penalties: fc.array(fc.record({ corner, step: fc.constantFrom(...PENALTY_STEPS), round }), { maxLength: 4 }),
    knockdowns: fc.array(
      fc.record({ corner, count: fc.integer({ min: 1, max: 10 }), round, isOwnFall: fc.boolean() }),
      { maxLength: 4 },
    ),
    stops: fc.array(fc.record({ corner, kind: fc.constantFrom(...STOP_KINDS) }), { maxLength: 1 }),
    rules: fc.constantFrom(...AGE_GROUPS).map(rulesOf),
    round,
    isOver: fc.boolean(),
    hadExtraRound: fc.boolean(),
    weights: fc.record({ blue: fc.constantFrom(null, 60, 61), red: fc.constantFrom(null, 60, 61) }),
    lot: fc.constantFrom(null, ...CORNERS),
  });
  const exchanged = <T extends { corner: 'blue' | 'red' }>(all: readonly T[]) =>
    all.map((one) => ({ ...one, corner: otherCorner(one.corner) }));
  fc.assert(
    fc.property(states, (state) => {
      const mirror = proposeResult({
        ...state,
        points: exchanged(state.points),
        penalties: exchanged(state.penalties),
        knockdowns: exchanged(state.knockdowns),
        stops: exchanged(state.stops),
        weights: { blue: state.weights.red, red: state.weights.blue },
        lot: state.lot && otherCorner(state.lot),
      });
      const proposed = proposeResult(state);
      expect(mirror).toEqual(proposed.winner ? { ...proposed, winner: otherCorner(proposed.winner) } : proposed);
      if (proposed.winner) {
        expect(REASONS[proposed.reason].article).toMatch(/^\d+\.\d/);
        // whatever the rules propose can be saved
        const [blueScore, redScore] = [scoreOf(state, 'blue', WORTHS), scoreOf(state, 'red', WORTHS)];
        const outcome = { isWalkover: false, winner: proposed.winner, winKind: proposed.winKind, blueScore, redScore };
        const both = { status: 'ongoing', blueUnitId: 1, redUnitId: 2 } as const;
        expect(checkOutcome(both, outcome, proposed.reason)).toEqual({ ok: true });
        // and its reason told beside the points
        expect(reasonFits(proposed.reason, outcome)).toBe(true);
      }
      if (proposed.winner && ['points', 'gap', 'both-counted-points'].includes(proposed.reason)) {
        const loser = otherCorner(proposed.winner);
        expect(scoreOf(state, proposed.winner, WORTHS)).toBeGreaterThan(scoreOf(state, loser, WORTHS));
      }
    }),
  );
});

it('[R25-T45] why the chair lets neither win is told where the sheet says it of both corners, and not else', () => {
  const out = (over: Partial<MatchState>) => whyNobody(match(over));
  const both = CORNERS.map((corner) => penalty(corner, 'diskualifikasi'));
  expect(out({ penalties: both })).toBe('both-disqualified');
  expect(out({ knockdowns: counts('b10@1'), stops: [{ corner: 'red', kind: 'unfit' }] })).toBe('both-out');
  expect(out({ penalties: both.slice(0, 1), stops: [{ corner: 'red', kind: 'unfit' }] })).toBe('both-out');
  expect(out({ penalties: both.slice(0, 1) })).toBeNull();
  expect(out({ knockdowns: counts('b9@1'), stops: [{ corner: 'red', kind: 'unfit' }] })).toBeNull();
  expect(out({ points: points('b3 r2') })).toBeNull();
});
