// The texts of jurus-label-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './jurus-label-texts';

export const jurusLabelTexts: InLanguage<typeof original.jurusLabelTexts> = {
  jurus: {
    'empty-hand': 'Tangan kosong',
    weapon: 'Senjata',
    'regu-1': 'Regu I (jurus 1–6)',
    'regu-2': 'Regu II (jurus 7–12)',
    whole: 'Jurus lengkap',
  },
  items: {
    time: { label: 'Masa', about: 'di luar had yang dibenarkan' },
    out: { label: 'Keluar gelanggang', about: '10 × 10 meter' },
    'foot-out': { label: 'Kaki keluar gelanggang', about: '10 × 10 meter' },
    'weapon-fallen': { label: 'Senjata jatuh', about: 'menyentuh lantai' },
    'weapon-unplanned': { label: 'Senjata jatuh', about: 'tidak mengikut sinopsis' },
    'weapon-outside': { label: 'Senjata jatuh ke luar', about: 'masih perlu digunakan' },
    'weapon-broken': { label: 'Senjata tercabut atau patah', about: 'daripada hulunya' },
    dress: { label: 'Pakaian', about: 'tidak mengikut ketetapan atau terlucut' },
    held: { label: 'Gerakan ditahan', about: 'lebih daripada 5 saat' },
  },
  disqualifications: {
    medical: 'Tidak lulus pemeriksaan kesihatan',
    gear: 'Pakaian atau senjata tidak mengikut ketetapan',
    'weapon-broken': 'Senjata tercabut daripada hulu atau patah',
    unfinished: 'Tidak menghabiskan persembahan',
    order: 'Urutan jurus salah',
    time: 'Masa melebihi had pembatalan penyertaan',
  },
};
