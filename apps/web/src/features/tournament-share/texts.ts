// Texts of the page from which a tournament is shared: poster, links, frame.
export const shareTexts = {
  title: 'Bagikan',
  loadFailed: 'Error fetching tournament details.',
  page: 'Halaman yang dibuka',
  site: 'Alamat situs',
  siteHint:
    'Alamat yang diketik penonton. Tanpa internet, isi alamat jaringan gedung, misalnya http://192.168.1.10:3000.',
  siteWrong: 'Isi alamat lengkap yang diawali http:// atau https://.',
  siteLocal: 'Alamat ini hanya terbuka di komputer ini. Ganti dengan alamat yang dapat dibuka ponsel penonton.',
  link: 'Tautan',
  copy: 'Salin',
  copied: 'Disalin.',
  copyByHand: 'Tersorot. Tekan Ctrl+C untuk menyalin.',
  open: 'Buka halaman',
  poster: 'Poster untuk gedung',
  posterHint: 'Satu lembar A4. Tempel di pintu masuk, tribun dan meja gelanggang.',
  print: 'Cetak poster',
  embed: 'Sematkan di situs lain',
  embedHint:
    'Tempel potongan ini di situs perguruan atau induk organisasi. Jadwal, hasil dan bagan tampil di sana dan tetap langsung.',
  noEmbed: 'Halaman ini tidak dapat disematkan. Pilih jadwal, jadwal langsung atau bagan.',
  headline: 'Ikuti langsung di ponsel Anda',
  scan: 'Pindai dengan kamera ponsel. Tanpa aplikasi, tanpa akun.',
  benefits: [
    'Kapan dan di gelanggang mana sebuah partai berlangsung',
    'Hasil dan bagan pada saat yang sama dengan meja panitia',
    'Ikuti pesilat atau kontingen Anda saja',
  ],
  qr: (address: string) => `Kode QR menuju ${address}`,
} as const;
