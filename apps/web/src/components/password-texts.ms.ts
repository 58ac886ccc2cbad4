// The Malay words of a field for a password.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './password-texts';

export const passwordTexts: InLanguage<typeof original.passwordTexts> = {
  show: 'Tunjukkan kata laluan',
  hide: 'Sembunyikan kata laluan',
};
