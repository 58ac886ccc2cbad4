// The texts of name-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from './languages';
import type * as original from './name-texts';

export const nameTexts: InLanguage<typeof original.nameTexts> = {
  contingent: (name: string) => `Kontinjen ${name}`,
  /** A browser and its system: 'Chrome di Android'. */
  device: (browser: string, system: string) => `${browser} pada ${system}`,
  otherDevice: 'Peranti lain',
};
