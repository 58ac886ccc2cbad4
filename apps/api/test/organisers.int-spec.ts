// Two organisers on one site: of the other's tournament each gets refusals, whatever it asks for, and no list tells of it.
import { io } from 'socket.io-client';
import { ACCESS, CALLS } from '@gelanggang/contract/access';
import { type Call, KEY_ACCESS, PANEL_ACCESS, type Thing, THINGS } from '@gelanggang/contract/call';
import { LIVE_NAMESPACE, type SubscribeAnswer } from '@gelanggang/contract/events';
import { JOB_KINDS, type JobKind, jobRow } from '@gelanggang/contract/jobs';
import { billingsSeenBy, OWN_ROWS } from '@gelanggang/contract/member-roles';
import { rightsOfAccount } from '@gelanggang/database/queries/rights.queries';
import { type Permission, ROLES } from '@gelanggang/contract/permissions';
import { as } from '../../../test/setup/api';
import { TOURNAMENT, type TwoOrganisers, twoOrganisers } from './two-organisers';

/** As the guard refuses: before it looks at what else is sent. */
const REFUSED = { status: 404, message: 'Data tidak ditemukan.' };
const NOTHING = 999_999_999;

let two: TwoOrganisers;
beforeAll(async () => {
  two = await twoOrganisers();
});
afterAll(() => two?.close());

interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
}

