// In the worker's browser: draws one sheet after another, each as an application of its own, on a page that is kept open.
import { PRINT_READY_ATTRIBUTE, type PrintData, type Printer, type PrintPath } from '@gelanggang/contract/print';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { queryClient } from '../lib/query-client';
import { Application } from './application';
import { pathOf } from '../site/routes';
import { createRouter, onceLoaded, type PageRouter } from './router';

interface Sheet {
  router: PageRouter;
  root: Root;
}

/** What stands still on the screen stands on every sheet of paper. */
const markCss = (word: string): string => `html::after {
  content: ${JSON.stringify(word)}; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none;
  display: grid; place-items: center; rotate: -30deg; font: 700 100px/1 sans-serif; letter-spacing: 0.1em;
  color: rgba(160, 20, 20, 0.16); text-transform: uppercase; -webkit-print-color-adjust: exact; print-color-adjust: exact;
}`;

export function takeSheets(printer: Printer, container: HTMLElement): void {
  let sheet: Sheet | null = null;
  let marked: HTMLStyleElement | null = null;

  const clear = () => {
    sheet?.root.unmount();
    sheet?.router.dispose();
    sheet = null;
    queryClient.clear();
    delete window.__PRINT__;
    marked?.remove();
    marked = null;
    container.replaceChildren();
    document.documentElement.removeAttribute(PRINT_READY_ATTRIBUTE);
  };

  printer.clear = clear;
  printer.show = (path: PrintPath, data: PrintData, mark?: string) => {
    clear();
    if (mark !== undefined) {
      marked = document.createElement('style');
      marked.textContent = markCss(mark);
      document.head.append(marked);
    }
    window.__PRINT__ = data;
    // a page that is printed has a route, or this does not compile
    window.history.replaceState(null, '', pathOf(path));
    const [router, root] = [createRouter(), createRoot(container)];
    sheet = { router, root };
    // charts read the theme's colours from the page while they are drawn: its styles come first
    flushSync(() => root.render(<Application router={null} container={container} />));
    // only whole: a page that is still loading would be drawn for nothing
    onceLoaded(router, () => root.render(<Application router={router} container={container} />));
  };
}
