// The texts of timeline-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './timeline-texts';

export const timelineTexts: InLanguage<typeof original.timelineTexts> = {
  verdicts: { blue: 'Biru', red: 'Merah', none: 'tidak sah' },
  asked: { throw: 'Pengesahan jatuhan', violation: 'Pengesahan kesalahan' },
  waiting: 'menunggu jawapan',
  /** A step of penalties that the table chose itself. */
  otherStep: (reason: string) => `sebab langkah lain: ${reason}`,
  count: (count: number) => `Kiraan ${count}`,
  ownFall: 'jatuh sendiri',
  counted: 'Mata',
  countedBack: 'Mata ditarik balik',
  withdrawn: (reason: string) => `dibatalkan: ${reason}`,
  judges: (seats: string) => `juri ${seats}`,
  answer: (seat: number, verdict: string) => `juri ${seat}: ${verdict}`,
  verified: 'pengesahan juri',
  onePhone: 'satu telefon',
  council: 'dewan juri',
};
