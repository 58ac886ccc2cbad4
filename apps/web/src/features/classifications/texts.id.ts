// The wholly Indonesian words of classifications in the back office.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const classificationTexts: InLanguage<typeof original.classificationTexts> = {
  ...original.classificationTexts,
  noClasses: 'Kelas tidak ditemukan.',
  loadFailed: 'Klasifikasi gagal dimuat.',
  saveFailed: 'Klasifikasi gagal disimpan.',
  classesFailed: 'Kelas gagal dimuat.',
};
