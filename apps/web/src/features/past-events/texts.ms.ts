// The texts of texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const pastPageTexts: InLanguage<typeof original.pastPageTexts> = {
  title: 'Kejohanan lampau',
  lead: 'Keputusan kejohanan tahun-tahun lalu, seperti yang dicetak dalam senarai keputusannya.',
  find: 'Cari pesilat, kontinjen atau kejohanan',
  empty: 'Belum ada keputusan kejohanan lampau.',
  emptyHint: 'Jawatankuasa memasukkannya daripada senarai keputusan yang lama.',
  noneFound: 'Tiada yang sepadan.',
  events: 'Kejohanan',
  found: 'Pesilat dan kontinjen',
  moreFound: (count: number) => `dan ${count} keputusan lagi: tulis dengan lebih lengkap.`,
  figures: (results: number, contingents: number) => `${results} keputusan, ${contingents} kontinjen`,
  standings: 'Kutipan pingat',
  contingent: 'Kontinjen',
  rank: 'No.',
  total: 'Jumlah',
  results: 'Keputusan mengikut kelas',
  findInside: 'Cari pesilat, kontinjen atau kelas',
  took: 'Menyertai',
  class: (letter: string) => `Kelas ${letter}`,
  place: (place: number) => `Tempat ${place}`,
  all: 'Semua kejohanan lampau',
  unknown: 'Kejohanan lampau ini tidak dijumpai.',
  unknownHint: 'Mungkin sudah dipadam oleh jawatankuasanya.',
  noMedals: 'Senarainya tidak memuatkan tempat pertama hingga ketiga.',
};

export const pastArchiveTexts: InLanguage<typeof original.pastArchiveTexts> = {
  ...original.pastArchiveTexts,
  matches: 'Perlawanan',
  checked: 'Disemak daripada arkib',
  checkedHint: (records: number) =>
    `${records} rekod peristiwa, rantaiannya utuh dan hujungnya ditandatangani dengan kunci di bawah. Bandingkan kunci ini dengan yang diumumkan pelayan asalnya.`,
  key: 'Kod kunci penandatangan',
  hash: 'Kod rekod terakhir',
  download: 'Muat turun data terbuka asalnya (ZIP)',
  won: 'menang',
  third: 'Penentuan tempat ketiga',
  rounds: ['Akhir', 'Separuh akhir', 'Suku akhir'],
  round: (matches: number) => `Pusingan ${matches * 2} peserta`,
};

// not translated yet:
export const { pastTexts, pastListTexts } = original;
