// The texts of jurus-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './jurus-texts';

export const jurusTexts: InLanguage<typeof original.jurusTexts> = {
  /** Which of two parts the event shows. */
  byEvent: (one: string, other: string) => `${one} atau ${other.toLowerCase()}, mengikut acaranya`,
  /** `corner` in small letters. */
  chosenBy: (corner: string) => `Jurus dipilih ${corner}`,
  waitsForLot: 'Jurus menunggu undian',
  lotWon: (corner: string) => `Undian dimenangi ${corner}`,
  first: (corner: string) => `${corner} tampil dahulu`,
  chose: (won: string, chosen: string) => `${won}, yang memilih: ${chosen}`,
  place: (number: number) => `Jurus ${number}`,
  placeOfMoves: (name: string, moves: number) => `${name} (${moves} gerak)`,
};
