// A drawn bracket as matches with ids (from 1, in the bracket's order), ready to be played.
import type { BracketMatch, CornerRef } from '../src/draw/advance';
import { drawBracket, type MatchLink } from '../src/draw/bracket';
import type { Chart, DrawUnit } from '../src/draw/draw-unit';

export function bracketMatches(
  units: readonly DrawUnit[],
  { chart = 0, hasThirdPlace = false }: { chart?: Chart; hasThirdPlace?: boolean } = {},
): BracketMatch[] {
  const bracket = drawBracket(units, { chart, hasThirdPlace, seed: '00000000000000aa' });
  if (!bracket.ok) throw new Error(bracket.code);
  const { matches } = bracket;
  const refOf = (link: MatchLink | null): CornerRef | null => {
    if (!link) return null;
    const index = matches.findIndex((match) => match.round === link.round && match.position === link.position);
    return { matchId: index + 1, corner: link.corner };
  };
  return matches.map((match, index) => ({
    ...{ id: index + 1, round: match.round, isThirdPlace: match.isThirdPlace, status: 'scheduled', winner: null },
    ...{ blue: match.blue, red: match.red, next: refOf(match.next), loser: refOf(match.loser) },
  }));
}
