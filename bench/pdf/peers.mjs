// A schedule as PDF by other ways: a bare Puppeteer page that is kept open and given the very same content, and pdfkit,
// which lays out a plain table and knows no browser.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import puppeteer from 'puppeteer';
import { root } from '../../scripts/environment.mjs';

const require = createRequire(import.meta.url);

/** Runs in the page: the document as it stands, with every style rule that scripts have put into it. */
function asStatic() {
  const css = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');
  const whole = document.documentElement.cloneNode(true);
  for (const one of whole.querySelectorAll('script, link, style')) one.remove();
  const style = document.createElement('style');
  style.textContent = css;
  whole.querySelector('head').append(style);
  return `<!doctype html>${whole.outerHTML}`;
}

/** The worker's page is laid out for paper alone; a bare one has a screen as well. */
const PAPER_ONLY = /@media screen \{\s*#root \{ display: none; \}\s*\}/;

/** What the project's print page shows, as one file without scripts; its fonts come along. */
export async function staticCopy(printer, order) {
  let html = '';
  await printer.onPage(order, async (page) => {
    html = (await page.evaluate(asStatic)).replace(PAPER_ONLY, '');
    return new Uint8Array();
  });
  return html.replace(/url\("?(?:http:\/\/print\.local)?\/(assets\/[^")]+\.woff2)"?\)/g, (_, file) => {
    const bytes = readFileSync(join(root, 'dist/web', file)).toString('base64');
    return `url(data:font/woff2;base64,${bytes})`;
  });
}

/** `print(html)` on one page of one warm browser. */
export async function bareBrowser(pdf) {
  const { findChromium } = require(join(root, 'dist/worker/apps/worker/src/pdf/find-chromium.js'));
  const found = await findChromium(process.env.PUPPETEER_EXECUTABLE_PATH, []);
  const browser = await puppeteer.launch({
    ...{ executablePath: found.executablePath, headless: found.headless },
    args: ['--disable-gpu', '--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    ...(found.env ? { env: found.env } : {}),
  });
  const page = await browser.newPage();
  return {
    async print(html) {
      await page.setContent(html, { waitUntil: 'load' });
      return page.pdf(pdf);
    },
    stop: () => browser.close(),
  };
}

/** The same matches as lines of text on A4. */
export function byPdfkit(data) {
  return new Promise((done, failed) => {
    const document = new PDFDocument({ size: 'A4', margin: 30 });
    const parts = [];
    document.on('data', (part) => parts.push(part));
    document.on('end', () => done(Buffer.concat(parts)));
    document.on('error', failed);
    for (const session of data.sessions) {
      document
        .fontSize(12)
        .text(`${session.arena_name ?? ''} ${session.date ?? ''}`)
        .fontSize(8);
      for (const match of session.matches) {
        const cells = [match.number, match.start_time, match.class_name, match.blue?.name, match.red?.name];
        document.text(cells.filter(Boolean).join('   '));
      }
    }
    document.end();
  });
}
