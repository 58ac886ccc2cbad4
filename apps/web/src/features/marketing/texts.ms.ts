// The texts of texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const homeTexts: InLanguage<typeof original.homeTexts> = {
  headline: 'Kejohanan Pencak Silat yang berjalan tepat pada masanya',
  lead: 'Pendaftaran, undian carta, jadual dan mata langsung dalam satu papan, dari meja jawatankuasa hingga skrin penonton.',
  toServices: 'Lihat perkhidmatan',
  toLive: 'Jadual langsung',
  findMine: 'Cari pesilat saya: bila bertanding?',
  toSchedule: 'Lihat jadual',
  toDetail: 'Butiran kejohanan',
  highlighted: 'Kejohanan pilihan',
  nowOnArenas: 'Di gelanggang sekarang',
  /** While another instance holds the tournament. */
  lastOnArenas: 'Terakhir di gelanggang',
  noneHighlighted: 'Belum ada kejohanan yang dibuka.',
  allMatches: 'Semua perlawanan hari ini',
  match: 'Perlawanan',
  running: 'Berlangsung',
  called: 'Dipanggil',
  next: 'Berikutnya',
  resting: 'Selesai hari ini',
  startsAt: (clock: string) => `Mula ${clock}`,
  since: (clock: string) => `Sejak ${clock}`,
  services: 'Perkhidmatan',
  prices: 'Harga',
};

export const serviceTexts: InLanguage<typeof original.serviceTexts> = {
  scoring: {
    title: 'Pemarkahan Digital',
    text: 'Mata juri masuk terus ke skrin. Mata sah apabila sekurang-kurangnya 2 daripada 3 juri menekan dalam 3 saat. Operator, juri, dewan juri dan penonton melihat angka yang sama.',
    note: 'setiap gelanggang setiap hari, dari',
  },
  management: {
    title: 'Pengurusan Kejohanan',
    text: 'Jadual, gelanggang, pool, peserta, carta dan BYE dalam satu aliran, dari pendaftaran hingga johan.',
    note: 'hingga 150 peserta',
  },
  statistics: {
    title: 'Statistik Kejohanan',
    text: 'Statistik peserta dan ringkasan mata, dimuat turun sebagai PDF atau Excel.',
    note: 'dalam setiap pakej kejohanan',
  },
  /** In place of a price. */
  included: 'Termasuk',
};

export const offerTexts: InLanguage<typeof original.offerTexts> = {
  scoring: {
    title: 'Pemarkahan digital',
    note: 'setiap gelanggang setiap hari',
    basic: { name: 'Basic', content: 'Pelayan, juruteknik di tempat pertandingan, latihan jawatankuasa' },
    pro: { name: 'Pro', content: 'Basic dan tablet' },
    premium: { name: 'Premium', content: 'Pro dan skrin penonton' },
  },
  hosting: {
    title: 'Penganjuran kejohanan',
    note: 'setiap kejohanan',
    lite: { name: 'Lite', content: 'Hingga 150 peserta' },
    standard: { name: 'Standard', content: 'Hingga 400 peserta' },
    premium: { name: 'Premium', content: 'Tanpa had peserta' },
  },
};
