// Words of the desk: what waits, why, and the one action for it.
import { officeTexts } from '@web/site/office-texts';
import type { DeskStageKind, DeskTaskKind } from '@gelanggang/domain/tournament/desk';

interface TaskTexts {
  /** What stands beside the count. */
  what(count: number): string;
  why: string;
  action: string;
}

const TASKS: Readonly<Record<DeskTaskKind, TaskTexts>> = {
  protests: { what: () => 'protes menunggu putusan', why: 'Hasil belum resmi sebelum diputus.', action: 'Buka protes' },
  'late-arenas': {
    what: () => 'gelanggang mundur dari jadwal',
    why: 'Periksa antrean gelanggang.',
    action: 'Lihat usulan',
  },
  release: { what: () => 'hasil belum diumumkan', why: 'Penonton menunggu pembaca acara.', action: 'Buka penyiar' },
  'weigh-today': {
    what: () => 'pesilat hari ini belum ditimbang',
    why: 'Tanpa timbang badan tidak boleh bertanding.',
    action: 'Buka daftar timbang',
  },
  prepare: {
    what: () => 'langkah persiapan belum lengkap',
    why: 'Kontingen belum dapat mendaftar sebelum lengkap.',
    action: 'Lengkapi',
  },
  open: {
    what: () => 'kejuaraan belum dibuka untuk umum',
    why: 'Semua yang wajib sudah ada; kontingen mendaftar setelah pendaftaran dibuka.',
    action: 'Buka pendaftaran',
  },
  share: {
    what: () => 'tautan pendaftaran untuk dibagikan',
    why: 'Pendaftaran sudah dibuka dan belum ada yang mendaftar.',
    action: 'Poster dan tautan',
  },
  proofs: {
    what: () => 'bukti transfer menunggu diperiksa',
    why: 'Hanya yang lunas ikut diundi.',
    action: 'Periksa bukti',
  },
  lone: {
    what: () => 'pesilat tanpa lawan',
    why: 'Satu-satunya di kelasnya: gabungkan kelas.',
    action: 'Carikan lawan',
  },
  'undrawn-tanding': {
    what: () => 'kelas tanding belum punya undian',
    why: 'Pesilatnya sudah lunas.',
    action: 'Buat undian',
  },
  'undrawn-seni': {
    what: () => 'nomor seni belum punya undian',
    why: 'Pesilatnya sudah lunas.',
    action: 'Buat undian seni',
  },
  'incomplete-seni': {
    what: () => 'pasangan atau regu belum lengkap',
    why: 'Tidak ikut diundi sebelum lengkap: tambah anggotanya, susun ulang, atau tarik pendaftarannya.',
    action: 'Lihat yang kurang',
  },
  'draw-tanding': {
    what: () => 'pool tanding belum diundi',
    why: 'Bagan terbit setelah diundi.',
    action: 'Buka undian',
  },
  'draw-seni': {
    what: () => 'pool seni belum diundi',
    why: 'Urutan tampil terbit setelah diundi.',
    action: 'Buka seni',
  },
  'late-athletes': {
    what: () => 'pesilat lunas belum masuk undian',
    why: 'Kelas atau nomornya sudah diundi tanpa mereka: undi ulang, lengkapi ganda atau regunya, atau kembalikan biayanya.',
    action: 'Lihat pesilatnya',
  },
  rebuild: {
    what: () => 'jadwal perlu disusun ulang',
    why: 'Undian baru mengeluarkan partainya.',
    action: 'Buka jadwal',
  },
  'plan-problems': {
    what: () => 'perubahan membuat rencana jadwal usang',
    why: 'Rencana tidak dapat dipakai sebelum disusun ulang.',
    action: 'Buka rencana',
  },
  'plan-clash': {
    what: () => 'bentrok dalam rencana jadwal',
    why: 'Dua tempat sekaligus, babak terbalik, atau gelanggang terisi.',
    action: 'Buka rencana',
  },
  'plan-rules': {
    what: () => 'pelanggaran aturan rencana',
    why: 'Partai dipindahkan ke tempat yang tidak dikehendaki aturan.',
    action: 'Buka rencana',
  },
  'plan-hours': {
    what: () => 'partai di luar sesinya',
    why: 'Di luar jam gelanggang, atau sesinya untuk usia lain.',
    action: 'Buka rencana',
  },
  'plan-rest': {
    what: () => 'istirahat kurang dalam rencana jadwal',
    why: 'Atlet belum cukup istirahat sebelum partai berikutnya.',
    action: 'Buka rencana',
  },
  'plan-unplaced': {
    what: () => 'partai tanpa tempat dalam rencana',
    why: 'Jam sesi atau aturannya tidak cukup.',
    action: 'Buka rencana',
  },
  'left-over': {
    what: () => 'partai hari lalu belum dimainkan',
    why: 'Masih di jadwal hari yang sudah lewat: keluarkan dari sana, lalu masukkan ke jadwal hari lain.',
    action: 'Buka jadwalnya',
  },
  unscheduled: {
    what: () => 'partai belum dijadwalkan',
    why: 'Belum ada hari, jam, dan gelanggang.',
    action: 'Susun jadwal',
  },
  publish: { what: () => 'jadwal masih draf', why: 'Belum terlihat oleh kontingen dan penonton.', action: 'Terbitkan' },
  'weigh-next': {
    what: () => 'pesilat belum ditimbang',
    why: 'Untuk hari bertanding berikutnya.',
    action: 'Buka daftar timbang',
  },
  'entry-tickets': {
    what: () => 'koreksi data menunggu jawaban',
    why: 'Kontingen menunggu sebelum menandatangani daftarnya.',
    action: 'Periksa koreksi',
  },
  'unsigned-lists': {
    what: () => 'kontingen belum menandatangani data',
    why: 'Data yang salah ditemukan lebih baik sebelum undian.',
    action: 'Lihat dan ingatkan',
  },
  papers: {
    what: () => 'pesilat belum lengkap suratnya',
    why: 'Wajib sebelum partai pertama.',
    action: 'Lihat yang kurang',
  },
};

