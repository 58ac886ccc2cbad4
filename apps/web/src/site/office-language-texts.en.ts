// The English words of the languages of an account, of the site and of screens.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './office-language-texts';

export const officeLanguageTexts: InLanguage<typeof original.officeLanguageTexts> = {
  own: 'Language of this account',
  ownLead: 'Pages, e-mails and notices for you use this language.',
  site: 'Language',
  siteHint: 'For visitors who have not chosen a language of their own.',
  mixed: 'Default: Indonesian with some English',
  screens: 'Language of screens, broadcasts and the announcer',
  asSite: 'As the site',
  failed: 'The language has not been saved.',
};
