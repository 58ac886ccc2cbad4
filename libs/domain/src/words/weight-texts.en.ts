// The English words of weights.
import type { InLanguage } from './languages';
import type * as original from './weight-texts';

export const weightTexts: InLanguage<typeof original.weightTexts> = {
  any: 'any weight',
  below: (weight) => `below ${weight}`,
  above: (weight) => `above ${weight}`,
  lowest: 'the lowest weight',
  highest: 'the highest weight',
  bothHold: (lower, upper, weight) => `${lower} and ${upper} both hold ${weight}.`,
  neitherHolds: (lower, upper, weight) => `Exactly ${weight} is neither in ${lower} nor in ${upper}.`,
  overlap: (lower, upper, low, high) => `${lower} and ${upper} overlap between ${low} and ${high}.`,
  gap: (lower, upper, low, high) => `Between ${lower} and ${upper}, from ${low} to ${high} is in no class.`,
};
