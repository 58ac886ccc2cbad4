// Checking a published draw: what was really drawn passes, any meddling is found.
import fc from 'fast-check';
import { fieldOf, MIXES } from '../../test/field-cases';
import { sha256 } from '../sha256';
import { DRAW_ALGORITHM, drawWith } from './algorithms';
import { applyChange, checkDraw, checkStanding, firstRoundOf, type HandChange, type RecordedDraw } from './check-draw';
import { CHARTS, type Chart, type DrawUnit } from './draw-unit';
import { entriesText } from './entries-text';

const seedOf = (n: number) => n.toString(16).padStart(16, '0');

function recorded(units: readonly DrawUnit[], chart: Chart, n: number, hasThirdPlace = false): RecordedDraw {
  const drawn = drawWith(DRAW_ALGORITHM, units, { chart, seed: seedOf(n), hasThirdPlace });
  if (!drawn.ok) throw new Error(drawn.code);
  // as it comes back from the database: other order of keys, nothing shared
  const matches = JSON.parse(JSON.stringify(drawn.matches)) as RecordedDraw['matches'];
  return {
    algorithm: DRAW_ALGORITHM,
    seed: seedOf(n),
    fingerprint: sha256(entriesText(units)),
    ...{ chart, hasThirdPlace, entries: [...units].reverse(), matches },
  };
}

const cases = fc.tuple(
  fc.integer({ min: 1, max: 40 }),
  fc.constantFrom(...MIXES),
  fc.constantFrom(...CHARTS),
  fc.nat(),
  fc.boolean(),
);

describe('a published draw', () => {
  it('of any pool and chart passes when nobody touched it', () => {
    fc.assert(
      fc.property(cases, ([n, mix, chart, shift, hasThirdPlace]) => {
        const draw = recorded(fieldOf(n, mix, shift % 6), chart, shift, hasThirdPlace);
        const check = checkDraw(draw);
        expect(check).toMatchObject({ isFingerprintSame: true, isVersionKnown: true, isBracketSame: true });
        expect(checkStanding(check.firstRound, [], check.firstRound)).toMatchObject({ isSame: true, followed: 0 });
      }),
    );
  });

  it('fails when an entry, the seed or two athletes of the kept bracket were changed', () => {
    const draw = recorded(fieldOf(16, 'uniform'), 0, 7);
    const [first, ...others] = draw.entries as [DrawUnit, ...DrawUnit[]];
    const otherEntry = { ...draw, entries: [{ ...first, contingentId: 999 }, ...others] };
    expect(checkDraw(otherEntry).isFingerprintSame).toBe(false);
    expect(checkDraw({ ...draw, seed: seedOf(8) }).isBracketSame).toBe(false);
    const [one, two] = draw.matches as [RecordedDraw['matches'][0], RecordedDraw['matches'][0]];
    const meddled = [{ ...one, blue: two.blue }, { ...two, blue: one.blue }, ...draw.matches.slice(2)];
    expect(checkDraw({ ...draw, matches: meddled })).toMatchObject({
      isFingerprintSame: true,
      isBracketSame: false,
      differences: [
        { position: 1, corner: 'blue', expected: one.blue, found: two.blue },
        { position: 2, corner: 'blue', expected: two.blue, found: one.blue },
      ],
    });
  });

  it('fails when anything after round 1 was changed: who has come by a bye, where a match leads, what it is', () => {
    const draw = recorded(fieldOf(6, 'all different'), 0, 3, true);
    expect(checkDraw(draw)).toMatchObject({ isBracketSame: true, differences: [] });
    const first = draw.matches.findIndex(({ round }) => round === 1);
    const semifinal = draw.matches.findIndex(({ loser }) => loser !== null);
    const third = draw.matches.findIndex(({ isThirdPlace }) => isThirdPlace);
    type Match = RecordedDraw['matches'][number];
    const meddled = (at: number, change: (match: Match) => Partial<Match>) =>
      checkDraw({
        ...draw,
        matches: draw.matches.map((one, index) => (index === at ? { ...one, ...change(one) } : one)),
      });
    const changes: [number, (match: Match) => Partial<Match>][] = [
      [first, ({ next }) => ({ next: next && { ...next, corner: next.corner === 'blue' ? 'red' : 'blue' } })],
      [first, ({ next }) => ({ next: next && { ...next, position: next.position + 1 } })],
      [first, ({ next }) => ({ next: next && { ...next, round: next.round + 1 } })],
      [first, () => ({ next: null })],
      [semifinal, () => ({ loser: null })],
      [semifinal, () => ({ blue: { state: 'unit', unitId: 999 } })],
      [semifinal, () => ({ red: { state: 'bye', unitId: null } })],
      [semifinal, ({ position }) => ({ position: position + 2 })],
      [third, () => ({ isThirdPlace: false })],
    ];
    for (const [at, change] of changes) {
      expect(meddled(at, change)).toMatchObject({ isBracketSame: false, differences: [] });
    }
    expect(checkDraw({ ...draw, matches: draw.matches.slice(0, -1) }).isBracketSame).toBe(false);
  });

  it('names a match of round 1 that is missing, or that was never drawn, and reads round 1 in any order', () => {
    const draw = recorded(fieldOf(4, 'all different'), 0, 3);
    const [one, two, ...later] = draw.matches as [RecordedDraw['matches'][0], RecordedDraw['matches'][0]];
    expect(checkDraw({ ...draw, matches: [one, ...later] }).differences).toEqual([
      { position: 2, corner: 'blue', expected: two.blue, found: null },
      { position: 2, corner: 'red', expected: two.red, found: null },
    ]);
    const more = { ...two, position: 3 };
    expect(checkDraw({ ...draw, matches: [two, one, more, ...later] }).differences).toEqual([
      { position: 3, corner: 'blue', expected: null, found: two.blue },
      { position: 3, corner: 'red', expected: null, found: two.red },
    ]);
    expect(firstRoundOf([two, one, ...later]).map(({ position }) => position)).toEqual([1, 2]);
  });

  it('without entries cannot be drawn, by a version that is known', () => {
    const check = checkDraw({ ...recorded(fieldOf(4, 'all different'), 0, 3), entries: [], matches: [] });
    expect(check).toMatchObject({ isVersionKnown: true, isBracketSame: false, firstRound: [] });
  });

  it('of a version that is not known is not called wrong', () => {
    const check = checkDraw({ ...recorded(fieldOf(5, 'uniform'), 0, 1), algorithm: 99 });
    expect(check).toMatchObject({ isVersionKnown: false, isBracketSame: false, isFingerprintSame: true });
  });

  it('with changes by hand stands as drawn with each change, and with nothing that is not recorded', () => {
    const { firstRound } = checkDraw(recorded(fieldOf(6, 'all different'), 6, 3));
    const bye = firstRound.find((match) => match.red.state === 'bye')!;
    const fought = firstRound.find((match) => match.red.state === 'unit')!;
    const changes: HandChange[] = [
      {
        kind: 'swap',
        first: { position: fought.position, corner: 'blue' },
        second: { position: bye.position, corner: 'blue' },
      },
      { kind: 'dummy', position: bye.position, unitId: 900 },
    ];
    const { expected } = checkStanding(firstRound, changes, firstRound);
    expect(expected).toContainEqual({ ...bye, blue: fought.blue, red: { state: 'unit', unitId: 900 } });
    expect(checkStanding(firstRound, changes, expected).isSame).toBe(true);
    expect(checkStanding(firstRound, [], expected).isSame).toBe(false);
    expect(checkStanding(firstRound, [...changes, changes[1]!], expected)).toMatchObject({
      isSame: false,
      followed: 2,
    });
  });
});

