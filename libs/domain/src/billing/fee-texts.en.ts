// The English words of fees.
import type { InLanguage } from '../words/languages';
import type * as original from './fee-texts';

export const feeTexts: InLanguage<typeof original.feeTexts> = {
  units: { 2: 'pair', 3: 'team' },
  unit: 'unit',
  athlete: 'athlete',
  share: (unit) => `share of the fee per ${unit}`,
  perAthlete: 'fee per athlete',
  per: (amount, unit) => `${amount} per ${unit}`,
  until: (day) => `until ${day}`,
  from: (day) => `from ${day}`,
};
