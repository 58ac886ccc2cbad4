// The wholly Indonesian words of weight classes in the back office.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const classTexts: InLanguage<typeof original.classTexts> = {
  ...original.classTexts,
  empty: 'Kelas tidak ditemukan.',
  loadFailed: 'Kelas gagal dimuat.',
  saveFailed: 'Kelas gagal disimpan.',
};
