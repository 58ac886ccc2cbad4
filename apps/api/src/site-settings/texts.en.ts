// The English words of what the API says of site settings.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const siteSettingsTexts: InLanguage<typeof original.siteSettingsTexts> = {
  saved: 'The settings are saved.',
  changed: 'Somebody else has just changed these settings.',
};
