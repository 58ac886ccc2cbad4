// The texts of lookup-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './lookup-texts';

const failed = (list: string): string => `Senarai ${list} gagal dimuatkan.`;

export const lookupTexts: InLanguage<typeof original.lookupTexts> = {
  tournaments: failed('kejohanan'),
  contingents: failed('kontinjen'),
  'age categories': failed('peringkat umur'),
  'match categories': failed('kategori pertandingan'),
  'category classes': failed('kelas'),
  'championship categories': failed('jenis kejohanan'),
  nomor: failed('acara seni'),
  countries: failed('negara'),
  provinces: failed('wilayah'),
  districts: failed('daerah'),
  subdistricts: failed('mukim'),
  wards: failed('kampung'),
};
