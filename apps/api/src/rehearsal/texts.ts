// What the API says of rehearsal.

export const rehearsalTexts = {
  hasOne: 'Anda sudah punya turnamen latihan. Hapus yang lama dulu.',
  notFound: 'Turnamen latihan tidak ditemukan.',
};
