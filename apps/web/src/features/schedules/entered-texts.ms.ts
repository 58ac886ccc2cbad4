// Texts of who is found in the list of entries, in Malay.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './entered-texts';

export const enteredTexts: InLanguage<typeof original.enteredTexts> = {
  title: 'Dalam senarai peserta',
  lead: 'Dalam senarai peserta; ikuti sekarang, dan perlawanannya dipaparkan di sini sebaik sahaja cartanya diundi.',
  none: 'Tiada dalam senarai peserta tanding dan kontinjen.',
};
