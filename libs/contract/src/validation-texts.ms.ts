// The texts of validation-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as indonesian from './validation-texts.id';
import type * as original from './validation-texts';

export const validationTexts: InLanguage<typeof original.validationTexts> = {
  ...indonesian.validationTexts,
  yesOrNo: 'Mesti ya atau tidak.',
  chooseYesOrNo: 'Pilih ya atau tidak.',
  required: 'Wajib diisi.',
  unstorable: 'Mengandungi tanda yang tidak dapat disimpan.',
  unknownChoice: 'Pilihan tidak dikenali.',
  chooseOne: 'Pilih salah satu.',
  noSuchDate: 'Tarikh tidak betul.',
  longest: (days: number) => `Paling lama ${days} hari. Semak tahunnya.`,
  chooseLanguage: 'Pilih salah satu bahasa.',
  passwordLength: 'Kata laluan sekurang-kurangnya 8 aksara.',
  passwordCommon: 'Kata laluan ini terlalu biasa dan mudah diteka. Pilih yang lain.',
  passwordConfirmation: 'Pengesahan kata laluan tidak sama.',
  twelveSigns: 'Kod terdiri daripada dua belas huruf dan angka.',
  eightSigns: 'Kod terdiri daripada lapan huruf dan angka.',
  sixDigits: 'Kod terdiri daripada 6 angka.',
  mixedScripts: (word) =>
    `'${word}' bercampur huruf daripada tulisan lain yang hanya serupa. Taip semula perkataan itu.`,
  arenaCode: 'Kod terdiri daripada 1 hingga 4 huruf atau angka.',
  linkIncomplete: 'Pautan tidak lengkap. Salin seluruh pautannya.',
  accountNumber: 'Nombor akaun terdiri daripada 5 hingga 30 angka.',
};
