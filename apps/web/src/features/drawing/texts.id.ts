// The wholly Indonesian words of the list of pools, the form of a drawing and merged classes.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

const { drawingTexts: texts } = original;

export const drawingTexts: InLanguage<typeof original.drawingTexts> = {
  ...texts,
  divideAll: {
    ...texts.divideAll,
    divideOnly: { ...texts.divideAll.divideOnly, hint: 'Pool menunggu diundi, misalnya di rapat teknik.' },
  },
  editTitle: 'Ubah Undian',
  saved: 'Undian berhasil ditambahkan.',
  updated: 'Undian berhasil diperbarui.',
  saveFailed: 'Undian tidak dapat disimpan.',
  merge: { ...texts.merge, gender: texts.gender, none: 'Usia dan jenis kelamin ini tidak punya kelas beranggota.' },
};
