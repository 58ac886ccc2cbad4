// The script of the spectators' pages: what it answers when the server is late or away, and where a notice leads.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const SCRIPT = readFileSync(join(__dirname, 'service-worker.js'), 'utf8');
const SLUG_PAGE = '/kapan-saya-main/piala';

interface Page {
  url: string;
  focus(): Promise<void>;
  navigate(url: string): Promise<void>;
}

interface World {
  kept?: string;
  open?: string[];
  server(): Promise<{ status: number; body: string }>;
}

/** `late`: has the script's patience end. */
function started({ kept, open = [], server }: World) {
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
  const caches = {
    open: () => Promise.resolve({ match: () => Promise.resolve(kept && { status: 200, body: kept }) }),
  };
  const self = {
    ...{ clients, location: { origin: 'https://site.example' } },
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
  };
  const setTimeout = (act: () => void) => timers.push(act);
  runInNewContext(SCRIPT, { ...{ self, caches, URL, Promise, setTimeout }, fetch: () => server() });
  const send = (kind: string, event: object): Promise<unknown> => {
    let answer: Promise<unknown> = Promise.resolve(undefined);
    const take = (given: Promise<unknown>) => (answer = given);
    listeners.get(kind)?.({ ...event, respondWith: take, waitUntil: take });
    return answer;
  };
  return {
    did,
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
