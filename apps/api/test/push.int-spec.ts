// Notices that wake a closed phone: asked for without an account, told once, encrypted for the device, and ended at once.
import { createPublicKey, verify } from 'node:crypto';
import type { LiveMatch } from '@gelanggang/contract/live';
import { MOST_SUBSCRIPTIONS, type PushedNotice } from '@gelanggang/contract/push';
import { Env } from '@gelanggang/platform/env/env';
import { PushSender } from '@gelanggang/platform/push/push-sender';
import { FollowerWatch } from '../../worker/src/push/follower-watch';
import { startApi, type TestApi } from '../../../test/setup/api';
import { type Device, device, type PushService, startPushService } from '../../../test/setup/push-service';
import { type ArenaStage, arenaStage } from './arena-stage';

let api: TestApi;
let stage: ArenaStage;
let service: PushService;
let sender: PushSender;
let watch: FollowerWatch;
let slug: string;
let matches: LiveMatch[];
beforeAll(async () => {
  api = await startApi();
  stage = await arenaStage(api);
  const poolId = await stage.drawPool(Array.from({ length: 32 }, () => 1));
  await stage.schedule((await stage.matches(poolId)).map(({ id }) => id));
  matches = (await stage.matches(poolId)).filter(({ blue, red }) => blue.state === 'unit' && red.state === 'unit');
  await api.dataSource.query('update tournament set end_date = current_date + 30 where id = $1', [stage.tournamentId]);
  const [row] = await api.dataSource.query<{ slug: string }[]>('select slug from tournament where id = $1', [
    stage.tournamentId,
  ]);
  slug = row?.slug ?? '';
  service = await startPushService();
  sender = new PushSender(api.dataSource, Object.assign(new Env(), { PUBLIC_URL: 'https://gelanggang.example' }));
  sender.agent = service.agent;
  watch = new FollowerWatch(api.dataSource);
});
afterAll(async () => {
  await sender.onApplicationShutdown();
  await watch.onApplicationShutdown();
  await service.stop();
  await api.close();
});
beforeEach(async () => {
  service.got.length = 0;
  service.status = 201;
  await api.dataSource.query('delete from push_subscription');
  await api.dataSource.query('delete from attempt');
});

let next = 0;
/** A match that nobody has called yet. */
function freshMatch(): LiveMatch {
  const match = matches[next++];
  if (!match) throw new Error('No match is left.');
  return match;
}
const follows = ({ blue }: LiveMatch) => [{ kind: 'athlete', name: blue.name, contingent: blue.contingent }];
const ask = ({ endpoint, p256dh, auth }: Device, values: Record<string, unknown>) =>
  api.request.put('/api/push/subscriptions').send({ endpoint, p256dh, auth, slug, ...values });
const unsubscribe = (endpoint: unknown) => api.request.post('/api/push/unsubscribe').send({ endpoint });
const call = (match: LiveMatch) => api.request.post(`/api/matches/${match.id}/call`).set(stage.operator).expect(200);
async function tell(): Promise<void> {
  // by the clock: whatever the stream has told since
  await watch.look(Date.now());
  await sender.sendWaiting();
}
const noticesOf = (one: Device): PushedNotice[] =>
  service.got.filter(({ path }) => one.endpoint.endsWith(path)).map(({ body }) => one.open(body) as PushedNotice);

it('a device is told what it chose, and of what it chooses later not what stood before', async () => {
  const match = freshMatch();
  const own = device('own');
  await ask(own, { follows: follows(match), kinds: ['result'] }).expect(200);
  await call(match);
  await tell();
  expect(noticesOf(own)).toEqual([]);
  await ask(own, { follows: follows(match), kinds: ['called', 'result'] }).expect(200);
  await tell();
  expect(noticesOf(own)).toEqual([]);
  await api.request.post(`/api/matches/${match.id}/start`).set(stage.operator).expect(200);
  const result = { winner: 'blue', win_kind: 'angka', blue_score: 12, red_score: 8 };
  await api.request.post(`/api/matches/${match.id}/result`).set(stage.operator).send(result).expect(200);
  await tell();
  expect(noticesOf(own).map(({ title }) => title)).toEqual([`Hasil partai ${match.partai}`]);
});

