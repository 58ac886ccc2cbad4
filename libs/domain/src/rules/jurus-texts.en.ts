// The English words of what a performance shows.
import { counted } from '../words/english';
import type { InLanguage } from '../words/languages';
import type * as original from './jurus-texts';

export const jurusTexts: InLanguage<typeof original.jurusTexts> = {
  byEvent: (one, other) => `${one} or ${other.toLowerCase()}, by the event`,
  chosenBy: (corner) => `Jurus chosen by ${corner}`,
  waitsForLot: 'Jurus waits for the lot',
  lotWon: (corner) => `The lot was won by ${corner}`,
  first: (corner) => `${corner} performs first`,
  chose: (won, chosen) => `${won}, who chose: ${chosen}`,
  place: (number) => `Jurus ${number}`,
  placeOfMoves: (name, moves) => `${name} (${counted(moves, 'move')})`,
};
