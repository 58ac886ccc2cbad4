// A tournament's archive enters another installation: checked whole, read alone, and refused in words where it was changed.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { FEED_PAGE_RECORDS, FEED_START, type FeedDocument, type FeedHead } from '@gelanggang/contract/open-feed';
import type { PastEventAnswer, PastPool } from '@gelanggang/contract/past-events';
import { zipOf } from '@gelanggang/platform/files/zip';
import { testApi } from '../../../test/setup/api';
import { DEMO_NOW } from '../../../test/setup/demo';
import { testFolder } from '../../../test/setup/made';
import { unzipped } from '../../../test/setup/unzip';
import { root } from '../../../test/specification/sources';

const SLUG = 'piala-gelanggang';
const FIELDS = { place: 'GOR Asal', level: 'national' };

const folder = testFolder();
const there = testApi({ demo: DEMO_NOW, env: { FILES_DIR: folder } });
const here = testApi();
let admin: { authorization: string };
/** As an archive has them. */
let files: Map<string, string>;

beforeAll(async () => {
  admin = { authorization: `Bearer ${(await here.tokenFor('admin')).token}` };
  const text = async (path: string) => {
    const answer = await fetch(`${there.url}/api${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  const head = await text(`/feed/${SLUG}/head`);
  files = new Map([
    ['document.json', await text(`/feed/${SLUG}`)],
    ['head.json', head],
    ['key.json', await text('/feed-key')],
  ]);
  for (const [at, hash] of (JSON.parse(head) as FeedHead).pages.entries())
    files.set(`pages/${at + 1}/${hash}.ndjson`, await text(`/feed/${SLUG}/pages/${at + 1}/${hash}`));
});
beforeEach(() => here.dataSource.query('delete from past_event'));

const packed = (changed: Record<string, (text: string) => string | null> = {}): Buffer =>
  zipOf(
    new Map([
      ['arsip/index.html', '<h1>Ringkasan</h1>'],
      ...[...files].flatMap(([path, text]): [string, string][] => {
        const kept = changed[path] ? changed[path](text) : text;
        return kept === null ? [] : [[`arsip/data/feed/${path}`, kept]];
      }),
    ]),
  );

function send(file: Buffer, who = admin) {
  const request = here.request.post('/api/past-events/from-archive').set(who);
  for (const [name, value] of Object.entries(FIELDS)) void request.field(name, value);
  return request.attach('file', file, 'arsip.zip');
}
const document = (): FeedDocument => JSON.parse(files.get('document.json') ?? '') as FeedDocument;

it('becomes an old event with the medals, results and matches of its log, which anybody checks again', async () => {
  const { body } = await send(packed()).expect(201);
  const { id } = (body as { data: { id: number } }).data;
  const event = ((await here.request.get(`/api/past-events/${id}`).expect(200)).body as { data: PastEventAnswer }).data;
  const { tournament, medals, records, hash } = document();
  expect(event).toMatchObject({ name: tournament.name, start_date: tournament.start_date, ...FIELDS });
  expect(event.archive).toMatchObject({ records, hash });
  const golds = medals.events.filter(({ is_over }) => is_over).flatMap(({ winners }) => winners);
  const placed = event.events.flatMap(({ results }) => results).filter(({ place }) => place === 1);
  expect(placed).toHaveLength(golds.filter(({ medal }) => medal === 'gold').length);
  expect(placed.length).toBeGreaterThan(0);

  const pools = (await here.request.get(`/api/past-events/${id}/matches`).expect(200)).body as { data: PastPool[] };
  const played = document().facts.filter(
    ({ key, value }) => key.startsWith('match:') && ('result' in value || 'performances' in value),
  );
  expect(pools.data.reduce((sum, { matches }) => sum + matches.length, 0)).toBe(played.length);

  const answer = await fetch(`${here.url}/api/past-events/${id}/archive`);
  const feed = mkdtempSync(join(tmpdir(), 'gelanggang-feed-'));
  try {
    for (const [path, content] of unzipped(Buffer.from(await answer.arrayBuffer()))) {
      mkdirSync(dirname(join(feed, path)), { recursive: true });
      writeFileSync(join(feed, path), content);
    }
    await promisify(execFile)('python3', [join(root, 'scripts/check-feed.py'), join(feed, 'feed')]);
  } finally {
    rmSync(feed, { recursive: true });
  }

  const again = await send(packed()).expect(409);
  expect((again.body as { message: string }).message).toContain('sudah ada di sini');
  await here.request.delete(`/api/past-events/${id}`).set(admin).expect(200);
  await here.request.get(`/api/past-events/${id}/archive`).expect(404);
  expect(await here.dataSource.query('select 1 from past_archive')).toEqual([]);
});

it('is refused in words where anything of it is missing, cut or another one, and leaves nothing', async () => {
  const fault = async (file: Buffer) =>
    ((await send(file).expect(422)).body as { errors: { file: string[] } }).errors.file?.[0];
  const [page = ''] = [...files.keys()].filter((path) => path.startsWith('pages/'));
  const whole = packed();
  expect(await fault(Buffer.from('bukan zip'))).toContain('terpotong');
  expect(await fault(whole.subarray(0, whole.length - 400))).toContain('terpotong');
  const byte = Buffer.from(whole);
  byte[600] = (byte[600] ?? 0) ^ 1;
  expect(await fault(byte)).toContain('terpotong');
  expect(await fault(zipOf(new Map([['x/readme.txt', 'x']])))).toContain('bukan arsip');
  expect(await fault(packed({ 'key.json': () => null }))).toContain('bukan arsip');
  expect(await fault(packed({ 'document.json': (text) => text.replace('"gold":', '"gold" :') }))).toContain('berubah');
  expect(await fault(packed({ 'head.json': (text) => text.replace('"signature":"', '"signature":"A') }))).toContain(
    'Tanda tangan',
  );
  expect(await fault(packed({ 'head.json': (text) => text.replace('"records":', '"records":1') }))).toContain(
    'Tanda tangan',
  );
  expect(await fault(packed({ 'key.json': () => '{}' }))).toContain('berbentuk');
  expect(await fault(packed({ 'document.json': () => '{' }))).toContain('berbentuk');
  expect(await fault(packed({ [page]: () => null }))).toContain('Halaman 1');
  expect(await fault(packed({ [page]: (text) => text.slice(text.indexOf('\n') + 1) }))).toContain('tidak utuh');
  expect(await fault(packed({ [page]: (text) => text.replace('"kind":"drawn"', '"kind":"drawm"') }))).toContain(
    'Rantai',
  );
  expect(await here.dataSource.query('select 1 from past_event')).toEqual([]);
});

const sum = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
/** An archive of this document, its log written anew, by a key that anybody may have made. */
function signed(document: FeedDocument): Buffer {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const head = JSON.parse(files.get('head.json')!) as FeedHead;
  let before = FEED_START;
  const lines = document.facts.map((fact, at) => {
    const line = JSON.stringify({ number: at + 1, at: '2026-11-21T08:00:00.000Z', kind: 'rule', ...fact, before });
    before = sum(line);
    return line;
  });
  const pages = Array.from({ length: Math.floor(lines.length / FEED_PAGE_RECORDS) }, (_, at) =>
    lines
      .slice(at * FEED_PAGE_RECORDS, (at + 1) * FEED_PAGE_RECORDS)
      .map((line) => `${line}\n`)
      .join(''),
  );
  const log = { records: lines.length, hash: before };
  const text = JSON.stringify({ ...document, ...log });
  const said = [document.format, document.version, document.tournament.id, log.records, log.hash, sum(text), ''].join(
    '\n',
  );
  const key = {
    key: sum(publicKey.export({ type: 'spki', format: 'der' })),
    public_key: publicKey.export({ type: 'spki', format: 'pem' }),
  };
  const own = {
    ...{ ...head, ...log, key: key.key, document: sum(text), signed: said, pages: pages.map(sum) },
    open: lines.slice(pages.length * FEED_PAGE_RECORDS),
    signature: sign(null, Buffer.from(said), privateKey).toString('base64'),
  };
  const content = new Map([
    ['document.json', text],
    ['head.json', JSON.stringify(own)],
    ['key.json', JSON.stringify(key)],
  ]);
  for (const [at, page] of pages.entries()) content.set(`pages/${at + 1}/${sum(page)}.ndjson`, page);
  return zipOf(new Map([...content].map(([path, text]) => [`arsip/data/feed/${path}`, text])));
}

it('is refused where somebody signed what has another shape than a tournament, as any form is', async () => {
  const changed = (change: object): Buffer => {
    const whole = document();
    return signed({ ...whole, tournament: { ...whole.tournament, ...change } });
  };
  for (const change of [
    { name: null },
    { name: 'a\0b' },
    { start_date: 'besok' },
    { end_date: '2026-02-30' },
    { end_date: '1999-01-01' },
  ]) {
    const { status, body } = await send(changed(change));
    const said = (body as { errors?: { file?: string[] } }).errors?.file?.[0];
    expect([change, status, said]).toEqual([change, 422, expect.stringContaining('berbentuk')]);
  }
  await send(changed({})).expect(201);
});

it('is refused where its matches hold what no page can show, or more than anybody opens', async () => {
  const fact = (whole: FeedDocument, subject: string): Record<string, unknown> =>
    whole.facts.find(({ key, value }) => key.startsWith(`${subject}:`) && (subject !== 'match' || 'result' in value))!
      .value as unknown as Record<string, unknown>;
  const result = (whole: FeedDocument) => fact(whole, 'match')['result'] as Record<string, unknown>;
  const wrong: ((whole: FeedDocument) => void)[] = [
    (whole) => (fact(whole, 'pool')['name'] = 'a\0b'),
    (whole) => (fact(whole, 'pool')['name'] = '\ud800'),
    (whole) => (fact(whole, 'pool')['name'] = { text: 'Pool A' }),
    (whole) => (fact(whole, 'pool')['name'] = 'x'.repeat(2_000_000)),
    (whole) => (result(whole)['win_kind'] = ['angka']),
    (whole) => (result(whole)['blue_score'] = '7'),
    (whole) => (result(whole)['winner'] = 'green'),
  ];
  for (const [at, change] of wrong.entries()) {
    const whole = document();
    change(whole);
    const { status, body } = await send(signed(whole));
    const said = (body as { errors?: { file?: string[] } }).errors?.file?.[0];
    expect([at, status, said]).toEqual([at, 422, expect.stringContaining('berbentuk')]);
  }
  expect(await here.dataSource.query('select 1 from past_event')).toEqual([]);
});

it('is sent piece by piece: whoever takes nothing of it keeps none of it in memory', async () => {
  const size = 16_000_000;
  const [event] = await here.dataSource.query<[{ id: number }]>(
    `insert into past_event (name, place, level, start_date, end_date) values ('Besar', 'X', 'club', '2020-01-01', '2020-01-02') returning id`,
  );
  const content = randomBytes(size);
  await here.dataSource.query(
    `insert into past_archive (past_event_id, key, records, hash, files, matches) values ($1, 'k', 1, 'h', $2, '[]')`,
    [event.id, content],
  );
  const path = `/api/past-events/${event.id}/archive`;
  const { hostname, port } = new URL(here.url);
  const held = () => process.memoryUsage().external;
  const before = held();
  const takers = Array.from({ length: 8 }, () => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    return socket;
  });
  // its answer has begun, and is not read
  await Promise.all(takers.map((socket) => once(socket, 'readable')));
  const more = held() - before;
  for (const socket of takers) socket.destroy();
  expect(more).toBeLessThan(3 * size);
  const answer = await fetch(`${here.url}${path}`);
  expect(answer.headers.get('content-length')).toBe(String(size));
  expect(content.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
});

it('holds nobody up while it is read, however far it unfolds', async () => {
  const files = new Map<string, string | Buffer>([
    ['data/feed/head.json', '{}'],
    ['data/feed/key.json', '{}'],
    [
      'data/feed/document.json',
      Buffer.concat([Buffer.from('['), Buffer.alloc(120_000_000, '[1],'), Buffer.from('1]')]),
    ],
  ]);
  const file = zipOf(files);
  const parse = jest.spyOn(JSON, 'parse');
  const { status, body } = await send(file);
  const longest = Math.max(...parse.mock.calls.map(([text]) => String(text).length));
  parse.mockRestore();
  expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['file']]);
  // this process takes nothing apart of what it unfolds to
  expect(longest).toBeLessThan(1_000_000);
});

it('is taken by admins alone, with its place and level', async () => {
  const organiser = { authorization: `Bearer ${(await here.tokenFor('organiser')).token}` };
  await send(packed(), organiser).expect(403);
  await here.request.post('/api/past-events/from-archive').expect(401);
  const bare = await here.request.post('/api/past-events/from-archive').set(admin).attach('file', packed(), 'a.zip');
  expect([bare.status, Object.keys((bare.body as { errors: object }).errors)]).toEqual([422, ['place', 'level']]);
});
