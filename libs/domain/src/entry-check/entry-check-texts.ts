// The words of a contingent’s check of its entries.

export const entryCheckTexts = {
  fields: {
    name: 'Nama',
    birth_date: 'Tanggal lahir',
    gender: 'Gender',
    body_weight: 'Berat badan',
    match_category_id: 'Kategori',
    age_category_id: 'Kategori usia',
    category_class_id: 'Kelas',
    nomor: 'Nomor',
    team_label: 'Tim',
  },
  verdicts: { right: 'Benar', reported: 'Ada yang salah' },
  rows: {
    unread: 'Belum ditandatangani',
    right: 'Benar',
    open: 'Ada yang salah',
    changed: 'Berubah sejak ditandatangani',
  },
  lists: {
    empty: 'Belum ada peserta',
    unopened: 'Belum dibuka',
    read: 'Sudah dibaca',
    signed: 'Ditandatangani',
    changed: 'Berubah sejak ditandatangani',
  },
  tickets: {
    open: 'Menunggu panitia',
    accepted: 'Diterima',
    refused: 'Ditolak',
    'taken-back': 'Ditarik kembali',
  },
  /** Follows another sentence. */
  signAgain: (tournaments: string) => ` Daftar pesertanya perlu ditandatangani lagi: ${tournaments}.`,
};
