// The texts of visitor-title.texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './visitor-title.texts';

export const visitorTitles: InLanguage<typeof original.visitorTitles> = {
  '/admin/login': 'Log Masuk',
  '/admin/forgot-password': 'Lupa Kata Laluan',
  '/admin/reset-password': 'Kata Laluan Baharu',
  '/admin/contingent-invitation': 'Jemputan Kontinjen',
  '/admin/tournament-invitation': 'Jemputan Ahli',
  '/admin/first-admin': 'Admin Pertama',
  '/admin/verify-email': 'Pengesahan E-mel',
  '/arena-login': 'Log Masuk ke Gelanggang',
  '/display': 'Skrin Gelanggang',
  '/overlay/:arena': 'Tindihan Siaran',
  '/siaran/:arena': 'Babak OBS',
  '/juri': 'Panel Juri dan Dewan Juri',
  '/certificates/:number': 'Semak Sijil',
  '/print/medals': 'Pingat',
  '/print/event-report': 'Laporan Kejohanan',
  '/petugas/:code': 'Jadual Tugas',
  '/print/officials': 'Jadual Petugas',
  '/print/athlete-cards': 'Kad Pesilat',
  '/print/certificates': 'Sijil',
  '/print/insight': 'Insight',
  '/print/schedule': 'Cetak Jadual',
  '/print/weigh-in': 'Cetak Senarai Timbang',
  '/print/bracket': 'Cetak Carta',
  '/print/blank-bracket': 'Cetak Carta Kosong',
  '/print/recap': 'Cetak Ringkasan Perlawanan',
  '/print/score-sheets': 'Cetak Helaian Mata',
  '/print/seni': 'Cetak Pool Seni',
  '/print/billing': 'Cetak Bil',
};
