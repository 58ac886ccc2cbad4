// The Malay words of what the API says of entry lists.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const entryListsTexts: InLanguage<typeof original.entryListsTexts> = {
  noneOfProvince: 'Tiada kontinjen dari wilayah ini.',
  profileGone: 'Profil ini tidak dipaparkan lagi.',
};