describe('a change by hand', () => {
  const { firstRound } = checkDraw(recorded(fieldOf(4, 'all different'), 0, 3));
  const [one] = firstRound;
  const swap = (a: number, b: number, corners: ['blue' | 'red', 'blue' | 'red']): HandChange => ({
    ...{ kind: 'swap', first: { position: a, corner: corners[0] }, second: { position: b, corner: corners[1] } },
  });

  it('turns the corners of one match', () => {
    const turned = applyChange(firstRound, swap(1, 1, ['blue', 'red']));
    expect(turned?.[0]).toEqual({ ...one, blue: one?.red, red: one?.blue });
    expect(turned?.[1]).toBe(firstRound[1]);
    expect(applyChange(firstRound, swap(1, 1, ['red', 'red']))).toBeNull();
  });

  it('of a match that is not there, or a dummy where there is no bye, fits nothing', () => {
    expect(applyChange(firstRound, swap(1, 9, ['blue', 'red']))).toBeNull();
    expect(applyChange(firstRound, swap(9, 1, ['blue', 'red']))).toBeNull();
    expect(applyChange(firstRound, { kind: 'dummy', position: 1, unitId: 900 })).toBeNull();
    expect(applyChange(firstRound, { kind: 'dummy', position: 9, unitId: 900 })).toBeNull();
  });
});

/**
 * What each version of the draw draws, for ever. When this fails, the draw has changed and old draws could no longer be
 * checked: keep the old version and give the new one the next number (algorithms.ts).
 */
describe('the versions of the draw', () => {
  it.each([
    [1, '418bfd5dc016e2dba17d3d68ef58901f831d60e42553fb4d430a1c6712a577f5'],
    [2, '98a11b0a7ba0c3d1a12dfcfbb5d443f96268029fab03156c2e145457c2e0b8db'],
  ])('draw with version %i what they always drew', (version, known) => {
    const drawn = [1, 2, 3, 5, 6, 7, 8, 12, 16, 23, 32, 47, 64].flatMap((n) =>
      MIXES.flatMap((mix) =>
        CHARTS.map((chart) => {
          const seeded = fieldOf(n, mix, n % 6).map((unit, i) => ({
            ...unit,
            seedRank: n % 2 && i < 4 ? i + 1 : null,
          }));
          return drawWith(version, seeded, { chart, seed: seedOf(n * 31 + chart), hasThirdPlace: n % 3 === 0 });
        }),
      ),
    );
    expect(sha256(JSON.stringify(drawn))).toBe(known);
  });
});
