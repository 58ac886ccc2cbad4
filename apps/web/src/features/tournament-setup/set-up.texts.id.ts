// The wholly Indonesian words of the set-up page of one tournament.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './set-up.texts';

const { stepNames } = original.setUpTexts;

export const setUpTexts: InLanguage<typeof original.setUpTexts> = {
  ...original.setUpTexts,
  stepNames: { ...stepNames, 'technical-meeting': 'Rapat teknik' },
  saveFailed: 'Gagal disimpan. Coba lagi.',
  loadFailed: 'Turnamen gagal dimuat.',
};
