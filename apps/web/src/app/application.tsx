// Everything that the page is, around a router.
import { CacheProvider } from '@emotion/react';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { Providers } from './providers';
import { type PageRouter, RouterFrame } from './router';
import { browserStyles } from '../theme/style-cache';

/** What the server drew can be used once the application stands in its place. */
function Ready({ container, children }: { container: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => container.removeAttribute('inert'), [container]);
  return children;
}

const styles = browserStyles();

interface ApplicationProps {
  /** null: the theme's styles alone. */
  router: PageRouter | null;
  container: HTMLElement;
}

export function Application({ router, container }: ApplicationProps) {
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <Providers>
          {router ? (
            <Ready container={container}>
              <RouterFrame router={router} />
            </Ready>
          ) : null}
        </Providers>
      </CacheProvider>
    </StrictMode>
  );
}
