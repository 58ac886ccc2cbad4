// The words of officials in the office.
import { shortDateWithDay } from '@gelanggang/domain/words/dates';

export const officialTexts = {
  title: 'Petugas',
  lead: (count: number) => (count === 0 ? '' : `${count} petugas.`),
  tournament: 'Kejuaraan',
  find: 'Cari nama, daerah, atau lisensi',
  role: 'Tugas',
  allRoles: 'Semua tugas',
  add: 'Petugas baru',
  edit: 'Ubah petugas',
  cards: 'Kartu petugas',
  import: 'Impor daftar',
  name: 'Nama',
  roles: 'Tugas',
  province: 'Provinsi',
  district: 'Kabupaten/kota',
  region: 'Daerah',
  regionHint: 'Wasit-juri tidak memimpin atlet daerahnya sendiri.',
  licence: 'Lisensi',
  licenceHint: 'Misalnya Nasional II.',
  phone: 'Telepon',
  days: 'Hari hadir',
  dayList: (days: readonly string[] | null) => (days === null ? 'Setiap hari' : days.map(shortDateWithDay).join(', ')),
  empty: 'Belum ada petugas.',
  noneFound: 'Tidak ada petugas yang cocok.',
  question: 'Hapus petugas ini dari kejuaraan?',
  saveFailed: 'Petugas belum tersimpan.',

  importTitle: 'Impor daftar petugas',
  importLead: 'Satu baris satu petugas: nama, tugas, daerah, lisensi, telepon, hari hadir.',
  template: 'Unduh templat Excel',
  templateCsv: 'CSV',
  fileName: 'daftar-petugas',
  file: 'Berkas Excel atau CSV',
  reading: 'Membaca…',
  readFailed: 'Berkas belum terbaca.',
  summary: (good: number, known: number, bad: number) =>
    [
      `${good} petugas siap dimasukkan`,
      known > 0 ? `${known} di antaranya sudah ada dan akan diperbarui` : '',
      bad > 0 ? `${bad} baris ditolak` : '',
    ]
      .filter(Boolean)
      .join(', ') + '.',
  line: (line: number) => `Baris ${line}`,
  known: 'Diperbarui',
  refused: 'Ditolak',
  takeIn: (count: number) => `Masukkan ${count} petugas`,
  another: 'Berkas lain',
} as const;
