// What a public page shows first travels in the page itself: the answers of these calls, and their markup.
import { publicPageAt } from './public-pages';
import type { TournamentSummary } from './tournaments';

/** Holds the first screen's data in the page, as JSON. */
export const FIRST_SCREEN_ID = 'first-screen';

export interface FirstScreen {
  /** The address that it belongs to. */
  path: string;
  /** When the server answered, in milliseconds since 1970. */
  at: number;
  /** By call, below the API's base. */
  answers: Record<string, unknown>;
  /** Spectators follow by pieces, not by a socket. */
  pieces?: true;
}

const OF_THE_SITE = ['/site-settings', '/navigation-menus/public', '/tournaments/active'];

/** Pages by their path in PUBLIC_PAGES; the others are drawn by the browser alone. */
const CALLS: Readonly<Record<string, (slug: string) => string[]>> = {
  '/': () => ['/tournaments/highlight'],
  '/tentang-kami': () => [],
  '/kebijakan-privasi': () => [],
  '/digital-scoring': () => [],
  '/manajemen-kejuaraan': () => [],
  '/statistik-kejuaraan': () => [],
  '/detail/:slug': (slug) => [`/tournaments/detail/${slug}`],
  '/schedule/:slug/tanding': (slug) => [`/live/${slug}/tanding`],
  '/schedule/:slug/seni': (slug) => [`/live/${slug}/seni`],
  '/schedule/live/:slug/tanding': (slug) => [`/live/${slug}/tanding`],
  '/schedule/live/:slug/seni': (slug) => [`/live/${slug}/seni`],
  '/bagan/:slug/tanding': (slug) => [`/live/${slug}/tanding`],
  '/bagan/:slug/seni': (slug) => [`/live/${slug}/seni`],
  '/bagan/:slug/tanding/:poolId': (slug) => [`/live/${slug}/tanding`],
  '/bagan/:slug/seni/:poolId': (slug) => [`/live/${slug}/seni`],
  '/medali/:slug': (slug) => [`/live/${slug}/medals`],
};

/** Null: the page has no first screen of its own. */
export function firstCalls(path: string): string[] | null {
  const found = publicPageAt(path);
  const own = found && CALLS[found.page.path];
  return own ? [...OF_THE_SITE, ...own(encodeURIComponent(found.slug ?? ''))] : null;
}

/** What an answer makes the page ask for next: home shows the arenas of the tournament that runs. */
export function furtherCalls(answers: FirstScreen['answers']): string[] {
  const highlight = answers['/tournaments/highlight'] as TournamentSummary | null | undefined;
  return highlight?.is_running ? [`/live/${encodeURIComponent(highlight.slug)}/tanding`] : [];
}
