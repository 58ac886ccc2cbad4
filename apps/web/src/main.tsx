// Starts the application in the browser.
import './app/react-dom';
import '@fontsource-variable/archivo/wdth.css';
import './theme/fallback-font.css';
import './theme/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Application } from './app/application';
import { readFirstScreen, takeFirstScreen } from './app/first-screen';
import { createRouter, onceLoaded } from './app/router';
import { queryClient } from './lib/query-client';
import { keepLanguageOfAddress } from './lib/language';
import './lib/print-page';
import { system } from './theme/system';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');

/** What can wait waits for its own task: a finger or a frame comes in between. */
const nextTask = () => new Promise((done) => setTimeout(done));

async function start(container: HTMLElement): Promise<void> {
  await nextTask();
  system();
  await nextTask();
  const first = readFirstScreen();
  if (first?.pieces) container.setAttribute('data-live', 'pieces');
  if (first) takeFirstScreen(queryClient, first, Date.now());
  else container.replaceChildren();
  await nextTask();
  const router = createRouter();
  // what the server drew stays until the page's own script is there
  if (first) await new Promise<void>((done) => onceLoaded(router, done));
  await nextTask();
  // in small steps: the page stays responsive while it is drawn
  startTransition(() => createRoot(container).render(<Application router={router} container={container} />));
}

const printer = window.__PRINTER__;
if (printer) void import('./app/printer').then(({ takeSheets }) => takeSheets(printer, root));
else {
  keepLanguageOfAddress();
  void start(root);
}
