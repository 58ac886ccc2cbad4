// A sheet round by round: the rounds add up to the score of the match, whatever is on it.
import fc from 'fast-check';
import { CORNERS } from '../words/corners';
import { HIT_KINDS } from './hit-kinds';
import { PENALTY_STEPS } from './penalty-steps';
import { FORMER_WORTHS } from '../rules/tanding-rules';
import { scoreOf } from './proposed-result';
import { type RoundEntries, roundFigures, wholeFigures } from './round-figures';

const entry = (corner: 'blue' | 'red', round: number) => ({ corner, round, withdrawn_reason: null });

it('tells hits, pembinaan, what was taken off and counts of each round, and leaves out what was withdrawn', () => {
  const rounds = roundFigures(
    {
      points: [
        { ...entry('blue', 1), kind: 'kick' },
        { ...entry('blue', 3), kind: 'throw' },
        { ...entry('red', 1), kind: 'punch', withdrawn_reason: 'Salah' },
      ],
      penalties: [
        { ...entry('red', 1), step: 'pembinaan' },
        { ...entry('red', 1), step: 'pembinaan' },
        { ...entry('red', 1), step: 'teguran-1' },
      ],
      knockdowns: [{ ...entry('red', 3), count: 9 }],
    },
    FORMER_WORTHS,
  );
  expect(rounds.map(({ round, corners: { blue, red } }) => [round, blue.score, red.score])).toEqual([
    [1, 2, -1],
    [2, 0, 0],
    [3, 3, 0],
  ]);
  expect(rounds[0]?.corners.red).toMatchObject({ pembinaan: 2, lost: -1, hits: { punch: 0 } });
  expect(wholeFigures(rounds, 'red')).toMatchObject({ pembinaan: 2, lost: -1, counts: [9], score: -1 });
  expect(roundFigures({ points: [], penalties: [], knockdowns: [] }, FORMER_WORTHS)).toEqual([]);
});

it('adds up to the score of the match', () => {
  const base = { corner: fc.constantFrom(...CORNERS), round: fc.integer({ min: 1, max: 4 }) };
  const standing = { ...base, withdrawn_reason: fc.constant(null) };
  const sheets: fc.Arbitrary<RoundEntries> = fc.record({
    points: fc.array(fc.record({ ...standing, kind: fc.constantFrom(...HIT_KINDS) })),
    penalties: fc.array(fc.record({ ...standing, step: fc.constantFrom(...PENALTY_STEPS) })),
    knockdowns: fc.array(fc.record({ ...standing, count: fc.integer({ min: 1, max: 10 }) })),
    counted: fc.array(fc.record({ ...base, by: fc.integer({ min: -20, max: 20 }) })),
  });
  fc.assert(
    fc.property(sheets, (sheet) => {
      for (const corner of CORNERS) {
        expect(wholeFigures(roundFigures(sheet, FORMER_WORTHS), corner).score).toBe(
          scoreOf(sheet, corner, FORMER_WORTHS),
        );
      }
    }),
  );
});
