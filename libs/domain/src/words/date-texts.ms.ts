// The texts of date-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from './languages';
import type * as original from './date-texts';

export const dateTexts: InLanguage<typeof original.dateTexts> = {
  months: [
    ...['Januari', 'Februari', 'Mac', 'April', 'Mei', 'Jun'],
    ...['Julai', 'Ogos', 'September', 'Oktober', 'November', 'Disember'],
  ],
  /** From Sunday. */
  days: ['Ahad', 'Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat', 'Sabtu'],
  /** Day and time: 'Sab 21 Nov pukul 10.27'. */
  at: (day: string, time: string) => `${day} pukul ${time}`,
};
