// Texts of the page that leads to a tournament's open data.
import type { FeedTable } from '@gelanggang/contract/open-feed';

export const openDataTexts = {
  title: 'Data terbuka',
  lead: 'Semua yang diumumkan dari kejuaraan ini boleh diunduh, diolah, dan disimpan siapa saja, tanpa akun. Isinya sama dengan daftar hasil yang dicetak: nama, kontingen, kelas dan hasil.',
  tables: 'Tabel untuk lembar kerja',
  tablesHint: 'CSV (UTF-8), dibuka dengan Excel, LibreOffice atau Google Spreadsheet.',
  table: {
    entries: ['Peserta', 'Nama, kontingen dan kelas yang diikuti'],
    schedule: ['Jadwal', 'Partai per gelanggang, hari dan jam'],
    results: ['Hasil', 'Pemenang, nilai, dan status setiap hasil'],
    medals: ['Medali', 'Juara setiap kelas'],
  } satisfies Record<FeedTable, readonly [string, string]>,
  programs: 'Untuk program',
  document: 'Dokumen',
  documentHint: 'Semua yang berlaku sekarang, dengan nama, dalam satu JSON. Boleh diminta sesering perlu (ETag).',
  head: 'Kepala catatan',
  headHint: 'Jumlah catatan, hash setiap halaman, catatan terbaru, dan tanda tangan situs ini.',
  schema: 'Skema',
  schemaHint: 'JSON Schema 2020-12 dari dokumen, kepala dan catatan.',
  key: 'Kunci publik',
  keyHint: 'Ed25519, untuk memeriksa tanda tangan.',
  log: 'Catatan peristiwa',
  logHint:
    'Setiap undian, jadwal, hasil dan koreksi, berurutan dan tanpa nama. Catatan hanya ditambah: koreksi adalah catatan baru. Setiap catatan memuat hash catatan sebelumnya, jadi satu huruf yang diubah akan ketahuan.',
  records: (count: string) => `${count} catatan`,
  lastHash: 'Hash catatan terakhir',
  page: (number: string) => `Halaman ${number}`,
  pageHint: (first: string, last: string) => `Catatan ${first} sampai ${last}, tidak berubah lagi`,
  noPages: (size: string) =>
    `Belum ada halaman penuh (${size} catatan). Catatan yang sudah ada terdapat di kepala catatan.`,
  open: (count: string) => `${count} catatan sesudahnya terdapat di kepala catatan.`,
  noRecords: 'Belum ada catatan: undian pertama akan menjadi yang pertama.',
  check: 'Periksa sendiri',
  checkHint:
    'Program kecil ini (satu berkas, Python 3 tanpa tambahan) membaca semuanya dari catatan pertama, memeriksa rantai hash dan tanda tangan, lalu menghitung sendiri siapa yang maju dan siapa yang mendapat medali.',
  program: 'Unduh check-feed.py',
  command: 'Salin perintah',
  license:
    'Nama pesilat hanya untuk keperluan hasil pertandingan. Siapa yang dihapus namanya hilang juga dari dokumen.',
} as const;
