// The words of the set-up page of one tournament.
import { MATCH_KIND_LABELS } from '@gelanggang/domain/words/labels';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import type { SetUpStep, StepState } from '@gelanggang/domain/tournament/readiness';
import type { CopyPart } from '@gelanggang/contract/setting-up';
import { formatNumber as n } from '@web/lib/formats';

const stepNames: Readonly<Record<SetUpStep, string>> = {
  dates: 'Tanggal pertandingan',
  closing: 'Penutupan pendaftaran',
  arenas: 'Gelanggang',
  categories: 'Kategori pertandingan',
  fees: 'Biaya pendaftaran',
  contacts: 'Narahubung',
  document: 'Berkas THB',
  payment: 'Rekening pembayaran',
  classifications: 'Klasifikasi tanding',
  location: 'Lokasi',
  image: 'Banner',
  description: 'Deskripsi',
  'technical-meeting': 'Technical meeting',
  activities: 'Kegiatan',
};

const stateNames: Readonly<Record<StepState, string>> = { done: 'Selesai', missing: 'Belum', advised: 'Disarankan' };

const copyParts: Readonly<Record<CopyPart, string>> = {
  arenas: 'Gelanggang',
  categories: 'Kategori dan biaya',
  classifications: 'Klasifikasi',
  contacts: 'Narahubung',
  accounts: 'Rekening dan QRIS',
  rules: 'Aturan nilai juri dan juara umum',
  hours: 'Jam pertandingan',
  rates: 'Honor wasit juri dan petugas',
  certificates: 'Piagam: penerbit, penanda tangan, gambar',
  officials: 'Nama wasit juri dan petugas',
};

