// Where everything of a bracket stands, for as long as its matches are the same ones.
import { useMemo } from 'react';
import type { BracketGame } from '@gelanggang/contract/brackets';
import { layoutBracket, type BracketLayout, type LayoutMatch, type LayoutOptions } from './bracket-layout';

export function useBracketLayout(games: readonly BracketGame[], options: LayoutOptions): BracketLayout {
  const { twoSidedFrom, leaf, width, wraps } = options;
  // a result changes no line: what has not changed is not drawn again
  const shape = JSON.stringify(
    games.map(({ id, round, position, is_third_place: isThirdPlace }) => ({ id, round, position, isThirdPlace })),
  );
  return useMemo(
    () => layoutBracket(JSON.parse(shape) as LayoutMatch[], { twoSidedFrom, leaf, width, wraps }),
    [shape, twoSidedFrom, leaf, width, wraps],
  );
}
