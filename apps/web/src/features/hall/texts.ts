// Texts of the page on which a device learns to trust a hall's own https.
export const hallTexts = {
  title: 'Sambungan aman di tempat ini',
  lead: 'Kamera, halaman tanpa jaringan dan pemberitahuan hanya diberikan peramban lewat https. Di tempat tanpa internet, sistem ini membuat sertifikatnya sendiri: percayai sekali di perangkat Anda. Yang tidak memerlukannya tetap memakai alamat biasa.',
  none: 'Sistem ini tidak punya sertifikat sendiri.',
  noneHint: 'Di laptop pertandingan ia dibuat oleh: npm start -- --hall',
  trusted: 'Perangkat ini sudah memakai sambungan aman. Tidak ada lagi yang perlu dilakukan.',
  download: 'Unduh sertifikat',
  downloadStep: '1. Unduh sertifikat',
  compare: 'Cocokkan sidik jari ini dengan yang ada di laptop panitia sebelum memercayainya.',
  fingerprint: 'Sidik jari SHA-256',
  owner: (name: string, until: string) => `${name}, berlaku sampai ${until}`,
  only: 'Sertifikat ini hanya berlaku untuk nama dan alamat jaringan setempat, bukan untuk situs lain. Sesudah kejuaraan Anda boleh menghapusnya di tempat yang sama.',
  trustStep: '2. Percayai sekali',
  openStep: '3. Buka lewat https',
  open: 'Buka lewat https',
  openHint: 'Bila peramban masih memberi peringatan, ulangi langkah 2.',
  forOthers: 'Untuk perangkat lain',
  scan: 'Arahkan kamera ponsel ke kode ini.',
  qr: (address: string) => `Kode QR ke ${address}`,
} as const;

/**
 * As the menus stand in Android 15, iOS 18, Windows 11 and macOS 15 in this language; makers of phones name some of them
 * otherwise.
 */
export const deviceTexts = {
  android: {
    name: 'Android',
    steps: [
      'Unduh sertifikat di atas. Bila ditanya, pilih Simpan.',
      'Buka Setelan, lalu cari "sertifikat CA" (Keamanan & privasi → Setelan lainnya → Enkripsi & kredensial → Instal sertifikat).',
      'Pilih Sertifikat CA, tekan Tetap instal, dan masukkan PIN ponsel.',
      'Pilih berkas gelanggang.crt dari Unduhan.',
    ],
  },
  apple: {
    name: 'iPhone dan iPad',
    steps: [
      'Unduh sertifikat di atas dengan Safari dan tekan Izinkan.',
      'Buka Pengaturan → Profil Diunduh, tekan Instal, dan masukkan kode iPhone.',
      'Buka Pengaturan → Umum → Mengenai → Pengaturan Kepercayaan Sertifikat.',
      'Nyalakan sakelar di sebelah nama sertifikat ini.',
    ],
  },
  windows: {
    name: 'Windows',
    steps: [
      'Unduh sertifikat di atas dan buka berkas gelanggang.crt.',
      'Tekan Instal Sertifikat, pilih Pengguna Saat Ini.',
      'Pilih Tempatkan semua sertifikat di penyimpanan berikut → Telusuri → Otoritas Sertifikasi Akar Tepercaya.',
      'Tekan Selesai, jawab Ya, lalu tutup dan buka lagi peramban.',
    ],
  },
  mac: {
    name: 'Mac',
    steps: [
      'Unduh sertifikat di atas dan buka berkas gelanggang.crt: Akses Rantai Kunci terbuka.',
      'Bila ditanya, tambahkan ke rantai kunci login.',
      'Klik dua kali sertifikat ini di kategori Sertifikat, lalu buka bagian Percayai.',
      'Di "Saat menggunakan sertifikat ini" pilih Selalu Percayai, tutup jendelanya, dan masukkan sandi Mac.',
    ],
  },
} as const;