it.each([[[]], [['called', 'called']], [['semua']], ['called']])(
  'kinds of notices that are none: %j',
  async (kinds) => {
    const match = matches[0] as LiveMatch;
    const { body } = await ask(device('own'), { follows: follows(match), kinds }).expect(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual(['kinds']);
  },
);

it('the keys are made once, and stay', async () => {
  const keys = await Promise.all([1, 2, 3].map(() => api.request.get('/api/push/key').expect(200)));
  const told = new Set(keys.map(({ body }) => (body as { data: { key: string } }).data.key));
  expect(told.size).toBe(1);
  expect([...told][0]).toMatch(/^B[A-Za-z0-9_-]{86}$/);
});

it('a call and a result reach the device that follows, once, and no other', async () => {
  const match = freshMatch();
  const [own, other] = [device('own'), device('other')];
  await ask(own, { follows: follows(match) }).expect(200);
  await ask(other, { follows: [{ kind: 'contingent', name: 'Tidak ada', contingent: '' }] }).expect(200);
  await tell();
  service.got.length = 0;
  await call(match);
  await Promise.all([watch.look(Date.now()), new FollowerWatch(api.dataSource).look(Date.now())]);
  await Promise.all([sender.sendWaiting(), sender.sendWaiting()]);
  expect(noticesOf(own)).toEqual([
    {
      title: `Partai ${match.partai} dipanggil`,
      body: expect.stringContaining(`${match.blue.name} – ${match.red.name}. Segera ke `) as string,
      tag: `gelanggang-${match.id}`,
      url: `/kapan-saya-main/${slug}`,
    },
  ]);
  await tell();
  expect(service.got).toHaveLength(1);
  await api.request.post(`/api/matches/${match.id}/start`).set(stage.operator).expect(200);
  const result = { winner: 'blue', win_kind: 'angka', blue_score: 21, red_score: 18 };
  await api.request.post(`/api/matches/${match.id}/result`).set(stage.operator).send(result).expect(200);
  await tell();
  expect(noticesOf(own).map(({ title }) => title)).toEqual([
    `Partai ${match.partai} dipanggil`,
    `Hasil partai ${match.partai}`,
  ]);
  expect(noticesOf(own)[1]?.body).toContain(`${match.blue.name} menang 21–18.`);
  expect(noticesOf(other)).toEqual([]);
});

it('who is followed by number is told of under a corrected name, and who is not by its contingent alone', async () => {
  const match = freshMatch();
  const { name, contingent, entry_ids } = match.blue;
  const [own, other] = [device('corrected'), device('not-corrected')];
  await ask(own, { follows: [{ kind: 'athlete', name, contingent, entry_ids }] }).expect(200);
  await ask(other, { follows: [{ kind: 'athlete', name, contingent }] }).expect(200);
  await tell();
  const rename = (to: string) =>
    api.dataSource.query('update team_member set name = $1 where id = any($2)', [to, entry_ids]);
  await rename('Nama Yang Benar');
  try {
    await call(match);
    await tell();
    expect(noticesOf(own).map(({ body }) => body.split(' – ')[0])).toEqual(['Nama Yang Benar']);
    expect(noticesOf(other)).toEqual([]);
  } finally {
    await rename(name);
  }
});

it('what is sent is signed with our key for that service, and bears nothing that can be read on the way', async () => {
  const match = freshMatch();
  const own = device('signed');
  await ask(own, { follows: follows(match) }).expect(200);
  await call(match);
  await tell();
  const [sent] = service.got.slice(-1);
  const [, token = '', key = ''] = /^vapid t=([^,]+), *k=(.+)$/.exec(sent?.headers.authorization ?? '') ?? [];
  const { body } = await api.request.get('/api/push/key').expect(200);
  expect(key).toBe((body as { data: { key: string } }).data.key);
  const [head, claims, signature] = token.split('.');
  expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
    aud: 'https://push.example',
    sub: 'https://gelanggang.example',
  });
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  );
  expect(isOurs).toBe(true);
  expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
  expect(Number(sent?.headers.ttl)).toBeGreaterThan(0);
  expect(sent?.body.includes(match.blue.name)).toBe(false);
});

it('what stood already when a device asks is not told', async () => {
  const match = freshMatch();
  await call(match);
  const own = device('late');
  await ask(own, { follows: follows(match) }).expect(200);
  await tell();
  expect(noticesOf(own)).toEqual([]);
});

