// The words of index.html itself: what stands there before, or without, the application.

export const documentTexts = {
  language: 'id',
  name: 'Gelanggang, kejuaraan Pencak Silat',
  description: 'Pendaftaran, undian bagan, jadwal dan hasil langsung kejuaraan Pencak Silat.',
  noScript: 'Halaman ini memerlukan JavaScript. Nyalakan JavaScript di peramban Anda, lalu muat ulang.',
  notLoaded: 'Halaman belum termuat seluruhnya. Periksa jaringan Anda, lalu muat ulang.',
  reload: 'Muat ulang',
};
