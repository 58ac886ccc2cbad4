// The words of drawings, pools and brackets (spec 2, "Tanding"); texts that the specification quotes stand as they are.
export const tandingTexts = {
  title: 'Tanding',
  count: (pools: number) => `${pools} pool`,
  allTournaments: 'Semua turnamen',
  tournament: 'Turnamen',
  matches: 'Rekap partai',
  add: 'Undian baru',
  columns: {
    tournament: 'Turnamen',
    pool: 'Pool',
    matchCategory: 'Kategori',
    ageCategory: 'Usia',
    class: 'Kelas',
    chart: 'Bagan',
    status: 'Status undian',
  },
  generated: 'Sudah diundi',
  notGenerated: 'Belum diundi',
  empty: 'Belum ada pool.',
  emptyHint: 'Buat undian untuk satu kelas; pesertanya dibagi ke dalam pool.',
  actions: { generate: 'Undi bagan', view: 'Lihat bagan', list: 'Daftar partai', edit: 'Ubah undian' },

  // auto generate
  autoGenerate: 'Undi otomatis',
  stop: 'Hentikan undi otomatis',
  autoTitle: 'Undi semua pool',
  autoQuestion:
    'Setiap pool yang belum diundi akan diundi berurutan. Pekerjaan berjalan di latar dan dapat dihentikan.',
  withPause: 'Dengan jeda 5 detik',
  withPauseHint: 'Untuk technical meeting: satu pool, lalu jeda.',
  atOnce: 'Semua sekarang, tanpa jeda',
  atOnceHint: 'Semua pool selesai dalam beberapa detik.',
  start: 'Mulai undi',
  chooseTournament: 'Pilih turnamen terlebih dahulu.',
  allGenerated: 'All matches generated. Semua pool sudah diundi.',
  stopped: 'Undi otomatis dihentikan.',
  somePoolsFailed: (names: string) => `Sebagian pool gagal diundi: ${names}`,

  // bracket
  bracket: 'Bagan',
  matchList: 'Daftar partai',
  exportPng: 'Export as PNG',
  exportPdf: 'Export as PDF',
  regenerate: 'Undi ulang',
  another: 'Undi pool berikutnya',
  noMorePools: 'Semua pool turnamen ini sudah diundi.',
  bracketFailed: 'Gagal memuat bracket. Silakan coba lagi.',
  regenerateQuestion: (title: string) =>
    `Regenerate bracket untuk ${title}? Apabila sudah membuat jadwal untuk match ini maka jadwal harus dibuat ulang.`,
  regenerated: 'Bracket berhasil di-regenerate',
  regenerateFailed: 'Gagal regenerate bracket',
  reason: 'Alasan undi ulang',
  reasonHint: 'Tersimpan di riwayat undian.',
  hasStarted: 'Tidak dapat diundi ulang: sudah ada partai yang dimulai.',
  notDrawn: 'Bagan belum diundi.',
  notDrawnHint: 'Panitia akan mengundinya; halaman ini berubah dengan sendirinya.',
  class: 'Kelas',
  athletes: (count: number) => `${count} pesilat`,
  byes: (count: number) => `${count} BYE`,
  seed: 'Benih undian',
  fitWidth: 'Sesuai lebar',
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  winnerPath: 'jalur pemenang',
  running: 'berlangsung',
  medalsShared: 'Dua perunggu untuk kedua semifinalis yang kalah',
  details: 'Rincian partai',
  partai: (number: number) => `Partai ${number}`,
  notScheduled: 'Belum dijadwalkan',

  // match list
  matchListColumns: {
    round: 'Babak',
    blueContingent: 'Kontingen biru',
    blue: 'Biru',
    redContingent: 'Kontingen merah',
    red: 'Merah',
  },
  viewBracket: 'Lihat bagan',
  createOpponent: 'Buat lawan',
  createOpponentQuestion: 'Buat lawan tanding untuk pesilat tanpa lawan ini?',
  createOpponentHint: 'Lawan ini ditandai di mana-mana, tidak dihitung dan tidak mendapat medali.',
  dummyCreated: 'Peserta dummy berhasil dibuat!',
  dummyFailed: 'Gagal membuat dummy peserta',

  // drawing form
  formTitle: 'Generate Match',
  editTitle: 'Edit Match',
  matchCategory: 'Kategori pertandingan',
  ageCategory: 'Kategori usia',
  classField: 'Kelas',
  chart: 'Bagan',
  duration: 'Durasi satu babak',
  seconds: (value: number) => `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')} menit`,
  chartName: (chart: number) => (chart === 0 ? 'Full Prestasi' : `Bagan ${chart}`),
  classOption: (name: string, count: number) => `${name}, ${count} peserta`,
  chooseFirst: 'Pilih turnamen, kategori dan usia dahulu.',
  saved: 'Match chart added successfully!',
  updated: 'Match chart updated successfully!',
  saveFailed: 'Failed to save Match chart.',
  create: 'Bagi ke pool',

  // recap
  recapTitle: 'Rekap partai',
  recapEmpty: 'Belum ada match.',
  round: 'Babak',
  pool: 'Pool',
  blue: 'Biru',
  red: 'Merah',
  won: 'menang',
  excel: 'Excel',
  pdf: 'PDF',
  drawnAt: (day: string) => `Diundi ${day}`,
} as const;

export const weightRange = (min: number | null, max: number | null): string => {
  if (min === null && max === null) return '';
  if (min === null) return `sampai ${kg(max)} kg`;
  if (max === null) return `di atas ${kg(min)} kg`;
  return `${kg(min)}–${kg(max)} kg`;
};

const kg = (weight: number | null): string => String(weight ?? 0).replace('.', ',');
