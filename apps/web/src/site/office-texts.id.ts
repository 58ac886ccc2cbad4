// Wholly Indonesian words of what stands around the pages of the office.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './office-texts';

export const officeTexts: InLanguage<typeof original.officeTexts> = {
  ...original.officeTexts,
  session: {
    logout: 'Keluar',
    loggedOut: 'Anda sudah keluar.',
    logoutFailed: 'Gagal keluar. Coba lagi.',
    missing: 'Anda belum masuk. Silakan masuk dulu.',
  },
};
