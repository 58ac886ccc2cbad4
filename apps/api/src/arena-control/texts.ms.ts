// The Malay words of what the API says of arena control to whoever signs in with a code; the desk's are Indonesian.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const arenaControlTexts: InLanguage<typeof original.arenaControlTexts> = {
  ...original.arenaControlTexts,
  codeInvalid: 'Kod ini tidak sah. Minta kod baharu di meja jawatankuasa.',
};
