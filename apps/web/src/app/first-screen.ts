// The answers that came with the page are put where its queries look first, so that it asks for none of them again.
import { FIRST_SCREEN_ID, type FirstScreen } from '@gelanggang/contract/first-screen';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** So old an answer may be taken for the present; a page that the browser kept for days is asked for anew. */
const FRESH_MS = 30_000;

const KEYS: readonly [call: RegExp, key: (slug: string, kind: string) => QueryKey, isWrapped?: boolean][] = [
  [/^\/site-settings$/, () => ['site-settings'], true],
  [/^\/navigation-menus\/public$/, () => ['menus', 'public']],
  [/^\/tournaments\/active$/, () => ['tournaments', 'active'], true],
  [/^\/tournaments\/highlight$/, () => ['tournaments', 'highlight']],
  [/^\/tournaments\/detail\/([^/]+)$/, (slug) => ['tournaments', 'detail', slug]],
  [/^\/live\/([^/]+)\/(tanding|seni|medals)$/, (slug, kind) => ['live', slug, kind]],
];

/** Null: the page came without one, or it belongs to another address. */
export function readFirstScreen(): FirstScreen | null {
  const text = document.getElementById(FIRST_SCREEN_ID)?.textContent;
  const screen = text ? (JSON.parse(text) as FirstScreen) : null;
  return screen?.path === window.location.pathname ? screen : null;
}

export function takeFirstScreen(client: QueryClient, screen: FirstScreen, now: number): void {
  const updatedAt = Math.abs(now - screen.at) < FRESH_MS ? now : 0;
  for (const [call, answer] of Object.entries(screen.answers)) {
    for (const [pattern, keyOf, isWrapped] of KEYS) {
      const found = pattern.exec(call);
      if (!found) continue;
      const [slug = '', kind = ''] = found.slice(1).map(decodeURIComponent);
      client.setQueryData(keyOf(slug, kind), isWrapped ? unwrapped(answer) : answer, { updatedAt });
    }
  }
}

const unwrapped = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