it('a device is told that the bracket of whom it follows was drawn, once, and of several at once in one message', async () => {
  const divided = async () => {
    const [poolId] = await stage.divideClass([1, 1, 1]);
    const rows = await api.dataSource.query<{ id: number; name: string }[]>(
      'select id, name from contingent order by id desc limit 3',
    );
    return { poolId: poolId ?? 0, clubs: rows.map(({ id, name }) => ({ ...FOLLOWED, name, contingent_id: id })) };
  };
  const FOLLOWED = { kind: 'contingent', contingent: '' };
  const [one, two, three] = [await divided(), await divided(), await divided()];
  const [own, several, other] = [device('drawn'), device('drawn-two'), device('drawn-not')];
  await ask(own, { follows: one.clubs.slice(0, 1) }).expect(200);
  await ask(several, { follows: [...one.clubs.slice(0, 1), ...two.clubs.slice(0, 1)] }).expect(200);
  await ask(other, { follows: three.clubs, kinds: ['called', 'result'] }).expect(200);
  await tell();
  expect(service.got).toEqual([]);
  for (const { poolId } of [one, two, three]) await stage.draw(poolId);
  await Promise.all([watch.look(Date.now()), new FollowerWatch(api.dataSource).look(Date.now())]);
  await tell();
  expect(noticesOf(own)).toEqual([
    {
      title: expect.stringMatching(/^Bagan .+ terbit$/) as string,
      body: expect.stringMatching(/\.$/) as string,
      tag: `gelanggang-pool-${one.poolId}`,
      url: `/bagan/${slug}/tanding/${one.poolId}`,
    },
  ]);
  const together = noticesOf(several).map(({ title }) => title);
  expect(together).toContain('2 bagan terbit');
  expect(together).toHaveLength(1);
  expect(noticesOf(other)).toEqual([]);
  await ask(other, { follows: three.clubs }).expect(200);
  await tell();
  expect(service.got).toHaveLength(2);
});

it('a device that is gone is forgotten with all that waits for it', async () => {
  const match = freshMatch();
  const own = device('gone');
  await ask(own, { follows: follows(match) }).expect(200);
  await call(match);
  service.status = 410;
  await tell();
  expect(await api.dataSource.query('select 1 from push_subscription')).toEqual([]);
  expect(await api.dataSource.query('select 1 from push_message')).toEqual([]);
});

it('a service that is troubled is asked again, later and not for ever; one that refuses is not', async () => {
  const match = freshMatch();
  const own = device('troubled');
  await ask(own, { follows: follows(match) }).expect(200);
  await call(match);
  await watch.look(Date.now());
  const row = async () =>
    (
      await api.dataSource.query<{ attempts: number; isDue: boolean; isDone: boolean; fault: string | null }[]>(
        `select attempts, next_try_at <= now() as "isDue", done_at is not null as "isDone", fault
         from push_message where notice is not null or done_at > created_at order by id desc limit 1`,
      )
    )[0];
  service.status = 503;
  for (let attempt = 1; attempt <= 7; attempt += 1) {
    await api.dataSource.query('update push_message set next_try_at = now()');
    await sender.sendWaiting();
    expect(await row()).toMatchObject({ attempts: attempt, isDone: attempt === 7, fault: 'HTTP 503' });
  }
  const seen = service.got.length;
  await api.dataSource.query('update push_message set next_try_at = now()');
  await sender.sendWaiting();
  expect(service.got).toHaveLength(seen);

  const other = freshMatch();
  await ask(own, { follows: follows(other) }).expect(200);
  await call(other);
  await watch.look(Date.now());
  service.status = 413;
  await sender.sendWaiting();
  expect(await row()).toMatchObject({ attempts: 1, isDone: true, fault: 'HTTP 413' });
});

it('one tap ends it for all tournaments, twice is once', async () => {
  const match = matches[0] as LiveMatch;
  const own = device('ended');
  await ask(own, { follows: follows(match) }).expect(200);
  expect((await unsubscribe(own.endpoint).expect(200)).body).toEqual({ message: 'Pemberitahuan dimatikan.' });
  await unsubscribe(own.endpoint).expect(200);
  expect(await api.dataSource.query('select 1 from push_subscription')).toEqual([]);
});

it('who follows nobody any more in a tournament is not told of it, and still of others', async () => {
  const own = device('fewer');
  await ask(own, { follows: follows(matches[0] as LiveMatch) }).expect(200);
  await ask(own, { follows: [] }).expect(200);
  expect(await api.dataSource.query('select 1 from push_subscription')).toEqual([]);
});

it('of one device and tournament there is one, however often it asks at once', async () => {
  const match = matches[0] as LiveMatch;
  const own = device('twice');
  await Promise.all([1, 2, 3, 4].map(() => ask(own, { follows: follows(match) })));
  expect(await api.dataSource.query('select follows from push_subscription')).toEqual([{ follows: follows(match) }]);
});

