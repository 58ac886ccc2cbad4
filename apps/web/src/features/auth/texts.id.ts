// The wholly Indonesian words of signing in.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const authTexts: InLanguage<typeof original.authTexts> = {
  ...original.authTexts,
  signIn: 'Masuk',
  success: 'Anda sudah masuk.',
  invalid: 'Ada isian yang belum benar. Periksa kembali.',
  failed: 'Terjadi kesalahan, silakan coba lagi.',
  signedUp: 'Pendaftaran berhasil!',
  signedUpOn: 'Anda sudah masuk. Sebentar lagi ke data kontingen.',
};
