// What site-settings says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { siteSettingsTexts } from './texts';

export const siteSettingsSentences = sentences('siteSettings', siteSettingsTexts);
