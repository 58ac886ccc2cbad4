// The texts of over-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './over-texts';

export const overTexts: InLanguage<typeof original.overTexts> = {
  careerNone: 'Belum ada keputusan daripada kejohanan lain.',
  toThis: 'Dalam kejohanan ini',
  opponents: 'Pernah bertemu',
  met: (won: number, lost: number) => `${won} menang, ${lost} kalah`,
  unknownProvince: 'Tiada kontinjen dari wilayah ini dalam kejohanan ini.',
  provinceTitle: (name: string) => `Wilayah ${name}`,
  provinceCounts: (contingents: number, entries: number) => `${contingents} kontinjen, ${entries} peserta`,
};
