// The words on a bracket.
import type { BracketGame } from '@gelanggang/contract/tanding';

export const bracketTexts = {
  bye: 'BYE',
  toBeDecided: 'TBD',
  nobody: '-',
  dummy: 'lawan tanding',
  blue: 'Biru',
  red: 'Merah',
  running: 'kini',
  runningNow: 'Berlangsung',
  winner: 'Menang',
  champion: 'Juara',
  details: (game: BracketGame) =>
    game.number === null ? `Rincian ${game.round_label}` : `Rincian partai ${game.number}, ${game.round_label}`,
};
