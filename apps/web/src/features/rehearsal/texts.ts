// The words of the page 'Latihan'.
export const rehearsalTexts = {
  title: 'Latihan',
  lead: 'Turnamen latihan adalah salinan lengkap untuk mencoba: 596 atlet, undian, jadwal, dan separuh hari pertandingan sudah berjalan. Semua halaman, layar, penilaian dan cetakan bekerja seperti biasa.',
  promises: 'Yang dijamin',
  promised: [
    'Ditandai “Latihan” di setiap halaman, layar dan cetakan.',
    'Tidak muncul di beranda, galeri, pencarian, maupun daftar semua turnamen; hanya yang tahu tautannya dapat membukanya.',
    'Tidak ada email, pesan atau pemberitahuan kepada siapa pun di luar panitia.',
    'Satu klik menghapusnya beserta kontingen, atlet, tagihan dan berkas yang dibuat untuknya.',
  ],
  make: 'Buat turnamen latihan',
  makeHint: 'Selesai dalam sekitar satu menit. Petugas meja dari turnamen terakhir ikut serta.',
  making: 'Turnamen latihan sedang dibuat…',
  failed: 'Turnamen latihan gagal dibuat.',
  ready: (at: string) => `Dibuat ${at}`,
  by: (name: string) => `oleh ${name}`,
  desk: 'Buka dasbornya',
  publicPage: 'Halaman umum',
  live: 'Live',
  remove: 'Hapus latihan',
  question: 'Yakin ingin menghapus turnamen latihan ini?',
  goes: 'Kontingen, atlet, undian, jadwal, hasil, tagihan dan berkasnya ikut dihapus. Turnamen lain tidak tersentuh.',
} as const;
