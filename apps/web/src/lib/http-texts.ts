// What is said when the server does not answer as it should, and gives no sentence of its own.
export const httpTexts = {
  offline: 'Tidak ada sambungan. Periksa jaringan, lalu coba lagi.',
  busy: 'Layanan sedang sibuk. Coba lagi sebentar lagi.',
  unexpected: 'Terjadi kesalahan, silakan coba lagi.',
  tooMany: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
  tooLarge: 'Kiriman ini terlalu besar. Pilih berkas yang lebih kecil.',
  askedToSignIn: 'Mungkin Wi-Fi ini meminta masuk dulu. Buka halaman masuk Wi-Fi, lalu coba lagi.',
  badFormat: 'Unexpected response format.',
} as const;
