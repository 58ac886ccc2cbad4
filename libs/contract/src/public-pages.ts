// The pages that everybody may open, and which may stand in another site's frame. What a shared link says of each
// (page-descriptions.ts) is no matter of the browser.
import { publicPageTitles } from './public-page-texts';

export interface PublicPage {
  /** As the web app's route table has it; `:slug` is a tournament's. */
  path: string;
  readonly title: string;
  /** May be framed with `?embed=1`. */
  isEmbeddable?: boolean;
  /** Not worth a line in a search engine. */
  isUnlisted?: boolean;
}

export const SITE_NAME = 'Gelanggang';
/** Asks for a page without the site's header and footer, for another site's frame. */
export const EMBED_PARAMETER = 'embed';

const TABLE = [
  {
    path: '/',
  },
  {
    path: '/tentang-kami',
  },
  {
    path: '/kebijakan-privasi',
  },
  {
    path: '/digital-scoring',
  },
  {
    path: '/manajemen-kejuaraan',
  },
  {
    path: '/statistik-kejuaraan',
  },
  {
    path: '/detail',
  },
  {
    path: '/schedule',
  },
  { path: '/detail/:slug' },
  { path: '/registration/:slug' },
  {
    path: '/schedule/:slug/tanding',
    isEmbeddable: true,
  },
  {
    path: '/schedule/:slug/seni',
    isEmbeddable: true,
  },
  {
    path: '/schedule/live/:slug/tanding',
    isEmbeddable: true,
  },
  {
    path: '/schedule/live/:slug/seni',
    isEmbeddable: true,
  },
  {
    path: '/bagan/:slug/tanding',
    isEmbeddable: true,
  },
  {
    path: '/bagan/:slug/seni',
    isEmbeddable: true,
  },
  {
    path: '/bagan/:slug/tanding/:poolId',
    isEmbeddable: true,
    isUnlisted: true,
  },
  {
    path: '/bagan/:slug/seni/:poolId',
    isEmbeddable: true,
    isUnlisted: true,
  },
  {
    path: '/medali/:slug',
    isEmbeddable: true,
  },
  { path: '/peserta/:slug' },
  {
    path: '/data-terbuka/:slug',
  },
  {
    path: '/kejuaraan-lampau',
  },
  {
    path: '/kejuaraan-lampau/:id',
    isUnlisted: true,
  },
  {
    path: '/peringkat',
  },
  {
    path: '/peringkat/:id',
    isUnlisted: true,
  },
  {
    path: '/peringkat/:id/hasil',
    isUnlisted: true,
  },
  {
    path: '/pesilat/:slug/:entryId',
    isUnlisted: true,
  },
  {
    path: '/pesilat/:slug/:entryId/kejuaraan',
    isUnlisted: true,
  },
  {
    path: '/kontingen/:slug/:contingentId',
    isUnlisted: true,
  },
  {
    path: '/provinsi/:slug/:provinceId',
  },
  {
    path: '/kapan-saya-main/:slug',
  },
  {
    path: '/announcer/:slug',
    isUnlisted: true,
  },
  {
    path: '/partai/:id',
    isUnlisted: true,
  },
  {
    path: '/periksa-undian/:poolId',
    isUnlisted: true,
  },
  {
    path: '/sambungan-aman',
    isUnlisted: true,
  },
] as const satisfies readonly Omit<PublicPage, 'title'>[];

export type PublicPath = (typeof TABLE)[number]['path'];

/** Each title is read when it is shown: it is in the language of then. */
export const PUBLIC_PAGES: readonly (PublicPage & { path: PublicPath })[] = TABLE.map((row) => ({
  ...row,
  get title() {
    return publicPageTitles[row.path];
  },
}));

export interface FoundPage {
  page: (typeof PUBLIC_PAGES)[number];
  /** Of the tournament whose page it is; null elsewhere. */
  slug: string | null;
}

/** Null: no public page has this path. */
export function publicPageAt(path: string): FoundPage | null {
  const parts = partsOf(path);
  for (const page of PUBLIC_PAGES) {
    const pattern = partsOf(page.path);
    const fits =
      pattern.length === parts.length &&
      pattern.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]));
    if (fits) return { page, slug: parts[pattern.indexOf(':slug')] ?? null };
  }
  return null;
}

/** Without slashes at either end, in a time that grows with the path's length: `/\/+$/` would look again from each slash. */
export const partsOf = (path: string): string[] => (/[^/]+(\/+[^/]+)*/.exec(path)?.[0] ?? '').split('/');
