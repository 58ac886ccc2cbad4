// The Malay words of what the API says of live.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const liveTexts: InLanguage<typeof original.liveTexts> = {
  tooOld: 'Berita ini tidak lagi disimpan. Muat semula halaman.',
  unreadable: 'Mesej tidak dapat dibaca.',
  tooFast: 'Terlalu banyak permintaan. Sila cuba lagi sebentar lagi.',
  cannotAnswer: 'Pelayan tidak dapat menjawab sekarang. Sila cuba lagi.',
  unknownTopic: 'Topik tidak dikenali.',
  manyTopics: 'Terlalu banyak topik.',
  disconnected: 'Sambungan terputus.',
  full: 'Pelayan penuh. Sila cuba lagi nanti.',
  notYours: 'Anda tidak mempunyai kebenaran untuk mengikuti berita ini.',
  sessionOver: 'Sesi anda tidak lagi sah. Sila log masuk semula.',
  sessionUnknown: 'Pelayan tidak dapat memeriksa sesi anda sekarang. Sila cuba lagi.',
};
