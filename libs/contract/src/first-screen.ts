// What a public page shows first travels in the page itself: the answers of these calls, and their markup.
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { COLUMNS } from './columns';
import { TODAY } from './live';
import { partsOf, publicPageAt } from './public-pages';
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

const DAY = `day=${TODAY}`;
const matchesOf = (slug: string, kind: MatchKind, part: string) => `/live/${slug}/${kind}?${part}&form=${COLUMNS}`;

/** Pages by their path in PUBLIC_PAGES, of the slug and the last part of the address; others the browser draws alone. */
const CALLS: Readonly<Record<string, (slug: string, last: string) => string[]>> = {
  '/': () => ['/tournaments/highlight'],
  '/tentang-kami': () => [],
  '/kebijakan-privasi': () => [],
  '/digital-scoring': () => [],
  '/manajemen-kejuaraan': () => [],
  '/statistik-kejuaraan': () => [],
  '/detail/:slug': (slug) => [`/tournaments/detail/${slug}`],
  '/schedule/:slug/tanding': (slug) => [matchesOf(slug, 'tanding', DAY)],
  '/schedule/:slug/seni': (slug) => [matchesOf(slug, 'seni', DAY)],
  '/schedule/live/:slug/tanding': (slug) => [matchesOf(slug, 'tanding', DAY)],
  '/schedule/live/:slug/seni': (slug) => [matchesOf(slug, 'seni', DAY)],
  // classes stand in the order of the list of entries
  '/bagan/:slug/tanding': (slug) => [matchesOf(slug, 'tanding', 'only=brackets'), `/entry-lists/${slug}`],
  '/bagan/:slug/seni': (slug) => [matchesOf(slug, 'seni', 'only=brackets'), `/entry-lists/${slug}`],
  '/bagan/:slug/tanding/:poolId': (slug, pool) => [matchesOf(slug, 'tanding', `pool_id=${pool}`)],
  '/bagan/:slug/seni/:poolId': (slug, pool) => [matchesOf(slug, 'seni', `pool_id=${pool}`)],
  '/medali/:slug': (slug) => [`/live/${slug}/medals`],
};

/** Null: the page has no first screen of its own. */
export function firstCalls(path: string): string[] | null {
  const found = publicPageAt(path);
  const own = found && CALLS[found.page.path];
  const last = partsOf(path).at(-1) ?? '';
  return own ? [...OF_THE_SITE, ...own(encodeURIComponent(found.slug ?? ''), encodeURIComponent(last))] : null;
}

/** What an answer makes the page ask for next: home shows the arenas of the tournament that runs. */
export function furtherCalls(answers: FirstScreen['answers']): string[] {
  const highlight = answers['/tournaments/highlight'] as TournamentSummary | null | undefined;
  return highlight?.is_running ? [matchesOf(encodeURIComponent(highlight.slug), 'tanding', DAY)] : [];
}
