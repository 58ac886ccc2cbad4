// Everything that the page is, around a router.
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './providers';
import type { createRouter } from './router';

/** What the server drew can be used once the application stands in its place. */
function Ready({ container, children }: { container: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => container.removeAttribute('inert'), [container]);
  return children;
}

interface ApplicationProps {
  /** null: the theme's styles alone. */
  router: ReturnType<typeof createRouter> | null;
  container: HTMLElement;
}

export function Application({ router, container }: ApplicationProps) {
  return (
    <StrictMode>
      <Providers>
        {router ? (
          <Ready container={container}>
            <RouterProvider router={router} />
          </Ready>
        ) : null}
      </Providers>
    </StrictMode>
  );
}
