// The texts of weight-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from './languages';
import * as original from './weight-texts';

export const weightTexts: InLanguage<typeof original.weightTexts> = {
  ...original.weightTexts,
  any: 'semua berat',
  below: (weight: string) => `bawah ${weight}`,
  above: (weight: string) => `atas ${weight}`,
  lowest: 'berat terendah',
  highest: 'berat tertinggi',
};
