// The wholly Indonesian words of a bracket at the desk and on paper, of its match list and of the recap.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const deskBracketTexts: InLanguage<typeof original.deskBracketTexts> = {
  ...original.deskBracketTexts,
  exportPng: 'Ekspor sebagai PNG',
  exportPdf: 'Ekspor sebagai PDF',
  bracketFailed: 'Bagan gagal dimuat. Silakan coba lagi.',
  regenerateQuestion: (title) =>
    `Undi ulang bagan ${title}? Kalau partainya sudah dijadwalkan, jadwalnya harus dibuat ulang.`,
  regenerated: 'Bagan berhasil diundi ulang.',
  regenerateFailed: 'Bagan gagal diundi ulang.',
  dummyCreated: 'Lawan berhasil dibuat.',
  dummyFailed: 'Lawan gagal dibuat.',
  recapEmpty: 'Belum ada partai.',
};
