// The Malay words of what the API says of any request that it cannot take, and of things that are not there.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const requestTexts: InLanguage<typeof original.requestTexts> = {
  unreadable: 'Permintaan tidak dapat dibaca.',
  notThere: 'Data tidak dijumpai.',
  tooLarge: 'Data yang dihantar terlalu besar.',
  wrongType: 'Jenis data yang dihantar tidak disokong.',
  tooMany: 'Terlalu banyak percubaan. Sila cuba lagi nanti.',
  failed: 'Berlaku ralat pada pelayan. Sila cuba lagi.',
  away: 'Perkhidmatan tidak tersedia sekarang. Sila cuba lagi sebentar lagi.',
  invalid: 'Data yang dihantar belum betul.',
  notSignedIn: 'Sila log masuk dahulu.',
  notAllowed: 'Anda tidak mempunyai kebenaran untuk tindakan ini.',
  tooEarlySeconds: (seconds) => `Terlalu banyak percubaan. Cuba lagi dalam ${seconds} saat.`,
  tooEarlyMinutes: (minutes) => `Terlalu banyak percubaan. Cuba lagi dalam ${minutes} minit.`,
  manyJobs: (most) =>
    `Anda sudah ada ${most} kerja yang menunggu. Tunggu hingga sebahagian selesai, atau batalkan yang tidak perlu.`,
  busy: 'Pelayan sedang sibuk. Sila cuba lagi sebentar lagi.',
  filesAway: 'Simpanan fail tidak menjawab sekarang. Sila cuba lagi.',
  diskFull: 'Simpanan pelayan penuh. Beritahu yang mengurus pelayan.',
  databaseAway: 'Pangkalan data tidak dapat dihubungi sekarang. Sila cuba lagi sebentar lagi.',
  unstorable: 'Ada isian yang tidak dapat disimpan.',
  changedMeanwhile: 'Data sedang diubah oleh orang lain. Sila cuba lagi.',
  outdated: 'Data ini baru sahaja diubah oleh orang lain. Sila muat semula.',
  tooManyAtOnce: 'Terlalu banyak permintaan sekali gus. Sila cuba lagi sebentar lagi.',
  badActionKey: 'Kunci tindakan tidak dapat dibaca.',
  usedActionKey: 'Kunci ini sudah digunakan untuk tindakan lain.',
  notMultipart: 'Hantar data ini sebagai multipart/form-data.',
};

export const thingTexts: InLanguage<typeof original.thingTexts> = {
  arena: 'Gelanggang tidak dijumpai.',
  match: 'Perlawanan tidak dijumpai.',
  arenaOfTournament: 'Gelanggang kejohanan ini tidak dijumpai.',
  tournament: 'Kejohanan tidak dijumpai.',
  event: 'Kejohanan tidak dijumpai.',
  schedule: 'Jadual tidak dijumpai.',
  class: 'Kelas tidak dijumpai.',
  contingent: 'Kontinjen tidak dijumpai.',
  participant: 'Peserta tidak dijumpai.',
  ageGroup: 'Peringkat umur tidak dijumpai.',
  job: 'Kerja tidak dijumpai.',
  performance: 'Persembahan tidak dijumpai.',
  athlete: 'Pesilat tidak dijumpai.',
  file: 'Fail tidak dijumpai.',
};

export const commonTexts: InLanguage<typeof original.commonTexts> = {
  ...original.commonTexts,
  emailTaken: 'E-mel ini sudah berdaftar.',
  accountDisabled: 'Akaun dengan e-mel ini dinyahaktifkan.',
};

export const { httpTexts } = original;
