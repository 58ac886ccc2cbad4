// The texts of partai-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './partai-texts';

export const partaiTexts: InLanguage<typeof original.partaiTexts> = {
  none: 'Perlawanan',
  title: (partai: string) => `Perlawanan ${partai}`,
  /** Within a sentence. */
  named: (partai: string) => `perlawanan ${partai}`,
  thisOne: 'Perlawanan ini',
  thisWithin: 'perlawanan ini',
  numberings: { 'arena-day': 'Mengikut gelanggang dan hari', tournament: 'Seluruh kejohanan' },
  /** Where a changed match stood before. */
  place: (partai: string, time: string, arena: string, day: string) => `${partai}, ${time} di ${arena}, ${day}`,
};
