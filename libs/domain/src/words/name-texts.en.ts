// The English words that names are written with.
import type { InLanguage } from './languages';
import type * as original from './name-texts';

export const nameTexts: InLanguage<typeof original.nameTexts> = {
  contingent: (name) => `Contingent ${name}`,
  device: (browser, system) => `${browser} on ${system}`,
  otherDevice: 'Another device',
};
