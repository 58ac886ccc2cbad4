// Draws a public page's first screen for the server: its markup, and the styles that the markup uses.
import './window';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { FirstScreen } from '@gelanggang/contract/first-screen';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { takeFirstScreen } from '../app/first-screen';
import { Providers } from '../app/providers';
import { routeObjects } from '../app/router';
import { moduleOf } from '../app/pages';
import type { Route } from '../site/routes';
import { STYLE_KEY } from '../theme/style-cache';

export interface Drawn {
  body: string;
  styles: string;
  /** The page's own file, as the web app's manifest names it. */
  module: string | null;
}

const handler = createStaticHandler(routeObjects());

export async function render(screen: FirstScreen): Promise<Drawn> {
  const context = await handler.query(new Request(`http://localhost${screen.path}`));
  if (context instanceof Response) throw new Error(`${screen.path} leads elsewhere.`);
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  takeFirstScreen(client, screen, screen.at);
  const cache = createCache({ key: STYLE_KEY });
  // styles are gathered instead of being written beside each element
  cache.compat = true;
  const body = renderToString(
    <CacheProvider value={cache}>
      <Providers client={client}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </CacheProvider>,
  );
  client.clear();
  const route = context.matches.at(-1)?.route.handle as Route | undefined;
  return { body, styles: stylesOf(cache), module: route ? moduleOf(route) : null };
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
