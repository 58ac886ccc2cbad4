// The texts of invitation-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './invitation-texts';

export const invitationTexts: InLanguage<typeof original.invitationTexts> = {
  signIn: 'Log masuk',
  signUp: 'Buat akaun',
  otherAccount: (email: string) =>
    `Anda log masuk sebagai ${email}. Log keluar, kemudian log masuk dengan akaun yang dijemput.`,
  signOut: 'Log keluar',
  over: 'Jemputan ini tidak sah lagi',
  incomplete: 'Pautan tidak lengkap. Buka pautan daripada e-mel, atau salin semuanya.',
  forAddress: (email: string) => `Jemputan ini untuk akaun dengan alamat ${email}.`,
};
