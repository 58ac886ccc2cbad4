// Texts and prices of the home page (spec 1 §1).
import { pathOf } from '@web/site/routes';
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
  from: 'mulai',
} as const;

export const SERVICES = [
  {
    title: 'Digital Scoring',
    to: pathOf('/digital-scoring'),
    text: 'Skor juri masuk langsung ke layar. Nilai sah bila sedikitnya 2 dari 3 juri menekan dalam 3 detik. Operator, juri, dewan dan penonton melihat angka yang sama.',
    note: 'per gelanggang per hari, mulai',
    price: 1_250_000,
  },
  {
    title: 'Manajemen Kejuaraan',
    to: pathOf('/manajemen-kejuaraan'),
    text: 'Jadwal, gelanggang, pool, peserta, bagan dan BYE dalam satu alur, dari pendaftaran sampai juara.',
    note: 'sampai 150 peserta',
    price: 1_000_000,
  },
  {
    title: 'Statistik Kejuaraan',
    to: pathOf('/statistik-kejuaraan'),
    text: 'Statistik peserta dan rekap skor, diunduh sebagai PDF atau Excel.',
    note: 'dalam setiap paket kejuaraan',
    price: null,
  },
] as const;

export const INCLUDED = 'Termasuk';

/** Spec 1 §1, the table of prices. */
export const PRICES = [
  {
    title: 'Digital scoring',
    note: 'per gelanggang per hari',
    tiers: [
      { name: 'Basic', price: 1_250_000, content: 'Server, teknisi di tempat, pelatihan panitia' },
      { name: 'Pro', price: 1_700_000, content: 'Basic ditambah tablet' },
      { name: 'Premium', price: 2_500_000, content: 'Pro ditambah monitor penonton' },
    ],
  },
  {
    title: 'Penyelenggaraan kejuaraan',
    note: 'per kejuaraan',
    tiers: [
      { name: 'Lite', price: 1_000_000, content: 'Sampai 150 peserta' },
      { name: 'Standard', price: 3_000_000, content: 'Sampai 400 peserta' },
      { name: 'Premium', price: 5_000_000, content: 'Tanpa batas peserta' },
    ],
  },
] as const;
