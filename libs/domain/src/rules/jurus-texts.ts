// What of the jurus a performance shows, and what its lot decided.

export const jurusTexts = {
  /** Which of two parts the event shows. */
  byEvent: (one: string, other: string) => `${one} atau ${other.toLowerCase()}, menurut nomornya`,
  /** `corner` in small letters. */
  chosenBy: (corner: string) => `Jurus dipilih ${corner}`,
  waitsForLot: 'Jurus menunggu undian',
  lotWon: (corner: string) => `Undian dimenangkan ${corner}`,
  first: (corner: string) => `${corner} tampil lebih dahulu`,
  chose: (won: string, chosen: string) => `${won}, yang memilih: ${chosen}`,
  place: (number: number) => `Jurus ${number}`,
  placeOfMoves: (name: string, moves: number) => `${name} (${moves} gerak)`,
};
