// The answers that came with the page are put where its queries look first, so that it asks for none of them again.
import type { Call } from '@gelanggang/contract/call';
import { withRows } from '@gelanggang/contract/columned-snapshot';
import * as entryListCalls from '@gelanggang/contract/calls/entry-lists';
import * as liveSnapshotCalls from '@gelanggang/contract/calls/live-snapshot';
import * as menuCalls from '@gelanggang/contract/calls/menus';
import * as siteSettingsCalls from '@gelanggang/contract/calls/site-settings';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { FIRST_SCREEN_ID, type FirstScreen } from '@gelanggang/contract/first-screen';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf, type ShownOf, shownOf } from '../lib/calls';
import { remember } from '../lib/kept-answers';

/** So old an answer may be taken for the present; a page that the browser kept for days is asked for anew. */
const FRESH_MS = 30_000;

const ROWS: readonly Call[] = [
  siteSettingsCalls.read,
  menuCalls.ofPublicHeader,
  tournamentCalls.active,
  tournamentCalls.highlight,
  tournamentCalls.detail,
  liveSnapshotCalls.snapshot,
  entryListCalls.list,
];

/** The parameters of the row's call that a path names; null: it is another call's path. */
function paramsIn({ name }: Call, path: string): Record<string, string> | null {
  const names: string[] = [];
  const pattern = name.slice(name.indexOf(' ') + 1).replace(/\{(\w+)\}/g, (_, param: string) => {
    names.push(param);
    return '([^/]+)';
  });
  const found = new RegExp(`^${pattern}$`).exec(path);
  return found && Object.fromEntries(names.map((one, at) => [one, decodeURIComponent(found[at + 1] ?? '')]));
}

/** Null: the page came without one, or it belongs to another address. */
export function readFirstScreen(): FirstScreen | null {
  const text = document.getElementById(FIRST_SCREEN_ID)?.textContent;
  const screen = text ? (JSON.parse(text) as FirstScreen) : null;
  return screen?.path === window.location.pathname ? screen : null;
}

export function takeFirstScreen(client: QueryClient, screen: FirstScreen, now: number): void {
  const updatedAt = Math.abs(now - screen.at) < FRESH_MS ? now : 0;
  for (const [address, answer] of Object.entries(screen.answers)) {
    const [path = '', search = ''] = address.split('?');
    for (const row of ROWS) {
      const params = paramsIn(row, path);
      if (!params) continue;
      // how it was sent does not matter to who looks for it
      const { form: _form, ...query } = Object.fromEntries(new URLSearchParams(search));
      const key = keyOf(row, { params, query });
      const sent = shownOf(row, answer);
      const shown =
        row === liveSnapshotCalls.snapshot ? withRows(sent as ShownOf<typeof liveSnapshotCalls.snapshot>) : sent;
      client.setQueryData(key, shown, { updatedAt });
      if (row.keptOffline && updatedAt > 0) void remember(key, shown);
    }
  }
}
