// Why a file that is sent is not a backup, or not a whole one.

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
};
