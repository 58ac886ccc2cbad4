// Checking a published draw: what was really drawn passes, any meddling is found.
import fc from 'fast-check';
import { fieldOf, MIXES } from '../../test/field-cases';
import { sha256 } from '../sha256';
import { DRAW_ALGORITHM, drawWith } from './algorithms';
import { checkDraw, checkStanding, type HandChange, type RecordedDraw } from './check-draw';
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
