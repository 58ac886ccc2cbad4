// Texts of the public brackets.
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { PoolState } from './pools';

const KIND_WORDS = { tanding: 'bagan', seni: 'nomor' } as const;

export const bracketsTexts = {
  title: { tanding: 'Bagan Tanding', seni: 'Bagan dan Hasil Seni' },
  figures: (kind: MatchKind, total: number, over: number) =>
    `${total} ${KIND_WORDS[kind]}, ${over === total ? 'semua' : over} selesai`,
  onMat: 'Di gelanggang',
  state: { waiting: 'Belum mulai', running: 'Berjalan', over: 'Selesai' } satisfies Record<PoolState, string>,
  stateFilter: 'Keadaan',
  age: 'Usia',
  gender: 'Jenis',
  search: 'Cari kelas, pesilat atau kontingen',
  units: { tanding: (count: number) => `${count} pesilat`, seni: (count: number) => `${count} penampil` },
  progress: (decided: number, total: number) => `${decided} dari ${total} partai`,
  performed: (decided: number, total: number) => `${decided} dari ${total} tampil`,
  alone: 'Tanpa lawan',
  champion: 'Juara',
  first: 'Peringkat 1',
  winners: (count: number) => `${count} pemenang`,
  stage: (stage: number) => `Tahap ${stage}`,
  notDrawn: 'Belum diundi',
  notDrawnLead: 'Kelas dengan peserta yang bagannya belum dibuat.',
  entries: (count: number) => `${count} peserta`,
  empty: 'Belum ada bagan yang diundi.',
  emptyHint: 'Halaman ini terisi sendiri begitu panitia mengundi. Daftar pesertanya sudah dapat dilihat.',
  toEntries: 'Lihat peserta',
  noneFound: 'Tidak ada bagan yang cocok.',
  noneFoundHint: 'Ubah atau hapus saringan.',
  clearFilters: 'Hapus semua saringan',
  poolGone: 'Bagan ini tidak ada.',
  poolGoneHint: 'Mungkin panitia mengundinya kembali atau menggabungkan kelasnya.',
  toList: 'Semua bagan',
  check: 'Periksa undian',
  matches: 'Partai',
  ranking: 'Peringkat',
  parted: (by: string) => `Nilai sama dengan di atasnya, dipisahkan oleh ${by}.`,
  tieSeed: (seed: string) => `Benih pool ${seed}.`,
  order: 'Urutan tampil',
  rankingNow: 'Sementara; berubah sampai semua tampil.',
  waiting: 'Menunggu',
  score: 'Nilai',
  inSchedule: 'Lihat di jadwal',
  recap: 'Rincian nilai',
  noNumber: 'Belum dijadwalkan',
} as const;
