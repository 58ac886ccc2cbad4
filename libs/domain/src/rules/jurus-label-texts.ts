// What of the jurus is shown, and what is taken off for.

export const jurusLabelTexts = {
  jurus: {
    'empty-hand': 'Tangan kosong',
    weapon: 'Senjata',
    'regu-1': 'Regu I (jurus 1–6)',
    'regu-2': 'Regu II (jurus 7–12)',
    whole: 'Jurus lengkap',
  },
  items: {
    time: { label: 'Waktu', about: 'di luar toleransi' },
    out: { label: 'Keluar gelanggang', about: '10 × 10 meter' },
    'foot-out': { label: 'Kaki keluar gelanggang', about: '10 × 10 meter' },
    'weapon-fallen': { label: 'Senjata jatuh', about: 'menyentuh lantai' },
    'weapon-unplanned': { label: 'Senjata jatuh', about: 'tidak sesuai sinopsis' },
    'weapon-outside': { label: 'Senjata jatuh ke luar', about: 'masih harus digunakan' },
    'weapon-broken': { label: 'Senjata lepas atau patah', about: 'dari gagangnya' },
    dress: { label: 'Pakaian', about: 'tidak sesuai atau lepas' },
    held: { label: 'Gerakan ditahan', about: 'lebih dari 5 detik' },
  },
  disqualifications: {
    medical: 'Tidak lolos pemeriksaan kesehatan',
    gear: 'Pakaian atau senjata tidak sesuai ketentuan',
    'weapon-broken': 'Senjata lepas dari gagang atau patah',
    unfinished: 'Tidak menyelesaikan penampilan',
    order: 'Urutan jurus salah',
    time: 'Waktu melewati batas diskualifikasi',
  },
};
