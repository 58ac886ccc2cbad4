// The English words of what the API says of entry lists.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const entryListsTexts: InLanguage<typeof original.entryListsTexts> = {
  noneOfProvince: 'There is no contingent of this province.',
  profileGone: 'This profile is no longer shown.',
};
