// The texts of texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const entryListTexts: InLanguage<typeof original.entryListTexts> = {
  title: 'Peserta',
  figures: (athletes: string, contingents: string) => `${athletes} pesilat dari ${contingents} kontinjen`,
  views: 'Paparan',
  athletes: 'Pesilat',
  contingents: 'Kontinjen',
  provinces: 'Wilayah',
  province: 'Wilayah:',
  searchProvince: 'Cari wilayah',
  countContingents: (count: number) => `${count} kontinjen`,
  search: 'Cari nama atau kontinjen',
  searchContingent: 'Cari kontinjen',
  contingent: 'Kontinjen',
  class: 'Kelas',
  region: 'Daerah',
  entries: 'Penyertaan',
  name: 'Nama',
  rowNumber: 'No.',
  count: (count: number) => `${count} penyertaan`,
  empty: 'Belum ada peserta yang berdaftar.',
  emptyHint: 'Senarai ini terisi sendiri sebaik kontinjen mendaftarkan pesilatnya.',
  noneFound: 'Tiada peserta yang sepadan.',
  noneFoundHint: 'Ubah atau padam penapis.',
  near: 'Tiada yang betul-betul sama; ini yang serupa.',
  clearFilters: 'Padam semua penapis',
};
