// The script of the spectators' pages: what it answers when the server is late or away, where a notice leads, and what it
// tells the server when the browser gives the device another address.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import * as pushCalls from '@gelanggang/contract/calls/push';

const SCRIPT = readFileSync(join(__dirname, 'service-worker.js'), 'utf8');
const SLUG_PAGE = '/kapan-saya-main/piala';

interface Page {
  url: string;
  focus(): Promise<void>;
  navigate(url: string): Promise<void>;
}

interface World {
  kept?: string;
  /** What lib/push.ts told the server of this device. */
  told?: object;
  open?: string[];
  server(): Promise<{ status: number; body: string }>;
}

const addressOf = (endpoint: string) => ({ toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) });

/** `late`: has the script's patience end. */
function started({ kept, told, open = [], server }: World) {
  const listeners = new Map<string, (event: unknown) => void>();
  const did: string[] = [];
  const timers: (() => void)[] = [];
  const pageOf = (url: string): Page => ({
    url: `https://site.example${url}`,
    focus: () => Promise.resolve(void did.push(`focus ${url}`)),
    navigate: (to) => Promise.resolve(void did.push(`navigate ${url} to ${to}`)),
  });
  const clients = {
    matchAll: () => Promise.resolve(open.map(pageOf)),
    openWindow: (url: string) => Promise.resolve(void did.push(`open ${url}`)),
  };
  const answers: Record<string, unknown> = {
    'gelanggang-push/told': told && { json: () => Promise.resolve(told) },
  };
  const caches = {
    open: (name: string) =>
      Promise.resolve({
        match: (path: string) => Promise.resolve(answers[name + path] ?? (kept && { status: 200, body: kept })),
      }),
  };
  const asked: { path: string; body?: unknown }[] = [];
  const fetch = (path: string | object, { body }: { body?: string } = {}) => {
    if (typeof path !== 'string' || !path.startsWith('/api/')) return server();
    asked.push({ path, ...(body && { body: JSON.parse(body) as unknown }) });
    return Promise.resolve({ json: () => Promise.resolve({ data: { key: 'the server’s key' } }) });
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(null),
    subscribe: ({ applicationServerKey: key }: { applicationServerKey: string }) =>
      Promise.resolve(addressOf(`asked with ${key}`)),
  };
  const self = {
    ...{ clients, location: { origin: 'https://site.example' }, registration: { pushManager } },
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
  };
  const setTimeout = (act: () => void) => timers.push(act);
  runInNewContext(SCRIPT, { self, caches, URL, Promise, setTimeout, fetch });
  const send = (kind: string, event: object): Promise<unknown> => {
    let answer: Promise<unknown> = Promise.resolve(undefined);
    const take = (given: Promise<unknown>) => (answer = given);
    listeners.get(kind)?.({ ...event, respondWith: take, waitUntil: take });
    return answer;
  };
  return {
    did,
    asked,
    renewed: (newSubscription: object | null) => send('pushsubscriptionchange', { newSubscription }),
    late: () => timers.forEach((act) => act()),
    visit: () =>
      send('fetch', { request: { method: 'GET', mode: 'navigate', url: `https://site.example${SLUG_PAGE}` } }),
    press: () => send('notificationclick', { notification: { close: () => undefined, data: { url: SLUG_PAGE } } }),
  };
}

const never = () => new Promise<never>(() => undefined);
const says = (status: number) => () => Promise.resolve({ status, body: 'from the server' });

describe('a page', () => {
  it('is the server’s as soon as it answers, and the kept one while it is away', async () => {
    expect(await started({ kept: 'kept', server: says(200) }).visit()).toMatchObject({ body: 'from the server' });
    expect(await started({ kept: 'kept', server: says(404) }).visit()).toMatchObject({ body: 'from the server' });
    expect(await started({ kept: 'kept', server: says(502) }).visit()).toMatchObject({ body: 'kept' });
    const away = () => Promise.reject(new TypeError('no network'));
    expect(await started({ kept: 'kept', server: away }).visit()).toMatchObject({ body: 'kept' });
    await expect(started({ server: away }).visit()).rejects.toThrow('no network');
  });

  it('is the kept one where the network hangs', async () => {
    const hanging = started({ kept: 'kept', server: never });
    const page = hanging.visit();
    hanging.late();
    expect(await page).toMatchObject({ body: 'kept' });
  });

  it('is waited for where none is kept', async () => {
    let answer: (response: { status: number; body: string }) => void = () => undefined;
    const response = new Promise<{ status: number; body: string }>((resolve) => (answer = resolve));
    const slow = started({ server: () => response });
    const page = slow.visit();
    slow.late();
    answer({ status: 200, body: 'slow' });
    expect(await page).toMatchObject({ body: 'slow' });
  });
});

describe('a notice that is pressed', () => {
  it('leads to the page of the own matches that is open', async () => {
    const { did, press } = started({ open: ['/admin', SLUG_PAGE], server: never });
    await press();
    expect(did).toEqual([`focus ${SLUG_PAGE}`]);
  });

  it('leaves a form or a panel alone that is open', async () => {
    const { did, press } = started({ open: ['/admin/team-members/create', '/juri'], server: never });
    await press();
    expect(did).toEqual([`open ${SLUG_PAGE}`]);
  });
});

describe('another address that the browser gives the device', () => {
  const one = { kind: 'athlete', name: 'Budi', contingent: 'Garuda' };
  const told = {
    endpoint: 'https://push.example/old',
    follows: { piala: JSON.stringify([[one], ['called']]), liga: JSON.stringify([[one], ['close', 'result']]) },
  };

  it('is told to the server with all that the old one was told of', async () => {
    const { asked, renewed } = started({ told, server: never });
    await renewed(addressOf('https://push.example/new'));
    const path = pushCalls.subscribe.name.replace('PUT ', '/api');
    const keys = { endpoint: 'https://push.example/new', p256dh: 'p', auth: 'a' };
    expect(asked).toEqual([
      { path, body: { ...keys, slug: 'piala', follows: [one], kinds: ['called'] } },
      { path, body: { ...keys, slug: 'liga', follows: [one], kinds: ['close', 'result'] } },
    ]);
  });

  it('is asked for where the browser only took the old one away', async () => {
    const { asked, renewed } = started({ told, server: never });
    await renewed(null);
    expect(asked.map(({ path }) => path)).toEqual(['/api/push/key', ...Array(2).fill('/api/push/subscriptions')]);
    expect(asked[1]?.body).toMatchObject({ endpoint: 'asked with the server’s key' });
  });

  it('is nobody’s concern on a device that follows no one', async () => {
    for (const nothing of [undefined, { endpoint: 'https://push.example/old', follows: {} }]) {
      const { asked, renewed } = started({ told: nothing, server: never });
      await renewed(null);
      expect(asked).toEqual([]);
    }
  });
});
