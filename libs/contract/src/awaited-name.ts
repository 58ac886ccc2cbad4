// Who will stand in a corner that another match decides, or that nobody will, in the reader's language.
import { deciderText } from '@gelanggang/domain/schedule/partai-numbers';
import { nobodyComesText } from '@gelanggang/domain/words/labels';
import type { LiveCorner } from './live';

/** 'Pemenang A24', 'Tanpa lawan'; null where no match with a name decides. */
export function awaitedName(corner: LiveCorner): string | null {
  const { winner_of: winnerOf, loser_of: loserOf, decided_on: date } = corner;
  const partai = winnerOf ?? loserOf;
  return partai === undefined
    ? nobodyComesText(corner)
    : deciderText({ partai, loses: winnerOf === undefined, date: date ?? null });
}
