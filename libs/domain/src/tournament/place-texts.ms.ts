// The texts of place-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './place-texts';

export const placeTexts: InLanguage<typeof original.placeTexts> = {
  /** What a class is called that is only a letter. */
  className: (name: string) => `Kelas ${name}`,
  tournamentFull: (tier: string, places: number) => `Kejohanan ini penuh: pakej ${tier} memuatkan ${places} peserta.`,
  classFull: (title: string, places: number) => `${title} penuh: ${places} tempat.`,
  contingentFull: (title: string, places: number) =>
    `${title} penuh untuk kontinjen ini: ${places} tempat setiap kontinjen.`,
};
