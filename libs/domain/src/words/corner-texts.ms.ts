// The texts of corner-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from './languages';
import type * as original from './corner-texts';

export const cornerTexts: InLanguage<typeof original.cornerTexts> = {
  labels: { blue: 'Biru', red: 'Merah' },
  long: { blue: 'Sudut Biru', red: 'Sudut Merah' },
};
