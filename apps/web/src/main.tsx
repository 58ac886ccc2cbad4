// Starts the application in the browser.
import '@fontsource-variable/archivo/wdth.css';
import './theme/fallback-font.css';
import './theme/base.css';
import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { readFirstScreen, takeFirstScreen } from './app/first-screen';
import { Providers } from './app/providers';
import { createRouter } from './app/router';
import { queryClient } from './lib/query-client';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');

const container = root;

/** What the server drew can be used once the application stands in its place. */
function Ready({ children }: { children: ReactNode }) {
  useLayoutEffect(() => container.removeAttribute('inert'), []);
  return children;
}

/** What can wait waits for its own task: a finger or a frame comes in between. */
const nextTask = () => new Promise((done) => setTimeout(done));

/** In small steps: the page stays responsive while it is drawn. */
function draw(router: ReturnType<typeof createRouter>): void {
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <Providers>
          <Ready>
            <RouterProvider router={router} />
          </Ready>
        </Providers>
      </StrictMode>,
    ),
  );
}

async function start(): Promise<void> {
  const first = readFirstScreen();
  if (first) takeFirstScreen(queryClient, first, Date.now());
  else container.replaceChildren();
  await nextTask();
  const router = createRouter();
  // what the server drew stays until the page's own script is there
  if (first && !router.state.initialized) {
    await new Promise<void>((done) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        done();
      });
    });
  }
  await nextTask();
  draw(router);
}

void start();
