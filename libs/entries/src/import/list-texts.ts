// Why a file cannot be read as a list, and what to send instead.

export const listTexts = {
  photo:
    'Ini foto, bukan daftar. Minta berkas Excel (.xlsx) atau CSV dari pembuat daftar, atau salin isinya ke templat.',
  heic: 'Ini foto HEIC dari iPhone, bukan daftar. Minta berkas Excel (.xlsx) atau CSV dari pembuat daftar, atau salin isinya ke templat.',
  pdf: 'Ini PDF. Kirim berkas Excel (.xlsx) atau CSV asalnya: tabel di dalam PDF tidak dapat dibaca dengan aman.',
  oldOffice: 'Ini Excel lama (.xls) atau dokumen Office lama. Buka di Excel, lalu Simpan Sebagai .xlsx.',
  locked:
    'Berkas ini dilindungi kata sandi. Buka di Excel, hapus kata sandinya (File, Info, Protect Workbook), lalu simpan ulang.',
  oldXml: 'Ini Excel lama (XML 2003). Buka di Excel, lalu Simpan Sebagai .xlsx.',
  word: 'Ini dokumen Word. Salin tabelnya ke Excel, lalu simpan sebagai .xlsx.',
  openDocument: 'Ini berkas OpenDocument. Simpan sebagai .xlsx atau CSV.',
  zip: 'Ini berkas ZIP. Buka dulu, lalu kirim berkas Excel (.xlsx) atau CSV di dalamnya.',
  page: 'Ini halaman web, bukan berkas Excel. Buka di Excel, lalu Simpan Sebagai .xlsx.',
  noText: 'Ini bukan daftar. Kirim berkas Excel (.xlsx) atau CSV.',
  unpacksTooFar:
    'Isi berkas ini terlalu besar setelah dibuka. Hapus lembar, baris, dan format yang tidak dipakai, lalu simpan ulang.',
  tooMuchInside:
    'Isi berkas ini terlalu besar untuk dibaca. Hapus lembar, baris, dan format yang tidak dipakai, lalu simpan ulang.',
  tooManyCells: 'Berkas ini berisi terlalu banyak sel. Hapus baris dan kolom yang tidak dipakai, lalu simpan ulang.',
  tooManyColumns: (row: string) =>
    `Baris ${row} berisi teks di sebelah kanan kolom ke-256 (IV). Hapus kolom yang tidak dipakai, atau pindahkan isinya ke bawah, lalu simpan ulang.`,
  tooLongACell: 'Salah satu sel berisi teks yang terlalu panjang.',
  tooManyLetters: 'Teks di dalam berkas ini terlalu banyak untuk sebuah daftar peserta.',
  tooManyRows: (most: string) => `Paling banyak ${most} baris sekaligus.`,
  tournamentGone: 'Kejuaraan ini dihapus sementara daftarnya dimasukkan.',
  empty: 'Berkas kosong.',
  noRows: 'Berkas tidak berisi satu baris pun.',
  noHeader: 'Tidak ada kolom nama atlet atau NIK yang dikenali di berkas ini.',
  badWorkbook: 'Berkas Excel tidak terbaca. Simpan ulang sebagai .xlsx atau CSV.',
  openQuote: 'Tanda kutip di berkas CSV ini dibuka tetapi tidak ditutup. Simpan ulang dari Excel sebagai .xlsx.',
  badLine: (line: string) => `Baris ${line} tidak terbaca sebagai CSV. Simpan ulang dari Excel sebagai .xlsx.`,
};
