// What the API says of webhooks.

export const webhooksTexts = {
  manyWebhooks: (most: number) => `Paling banyak ${most} webhook. Hapus dahulu yang tidak dipakai.`,
  added: 'Webhook ditambahkan. Salin rahasianya sekarang.',
  saved: 'Webhook disimpan.',
  deleted: 'Webhook dihapus. Tidak ada lagi yang dikirim ke alamat itu.',
  testWaits: 'Uji sebelumnya masih dikirim.',
  testSent: 'Uji dikirim. Hasilnya tampil di bawah.',
  sentAgain: 'Kabar dikirim ulang.',
  gone: 'Webhook ini sudah dihapus.',
  badAddress: 'Pakailah alamat https di internet, tanpa nomor port. Alamat jaringan sendiri tidak dapat dipakai.',
  beingSent: 'Kabar ini sedang dikirim.',
  newsGone: 'Kabar ini sudah tidak disimpan.',
};
