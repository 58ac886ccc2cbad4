// The pages that everybody may open, and which may stand in another site's frame. What a shared link says of each
// (page-descriptions.ts) is no matter of the browser.

export interface PublicPage {
  /** As the web app's route table has it; `:slug` is a tournament's. */
  path: string;
  title: string;
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
    title: 'Gelanggang, kejuaraan Pencak Silat',
  },
  {
    path: '/tentang-kami',
    title: 'Tentang Kami',
  },
  {
    path: '/kebijakan-privasi',
    title: 'Kebijakan Privasi',
  },
  {
    path: '/digital-scoring',
    title: 'Digital Scoring',
  },
  {
    path: '/manajemen-kejuaraan',
    title: 'Manajemen Kejuaraan',
  },
  {
    path: '/statistik-kejuaraan',
    title: 'Statistik Kejuaraan',
  },
  {
    path: '/detail',
    title: 'Galeri Kejuaraan',
  },
  {
    path: '/schedule',
    title: 'Jadwal Pertandingan',
  },
  { path: '/detail/:slug', title: 'Detail Kejuaraan' },
  { path: '/registration/:slug', title: 'Pendaftaran Akun' },
  {
    path: '/schedule/:slug/tanding',
    title: 'Jadwal Tanding',
    isEmbeddable: true,
  },
  {
    path: '/schedule/:slug/seni',
    title: 'Jadwal Seni',
    isEmbeddable: true,
  },
  {
    path: '/schedule/live/:slug/tanding',
    title: 'Jadwal Langsung Tanding',
    isEmbeddable: true,
  },
  {
    path: '/schedule/live/:slug/seni',
    title: 'Jadwal Langsung Seni',
    isEmbeddable: true,
  },
  {
    path: '/bagan/:slug/tanding',
    title: 'Bagan Tanding',
    isEmbeddable: true,
  },
  {
    path: '/bagan/:slug/seni',
    title: 'Bagan dan Hasil Seni',
    isEmbeddable: true,
  },
  {
    path: '/bagan/:slug/tanding/:poolId',
    title: 'Bagan Tanding',
    isEmbeddable: true,
    isUnlisted: true,
  },
  {
    path: '/bagan/:slug/seni/:poolId',
    title: 'Bagan dan Hasil Seni',
    isEmbeddable: true,
    isUnlisted: true,
  },
  {
    path: '/medali/:slug',
    title: 'Medali',
    isEmbeddable: true,
  },
  { path: '/peserta/:slug', title: 'Peserta' },
  {
    path: '/data-terbuka/:slug',
    title: 'Data Terbuka',
  },
  {
    path: '/kejuaraan-lampau',
    title: 'Kejuaraan Lampau',
  },
  {
    path: '/kejuaraan-lampau/:id',
    title: 'Kejuaraan Lampau',
    isUnlisted: true,
  },
  {
    path: '/peringkat',
    title: 'Peringkat',
  },
  {
    path: '/peringkat/:id',
    title: 'Peringkat',
    isUnlisted: true,
  },
  {
    path: '/peringkat/:id/hasil',
    title: 'Hasil di Peringkat',
    isUnlisted: true,
  },
  {
    path: '/pesilat/:slug/:entryId',
    title: 'Pesilat',
    isUnlisted: true,
  },
  {
    path: '/pesilat/:slug/:entryId/kejuaraan',
    title: 'Hasil Antarkejuaraan',
    isUnlisted: true,
  },
  {
    path: '/kontingen/:slug/:contingentId',
    title: 'Kontingen',
    isUnlisted: true,
  },
  {
    path: '/provinsi/:slug/:provinceId',
    title: 'Provinsi',
  },
  {
    path: '/kapan-saya-main/:slug',
    title: 'Kapan Saya Main?',
  },
  {
    path: '/announcer/:slug',
    title: 'Penyiar',
    isUnlisted: true,
  },
  {
    path: '/partai/:id',
    title: 'Rincian Partai',
    isUnlisted: true,
  },
  {
    path: '/periksa-undian/:poolId',
    title: 'Periksa Undian',
    isUnlisted: true,
  },
  {
    path: '/sambungan-aman',
    title: 'Sambungan Aman',
    isUnlisted: true,
  },
] as const satisfies readonly PublicPage[];

export type PublicPath = (typeof TABLE)[number]['path'];

export const PUBLIC_PAGES: readonly (PublicPage & { path: PublicPath })[] = TABLE;

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

const partsOf = (path: string): string[] => path.replace(/^\/+|\/+$/g, '').split('/');
