// Who will stand in a corner that another match decides, in the reader's language.
import { deciderText } from '@gelanggang/domain/schedule/partai-numbers';
import type { LiveCorner } from './live';

/** 'Pemenang A24'; null where no match with a name decides. */
export function awaitedName({ winner_of: winnerOf, loser_of: loserOf, decided_on: date }: LiveCorner): string | null {
  const partai = winnerOf ?? loserOf;
  return partai === undefined ? null : deciderText({ partai, loses: winnerOf === undefined, date: date ?? null });
}
