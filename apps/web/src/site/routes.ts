// The pages of visitors, and of whoever signs in or carries a screen: full path as the specifications write it, name where they
// give one, layout, permission. Their titles stand in catalogues.
import { publicPageTitles } from '@gelanggang/contract/public-page-texts';
import type { PublicPath } from '@gelanggang/contract/public-pages';
import type { OFFICE_TABLE } from './office-routes';
import { type Row, withTitles } from './route-row';
import { visitorTitles } from './visitor-title.texts';

const TABLE = [
  { path: '/', layout: 'public', page: 'marketing/home' },
  { path: '/tentang-kami', layout: 'public', page: 'marketing/about' },
  { path: '/kebijakan-privasi', layout: 'public', page: 'marketing/privacy' },
  { path: '/digital-scoring', layout: 'public', page: 'marketing/digital-scoring' },
  {
    path: '/manajemen-kejuaraan',
    layout: 'public',
    page: 'marketing/tournament-management',
  },
  {
    path: '/statistik-kejuaraan',
    layout: 'public',
    page: 'marketing/tournament-statistics',
  },
  {
    path: '/detail/:slug',
    name: 'GalleryDetail',
    layout: 'public',
    tab: 'detail',
    page: 'tournaments/tournament-detail',
  },
  {
    path: '/registration/:slug',
    name: 'registration',
    layout: 'public',
    page: 'auth/sign-up',
  },
  { path: '/detail', layout: 'public', page: 'tournaments/gallery' },
  { path: '/schedule', layout: 'public', page: 'schedules/choose-schedule' },
  {
    path: '/schedule/live/:slug/seni',
    layout: 'public',
    tab: 'live',
    page: 'schedules/live-seni',
  },
  {
    path: '/schedule/live/:slug/tanding',
    layout: 'public',
    tab: 'live',
    page: 'schedules/live-tanding',
  },
  {
    path: '/schedule/:slug/tanding',
    layout: 'public',
    tab: 'live',
    page: 'schedules/planned-tanding',
  },
  {
    path: '/schedule/:slug/seni',
    layout: 'public',
    tab: 'live',
    page: 'schedules/planned-seni',
  },
  { path: '/medali/:slug', layout: 'public', tab: 'medals', page: 'medals/medals' },
  {
    path: '/bagan/:slug/tanding',
    layout: 'public',
    tab: 'brackets',
    page: 'brackets/tanding-brackets',
  },
  {
    path: '/bagan/:slug/seni',
    layout: 'public',
    tab: 'brackets',
    page: 'brackets/seni-brackets',
  },
  {
    path: '/bagan/:slug/tanding/:poolId',
    layout: 'public',
    tab: 'brackets',
    page: 'brackets/tanding-bracket',
  },
  {
    path: '/bagan/:slug/seni/:poolId',
    layout: 'public',
    tab: 'brackets',
    page: 'brackets/seni-bracket',
  },
  { path: '/peserta/:slug', layout: 'public', tab: 'entries', page: 'entry-lists/entry-list' },
  {
    path: '/kejuaraan-lampau',
    layout: 'public',
    page: 'past-events/past-events',
  },
  {
    path: '/kejuaraan-lampau/:id',
    layout: 'public',
    page: 'past-events/past-event',
  },
  {
    path: '/peringkat',
    layout: 'public',
    page: 'rankings/rankings',
  },
  {
    path: '/peringkat/:id',
    layout: 'public',
    page: 'rankings/ranking',
  },
  {
    path: '/peringkat/:id/hasil',
    layout: 'public',
    page: 'rankings/ranked',
  },
  { path: '/data-terbuka/:slug', layout: 'public', tab: 'detail', page: 'open-feed/open-data' },
  {
    path: '/pesilat/:slug/:entryId',
    layout: 'public',
    tab: 'entries',
    page: 'schedules/homes/entry-home',
  },
  {
    path: '/pesilat/:slug/:entryId/kejuaraan',
    layout: 'public',
    tab: 'entries',
    page: 'schedules/homes/career',
  },
  {
    path: '/kontingen/:slug/:contingentId',
    layout: 'public',
    tab: 'entries',
    page: 'schedules/homes/contingent-home',
  },
  {
    path: '/provinsi/:slug/:provinceId',
    layout: 'public',
    tab: 'entries',
    page: 'schedules/homes/province-home',
  },
  {
    path: '/kapan-saya-main/:slug',
    layout: 'public',
    tab: 'follow',
    page: 'schedules/follow',
  },
  { path: '/periksa-undian/:poolId', layout: 'public', page: 'draw-check/draw-check' },
  { path: '/sambungan-aman', layout: 'public', page: 'hall/trust' },
  { path: '/admin/login', layout: 'login', page: 'auth/login' },
  { path: '/admin/forgot-password', layout: 'login', page: 'auth/forgot-password' },
  { path: '/admin/reset-password', layout: 'login', page: 'auth/reset-password' },
  {
    path: '/admin/contingent-invitation',
    layout: 'login',
    page: 'contingents/contingent-invitation',
  },
  {
    path: '/admin/tournament-invitation',
    layout: 'login',
    page: 'members/invitation',
  },
  { path: '/admin/first-admin', layout: 'login', page: 'auth/first-admin' },
  { path: '/admin/verify-email', layout: 'login', page: 'auth/verify-email' },
  { path: '/arena-login', layout: 'login', page: 'arena-control/arena-login' },
  { path: '/announcer/:slug', layout: 'bare', page: 'announcer/announcer' },
  { path: '/display', layout: 'bare', page: 'displays/display' },
  { path: '/overlay/:arena', layout: 'bare', page: 'displays/overlay' },
  { path: '/siaran/:arena', layout: 'bare', page: 'displays/obs' },
  { path: '/partai/:id', layout: 'public', tab: 'live', page: 'scoring/recap/recap' },
  { path: '/juri', layout: 'bare', page: 'scoring/panel' },
  { path: '/certificates/:number', layout: 'public', page: 'medals/check-certificate' },
  { path: '/print/medals', layout: 'bare', page: 'medals/print-medals' },
  {
    path: '/print/event-report',
    layout: 'bare',
    page: 'event-report/print-event-report',
  },
  { path: '/petugas/:code', layout: 'bare', page: 'officials/rota' },
  { path: '/print/officials', layout: 'bare', page: 'officials/print-officials' },
  { path: '/print/athlete-cards', layout: 'bare', page: 'weigh-in/print-cards' },
  { path: '/print/certificates', layout: 'bare', page: 'medals/print-certificates' },
  { path: '/print/insight', layout: 'bare', page: 'insight/print-insight' },
  { path: '/print/schedule', layout: 'bare', page: 'schedules/print-schedule' },
  { path: '/print/weigh-in', layout: 'bare', page: 'schedules/print-weigh-in' },
  { path: '/print/bracket', layout: 'bare', page: 'brackets/print/print-bracket' },
  {
    path: '/print/blank-bracket',
    layout: 'bare',
    page: 'brackets/print/print-blank-bracket',
  },
  { path: '/print/recap', layout: 'bare', page: 'brackets/print/print-recap' },
  {
    path: '/print/score-sheets',
    layout: 'bare',
    page: 'scoring/recap/print-score-sheets',
  },
  { path: '/print/seni', layout: 'bare', page: 'seni/print-seni' },
  { path: '/print/billing', layout: 'bare', page: 'billings/print-billing' },
] as const satisfies readonly Row[];

type VisitorPath = (typeof TABLE)[number]['path'];
/** `/admin/tanding/match/:id` */
export type RoutePath = VisitorPath | (typeof OFFICE_TABLE)[number]['path'];

export interface Route extends Row {
  path: RoutePath;
  readonly title: string;
}

const isPublic = (path: VisitorPath): path is VisitorPath & PublicPath => path in publicPageTitles;

export const VISITOR_ROUTES: readonly Route[] = withTitles(TABLE, (path) =>
  isPublic(path) ? publicPageTitles[path] : visitorTitles[path],
);

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