it.each([
  ['of our own network', { endpoint: 'https://192.168.1.10/push' }, 'endpoint'],
  ['of this machine', { endpoint: 'https://localhost/push' }, 'endpoint'],
  ['with a port of its own', { endpoint: 'https://push.example:8443/push' }, 'endpoint'],
  ['without https', { endpoint: 'http://push.example/push' }, 'endpoint'],
  ['that is too long', { endpoint: `https://push.example/${'x'.repeat(1000)}` }, 'endpoint'],
  ['with a key that is none', { p256dh: 'kunci' }, 'p256dh'],
  ['with a secret that is none', { auth: 'rahasia' }, 'auth'],
  [
    'that follows too many',
    { follows: Array.from({ length: 51 }, () => ({ kind: 'contingent', name: 'A', contingent: '' })) },
    'follows',
  ],
])('an address %s is refused', async (_what, values, field) => {
  const { body } = await ask(device('x'), {
    follows: [{ kind: 'contingent', name: 'A', contingent: '' }],
    ...values,
  }).expect(422);
  expect(Object.keys((body as { errors: object }).errors)[0]).toContain(field);
  expect(await api.dataSource.query('select 1 from push_subscription')).toEqual([]);
});

it('a tournament that is not there, or was never public, is followed by nobody', async () => {
  const one = [{ kind: 'contingent', name: 'A', contingent: '' }];
  await ask(device('x'), { slug: 'tidak-ada', follows: one }).expect(404);
  await unsubscribe('bukan alamat').expect(422);
});

describe('a tournament that is full', () => {
  const crowd = (network: string, count: number) =>
    api.dataSource.query(
      `insert into push_subscription (tournament_id, endpoint, p256dh, auth, follows, network)
       select $1, 'https://push.example/' || $2 || n, 'key', 'secret', '[]', $2 from generate_series(1, $3::int) n`,
      [stage.tournamentId, network, count],
    );
  const counts = async () =>
    Object.fromEntries(
      (
        await api.dataSource.query<{ network: string; count: number }[]>(
          `select case when network like '%-crowd' then network else 'own' end as network, count(*)::int as count
           from push_subscription group by 1`,
        )
      ).map(({ network, count }) => [network, count]),
    );
  const one = [{ kind: 'contingent', name: 'A', contingent: '' }];

  it('takes a new device in, for the oldest of the network that has most', async () => {
    await crowd('hall-crowd', 50);
    await crowd('strange-crowd', MOST_SUBSCRIPTIONS - 50);
    await ask(device('newcomer'), { follows: one }).expect(200);
    await ask(device('newcomer'), { follows: follows(matches[0] as LiveMatch) }).expect(200);
    expect(await counts()).toEqual({ own: 1, 'hall-crowd': 50, 'strange-crowd': MOST_SUBSCRIPTIONS - 51 });
    expect(
      await api.dataSource.query(
        `select from push_subscription where endpoint = 'https://push.example/strange-crowd1'`,
      ),
    ).toEqual([]);
  });

  it('lets first go who could not be reached', async () => {
    await crowd('hall-crowd', 50);
    await crowd('strange-crowd', MOST_SUBSCRIPTIONS - 51);
    const lost = device('lost');
    const match = freshMatch();
    await ask(lost, { follows: follows(match) }).expect(200);
    await call(match);
    service.status = 403;
    await tell();
    await ask(device('newcomer'), { follows: one }).expect(200);
    expect(await api.dataSource.query('select from push_subscription where endpoint = $1', [lost.endpoint])).toEqual(
      [],
    );
    expect(await counts()).toEqual({ own: 1, 'hall-crowd': 50, 'strange-crowd': MOST_SUBSCRIPTIONS - 51 });
  });
});

it('an address adds a thousand devices, then few; whoever is there already goes on', async () => {
  const one = [{ kind: 'contingent', name: 'A', contingent: '' }];
  const own = device('before');
  await ask(own, { follows: one }).expect(200);
  await api.dataSource.query('update attempt set tries = 1000');
  const answers = await Promise.all([1, 2, 3].map((number) => ask(device(`more-${number}`), { follows: one })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  await ask(own, { follows: follows(matches[0] as LiveMatch) }).expect(200);
  await ask(own, { follows: [] }).expect(200);
});

it('what is kept of an address tells networks apart, and not which they are', async () => {
  await ask(device('near'), { follows: [{ kind: 'contingent', name: 'A', contingent: '' }] }).expect(200);
  const [row] = await api.dataSource.query<{ network: string }[]>('select network from push_subscription');
  expect(row?.network).toMatch(/^[\w-]{43}$/);
});
