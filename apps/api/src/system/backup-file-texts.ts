// Why a backup is none, not a whole one, or cannot be made or put back.

export const backupFileTexts = {
  noTar: 'Berkas ini bukan cadangan: pilih berkas .tar yang diunduh dari halaman ini.',
  cut: 'Berkas ini terpotong. Salin atau unduh sekali lagi.',
  cutBefore: (path: string) => `Berkas ini terpotong. Salin atau unduh sekali lagi. ${path} tidak ada.`,
  empty: 'Berkas ini kosong.',
  severalFolders: 'Cadangan rusak: isinya lebih dari satu folder.',
  twice: (path: string) => `Cadangan rusak: ${path} ada dua kali.`,
  tooLarge: 'Cadangan ini terlalu besar untuk halaman ini: periksa dengan npm run restore -- --dry-run.',
  tooLong: (path: string) => `Cadangan rusak: ${path} terlalu panjang.`,
  unreadable: (path: string) => `Cadangan rusak: ${path} tidak dapat dibaca.`,
  wrongField: (path: string, field: string) => `Cadangan rusak: ${path} tidak dapat dibaca, ${field} salah.`,
  noPart: (path: string) => `Cadangan rusak: ${path} bukan bagiannya.`,
  otherList: 'Cadangan rusak: daftar berkas tidak sesuai dengan manifest.',
  missing: (path: string) => `Cadangan tidak utuh: ${path} tidak ada.`,
  otherSum: (path: string) => `Cadangan rusak: ${path} tidak sesuai dengan jumlah periksanya.`,
  noFolder: (folder: string, why: string) => `${folder} bukan folder cadangan yang utuh: ${why}`,
  wrongManifest: (path: string, field: string) => `${path} tidak dapat dibaca: ${field} salah.`,
  unreadableWhy: (path: string, why: string) => `Cadangan rusak: ${path} tidak dapat dibaca (${why}).`,
  wrongPart: (path: string) => `Cadangan rusak: ${path}.`,
  otherRows: (table: string, rows: number, listed: number) =>
    `Cadangan rusak: tabel ${table} berisi ${rows} baris, bukan ${listed}.`,
  newer: (version: string, schemas: string) =>
    `Cadangan ini dari versi yang lebih baru (${version}): skema ${schemas} tidak dikenal. Pulihkan dengan versi itu.`,
  notEmpty:
    'Basis data ini tidak kosong. Dengan --replace isinya diganti seluruhnya dengan isi cadangan; buat cadangannya dulu.',
  inUse: 'Ada yang masih terhubung ke basis data ini: hentikan API, worker, dan program lain dulu, lalu ulangi.',
  exists: (folder: string) => `${folder} sudah ada.`,
  contentUnreadable: (key: string, why: string) => `Isi berkas ${key} tidak dapat dibaca: ${why}`,
  contentBroken: (key: string) => `Isi berkas ${key} rusak: tidak sesuai dengan jumlah periksanya.`,
  contentsGone: (count: number) => `Cadangan tersimpan, tetapi isi ${count} berkas sudah hilang.`,
  noDatabase: 'Akun PostgreSQL server ini tidak boleh membuat basis data, sehingga cadangan tidak dapat dicoba.',
  failed: 'Gagal. Sebabnya ada di log API.',
};
