// The words on a bracket.
import { MATCH_STATUS_LABELS } from '@gelanggang/domain/results/match-steps';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import type { BracketGame } from '@gelanggang/contract/brackets';

export const bracketTexts = {
  bye: 'BYE',
  toBeDecided: 'TBD',
  nobody: '-',
  dummy: 'lawan tanding',
  ...CORNER_LABELS,
  running: 'kini',
  runningNow: MATCH_STATUS_LABELS.ongoing,
  winner: 'Menang',
  protested: 'protes',
  corrected: 'koreksi',
  champion: 'Juara',
  fitWidth: 'Sesuai lebar',
  parts: 'Bagian bagan',
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  winnerPath: 'jalur pemenang',
  runningWord: 'berlangsung',
  section: (number: number, count: number) => `Bagian ${number} dari ${count}`,
  winnerOfSection: (number: number) => `Pemenang Bagian ${number}`,
  lastRounds: 'Babak akhir',
  leadsTo: (round: string) => `ke ${round}`,
  details: (game: BracketGame) =>
    game.partai === null ? `Rincian ${game.round_label}` : `Rincian partai ${game.partai}, ${game.round_label}`,
};
