// The words of the home page (spec 1 §1).
export const homeTexts = {
  headline: 'Kejuaraan Pencak Silat yang berjalan tepat waktu',
  lead: 'Pendaftaran, undian bagan, jadwal dan skor langsung dalam satu papan, dari meja panitia sampai layar penonton.',
  toServices: 'Lihat layanan',
  toLive: 'Jadwal langsung',
  findMine: 'Cari pesilat saya: kapan main?',
  toSchedule: 'Lihat jadwal',
  toDetail: 'Detail kejuaraan',
  highlighted: 'Kejuaraan pilihan',
  nowOnArenas: 'Di gelanggang sekarang',
  /** While another instance holds the tournament. */
  lastOnArenas: 'Terakhir di gelanggang',
  noneHighlighted: 'Belum ada kejuaraan yang dibuka.',
  allMatches: 'Semua partai hari ini',
  match: 'Partai',
  running: 'Berlangsung',
  called: 'Dipanggil',
  next: 'Berikutnya',
  resting: 'Selesai hari ini',
  startsAt: (clock: string) => `Mulai ${clock}`,
  since: (clock: string) => `Sejak ${clock}`,
  services: 'Layanan',
  prices: 'Harga',
} as const;

export const serviceTexts = {
  scoring: {
    title: 'Digital Scoring',
    text: 'Skor juri masuk langsung ke layar. Nilai sah bila sedikitnya 2 dari 3 juri menekan dalam 3 detik. Operator, juri, dewan dan penonton melihat angka yang sama.',
    note: 'per gelanggang per hari, mulai',
  },
  management: {
    title: 'Manajemen Kejuaraan',
    text: 'Jadwal, gelanggang, pool, peserta, bagan dan BYE dalam satu alur, dari pendaftaran sampai juara.',
    note: 'sampai 150 peserta',
  },
  statistics: {
    title: 'Statistik Kejuaraan',
    text: 'Statistik peserta dan rekap skor, diunduh sebagai PDF atau Excel.',
    note: 'dalam setiap paket kejuaraan',
  },
  /** In place of a price. */
  included: 'Termasuk',
} as const;

export const offerTexts = {
  scoring: {
    title: 'Digital scoring',
    note: 'per gelanggang per hari',
    basic: { name: 'Basic', content: 'Server, teknisi di tempat, pelatihan panitia' },
    pro: { name: 'Pro', content: 'Basic ditambah tablet' },
    premium: { name: 'Premium', content: 'Pro ditambah monitor penonton' },
  },
  hosting: {
    title: 'Penyelenggaraan kejuaraan',
    note: 'per kejuaraan',
    lite: { name: 'Lite', content: 'Sampai 150 peserta' },
    standard: { name: 'Standard', content: 'Sampai 400 peserta' },
    premium: { name: 'Premium', content: 'Tanpa batas peserta' },
  },
} as const;
