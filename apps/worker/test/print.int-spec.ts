// The browser that prints: from the built web app only, without a network, and alive after a crash.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PrintSchedule } from '@gelanggang/contract/print';
import { loadEnv } from '@gelanggang/platform/env/env';
import { PrintBrowser } from '../src/pdf/browser';

const data: PrintSchedule = {
  page: 'schedule',
  layout: 'public',
  tournament: {
    name: 'Piala Uji',
    location: 'Bandung',
    start_date: '2026-11-21',
    end_date: '2026-11-22',
    time_zone: 'Asia/Jakarta',
  },
  printed_at: '2026-11-21T01:00:00.000Z',
  sessions: [],
};

/** A stand-in for the built web app: what it was given, and what it could reach, becomes the size of its page. */
const INDEX = `<!doctype html><html><body><script type="module" src="/assets/app.js"></script></body></html>`;
const APP = `
const outcome = { given: window.__PRINT__, path: location.pathname, reached: [] };
for (const address of ['/assets/data.json', '/assets/missing.js', window.__PRINT__.probe, 'https://example.com/'].filter(Boolean)) {
  try { const answer = await fetch(address); if (answer.ok) outcome.reached.push(address); } catch {}
}
document.title = JSON.stringify(outcome);
document.body.textContent = JSON.stringify(outcome);
if (window.__PRINT__.hang) while (true);
if (!window.__PRINT__.silent) document.documentElement.setAttribute('data-print-ready', '');
if (window.__PRINT__.broken) throw new Error('the page is broken');
`;

describe('the browser for PDF', () => {
  let root: string;
  let outside: Server;
  let asked = 0;
  let browser: PrintBrowser;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'gelanggang-print-'));
    mkdirSync(join(root, 'assets'));
    writeFileSync(join(root, 'index.html'), INDEX);
    writeFileSync(join(root, 'assets/app.js'), APP);
    writeFileSync(join(root, 'assets/data.json'), '{}');
    outside = createServer((_, answer) => {
      asked += 1;
      answer.setHeader('access-control-allow-origin', '*').end('outside');
    });
    await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done));
    const { PUPPETEER_EXECUTABLE_PATH } = process.env;
    browser = new PrintBrowser(
      loadEnv({ DATABASE_URL: 'postgres://unused', WEB_DIST: root, PUPPETEER_EXECUTABLE_PATH }),
    );
  });
  afterAll(async () => {
    await browser.onApplicationShutdown();
    outside.close();
    rmSync(root, { recursive: true, force: true });
  });

  const print = (more: object = {}, signal = new AbortController().signal) =>
    browser.print({ path: '/print/schedule', data: { ...data, ...more }, pdf: { format: 'A4' }, signal });
  const textOf = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
  /** The title stands in the PDF as UTF-16 or as plain text. */
  const titleOf = (pdf: Uint8Array): string => {
    const hex = /\/Title <FEFF([0-9A-F]+)>/i.exec(textOf(pdf))?.[1];
    if (hex) return Buffer.from(hex, 'hex').swap16().toString('utf16le');
    return (/\/Title \((.*?)\)\n?\/Creator/s.exec(textOf(pdf))?.[1] ?? '').replace(/\\([()\\])/g, '$1');
  };

  it('prints the page with the data handed to it, and reaches nothing but the web app', async () => {
    const address = outside.address();
    const probe = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/` : '';
    const pdf = await print({ probe });
    expect(textOf(pdf).slice(0, 5)).toBe('%PDF-');
    const outcome = JSON.parse(titleOf(pdf)) as { given: PrintSchedule; path: string; reached: string[] };
    expect(outcome.given.tournament.name).toBe('Piala Uji');
    expect(outcome.path).toBe('/print/schedule');
    expect(outcome.reached).toEqual(['/assets/data.json']);
    expect(asked).toBe(0);
  });

  it('prints several pages at once', async () => {
    const pdfs = await Promise.all(Array.from({ length: 5 }, () => print()));
    for (const pdf of pdfs) expect(textOf(pdf).slice(0, 5)).toBe('%PDF-');
  });

  it('stops a page that hangs when its job is cancelled, and prints on', async () => {
    const cancelled = new AbortController();
    const hanging = print({ hang: true }, cancelled.signal);
    setTimeout(() => cancelled.abort(new Error('cancelled')), 300);
    await expect(hanging).rejects.toThrow('print page /print/schedule failed');
    expect(textOf(await print()).slice(0, 5)).toBe('%PDF-');
  });

  it('starts the browser again after a crash', async () => {
    await print();
    const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
    const chromium = children.split('\n').find((line) => /chrom|headless/i.test(line));
    process.kill(Number(chromium?.trim().split(' ')[0]), 'SIGKILL');
    await new Promise((done) => setTimeout(done, 200));
    expect(textOf(await print()).slice(0, 5)).toBe('%PDF-');
  });

  it('says so when the web app is not built', async () => {
    const bare = new PrintBrowser(loadEnv({ DATABASE_URL: 'postgres://unused', WEB_DIST: join(root, 'nowhere') }));
    const order = { path: '/print/schedule', data, pdf: {}, signal: new AbortController().signal };
    await expect(bare.print(order)).rejects.toThrow('The web app is not built');
    await bare.onApplicationShutdown();
  });
});
