// The Malay words of what the API says of auth.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const authTexts: InLanguage<typeof original.authTexts> = {
  linkOver: 'Pautan ini tidak sah lagi. Minta pautan baharu.',
  passwordSaved: 'Kata laluan disimpan. Sila log masuk.',
  emailConfirmed: 'Alamat e-mel anda sudah disahkan.',
  linkSentOften: 'Pautan sudah dihantar beberapa kali. Sila cuba lagi dalam 15 minit.',
  confirmationSent: 'Pautan pengesahan sudah dihantar. Semak juga folder spam.',
  wrongCredentials: 'E-mel atau kata laluan salah.',
  adminExists: 'Sistem ini sudah mempunyai admin.',
  wrongFirstCode: 'Kod ini salah. Kod yang betul ditulis di tempat pelayan dijalankan.',
  resetSent:
    'Jika e-mel ini berdaftar, pautan untuk menetapkan semula kata laluan telah dihantar. Semak juga folder spam.',
  firstAdminMade: 'Admin pertama sudah dibuat',
};
