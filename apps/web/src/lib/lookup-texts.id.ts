// What is said in Indonesian of a list to choose from that could not be fetched.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './lookup-texts';

const failed = (list: string): string => `Daftar ${list} gagal dimuat.`;

export const lookupTexts: InLanguage<typeof original.lookupTexts> = {
  tournaments: failed('turnamen'),
  contingents: failed('kontingen'),
  'age categories': failed('kategori usia'),
  'match categories': failed('kategori pertandingan'),
  'category classes': failed('kelas'),
  'championship categories': failed('jenis kejuaraan'),
  nomor: failed('nomor'),
  countries: failed('negara'),
  provinces: failed('provinsi'),
  districts: failed('kabupaten/kota'),
  subdistricts: failed('kecamatan'),
  wards: failed('kelurahan/desa'),
};
