// The texts of weight-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from './languages';
import type * as original from './weight-texts';

export const weightTexts: InLanguage<typeof original.weightTexts> = {
  any: 'semua berat',
  below: (weight: string) => `bawah ${weight}`,
  above: (weight: string) => `atas ${weight}`,
  lowest: 'berat terendah',
  highest: 'berat tertinggi',
  bothHold: (lower: string, upper: string, weight: string) => `${lower} dan ${upper} sama-sama merangkumi ${weight}.`,
  neitherHolds: (lower: string, upper: string, weight: string) =>
    `Berat tepat ${weight} tidak termasuk dalam ${lower} mahupun ${upper}.`,
  overlap: (lower: string, upper: string, low: string, high: string) =>
    `${lower} dan ${upper} bertindih antara ${low} dengan ${high}.`,
  gap: (lower: string, upper: string, low: string, high: string) =>
    `Antara ${lower} dengan ${upper}, dari ${low} hingga ${high} tidak termasuk dalam mana-mana kelas.`,
};
