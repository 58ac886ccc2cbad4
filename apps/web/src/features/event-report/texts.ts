// The words of the report after an event.
export const reportTexts = {
  title: 'Laporan kejuaraan',
  lead: 'Yang diserahkan delegasi teknik paling lambat satu bulan setelah kejuaraan.',
  tournament: 'Kejuaraan',
  report: 'Laporan kejuaraan',
  reportText: 'Peserta, hasil, medali, juara, protes, koreksi, petugas, dan waktu.',
  book: 'Buku hasil',
  bookText: 'Medali, semua bagan dengan nilainya, seni, dan lembar nilai final dalam satu berkas.',
  archive: 'Arsip',
  archiveText:
    'Hasil, bagan, medali, jadwal, dan data terbuka sebagai satu folder. Dibuka tanpa internet dari flashdisk, atau dipasang di situs mana pun.',
  zip: 'Buat arsip (ZIP)',
  pdf: 'PDF',
  excel: 'Excel',
  delegate: 'Delegasi teknik',
  signed: 'Nama dan tanda tangan',
  empty: 'Belum ada yang dilaporkan.',
} as const;
