// The texts of texts.ts in the language 'ms', as `npm run texts` writes them.
import type { ResultState } from '@gelanggang/domain/results/result-state';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const bracketTexts: InLanguage<typeof original.bracketTexts> = {
  bye: 'BYE',
  toBeDecided: 'TBD',
  nobody: '-',
  dummy: 'lawan tanding',
  running: 'kini',
  winner: 'Menang',
  /** What a small box says of a result that is not simply official. */
  marks: { unofficial: 'belum', protested: 'bantahan', corrected: 'dibetulkan', disqualified: 'DQ' } satisfies Partial<
    Record<ResultState, string>
  >,
  leads: 'Mendahului',
  walkover: 'WO',
  champion: 'Johan',
  fitWidth: 'Ikut lebar',
  parts: 'Bahagian carta',
  zoomIn: 'Besarkan',
  zoomOut: 'Kecilkan',
  winnerPath: 'laluan pemenang',
  runningWord: 'berlangsung',
  section: (number: number, count: number) => `Bahagian ${number} daripada ${count}`,
  winnerOfSection: (number: number) => `Pemenang Bahagian ${number}`,
  lastRounds: 'Pusingan akhir',
  leadsTo: (round: string) => `ke ${round}`,
  /** `partai`: 'A24'; null: not scheduled. */
  details: (partai: string | null, round: string) =>
    partai === null ? `Butiran ${round}` : `Butiran perlawanan ${partai}, ${round}`,
};
