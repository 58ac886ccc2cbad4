// Addresses of a tournament's public pages for paper and other sites: pure.
import { EMBED_PARAMETER, PUBLIC_PAGES, type PublicPage } from '@gelanggang/contract/public-pages';

/** What a poster may lead to. The first is what a hall wants. */
export const SHARED_PAGES: readonly PublicPage[] = PUBLIC_PAGES.filter(
  ({ path }) => path.includes(':slug') && !/:slug.*\/:/.test(path) && !path.startsWith('/registration/'),
).sort((a, b) => Number(b.path.includes('/live/')) - Number(a.path.includes('/live/')));

/** `https://papan.example` of what was typed; null where that is no address of a site. */
export function siteAddress(typed: string): string | null {
  try {
    const { protocol, origin, hostname } = new URL(typed.trim());
    return /^https?:$/.test(protocol) && hostname !== '' ? origin : null;
  } catch {
    return null;
  }
}

/** No phone in the hall gets there. */
export const isOwnMachine = (site: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/i.test(new URL(site).hostname);

export const pageAddress = (site: string, page: PublicPage, slug: string): string =>
  site + page.path.replace(':slug', slug);

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

export function embedSnippet(site: string, page: PublicPage, slug: string, title: string): string {
  const address = `${pageAddress(site, page, slug)}?${EMBED_PARAMETER}=1`;
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="720" style="border:0" loading="lazy"></iframe>`;
}
