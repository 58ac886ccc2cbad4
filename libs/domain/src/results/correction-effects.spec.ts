// What a correction changes elsewhere, on brackets of every size with any results.
import fc from 'fast-check';
import { fieldOf } from '../../test/field-cases';
import { bracketMatches } from '../../test/played-bracket';
import {
  type Advance,
  type BracketMatch,
  correctResult,
  decideMatch,
  isDecided,
  withdrawResult,
} from '../draw/advance';
import type { Refused } from '../refusal';
import { correctionEffects } from './correction-effects';

function after(matches: BracketMatch[], answer: Advance | Refused<string>): BracketMatch[] {
  if (!answer.ok) throw new Error(answer.code);
  return matches.map((match) => answer.changed.find((changed) => changed.id === match.id) ?? match);
}
const won = (matches: BracketMatch[], id: number, winner: 'blue' | 'red') =>
  after(matches, decideMatch(matches, id, { winner, isWalkover: false }));

describe('the effects of a correction', () => {
  it('are the other finalist, and a final that was called goes back to its place', () => {
    let matches = bracketMatches(fieldOf(4, 'all different'));
    matches = won(won(matches, 1, 'blue'), 2, 'blue');
    matches = matches.map((match) => (match.id === 3 ? { ...match, status: 'called' as const } : match));
    const [first] = matches;
    const corrected = correctResult(matches, 1, { winner: 'red', isWalkover: false });
    if (!corrected.ok) throw new Error(corrected.code);
    expect(correctionEffects(matches, corrected.changed, 1)).toEqual([
      {
        matchId: 3,
        corners: [{ corner: first?.next?.corner, before: first?.blue.unitId, after: first?.red.unitId }],
        statusBefore: 'called',
        statusAfter: 'scheduled',
      },
    ]);
  });

  it('are none when the same corner stays the winner', () => {
    const matches = won(bracketMatches(fieldOf(4, 'all different')), 1, 'blue');
    const corrected = correctResult(matches, 1, { winner: 'blue', isWalkover: false });
    if (!corrected.ok) throw new Error(corrected.code);
    expect(correctionEffects(matches, corrected.changed, 1)).toEqual([]);
  });

  it('of a withdrawal empty exactly the corners that the result had filled, whatever was played', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 24 }), fc.array(fc.nat(1000), { maxLength: 30 }), (size, picks) => {
        let matches = bracketMatches(fieldOf(size, 'all different'));
        for (const pick of picks) {
          const open = matches.filter((m) => !isDecided(m) && m.blue.state === 'unit' && m.red.state === 'unit');
          const match = open[pick % Math.max(1, open.length)];
          if (match) matches = won(matches, match.id, pick % 2 ? 'blue' : 'red');
        }
        for (const match of matches.filter(isDecided)) {
          const withdrawn = withdrawResult(matches, match.id);
          if (!withdrawn.ok) continue;
          const effects = correctionEffects(matches, withdrawn.changed, match.id);
          const filled = matches.flatMap((other) =>
            (['blue', 'red'] as const).filter(
              (corner) => match.next?.matchId === other.id && match.next.corner === corner,
            ),
          );
          expect(effects.flatMap((effect) => effect.corners).every((corner) => corner.after === null)).toBe(true);
          expect(effects.flatMap((effect) => effect.corners)).toHaveLength(filled.length);
          expect(effects.map((effect) => effect.matchId)).not.toContain(match.id);
        }
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 200) },
    );
  });
});

describe('the effects of a change', () => {
  const matches = bracketMatches(fieldOf(8, 'all different'));
  const emptied = (match: BracketMatch): BracketMatch => ({
    ...match,
    blue: { ...match.blue, unitId: 990 + match.id },
  });

  it('come by round and by the order of its matches, however they were found, without the match itself', () => {
    const others = matches.filter(({ id }) => id !== 1);
    const wanted = [...others].sort((a, b) => a.round - b.round || a.id - b.id).map(({ id }) => id);
    for (const found of [matches, [...matches].reverse()]) {
      expect(correctionEffects(matches, found.map(emptied), 1).map(({ matchId }) => matchId)).toEqual(wanted);
    }
  });

  it('tell a match whose state alone has changed, and none that has not changed at all', () => {
    const [first, second] = matches as [BracketMatch, BracketMatch];
    const changed: BracketMatch[] = [first, { ...second, status: 'called' }];
    expect(correctionEffects(matches, changed, 99)).toEqual([
      { matchId: second.id, corners: [], statusBefore: second.status, statusAfter: 'called' },
    ]);
    expect(correctionEffects([], changed, 99)).toEqual([]);
  });
});
