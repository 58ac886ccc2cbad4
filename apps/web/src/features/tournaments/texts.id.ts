// The wholly Indonesian texts of the tournament's public page.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const tournamentTexts: InLanguage<typeof original.tournamentTexts> = {
  ...original.tournamentTexts,
  download: 'Unduh dokumen',
  downloadFailed: 'Dokumen gagal diunduh. Coba lagi nanti.',
  loadFailed: 'Kejuaraan gagal dimuat.',
  technicalMeeting: 'Rapat teknik',
};