export const setUpTexts = {
  title: 'Persiapan turnamen',
  open: 'Pendaftaran dibuka',
  closed: 'Pendaftaran ditutup',
  notActive: 'Belum dibuka untuk umum',
  until: (moment: string) => `sampai ${moment}`,
  since: (moment: string) => `sejak ${moment}`,
  doOpen: 'Buka pendaftaran',
  doClose: 'Tutup pendaftaran',
  openQuestion: 'Buka pendaftaran sekarang?',
  openMissing: (steps: string) => `Belum selesai: ${steps}. Halaman publik menampilkannya sebagai “Belum diumumkan”.`,
  openNowhereToPay:
    'Rekening pembayaran belum diisi, jadi tagihan kontingen tidak menyebut ke mana membayar. Isi di langkah Rekening pembayaran, kecuali biaya dibayar tunai.',
  openAllDone: 'Turnamen langsung tampil untuk umum.',
  openAfterDraw: (pools: number, scheduled: number, finished: number) =>
    `Sudah ada ${n(pools)} pool, ${n(scheduled)} partai terjadwal dan ${n(finished)} selesai; semuanya tetap. ` +
    'Yang mendaftar sesudah ini belum ada di undian: kelasnya harus keluar dari jadwal dan dibatalkan undiannya lebih dulu.',
  closeQuestion: 'Tutup pendaftaran sekarang? Yang sedang mengisi formulir langsung diberi tahu.',
  publicPage: 'Halaman publik',
  members: 'Anggota',
  programKeys: 'Kunci program',
  webhooks: 'Webhook',
  share: 'Bagikan',
  scoring: 'Aturan nilai',
  edit: 'Ubah turnamen',

  steps: 'Yang perlu disiapkan',
  left: (missing: number) =>
    missing === 0 ? 'Semua yang wajib sudah selesai.' : `${missing} yang wajib belum selesai.`,
  stepNames,
  stateNames,
  fill: 'Isi',
  see: 'Lihat',
  datesOver: 'Sudah lewat.',
  closingOver: (moment: string) => `Sudah lewat: ${moment}.`,
  free: 'Ada kategori tanpa biaya.',
  noFee: 'Mengikuti kategori.',
  arenas: (count: number, names: string) => `${n(count)}: ${names}`,
  contacts: (count: number) => `${n(count)} orang`,
  waysToPay: (count: number) => `${n(count)} cara bayar`,
  activities: (count: number) => `${n(count)} kegiatan`,
  online: 'pembayaran online',
  classifications: (count: number) => (count === 0 ? 'Belum ada; pakai preset.' : `${n(count)} kelas`),

  several: {
    arenas: 'Gelanggang sekaligus',
    arenasLead: 'Gelanggang adalah arena tempat partai berlangsung; kodenya mengikuti nama, seperti A pada partai A24.',
    arenasStanding: (names: string) => `Sudah ada: ${names}.`,
    arena: (number: number) => `Gelanggang ${number}`,
    without: (name: string) => `Hapus ${name}`,
    addArena: 'Tambah gelanggang',
    offer: 'Kategori dan biaya',
    offerLead: 'Pilih yang dipertandingkan, dan tulis biaya pendaftarannya. Gratis ditulis 0.',
    stands: (fee: string) => `Sudah ada, ${fee}. Diubah di daftar kategori.`,
    fee: (category: string) => `Biaya ${category} (Rp)`,
    ages: (rules: string) => `Usia dan kelas tanding menurut ${rules}`,
    agesStand: (rules: string) => `Usia dan kelas tanding menurut ${rules} sudah ada.`,
  },
  next: 'Berikutnya',
  nextSteps: {
    arenas: 'Tulis semua gelanggang dalam satu formulir.',
    categories: 'Pilih kategori dan usia, dan tulis biayanya dalam satu formulir.',
    contacts: 'Tulis siapa yang dapat ditanya peserta.',
    other: (name: string) => `Lengkapi: ${name}.`,
    open: 'Semua yang wajib sudah ada. Buka pendaftaran, dan turnamen tampil untuk umum.',
    share: 'Pendaftaran dibuka. Bagikan tautannya kepada kontingen.',
  },
  shareText: (name: string) => `Pendaftaran ${name} sudah dibuka:`,
  nextGo: 'Lanjutkan',

  saveFailed: 'An error occurred while submitting the form.',
  tools: 'Isi sekaligus',
  preset: (rules: string) => `Preset ${rules}`,
  presetHint: (rules: string) => `Usia, kelas dan klasifikasi tanding menurut ${rules}.`,
  rules: 'Aturan tanding',
  presetLead: 'Yang sudah ada tidak diubah. Usia dan kelas dipakai bersama semua turnamen.',
  presetApply: 'Terapkan',
  presetNothing: 'Semua sudah ada.',
  newAge: 'usia baru',
  newClasses: (count: number) => `${n(count)} kelas baru`,
  classes: (count: number) => (count === 0 ? 'tanpa kelas' : `${n(count)} kelas`),
  newClassification: 'klasifikasi baru',
  hasClassification: 'klasifikasi sudah ada',
  differs: (name: string, standing: string, preset: string) =>
    `Kelas ${name}: tersimpan ${standing}, preset ${preset}.`,

  copy: 'Salin dari turnamen lain',
  copyHint: 'Gelanggang, biaya, rekening, aturan nilai, honor, piagam, …',
  copySource: 'Turnamen asal',
  copyParts,
  copyPartsLabel: 'Yang disalin',
  copyCount: (fresh: number, there: number) =>
    [fresh > 0 ? `${n(fresh)} disalin` : '', there > 0 ? `${n(there)} sudah ada` : ''].filter(Boolean).join(', ') ||
    'kosong',
  copyApply: 'Salin',

  capacity: 'Apakah semua partai muat?',
  basis: 'Dihitung dari',
  bases: { registered: 'Terdaftar', paid: 'Lunas', rate: 'Dengan laju ini' },
  rateHint: (perDay: string, days: number) =>
    `${perDay} atlet masuk per hari dalam tujuh hari terakhir; pendaftaran masih ${n(days)} hari.`,
  units: 'Unit',
  matches: 'Partai',
  hours: 'Jam',
  available: 'Tersedia',
  noArena: 'Belum ada gelanggang, jadi belum ada partai yang muat.',
  nobody: 'Belum ada peserta.',
  alone: 'Belum ada partai: baru ada satu peserta di setiap kelas.',
  fits: (matches: string, percent: number) => `${matches} partai muat, ${percent}% waktu gelanggang terpakai.`,
  nearlyFull: (matches: string, percent: number) =>
    `${matches} partai nyaris penuh: ${percent}% waktu gelanggang terpakai, hampir tanpa cadangan.`,
  doesNotFit: { registered: 'Dari yang terdaftar', paid: 'Dari yang lunas', rate: 'Dengan laju ini' },
  left_: (lead: string, left: string) => `${lead} ${left} partai tidak muat.`,
  remedy: (hours: string, arenas: number) =>
    `Kurang ${hours} jam: tambah ${n(arenas)} gelanggang, atau perpanjang harinya.`,
  perDay: 'Per hari dan gelanggang',
  day: 'Hari',
  cell: (matches: number) => `${n(matches)} partai`,
  used: (hours: string, of: string) => `${hours} dari ${of} jam`,
  estimate: 'Perkiraan sebelum undian: bye tidak dihitung, ronde dan waktu istirahat atlet belum diperhitungkan.',
  byAge: 'Per usia',
  age: 'Usia',
  kinds: MATCH_KIND_LABELS,
  each: 'Per partai',
  minutes: (seconds: number) =>
    `${(seconds / 60).toLocaleString(localeTexts.locale, { maximumFractionDigits: 1 })} menit`,

  plan: 'Jam pertandingan',
  startsAt: 'Mulai',
  endsAt: 'Selesai',
  pause: 'Istirahat (menit)',
  changeover: 'Pergantian partai (detik)',
  seni: 'Satu penampilan seni (detik)',
  chart: 'Bagan',
  planSave: 'Simpan jam',
  loadFailed: 'Error fetching Tournament details.',
} as const;
