// The browser that prints: from the built web app only, without a network, and alive after a crash.
import { execFileSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';

import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PrintBracket, PrintSchedule } from '@gelanggang/contract/print';
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
let sheet = 0;
let isClear = true;
async function show(path, data) {
  sheet += 1;
  const outcome = { given: data, path, sheet, isClear, width: innerWidth, reached: [] };
  isClear = false;
  if (data.spoils && sheet > 1) throw new Error('spoiled by the sheet before');
  for (const address of ['/assets/data.json', '/assets/missing.js', data.probe, 'https://example.com/'].filter(Boolean)) {
    try { const answer = await fetch(address); if (answer.ok) outcome.reached.push(address); } catch {}
  }
  if (data.ways) outcome.read = await leave(data.ways);
  document.title = JSON.stringify(outcome);
  document.body.textContent = JSON.stringify(outcome);
  if (data.hang) while (true);
  if (data.broken) throw new Error('the page is broken');
  document.documentElement.setAttribute('data-print-ready', '');
}
/** All that a page can ask of a network or of this machine; what it could read. */
async function leave(host) {
  const http = 'http://' + host;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="' + http + '/svg"/><script href="' + http + '/js"/></svg>';
  const page = document.createElement('div');
  page.innerHTML = '<img src="' + http + '/img"><img src="file:///etc/hostname"><iframe src="' + http + '/frame"></iframe>' +
    '<iframe src="file:///etc/hostname"></iframe><object data="' + http + '/object"></object><embed src="' + http + '/embed">' +
    '<link rel="stylesheet" href="' + http + '/css"><link rel="prefetch" href="' + http + '/pre"><link rel="preconnect" href="' + http + '">' +
    '<style>@import url("' + http + '/import"); p { background: url("' + http + '/bg") } @font-face { font-family: x; src: url("' + http + '/font") }</style>' +
    '<p style="font-family: x">x</p><video src="' + http + '/video" autoplay></video><audio src="file:///etc/hostname" autoplay></audio>' +
    '<iframe srcdoc="&lt;img src=&quot;' + http + '/srcdoc&quot;&gt;"></iframe><img src="data:image/svg+xml,' + encodeURIComponent(svg) + '">';
  document.body.append(page);
  const read = [];
  // a path without an ending is answered with the page itself
  const is = async (answer) => answer.ok && !(answer.headers.get('content-type') ?? '').includes('html') && answer.text();
  const tried = async (work) => { try { const text = await work(); if (text) read.push(String(text)); } catch {} };
  await tried(async () => (await fetch('file:///etc/hostname')).text());
  await tried(async () => is(await fetch('/../../../../../etc/hostname')));
  await tried(async () => is(await fetch('/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/os-release.json')));
  await tried(() => navigator.sendBeacon(http + '/beacon', 'x') && '');
  await tried(() => { new EventSource(http + '/events'); });
  await tried(() => { new WebSocket('ws://' + host + '/ws'); });
  await tried(() => { new Worker(URL.createObjectURL(new Blob(['fetch("' + http + '/worker"); new WebSocket("ws://' + host + '")']))); });
  await tried(() => { open(http + '/window'); });
  await tried(async () => {
    const peer = new RTCPeerConnection({ iceServers: [{ urls: ['stun:' + host, 'turn:' + host + '?transport=tcp'], username: 'x', credential: 'x' }] });
    peer.createDataChannel('x');
    await peer.setLocalDescription(await peer.createOffer());
  });
  await new Promise((done) => setTimeout(done, 1500));
  for (const frame of page.querySelectorAll('iframe')) await tried(() => frame.contentDocument?.body.textContent);
  page.remove();
  return read;
}
function clear() {
  isClear = true;
  document.title = '';
  document.documentElement.removeAttribute('data-print-ready');
}
Object.assign(window.__PRINTER__, { show, clear });
`;

interface Outcome {
  given: PrintSchedule;
  path: string;
  /** Which one of its page. */
  sheet: number;
  isClear: boolean;
  width: number;
  reached: string[];
  /** Of what no page may read. */
  read?: string[];
}

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

  let printed = 0;
  /** Each is another sheet: the same one would not be printed again. */
  const print = (more: object = {}, signal = new AbortController().signal) =>
    browser.print({
      data: { ...data, number: ++printed, ...more } as PrintSchedule,
      pdf: { format: 'A4' },
      signal,
    });
  const textOf = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
  /** The title stands in the PDF as UTF-16 or as plain text. */
  const titleOf = (pdf: Uint8Array): string => {
    const hex = /\/Title <FEFF([0-9A-F]+)>/i.exec(textOf(pdf))?.[1];
    if (hex) return Buffer.from(hex, 'hex').swap16().toString('utf16le');
    return (/\/Title \((.*?)\)\n?\/Creator/s.exec(textOf(pdf))?.[1] ?? '').replace(/\\([()\\])/g, '$1');
  };
  const outcomeOf = (pdf: Uint8Array) => JSON.parse(titleOf(pdf)) as Outcome;

  it('prints the page with the data handed to it, and reaches nothing but the web app', async () => {
    const address = outside.address();
    const probe = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/` : '';
    const pdf = await print({ probe });
    expect(textOf(pdf).slice(0, 5)).toBe('%PDF-');
    const outcome = outcomeOf(pdf);
    expect(outcome.given.tournament.name).toBe('Piala Uji');
    expect(outcome.path).toBe('/print/schedule');
    expect(outcome.reached).toEqual(['/assets/data.json']);
    expect(asked).toBe(0);
  });

  it('leaves by no other way, and reads nothing of this machine, whatever a script in it would try', async () => {
    const asked: string[] = [];
    const wire = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (text) => {
        asked.push(text.toString().split('\r\n', 1)[0] ?? '');
        socket.destroy();
      });
    });
    await new Promise<void>((done) => wire.listen(0, '127.0.0.1', done));
    const { port } = wire.address() as AddressInfo;
    const air = createSocket('udp4', () => asked.push('a datagram'));
    await new Promise<void>((done) => air.bind(port, '127.0.0.1', done));
    try {
      const outcome = outcomeOf(await print({ ways: `127.0.0.1:${port}` }));
      expect([outcome.read, asked]).toEqual([[], []]);
      expect(textOf(await print()).slice(0, 5)).toBe('%PDF-');
    } finally {
      wire.close();
      air.close();
    }
  });

  it('prints several pages at once', async () => {
    const pdfs = await Promise.all(Array.from({ length: 5 }, () => print()));
    for (const pdf of pdfs) expect(textOf(pdf).slice(0, 5)).toBe('%PDF-');
  });

  it('shows the next sheet on the page that stands, with its own data and nothing of the one before', async () => {
    const first = outcomeOf(await print({ note: 'first' }));
    const second = outcomeOf(await print());
    expect(second).toMatchObject({ sheet: first.sheet + 1, isClear: true, given: { number: printed } });
    expect(second.given).not.toHaveProperty('note');
  });

  it('gives each sheet a page of the same size, after a picture too', async () => {
    const wide = { ...data, page: 'bracket', wide: true } as unknown as PrintBracket;
    const order = { data: wide, signal: new AbortController().signal };
    const png = await browser.picture({ ...order, element: 'body', scale: 2 });
    expect(Buffer.from(png).toString('latin1', 1, 4)).toBe('PNG');
    expect(outcomeOf(await print()).width).toBe(800);
  });

  it('tries a new page when the one that stood fails, and tells why when that fails too', async () => {
    await print();
    expect(outcomeOf(await print({ spoils: true })).sheet).toBe(1);
    await expect(print({ broken: true })).rejects.toThrow('/print/schedule failed');
    expect(outcomeOf(await print()).given).toMatchObject({ number: printed });
  });

  it('replaces a page that has shown many sheets', async () => {
    let last = 0;
    for (let n = 0; n < 60; n++) {
      const { sheet } = outcomeOf(await print());
      if (sheet < last) return;
      last = sheet;
    }
    throw new Error(`one page has shown ${last} sheets`);
  });

  it('does not print the same content twice, and never takes other content for the same', async () => {
    const file = await print({ number: 'same' });
    const later = '2026-11-21T01:04:59.999Z';
    expect(await print({ number: 'same', printed_at: later })).toBe(file);
    const others = [
      { printed_at: '2026-11-21T01:05:00.000Z' },
      { tournament: { ...data.tournament, name: 'Piala B' } },
    ];
    for (const other of others) {
      const { given } = outcomeOf(await print({ number: 'same', ...other }));
      expect(given).toMatchObject(other);
    }
    const signal = new AbortController().signal;
    const same = { data: { ...data, number: 'same' } as PrintSchedule, signal };
    expect(await browser.print({ ...same, pdf: { format: 'A4' } })).toBe(file);
    expect(await browser.print({ ...same, pdf: { format: 'A5' } })).not.toBe(file);
    const other = { ...same, data: { ...same.data, page: 'bracket' } as unknown as PrintBracket };
    expect(outcomeOf(await browser.print({ ...other, pdf: { format: 'A4' } })).path).toBe('/print/bracket');
  });

  it('stops a page that hangs when its job is cancelled, and prints on', async () => {
    const cancelled = new AbortController();
    const hanging = print({ hang: true }, cancelled.signal);
    setTimeout(() => cancelled.abort(new Error('cancelled')), 300);
    await expect(hanging).rejects.toThrow('/print/schedule failed');
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
    const order = { data, pdf: {}, signal: new AbortController().signal };
    await expect(bare.print(order)).rejects.toThrow('The web app is not built');
    await bare.onApplicationShutdown();
  });
});
