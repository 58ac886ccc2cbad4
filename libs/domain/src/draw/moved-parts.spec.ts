// Who knows the bracket before a result and hears of the parts that moved alone has the bracket after it.
import fc from 'fast-check';
import { fieldOf } from '../../test/field-cases';
import { bracketMatches } from '../../test/played-bracket';
import { createRandom } from '../random';
import { CORNERS, type Corner } from '../words/corners';
import { type BracketMatch, correctResult, decideMatch, isDecided, withdrawResult } from './advance';
import { movedParts, type MovedPart } from './moved-parts';

/** What a spectator makes of it: of each match the parts that are named, all else as it was. */
function told(
  before: readonly BracketMatch[],
  after: readonly BracketMatch[],
  parts: ReadonlyMap<number, MovedPart[]>,
): BracketMatch[] {
  return before.map((match) => {
    const now = after.find((one) => one.id === match.id) ?? match;
    const moved = parts.get(match.id) ?? [];
    return {
      ...match,
      ...(moved.includes('outcome') ? { status: now.status, winner: now.winner } : {}),
      ...(moved.includes('blue') ? { blue: now.blue } : {}),
      ...(moved.includes('red') ? { red: now.red } : {}),
    };
  });
}

/** Corners that nobody comes to any more, or somebody again: as pages name them, by the state of the match before. */
function awaitedAnew(before: readonly BracketMatch[], after: readonly BracketMatch[]): [number, Corner][] {
  const isOver = (matches: readonly BracketMatch[], id: number, corner: Corner) =>
    matches.find((one) => one.id === id)?.[corner].state === 'tbd' &&
    matches.some(
      (one) => isDecided(one) && [one.next, one.loser].some((link) => link?.matchId === id && link.corner === corner),
    );
  return after.flatMap(({ id }) =>
    CORNERS.filter((corner) => isOver(before, id, corner) !== isOver(after, id, corner)).map(
      (corner): [number, Corner] => [id, corner],
    ),
  );
}

describe('the parts that a result moves', () => {
  it('are its outcome alone where nothing else has changed, and a corner that has become a bye', () => {
    const start = bracketMatches(fieldOf(4, 'all different'));
    expect([...movedParts(start, [], 1)]).toEqual([[1, ['outcome']]]);
    const final = { ...start[2]!, red: { state: 'bye' as const, unitId: null } };
    expect(movedParts(start, [final], 1).get(3)).toEqual(['red']);
  });

  it('are the outcome too where somebody else has won without a fight in the same corner: another result stands', () => {
    const start = bracketMatches(fieldOf(4, 'all different'));
    const final = { ...start[2]!, status: 'walkover' as const, winner: 'red' as const };
    const was = [start[0]!, start[1]!, { ...final, red: { state: 'unit' as const, unitId: 901 } }];
    const now = { ...final, red: { state: 'unit' as const, unitId: 902 } };
    expect(movedParts(was, [now], 1).get(3)).toEqual(['outcome', 'red']);
  });

  it('of one that follows are the corner that was filled', () => {
    const start = bracketMatches(fieldOf(4, 'all different'), { hasThirdPlace: true });
    const won = decideMatch(start, 1, { winner: 'red', isWalkover: false });
    if (!won.ok) throw new Error(won.code);
    expect([...movedParts(start, won.changed, 1)]).toEqual([
      [1, ['outcome']],
      [3, ['blue']],
      [4, ['blue']],
    ]);
  });

  it('are the corner as well to which two absent ones send nobody, and again when that is taken back', () => {
    const start = bracketMatches(fieldOf(4, 'all different'));
    const absent = decideMatch(start, 1, { winner: null, isWalkover: true });
    if (!absent.ok) throw new Error(absent.code);
    expect([...movedParts(start, absent.changed, 1)]).toEqual([
      [1, ['outcome']],
      [3, ['blue']],
    ]);
    const after = start.map((match) => absent.changed.find((one) => one.id === match.id) ?? match);
    const back = withdrawResult(after, 1);
    if (!back.ok) throw new Error(back.code);
    expect([...movedParts(after, back.changed, 1)]).toEqual([
      [1, ['outcome']],
      [3, ['blue']],
    ]);
  });

  it('are its outcome where another result with the same winner takes its place', () => {
    const start = bracketMatches(fieldOf(4, 'all different'));
    const won = decideMatch(start, 1, { winner: 'red', isWalkover: false });
    if (!won.ok) throw new Error(won.code);
    const after = start.map((match) => won.changed.find((one) => one.id === match.id) ?? match);
    const again = correctResult(after, 1, { winner: 'red', isWalkover: false });
    if (!again.ok) throw new Error(again.code);
    expect([...movedParts(after, again.changed, 1)]).toEqual([[1, ['outcome']]]);
  });

  it('are all that differs, whatever is recorded, corrected and taken back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), fc.boolean(), fc.nat(), (n, hasThirdPlace, dice) => {
        const random = createRandom(dice.toString(16).padStart(16, '0'));
        let matches = bracketMatches(fieldOf(n, 'all different'), { hasThirdPlace });
        for (let step = 0; step < 3 * n; step += 1) {
          const match = matches[random.int(matches.length)] as BracketMatch;
          const winner = ([null, 'blue', 'red'] as const)[random.int(3)] ?? null;
          const decision = { winner, isWalkover: winner === null || random.flip() };
          const act = isDecided(match) ? (random.flip() ? correctResult : withdrawResult) : decideMatch;
          const answer = act(matches, match.id, decision);
          if (!answer.ok) continue;
          const news = new Map(answer.changed.map((one) => [one.id, one]));
          const after = matches.map((one) => news.get(one.id) ?? one);
          const parts = movedParts(matches, answer.changed, match.id);
          expect(told(matches, after, parts)).toEqual(after);
          expect(parts.get(match.id)).toEqual(['outcome']);
          for (const [id, corner] of awaitedAnew(matches, after)) expect(parts.get(id)).toContain(corner);
          matches = after;
        }
      }),
    );
  });
});
