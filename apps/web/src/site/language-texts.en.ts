// The English words of choosing a language.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './language-texts';

export const languageTexts: InLanguage<typeof original.languageTexts> = {
  label: 'Language',
  own: 'Language of this account',
  ownLead: 'Pages, e-mails and notices for you use this language.',
  site: 'Language',
  siteHint: 'For visitors who have not chosen a language of their own.',
  mixed: 'Default: Indonesian with some English',
  screens: 'Language of screens, broadcasts and the announcer',
  asSite: 'As the site',
  notReady: 'The server is still preparing this language. Try again in a moment.',
  failed: 'The language has not been saved.',
};
