// The texts of fee-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './fee-texts';

export const feeTexts: InLanguage<typeof original.feeTexts> = {
  units: { 2: 'pasangan', 3: 'regu' } as Readonly<Record<number, string>>,
  unit: 'unit',
  athlete: 'pesilat',
  share: (unit: string) => `bahagian daripada yuran setiap ${unit}`,
  perAthlete: 'yuran setiap pesilat',
  per: (amount: string, unit: string) => `${amount} setiap ${unit}`,
  until: (day: string) => `hingga ${day}`,
  from: (day: string) => `mulai ${day}`,
};
