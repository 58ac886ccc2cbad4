// What the API says of rehearsal.

export const rehearsalTexts = {
  hasOne: 'Anda sudah punya turnamen latihan. Hapus yang lama dulu.',
  notFound: 'Turnamen latihan tidak ditemukan.',
  busy: 'Turnamen latihan sedang dibuat. Tunggu sampai selesai.',
  begun: 'Turnamen latihan sedang dibuat',
  deleted: 'Turnamen latihan dihapus',
  failed: 'Gagal. Golongan atau kelas situs ini mungkin sudah diubah; sebabnya ada di log API.',
  cutOff: 'Pembuatannya terputus.',
};
