// The wholly Indonesian words of tournaments in the back office.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const tournamentAdminTexts: InLanguage<typeof original.tournamentAdminTexts> = {
  ...original.tournamentAdminTexts,
  confirm: 'Ya',
  cancel: 'Tidak',
  id: 'No.',
  technicalMeeting: 'Tanggal rapat teknik',
  viewFile: 'Lihat berkas',
  loadFailed: 'Turnamen gagal dimuat.',
  saveFailed: 'Turnamen gagal disimpan. Coba lagi.',
};

export const { markupTexts } = original;
