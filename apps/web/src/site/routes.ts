// The pages of visitors, and of whoever signs in or carries a screen: full path as the specifications write it, name where they
// give one, layout, title, permission.
import type { OFFICE_TABLE } from './office-routes';
import type { Row } from './route-row';

const TABLE = [
  { path: '/', layout: 'public', title: 'Gelanggang, kejuaraan Pencak Silat', page: 'marketing/home' },
  { path: '/tentang-kami', layout: 'public', title: 'Tentang Kami', page: 'marketing/about' },
  { path: '/kebijakan-privasi', layout: 'public', title: 'Kebijakan Privasi', page: 'marketing/privacy' },
  { path: '/digital-scoring', layout: 'public', title: 'Digital Scoring', page: 'marketing/digital-scoring' },
  {
    path: '/manajemen-kejuaraan',
    layout: 'public',
    title: 'Manajemen Kejuaraan',
    page: 'marketing/tournament-management',
  },
  {
    path: '/statistik-kejuaraan',
    layout: 'public',
    title: 'Statistik Kejuaraan',
    page: 'marketing/tournament-statistics',
  },
  {
    path: '/detail/:slug',
    name: 'GalleryDetail',
    layout: 'public',
    title: 'Detail Kejuaraan',
    tab: 'detail',
    page: 'tournaments/tournament-detail',
  },
  {
    path: '/registration/:slug',
    name: 'registration',
    layout: 'public',
    title: 'Pendaftaran Akun',
    page: 'auth/sign-up',
  },
  { path: '/detail', layout: 'public', title: 'Galeri Kejuaraan', page: 'tournaments/gallery' },
  { path: '/schedule', layout: 'public', title: 'Jadwal Pertandingan', page: 'schedules/choose-schedule' },
  {
    path: '/schedule/live/:slug/seni',
    layout: 'public',
    title: 'Jadwal Langsung Seni',
    tab: 'live',
    page: 'schedules/live-seni',
  },
  {
    path: '/schedule/live/:slug/tanding',
    layout: 'public',
    title: 'Jadwal Langsung Tanding',
    tab: 'live',
    page: 'schedules/live-tanding',
  },
  {
    path: '/schedule/:slug/tanding',
    layout: 'public',
    title: 'Jadwal Tanding',
    tab: 'live',
    page: 'schedules/planned-tanding',
  },
  {
    path: '/schedule/:slug/seni',
    layout: 'public',
    title: 'Jadwal Seni',
    tab: 'live',
    page: 'schedules/planned-seni',
  },
  { path: '/medali/:slug', layout: 'public', title: 'Medali', tab: 'medals', page: 'medals/medals' },
  {
    path: '/bagan/:slug/tanding',
    layout: 'public',
    title: 'Bagan Tanding',
    tab: 'brackets',
    page: 'brackets/tanding-brackets',
  },
  {
    path: '/bagan/:slug/seni',
    layout: 'public',
    title: 'Bagan dan Hasil Seni',
    tab: 'brackets',
    page: 'brackets/seni-brackets',
  },
  {
    path: '/bagan/:slug/tanding/:poolId',
    layout: 'public',
    title: 'Bagan Tanding',
    tab: 'brackets',
    page: 'brackets/tanding-bracket',
  },
  {
    path: '/bagan/:slug/seni/:poolId',
    layout: 'public',
    title: 'Bagan dan Hasil Seni',
    tab: 'brackets',
    page: 'brackets/seni-bracket',
  },
  { path: '/peserta/:slug', layout: 'public', title: 'Peserta', tab: 'entries', page: 'entry-lists/entry-list' },
  {
    path: '/kejuaraan-lampau',
    layout: 'public',
    title: 'Kejuaraan Lampau',
    page: 'past-events/past-events',
  },
  {
    path: '/kejuaraan-lampau/:id',
    layout: 'public',
    title: 'Kejuaraan Lampau',
    page: 'past-events/past-event',
  },
  {
    path: '/peringkat',
    layout: 'public',
    title: 'Peringkat',
    page: 'rankings/rankings',
  },
  {
    path: '/peringkat/:id',
    layout: 'public',
    title: 'Peringkat',
    page: 'rankings/ranking',
  },
  {
    path: '/peringkat/:id/hasil',
    layout: 'public',
    title: 'Hasil di Peringkat',
    page: 'rankings/ranked',
  },
  { path: '/data-terbuka/:slug', layout: 'public', title: 'Data Terbuka', tab: 'detail', page: 'open-feed/open-data' },
  {
    path: '/pesilat/:slug/:entryId',
    layout: 'public',
    title: 'Pesilat',
    tab: 'entries',
    page: 'schedules/homes/entry-home',
  },
  {
    path: '/pesilat/:slug/:entryId/kejuaraan',
    layout: 'public',
    title: 'Hasil Antarkejuaraan',
    tab: 'entries',
    page: 'schedules/homes/career',
  },
  {
    path: '/kontingen/:slug/:contingentId',
    layout: 'public',
    title: 'Kontingen',
    tab: 'entries',
    page: 'schedules/homes/contingent-home',
  },
  {
    path: '/provinsi/:slug/:provinceId',
    layout: 'public',
    title: 'Provinsi',
    tab: 'entries',
    page: 'schedules/homes/province-home',
  },
  {
    path: '/kapan-saya-main/:slug',
    layout: 'public',
    title: 'Kapan Saya Main?',
    tab: 'follow',
    page: 'schedules/follow',
  },
  { path: '/periksa-undian/:poolId', layout: 'public', title: 'Periksa Undian', page: 'draw-check/draw-check' },
  { path: '/sambungan-aman', layout: 'public', title: 'Sambungan Aman', page: 'hall/trust' },
  { path: '/admin/login', layout: 'login', title: 'Masuk', page: 'auth/login' },
  { path: '/admin/forgot-password', layout: 'login', title: 'Lupa Kata Sandi', page: 'auth/forgot-password' },
  { path: '/admin/reset-password', layout: 'login', title: 'Kata Sandi Baru', page: 'auth/reset-password' },
  {
    path: '/admin/contingent-invitation',
    layout: 'login',
    title: 'Undangan Kontingen',
    page: 'contingents/contingent-invitation',
  },
  {
    path: '/admin/tournament-invitation',
    layout: 'login',
    title: 'Undangan Anggota',
    page: 'members/invitation',
  },
  { path: '/admin/first-admin', layout: 'login', title: 'Admin Pertama', page: 'auth/first-admin' },
  { path: '/admin/verify-email', layout: 'login', title: 'Konfirmasi E-mail', page: 'auth/verify-email' },
  { path: '/arena-login', layout: 'login', title: 'Masuk ke Gelanggang', page: 'arena-control/arena-login' },
  { path: '/announcer/:slug', layout: 'bare', title: 'Penyiar', page: 'announcer/announcer' },
  { path: '/display', layout: 'bare', title: 'Layar Gelanggang', page: 'displays/display' },
  { path: '/overlay/:arena', layout: 'bare', title: 'Overlay Siaran', page: 'displays/overlay' },
  { path: '/siaran/:arena', layout: 'bare', title: 'Adegan OBS', page: 'displays/obs' },
  { path: '/partai/:id', layout: 'public', title: 'Rincian Partai', tab: 'live', page: 'scoring/recap/recap' },
  { path: '/juri', layout: 'bare', title: 'Panel Juri dan Dewan', page: 'scoring/panel' },
  { path: '/certificates/:number', layout: 'public', title: 'Periksa Piagam', page: 'medals/check-certificate' },
  { path: '/print/medals', layout: 'bare', title: 'Medali', page: 'medals/print-medals' },
  {
    path: '/print/event-report',
    layout: 'bare',
    title: 'Laporan Kejuaraan',
    page: 'event-report/print-event-report',
  },
  { path: '/petugas/:code', layout: 'bare', title: 'Jadwal Tugas', page: 'officials/rota' },
  { path: '/print/officials', layout: 'bare', title: 'Jadwal Petugas', page: 'officials/print-officials' },
  { path: '/print/athlete-cards', layout: 'bare', title: 'Kartu Atlet', page: 'weigh-in/print-cards' },
  { path: '/print/certificates', layout: 'bare', title: 'Sertifikat', page: 'medals/print-certificates' },
  { path: '/print/insight', layout: 'bare', title: 'Insight', page: 'insight/print-insight' },
  { path: '/print/schedule', layout: 'bare', title: 'Cetak Jadwal', page: 'schedules/print-schedule' },
  { path: '/print/weigh-in', layout: 'bare', title: 'Cetak Daftar Timbang', page: 'schedules/print-weigh-in' },
  { path: '/print/bracket', layout: 'bare', title: 'Cetak Bagan', page: 'brackets/print/print-bracket' },
  {
    path: '/print/blank-bracket',
    layout: 'bare',
    title: 'Cetak Bagan Kosong',
    page: 'brackets/print/print-blank-bracket',
  },
  { path: '/print/recap', layout: 'bare', title: 'Cetak Rekap Partai', page: 'brackets/print/print-recap' },
  {
    path: '/print/score-sheets',
    layout: 'bare',
    title: 'Cetak Lembar Nilai',
    page: 'scoring/recap/print-score-sheets',
  },
  { path: '/print/seni', layout: 'bare', title: 'Cetak Pool Seni', page: 'seni/print-seni' },
  { path: '/print/billing', layout: 'bare', title: 'Cetak Tagihan', page: 'billings/print-billing' },
] as const satisfies readonly Row[];

/** `/admin/tanding/match/:id` */
export type RoutePath = (typeof TABLE | typeof OFFICE_TABLE)[number]['path'];

export interface Route extends Row {
  path: RoutePath;
}

export const VISITOR_ROUTES: readonly Route[] = TABLE;

type Named<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Named<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Params<Path extends string> = [Named<Path>] extends [never] ? [] : [Record<Named<Path>, string | number>];

/** The address of a page: `pathOf('/admin/arena/:id', { id: 3 })`. */
export function pathOf<Path extends RoutePath>(path: Path, ...[params]: Params<Path>): string {
  const values: Readonly<Record<string, string | number>> = params ?? {};
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
