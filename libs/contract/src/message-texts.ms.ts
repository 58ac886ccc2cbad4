// The texts of message-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as indonesian from './message-texts.id';
import type * as original from './message-texts';

export const messageTexts: InLanguage<typeof original.messageTexts> = {
  ...indonesian.messageTexts,
  signedUp: 'Pendaftaran berjaya. Sebentar lagi anda akan dibawa ke halaman log masuk.',
  loggedOut: 'Anda sudah log keluar.',
  registered: 'Pendaftaran berjaya!',
  endBeforeStart: 'Tarikh tamat tidak boleh sebelum tarikh mula.',
};
