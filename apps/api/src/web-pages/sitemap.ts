// robots.txt and sitemap.xml: every listed page of the site and of its tournaments.
import { PUBLIC_PAGES } from '@gelanggang/contract/public-pages';
import { escapeHtml } from '@gelanggang/platform/markup/escape-html';

export interface ListedTournament {
  slug: string;
  /** `YYYY-MM-DD` */
  updated_at: string;
}

const listed = PUBLIC_PAGES.filter((page) => !page.isUnlisted);
const ofSite = listed.filter((page) => !page.path.includes(':'));
/** An account is made once one wants to enter: not a page to be found. */
const ofTournament = listed.filter((page) => page.path.includes(':slug') && !page.path.startsWith('/registration/'));

export function sitemap(origin: string, tournaments: readonly ListedTournament[]): string {
  const urls = [
    ...ofSite.map((page) => urlOf(origin + page.path)),
    ...tournaments.flatMap(({ slug, updated_at: day }) =>
      ofTournament.map((page) => urlOf(origin + page.path.replace(':slug', slug), day)),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function urlOf(address: string, day?: string): string {
  return `  <url><loc>${escapeHtml(address)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
}

export const robots = (origin: string): string => `User-agent: *
Disallow: /admin
Disallow: /contingent-registration
Disallow: /tournament-insight
Disallow: /print
Disallow: /display
Disallow: /overlay
Disallow: /siaran
Disallow: /api/
Allow: /api/download-document/

Sitemap: ${origin}/sitemap.xml
`;
