// Webhooks: what the open log tells is posted to other programs, signed, once each, again where it did not arrive, and never
// into our own network.
import { execFile, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Paginated } from '@gelanggang/contract/http';
import type { DeliveryRow, WebhookMessage, WebhookRow } from '@gelanggang/contract/webhooks';
import { MOST_TRIES, MOST_WEBHOOKS, pauseAfterTries, WEBHOOK_KINDS } from '@gelanggang/domain/programs/webhook-rules';
import { readFeed } from '@gelanggang/feed/read-feed';
import { Env } from '@gelanggang/platform/env/env';
import { publicAgent } from '@gelanggang/platform/push/public-addresses';
import { WebhookSender } from '../../worker/src/webhooks/webhook-sender';
import { WebhookWatch } from '../../worker/src/webhooks/webhook-watch';
import { startApi, type TestApi } from '../../../test/setup/api';
import { startTlsServer, type TlsServer } from '../../../test/setup/tls-server';
import { type ArenaStage, arenaStage } from './arena-stage';

const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;

interface Got {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let api: TestApi;
let stage: ArenaStage;
let receiver: TlsServer;
let got: Got[] = [];
/** What a path answers; else 204. */
const answers = new Map<string, (response: ServerResponse) => void>();
let senders: WebhookSender[];
let watches: WebhookWatch[];
beforeAll(async () => {
  api = await startApi();
  stage = await arenaStage(api);
  receiver = await startTlsServer('hook.example', (request, response, body) => {
    const path = request.url ?? '';
    got.push({ path, headers: request.headers, body: body.toString() });
    const answer = answers.get(path);
    if (answer) answer(response);
    else response.writeHead(204).end();
  });
  const env = Object.assign(new Env(), { PUBLIC_URL: 'https://gelanggang.example' });
  watches = [1, 2].map(() => new WebhookWatch(api.dataSource, env));
  senders = [1, 2].map(() => Object.assign(new WebhookSender(api.dataSource), { agent: receiver.agent }));
});
afterAll(async () => {
  await Promise.all([...senders, ...watches].map((one) => one.onApplicationShutdown()));
  await receiver.stop();
  await api.close();
});
beforeEach(async () => {
  await api.dataSource.query('delete from webhook');
  got = [];
  answers.clear();
});

const path = (more = '') => `/api/tournaments/${stage.tournamentId}/webhooks${more}`;
async function add(name: string, kinds: readonly string[] = WEBHOOK_KINDS): Promise<{ id: number; secret: string }> {
  const sent = { url: `https://hook.example/${name}`, kinds };
  const { body } = await api.request.post(path()).set(stage.organiser).send(sent).expect(201);
  return (body as { data: { id: number; secret: string } }).data;
}
const press = (id: number, what: string) => api.request.post(path(`/${id}/${what}`)).set(stage.organiser);
async function deliveries(id: number): Promise<DeliveryRow[]> {
  const { body } = await api.request
    .get(path(`/${id}/deliveries?perPage=100`))
    .set(stage.organiser)
    .expect(200);
  return (body as Paginated<DeliveryRow>).data;
}
async function list(): Promise<WebhookRow[]> {
  const { body } = await api.request.get(path()).set(stage.organiser).expect(200);
  return (body as { data: { webhooks: WebhookRow[] } }).data.webhooks;
}
/** Two workers at once, as far as anything is to be done now. */
async function work(): Promise<void> {
  await readFeed(api.dataSource, stage.tournamentId);
  await Promise.all(watches.map((watch) => watch.look()));
  await Promise.all(senders.map((sender) => sender.sendWaiting()));
}
/** The time of the next try has come. */
const comeDue = () => api.dataSource.query(`update webhook_delivery set next_try_at = now() where state = 'waiting'`);
const messagesAt = (name: string): WebhookMessage[] =>
  got.filter((one) => one.path === `/${name}`).map(({ body }) => JSON.parse(body) as WebhookMessage);

/** By the text of the specification, and no line of ours. */
function isSigned({ headers, body }: Got, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}

/** A class of two: drawn, scheduled, called, fought and corrected. */
async function day(): Promise<number> {
  const poolId = await stage.drawPool([1, 1]);
  const [match] = await stage.matches(poolId);
  if (!match) throw new Error('Nothing was drawn.');
  await readFeed(api.dataSource, stage.tournamentId);
  await stage.schedule([match.id]);
  await readFeed(api.dataSource, stage.tournamentId);
  await api.request.post(`/api/matches/${match.id}/call`).set(stage.operator).expect(200);
  await readFeed(api.dataSource, stage.tournamentId);
  await api.request.post(`/api/matches/${match.id}/start`).set(stage.operator).expect(200);
  const result = { winner: 'blue', win_kind: 'angka', blue_score: 12, red_score: 8 };
  await api.request.post(`/api/matches/${match.id}/result`).set(stage.operator).send(result).expect(200);
  await readFeed(api.dataSource, stage.tournamentId);
  const [{ id: wrong }] = await api.dataSource.query<[{ id: number }]>('select id from result where match_id = $1', [
    match.id,
  ]);
  await api.request
    .post(`/api/matches/${match.id}/result`)
    .set(stage.operator)
    .send({
      ...result,
      winner: 'red',
      blue_score: 8,
      red_score: 12,
      corrects_result_id: wrong,
      reason: 'Nilai tertukar',
    })
    .expect(200);
  return match.id;
}

it('posts each record once to each endpoint, of the kinds that it asked for, signed, by two workers at once', async () => {
  const all = await add('all');
  const some = await add('some', ['called', 'medals']);
  const matchId = await day();
  await Promise.all([work(), work()]);
  const records = messagesAt('all').map(({ data }) => data.record);
  expect(records.map((one) => one?.number)).toEqual([...new Set(records.map((one) => one?.number))]);
  expect(new Set(messagesAt('all').map(({ type }) => type))).toEqual(new Set(WEBHOOK_KINDS));
  expect(new Set(messagesAt('some').map(({ type }) => type))).toEqual(new Set(['called', 'medals']));
  // exactly what the log tells of these kinds
  const told = await api.dataSource.query<{ line: string }[]>(
    'select line from feed_record where tournament_id = $1 order by number',
    [stage.tournamentId],
  );
  const lines = told.map(
    ({ line }) => JSON.parse(line) as { kind: string; key: string; number: number; value: unknown },
  );
  const called = lines.filter(({ kind, key }) => kind === 'called' && key === `match:${matchId}`);
  expect(called).toHaveLength(1);
  expect(messagesAt('all').find(({ type }) => type === 'called')).toMatchObject({
    timestamp: expect.any(String) as string,
    data: {
      tournament: { id: stage.tournamentId, slug: stage.slug },
      feed: `https://gelanggang.example/api/feed/${stage.slug}`,
      record: { number: called[0]?.number, kind: 'called', key: `match:${matchId}`, value: called[0]?.value },
    },
  });
  for (const one of got) {
    const [right, wrong] = one.path === '/all' ? [all, some] : [some, all];
    expect([isSigned(one, right.secret), isSigned(one, wrong.secret)]).toEqual([true, false]);
    expect(one.headers['content-type']).toBe('application/json');
  }
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(got.length);
  // no name is in it
  const names = await api.dataSource.query<{ name: string }[]>(
    'select name from team_member union select name from contingent',
  );
  expect(names.filter(({ name }) => got.some(({ body }) => body.includes(name)))).toEqual([]);
  const before = got.length;
  await work();
  expect(got).toHaveLength(before);
  expect((await list()).map(({ waiting, failed }) => [waiting, failed])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

it('an endpoint hears of what is told after it was added', async () => {
  await add('late');
  await work();
  expect(got).toEqual([]);
});

it('what did not arrive is sent again with the same id, after growing pauses, until it has failed; then by hand', async () => {
  const { id } = await add('away', ['drawn']);
  answers.set('/away', (response) => response.writeHead(503).end());
  await stage.drawPool([1, 1]);
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    await work();
    expect(got).toHaveLength(tries);
    const [row] = await deliveries(id);
    expect(row).toMatchObject({ tries, status_code: 503, state: tries < MOST_TRIES ? 'waiting' : 'failed' });
    const wait = row?.next_try_at ? (Date.parse(row.next_try_at) - Date.parse(row.tried_at ?? '')) / 1000 : null;
    const pause = pauseAfterTries(tries);
    if (pause === null) expect(wait).toBeNull();
    else expect(wait).toBeGreaterThanOrEqual(pause);
    // not before its time
    await work();
    expect(got).toHaveLength(tries);
    await comeDue();
  }
  await work();
  expect(got).toHaveLength(MOST_TRIES);
  expect(new Set(got.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
  expect((await list())[0]).toMatchObject({ failed: 1, waiting: 0 });

  answers.clear();
  const [failed] = await deliveries(id);
  await press(id, `deliveries/${failed?.id}/replay`).expect(200);
  await work();
  expect(got).toHaveLength(MOST_TRIES + 1);
  expect(got.at(-1)?.headers['webhook-id']).toBe(failed?.message_id);
  expect((await deliveries(id))[0]).toMatchObject({ state: 'sent', status_code: 204, tries: 1, next_try_at: null });
  // also what arrived, and nothing that there is not
  await press(id, `deliveries/${failed?.id}/replay`).expect(200);
  await press(id, `deliveries/${failed?.id}/replay`).expect(409);
  await press(id, 'deliveries/999999/replay').expect(404);
});

it('a slow endpoint keeps no other waiting, and one that never ends its answer keeps nobody', async () => {
  const slow = await add('slow', ['drawn']);
  await add('fast', ['drawn']);
  const endless = await add('endless', ['drawn']);
  const held: ServerResponse[] = [];
  answers.set('/slow', (response) => held.push(response));
  answers.set('/endless', (response) => void response.writeHead(200).write('x'.repeat(100_000)));
  for (let n = 0; n < 3; n++) {
    await stage.drawPool([1, 1]);
    await readFeed(api.dataSource, stage.tournamentId);
  }
  await watches[0]?.look();
  const under = senders[0]?.sendWaiting();
  while (messagesAt('fast').length < 3 || messagesAt('endless').length < 3) {
    await new Promise((again) => setTimeout(again, 20));
  }
  // its first message is still under way, and the others of its own wait behind it
  expect(messagesAt('slow')).toHaveLength(1);
  const release = setInterval(() => held.splice(0).forEach((response) => response.writeHead(200).end()), 10);
  await under;
  clearInterval(release);
  expect(messagesAt('slow')).toHaveLength(3);
  for (const { id } of [slow, endless])
    expect((await deliveries(id)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
});

it('a worker that died with a message in its hand leaves it to another', async () => {
  const { id } = await add('died', ['drawn']);
  await stage.drawPool([1, 1]);
  await readFeed(api.dataSource, stage.tournamentId);
  await watches[0]?.look();
  await api.dataSource.query(
    `update webhook_delivery set tries = 1, tried_at = now(), next_try_at = now() + interval '60 seconds'`,
  );
  await work();
  expect(got).toEqual([]);
  await comeDue();
  await work();
  expect(got).toHaveLength(1);
  expect((await deliveries(id))[0]).toMatchObject({ state: 'sent', tries: 2 });
});

describe('Addresses', () => {
  it.each([
    ...['http://hook.example/x', 'https://hook.example:8443/x', 'https://localhost/x', 'https://10.0.0.1/x'],
    ...[
      'https://127.0.0.1/x',
      'https://169.254.169.254/latest',
      'https://[::1]/x',
      'https://[fd00::1]/x',
      'https://db/x',
    ],
    ...[
      'https://2130706433/x',
      'https://printer.local/x',
      'https://me:secret@hook.example/x',
      'ftp://hook.example',
      '',
    ],
  ])('%s is refused as it is given', async (url) => {
    const { body, status } = await api.request
      .post(path())
      .set(stage.organiser)
      .send({ url, kinds: ['drawn'] });
    expect([status, Object.keys((body as { errors?: object }).errors ?? {})]).toEqual([422, ['url']]);
  });

  it('that lead into our own network are not connected to, by number or by what their name leads to then', async () => {
    const { id } = await add('inner', ['drawn']);
    await press(id, 'test').expect(200);
    const sender = new WebhookSender(api.dataSource);
    // the name was public when it was given; now it leads here
    const connect = sender.agent.createConnection.bind(sender.agent) as (options: object, done: unknown) => never;
    sender.agent.createConnection = (options: object, done: unknown) =>
      connect({ ...options, host: 'localhost' }, done);
    await sender.sendWaiting();
    expect((await deliveries(id))[0]).toMatchObject({ state: 'failed', status_code: null, fault: 'not-public' });
    await sender.onApplicationShutdown();

    await api.dataSource.query(`update webhook set url = 'https://127.0.0.1/x' where id = $1`, [id]);
    await press(id, 'test').expect(200);
    const other = Object.assign(new WebhookSender(api.dataSource), { agent: publicAgent() });
    await other.sendWaiting();
    expect((await deliveries(id))[0]).toMatchObject({ state: 'failed', fault: 'not-public' });
    await other.onApplicationShutdown();
    expect(got).toEqual([]);
  });

  it('that an endpoint sends us to are not followed', async () => {
    const { id } = await add('moved', ['drawn']);
    answers.set('/moved', (response) => response.writeHead(302, { location: 'https://hook.example/inner' }).end());
    await press(id, 'test').expect(200);
    await work();
    expect(got.map((one) => one.path)).toEqual(['/moved']);
    expect((await deliveries(id))[0]).toMatchObject({ kind: 'test', state: 'failed', status_code: 302, number: null });
  });
});

describe('The office', () => {
  it('adds a few, each address once, changes and removes them; the secret is told once', async () => {
    const made = await Promise.all(
      Array.from({ length: MOST_WEBHOOKS + 2 }, (_, n) =>
        api.request
          .post(path())
          .set(stage.organiser)
          .send({ url: `https://hook.example/${n}`, kinds: ['result'] }),
      ),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(MOST_WEBHOOKS);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(2);
    const [first, second] = await list();
    expect(JSON.stringify(await list())).not.toContain('whsec_');
    const audit = await api.dataSource.query<{ detail: unknown }[]>(
      `select detail from audit where action like '%webhooks%'`,
    );
    expect(audit.length).toBeGreaterThan(0);
    expect(JSON.stringify(audit)).not.toContain('whsec_');
    const change = (body: object) =>
      api.request
        .put(path(`/${first?.id}`))
        .set(stage.organiser)
        .send(body);
    await change({ url: second?.url, kinds: ['result'] }).expect(422);
    await change({ url: first?.url, kinds: [] }).expect(422);
    await change({ url: first?.url, kinds: ['medals', 'drawn'] }).expect(200);
    expect((await list())[0]?.kinds).toEqual(['drawn', 'medals']);
    await api.request
      .delete(path(`/${first?.id}`))
      .set(stage.organiser)
      .expect(200);
    await api.request
      .delete(path(`/${first?.id}`))
      .set(stage.organiser)
      .expect(404);
    await change({ url: first?.url, kinds: ['drawn'] }).expect(404);
    expect(await list()).toHaveLength(MOST_WEBHOOKS - 1);
  });

  it('takes nothing of a form that somebody else has overtaken, whatever was sent to the endpoint meanwhile', async () => {
    const { id } = await add('form');
    const read = async () => {
      const { body } = await api.request.get(path()).set(stage.organiser).expect(200);
      return (body as { data: { webhooks: WebhookRow[] } }).data.webhooks.find((one) => one.id === id)!;
    };
    const { version, url, kinds } = await read();
    await press(id, 'test').expect(200);
    const save = (sent: object) =>
      api.request
        .put(path(`/${id}`))
        .set(stage.organiser)
        .send(sent);
    await save({ url: 'https://hook.example/theirs', kinds: [...kinds].reverse(), version }).expect(200);
    await save({ url, kinds: kinds.slice(0, 1), version }).expect(409);
    const stands = await read();
    expect(stands).toMatchObject({ url: 'https://hook.example/theirs', kinds });
    await save({ url, kinds, version: stands.version }).expect(200);
  });

  it('tries an endpoint out, one test at a time', async () => {
    const { id, secret } = await add('try', ['drawn']);
    await press(id, 'test').expect(200);
    await press(id, 'test').expect(409);
    await work();
    expect(messagesAt('try')).toEqual([expect.objectContaining({ type: 'test' })]);
    expect(got.every((one) => isSigned(one, secret))).toBe(true);
    await press(id, 'test').expect(200);
  });
});

if (hasPython) {
  it('is checked by the program that the documents show, which finds one changed letter', async () => {
    const { id, secret } = await add('python', ['drawn']);
    await press(id, 'test').expect(200);
    await work();
    const text = await readFile(join(__dirname, '../../../docs/feed.md'), 'utf8');
    const program = /```python\n([^`]*)```/.exec(text)?.[1] ?? '';
    const [one] = got;
    if (!one) throw new Error('Nothing was posted.');
    const check = (body: string): Promise<string> =>
      new Promise((resolve) => {
        const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
        const given = names.map((name) => String(one.headers[name]));
        const env = { ...process.env, WEBHOOK_SECRET: secret };
        const child = execFile('python3', ['-c', program, ...given], { env }, (_, out, wrong) =>
          resolve((out + wrong).trim()),
        );
        child.stdin?.end(body);
      });
    expect(await check(one.body)).toBe('genuine');
    expect(await check(one.body.replace('test', 'tesT'))).toBe('not signed with this secret');
  });
}
