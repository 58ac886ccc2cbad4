// The English words of index.html itself.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './document-texts';

export const documentTexts: InLanguage<typeof original.documentTexts> = {
  language: 'en',
  name: 'Gelanggang, Pencak Silat tournaments',
  description: 'Entries, draws and brackets, schedules and live results of Pencak Silat tournaments.',
  noScript: 'This page needs JavaScript. Switch JavaScript on in your browser, then reload.',
  notLoaded: 'The page has not loaded completely. Check your network, then reload.',
  reload: 'Reload',
};