async function send({ method, path, query, body }: Asked, who: { token: string }) {
  const address = `${two.api.url}/api${path}?${new URLSearchParams(query).toString()}`;
  const hasBody = method === 'POST' || method === 'PUT';
  const answer = await fetch(address, {
    method,
    headers: { ...as(who), ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  const message = text.startsWith('{') ? (JSON.parse(text) as { message?: string }).message : undefined;
  return { status: answer.status, message, text };
}

const things = ({ of }: Call): string[] => ([of].flat() as string[]).filter((one) => one?.includes(' '));

/** The call with the other's row where `one` of the row's things says, and nothing that there is in other places. */
function naming(call: Call, one: string): Asked {
  const [thing, where] = one.split(' ') as [Thing, string];
  const id = two.things[thing];
  const [method = '', path = ''] = call.name.split(' ');
  const [part, field = ''] = where.split('.');
  return {
    method,
    path: path.replace(/\{([^}]*)\}/g, (_, name: string) => String(name === where ? id : NOTHING)),
    query: part === 'query' ? { [field]: String(id) } : {},
    body: part === 'body' ? { [field]: field.endsWith('s') ? [id] : id } : {},
  };
}

/** Everybody who signed in may call it, or who enters contingents: it shows own rows. */
const isForAll = ({ access }: Pick<Call, 'access'>): boolean =>
  access === 'signed-in' || (OWN_ROWS as readonly string[]).includes(access);
const ofOffice = CALLS.filter(
  (call) => !isForAll(call) && (ROLES.organiser.permissions as readonly string[]).includes(call.access),
);

describe("A call that names a row of the other's tournament", () => {
  it('is refused to an organiser, each by each of the rows that it can name', async () => {
    const wrong: string[] = [];
    for (const call of ofOffice) {
      for (const one of things(call)) {
        const { status, message } = await send(naming(call, one), two.stranger);
        if (status !== REFUSED.status || message !== REFUSED.message) wrong.push(`${call.name} by ${one}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    const named = new Set(CALLS.flatMap(things).map((one) => one.split(' ')[0]));
    expect(THINGS.filter((thing) => !named.has(thing))).toEqual([]);
  });

  it('is not refused so to whoever owns it, so that the walk above refuses nothing that is not there', async () => {
    const wrong: string[] = [];
    for (const call of ofOffice.filter(({ name }) => name.startsWith('GET '))) {
      for (const one of things(call).filter((each) => !each.includes('.'))) {
        const { status, text } = await send(naming(call, one), two.owner);
        if (status >= 400 && status !== 422 && !MADE_OF_MORE.has(call.name))
          wrong.push(`${call.name}: ${status} ${text}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('tells an organiser no more than any account where everybody who signed in may call it', async () => {
    const wrong: string[] = [];
    // an export waits for a worker: what it holds is told below
    const walked = CALLS.filter((call) => isForAll(call) && !call.name.endsWith('/export'));
    for (const call of walked) {
      for (const one of things(call)) {
        const asked = naming(call, one);
        const [stranger, manager] = [await send(asked, two.stranger), await send(asked, two.manager)];
        if (stranger.status !== manager.status || stranger.text !== manager.text) {
          wrong.push(`${call.name} by ${one}: ${stranger.status}, any account ${manager.status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** What they show beside the tournament is not there in the demo, or has to be named too. */
const MADE_OF_MORE = new Set([
  'GET /tournaments/{id}/certificate-pictures/{slot}',
  'GET /tournaments/{id}/athlete-cards/{code}',
  'GET /protests/{id}/clips/{clip}',
  'GET /matches/{id}/judge-scores',
  'GET /matches/{id}/proposal',
  'GET /seni/drawings/{id}',
  'GET /tournaments/{id}/webhooks/{webhookId}/deliveries',
  // refused where the demo, by the hour, has begun the pool already
  'GET /pools/{id}/regenerate-bracket',
]);

describe('A list', () => {
  const lists = CALLS.filter(({ name, of }) => name.startsWith('GET ') && [of].flat().includes('lists')).filter(
    ({ name }) => !name.includes('{') && !name.endsWith('/export'),
  );
  const rowsOf = (text: string): unknown[] => {
    const body = JSON.parse(text) as unknown[] | { data: unknown[] };
    return Array.isArray(body) ? body : body.data;
  };
  /** Those that tell of the own tournament itself. */
  const OWN: Readonly<Record<string, number>> = {
    'GET /tournament-settings': 1,
    'GET /tournaments': 1,
    'GET /tournaments/of-office': 1,
    'GET /insight/tournaments': 1,
    'GET /audit': 1,
    'GET /audit/people': 1,
  };

  it("holds rows of the own tournament alone, and the other's where that one asks", async () => {
    expect(lists.length).toBeGreaterThan(20);
    const [wrong, empty]: string[][] = [[], []];
    for (const { name } of lists) {
      const asked = { method: 'GET', path: name.slice(4), query: { search: '' }, body: {} };
      const { status, text } = await send(asked, two.stranger);
      const rows = status === 200 ? rowsOf(text) : [];
      if (rows.length !== (OWN[name] ?? 0)) wrong?.push(`${name}: ${status}, ${rows.length} rows`);
      const others = await send(asked, two.owner);
      if (others.status !== 200 || rowsOf(others.text).length === 0) empty?.push(name);
    }
    expect(wrong).toEqual([]);
    // nothing of these in the demo
    expect(empty?.sort()).toEqual(EMPTY_IN_DEMO);
  });

  const EMPTY_IN_DEMO = [
    ...['GET /audit', 'GET /audit/people', 'GET /jobs', 'GET /rehearsals', 'GET /team-members/known'],
    'GET /tournaments/away',
  ];

  it('of names, and the bell and menus, tell of no other tournament', async () => {
    const names = two.foreign.map(({ name }) => name);
    for (const path of ['/tournaments/all', '/contingents/fetch-all', '/notices', '/own-dashboard', '/menus']) {
      const { status, text } = await send({ method: 'GET', path, query: {}, body: {} }, two.stranger);
      expect([path, status, names.filter((name) => text.includes(name))]).toEqual([path, 200, []]);
    }
  });
});

describe('Every row of the table of calls', () => {
  it('that is not open to everybody, nor to panels and programs, says how it belongs to a tournament', () => {
    const open = ['public', ...PANEL_ACCESS, ...KEY_ACCESS];
    expect(
      CALLS.filter(({ access, of }) => !open.includes(access) && of === undefined).map(({ name }) => name),
    ).toEqual([]);
  });

  it('that names something in its path or by an id of a tournament has it looked at', () => {
    const unseen = CALLS.filter(({ name, of }) => name.includes('{') && ['lists'].includes(String(of)));
    expect(unseen.map(({ name }) => name).filter((name) => !/ \/jobs\/\{id\}/.test(name))).toEqual([]);
    expect(Object.keys(ACCESS)).toHaveLength(CALLS.length);
  });
});

describe('Jobs, exports and their files', () => {
  const paramsOf = (): Record<string, unknown> => ({
    tournament_id: two.things.tournament,
    pool_id: two.things.pool,
    match_id: two.things.match,
    protest_id: two.things.protest,
    billing_id: two.things.billing,
    ...{ date: '2030-05-01', size: 8, for: 'participants', pause_seconds: 0 },
  });
  /** Of several tournaments, each row by what is seen of it. */
  const OF_SEVERAL: readonly JobKind[] = ['audit-export'];

  it.each(JOB_KINDS.filter((kind) => !isForAll(jobRow(kind)) && !OF_SEVERAL.includes(kind)))(
    "%s of the other's tournament is refused",
    async (kind) => {
      const before = await two.api.dataSource.query('select count(*)::int as n from job');
      const asked = { method: 'POST', path: '/jobs', query: {}, body: { kind, params: paramsOf() } };
      const { status } = await send(asked, two.stranger);
      // plans and certificates have more to say first what is missing
      expect([403, 404, 422]).toContain(status);
      expect(await two.api.dataSource.query('select count(*)::int as n from job')).toEqual(before);
    },
  );

  it('of members, contingents, bills and changes hold own rows and those of own tournaments', async () => {
    const { api, stranger, ownTournament, things: foreign } = two;
    const own = { owner: stranger.accountId, tournaments: [] };
    const all = { owner: stranger.accountId, tournaments: [ownTournament.id] };
    const id = Number(foreign.tournament);
    const rights = await rightsOfAccount(api.dataSource, stranger.accountId);
    expect(rights.seen(stranger.accountId, id, 'manage contingents')).toEqual(own);
    expect(rights.seen(stranger.accountId, null, 'manage contingents')).toEqual(all);
    expect(rights.in(id).has('export contingent')).toBe(false);
    expect(billingsSeenBy(rights, stranger.accountId, id)).toEqual(own);
    expect(billingsSeenBy(rights, stranger.accountId, null)).toEqual(all);
    expect(rights.seen(stranger.accountId, null, 'view audit')).toEqual(all);
  });

  it("a bill of the other's is not printed", async () => {
    for (const kind of ['invoice-pdf', 'receipt-pdf'] as const) {
      const body = { kind, params: { billing_id: two.things.billing } };
      expect((await send({ method: 'POST', path: '/jobs', query: {}, body }, two.stranger)).status).toBe(404);
    }
  });

  it("a job of the other's is not seen, nor stopped, nor its file read, also one that an office shares", async () => {
    const ids = await two.api.dataSource.query<{ id: number }[]>(
      `insert into job (kind, params, account_id, tournament_id)
       select kind, jsonb_build_object('tournament_id', $1::bigint), $2, $1
       from unnest(array['auto-generate', 'auto-schedule', 'result-book-pdf']) as kind returning id`,
      [two.things.tournament, two.owner.accountId],
    );
    for (const { id } of ids) {
      for (const [method, path] of [
        ['GET', `/jobs/${id}`],
        ['GET', `/jobs/${id}/file`],
        ['DELETE', `/jobs/${id}`],
        ['POST', `/jobs/${id}/retry`],
      ] as const) {
        expect((await send({ method, path, query: {}, body: {} }, two.stranger)).status).toBe(404);
      }
      expect((await send({ method: 'GET', path: `/jobs/${id}`, query: {}, body: {} }, two.owner)).status).toBe(200);
    }
    expect(JSON.parse((await send({ method: 'GET', path: '/jobs', query: {}, body: {} }, two.stranger)).text)).toEqual({
      data: [],
    });
    await two.api.dataSource.query('delete from job where id = any($1)', [ids.map(({ id }) => id)]);
  });
});

it('A paper of a match is seen by whoever asked for it as long as they may ask, like any of a tournament', async () => {
  const { api, stranger, things: foreign } = two;
  const [{ id }] = await api.dataSource.query<[{ id: number }]>(
    `insert into job (kind, params, account_id) values ('match-record-pdf', jsonb_build_object('match_id', $1::bigint), $2)
     returning id`,
    [foreign.match, stranger.accountId],
  );
  const member = [foreign.tournament, stranger.accountId];
  const statuses = async () => {
    const { text } = await send({ method: 'GET', path: '/jobs', query: {}, body: {} }, stranger);
    const one = await send({ method: 'GET', path: `/jobs/${id}`, query: {}, body: {} }, stranger);
    return [one.status, (JSON.parse(text) as { data: { id: number }[] }).data.some((job) => job.id === id)];
  };
  const add = `insert into tournament_member (tournament_id, account_id, role) values ($1, $2, 'organiser')`;
  await api.dataSource.query(add, member);
  expect(await statuses()).toEqual([200, true]);
  await api.dataSource.query('delete from tournament_member where tournament_id = $1 and account_id = $2', member);
  expect(await statuses()).toEqual([404, false]);
  await api.dataSource.query('delete from job where id = $1', [id]);
});

describe('Live topics', () => {
  async function hears(who: { token: string }, topic: string): Promise<boolean> {
    const socket = io(two.api.url + LIVE_NAMESPACE, {
      auth: { token: who.token },
      transports: ['websocket'],
      forceNew: true,
    });
    try {
      const answer = (await socket.timeout(10_000).emitWithAck('subscribe', { topic })) as SubscribeAnswer;
      return answer.ok;
    } finally {
      socket.disconnect();
    }
  }

  it('of an office are heard by that office alone, and of an account by that account', async () => {
    const foreign = `tournament:${two.things.tournament}:staff`;
    expect(await hears(two.owner, foreign)).toBe(true);
    expect(await hears(two.stranger, foreign)).toBe(false);
    expect(await hears(two.stranger, `tournament:${two.ownTournament.id}:staff`)).toBe(true);
    expect(await hears(two.owner, `tournament:${two.ownTournament.id}:staff`)).toBe(false);
    expect(await hears(two.stranger, `user:${two.owner.accountId}`)).toBe(false);
  });

  it("of a draft are heard by whoever prepares it, and a draft is no other's", async () => {
    const { body } = await two.api.request
      .post('/api/tournament-settings')
      .set(as(two.owner))
      .field({ ...TOURNAMENT, name: 'Belum Terbuka', status: 'inactive' })
      .attach('tournament_document', Buffer.from('%PDF-1.7\nisi'), 'THB.pdf')
      .expect(201);
    const { id } = (body as { data: { id: number } }).data;
    expect(await hears(two.owner, `tournament:${id}`)).toBe(true);
    expect(await hears(two.stranger, `tournament:${id}`)).toBe(false);
    await two.api.request.get(`/api/tournaments/${id}`).set(as(two.stranger)).expect(404);
    await two.api.request.get(`/api/tournaments/${id}`).set(as(two.owner)).expect(200);
    const { text } = await send({ method: 'GET', path: '/tournaments/all', query: {}, body: {} }, two.stranger);
    expect(text).not.toContain('Belum Terbuka');
  });
});

it('An admin does in every tournament what its role says', async () => {
  const admin = await two.api.tokenFor('admin');
  const permission: Permission = 'see all tournaments';
  const held = await two.api.request.get('/api/user/permissions').set(as(admin)).expect(200);
  expect(held.body).toContain(permission);
  for (const id of [two.things.tournament, two.ownTournament.id]) {
    await two.api.request.get(`/api/tournament-settings/${id}`).set(as(admin)).expect(200);
    await two.api.request.get(`/api/tournaments/${id}/members`).set(as(admin)).expect(200);
  }
});
