// The words on a bracket.
import type { ResultState } from '@gelanggang/domain/results/result-state';

export const bracketTexts = {
  bye: 'BYE',
  toBeDecided: 'TBD',
  nobody: '-',
  dummy: 'lawan tanding',
  running: 'kini',
  winner: 'Menang',
  /** What a small box says of a result that is not simply official. */
  marks: { unofficial: 'belum', protested: 'protes', corrected: 'koreksi', disqualified: 'DQ' } satisfies Partial<
    Record<ResultState, string>
  >,
  leads: 'Unggul',
  walkover: 'WO',
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
  /** `partai`: 'A24'; null: not scheduled. */
  details: (partai: string | null, round: string) =>
    partai === null ? `Rincian ${round}` : `Rincian partai ${partai}, ${round}`,
};
