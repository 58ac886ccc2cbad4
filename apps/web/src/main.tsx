// Starts the application in the browser.
import '@fontsource-variable/archivo/wdth.css';
import './theme/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Application } from './app/application';
import { readFirstScreen, takeFirstScreen } from './app/first-screen';
import { createRouter } from './app/router';
import { queryClient } from './lib/query-client';
import './lib/print-page';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');

/** In small steps: the page stays responsive while it is drawn. */
function start(container: HTMLElement): void {
  const router = createRouter();
  const draw = () =>
    startTransition(() => createRoot(container).render(<Application router={router} container={container} />));
  const first = readFirstScreen();
  if (first) takeFirstScreen(queryClient, first, Date.now());
  else container.replaceChildren();
  // what the server drew stays until the page's own script is there
  if (!first || router.state.initialized) draw();
  else {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      draw();
    });
  }
}

const printer = window.__PRINTER__;
if (printer) void import('./app/printer').then(({ takeSheets }) => takeSheets(printer, root));
else start(root);
