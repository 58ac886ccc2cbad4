// The words that a drawing, its brackets and the show of a draw have in common; texts that the specification quotes stand
// as they are (spec 2, "Tanding").
/** Of the auto generate. */
export const autoGenerateTexts = {
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
  noPools: 'Belum ada yang dapat diundi: belum ada kelas dengan cukup pesilat lunas.',
  allGenerated: 'All matches generated. Semua pool sudah diundi.',
  allDivided: (classes: number) => `${classes} kelas dibagi ke dalam pool.`,
  stopped: 'Undi otomatis dihentikan.',
  somePoolsFailed: (names: string) => `Sebagian pool gagal diundi: ${names}`,
} as const;

/** Of what a drawing is chosen by and what can be done to a pool. */
export const drawTexts = {
  tournament: 'Turnamen',
  matchCategory: 'Kategori pertandingan',
  ageCategory: 'Kategori usia',
  formTitle: 'Generate Match',
  hasOwnDuration: (seconds: number) =>
    `Babak ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}, lain dari aturan`,
  actions: { generate: 'Undi bagan', view: 'Lihat bagan', list: 'Daftar partai', edit: 'Ubah undian' },
} as const;
