// Draws a public page's first screen for the server: its markup, and the styles that the markup uses.
import './window';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { FirstScreen } from '@gelanggang/contract/first-screen';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { takeFirstScreen } from '../app/first-screen';
import { Providers } from '../app/providers';
import { openPage, Pages } from '../app/router';
import { moduleOf } from '../app/pages';
import { STYLE_KEY } from '../theme/style-cache';

export interface Drawn {
  body: string;
  styles: string;
  /** The page's own file, as the web app's manifest names it. */
  module: string | null;
}

export async function render(screen: FirstScreen): Promise<Drawn> {
  const page = await openPage({ pathname: screen.path });
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  takeFirstScreen(client, screen, screen.at);
  const cache = createCache({ key: STYLE_KEY });
  // styles are gathered instead of being written beside each element
  cache.compat = true;
  const body = renderToString(
    <CacheProvider value={cache}>
      <Providers client={client}>
        <StaticRouter location={screen.path}>
          <Pages page={page} />
        </StaticRouter>
      </Providers>
    </CacheProvider>,
  );
  client.clear();
  return { body, styles: stylesOf(cache), module: page.route && moduleOf(page.route) };
}

/** Under the marks by which emotion in the browser finds that these styles are there already. */
function stylesOf({ inserted, registered }: ReturnType<typeof createCache>): string {
  const isGlobal = (id: string) => registered[`${STYLE_KEY}-${id}`] === undefined;
  const written = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const globals = written.filter(([id]) => isGlobal(id));
  const own = written.filter(([id]) => !isGlobal(id));
  return [
    ...globals.map(([id, css]) => styleTag(`${STYLE_KEY}-global ${id}`, css)),
    styleTag(`${STYLE_KEY} ${own.map(([id]) => id).join(' ')}`, own.map(([, css]) => css).join('')),
  ].join('');
}

/** `data-s`: emotion's word for styles that are where they belong. */
const styleTag = (mark: string, css: string): string => `<style data-emotion="${mark}" data-s="">${css}</style>`;