export const deskTexts = {
  title: 'Perlu tindakan sekarang',
  note: (count: number) => `${count} hal, yang paling mendesak di atas`,
  done: 'Tidak ada yang menunggu.',
  next: (step: string) => `Berikutnya: ${step}`,
  allDone: 'Semua tahap selesai.',
  stages: 'Tahap kejuaraan',
  now: 'Sekarang',
  complete: 'Tidak ada yang kurang',
  later: 'Belum dimulai',
  openSchedule: 'Buka jadwal',
  planFailed: 'Peringatan rencana jadwal tidak dapat dimuat.',
  choose:
    'Pilih kejuaraan di atas menu, atau tekan Kerjakan pada salah satu di bawah ini: semua halaman lalu mengikutinya.',
  work: 'Kerjakan',
  others: 'Semua kejuaraan',
  publicPage: 'Halaman publik',
  shareText: (name: string) => `Pendaftaran ${name} sudah dibuka:`,
  today: 'Di gelanggang sekarang',
  openArena: (arena: string) => `Buka ${arena}`,
  ofMatches: (done: string, all: string) => `${done} dari ${all} partai`,
  then: (partai: string, time: string) => `Lalu ${partai} ± ${time}`,
  called: 'Dipanggil',
  waitsForBoth: 'menunggu mulai',
  cutOff: 'Terputus',
  clockRuns: 'jam berjalan',
  clockStands: 'jam berhenti',
  begins: (time: string) => `Mulai ${time}`,
  nextAt: (time: string) => `Berikutnya ± ${time}`,
  medals: 'Medali sejauh ini',
  noMedals: 'Belum ada medali.',
  allMedals: 'Semua medali',
  rank: 'Peringkat',
  contingent: 'Kontingen',
  titlesDone: (done: string, all: string) => `${done} dari ${all} kelas`,
  todayNote: (done: string, all: string) => `${done} dari ${all} partai hari ini selesai`,
  onTime: 'Tepat waktu',
  behind: (minutes: string) => `Mundur ${minutes} menit`,
  ahead: (minutes: string) => `Maju ${minutes} menit`,
  ends: (time: string) => `selesai ± ${time}`,
  over: 'Selesai',
  clock: (time: string) => `Diputus paling lambat ${time}.`,
  moves: (count: string) => `Pindahkan ${count} partai agar gelanggang selesai bersama.`,
  stageNames: officeTexts.stages satisfies Record<DeskStageKind, string>,
  counted: {
    prepare: (count: string) => `dari ${count} langkah wajib`,
    entries: (count: string) => `dari ${count} pesilat lunas`,
    draw: (count: string) => `dari ${count} kelas`,
    schedule: (count: string) => `dari ${count} partai terjadwal`,
    day: (count: string) => `dari ${count} partai selesai`,
    champions: (count: string) => `dari ${count} gelar`,
  } satisfies Record<DeskStageKind, (count: string) => string>,
  back: 'Kembali ke tahap sebelumnya: apa yang berubah?',
  nothingLost: 'Tidak ada yang hilang: yang sudah tercatat tetap.',
  lost: {
    prepare: (count: string) => `${count} data tahap berikutnya ikut berubah.`,
    entries: (count: string) =>
      `Yang mendaftar sesudah ini belum masuk ${count} bagan yang sudah diundi: kelasnya perlu diundi ulang.`,
    draw: (count: string) =>
      `Mengundi ulang mengeluarkan partai kelas itu dari jadwal, paling banyak ${count} partai; bagan yang sudah dimulai tidak berubah.`,
    schedule: (count: string) =>
      `Menyusun ulang dapat mengubah hari, jam, dan gelanggang ${count} partai; yang sudah dimulai tetap.`,
    day: (count: string) => `Mengoreksi hasil dapat mengubah juara ${count} kelas yang sudah selesai.`,
    champions: (count: string) => `${count} gelar ikut berubah.`,
  } satisfies Record<DeskStageKind, (count: string) => string>,
  steps: {
    prepare: 'lengkapi persiapan',
    entries: 'pantau pendaftaran',
    draw: 'susun undian',
    schedule: 'susun jadwal',
    day: 'mulai partai pertama',
    champions: 'cetak piagam dan laporan',
  } satisfies Record<DeskStageKind, string>,
  tasks: TASKS,
} as const;
