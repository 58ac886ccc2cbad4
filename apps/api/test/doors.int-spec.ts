// Another's ids: every call that takes one, and every call of the document with another's ids in path, query and body,
// as nobody, as another manager and as an operator. What is somebody's is neither told nor changed.
import type { OpenAPIObject } from '@nestjs/swagger';
import { createRandom, type Random } from '@gelanggang/domain/random';
import { ACCESS } from '@gelanggang/contract/access';
import type { ProtestAnswer } from '@gelanggang/contract/protests';
import { createSession } from '@gelanggang/database/queries/session.queries';
import { makeContingent, makeTeamMember } from '@gelanggang/database/testing/factories';
import { ApiCalls, type ApiCall, type StandingIds } from '../../../test/fuzz/api-calls';
import { Sender } from '../../../test/fuzz/send';
import { wholeMultipart } from '../../../test/fuzz/wrong-multipart';
import { startApi, type TestApi } from '../../../test/setup/api';
import { arenaStage } from './arena-stage';
import { type BillingStage, billingStage } from './billing-stage';

/** Calls with an id in their path that anybody signed in may use, since what they tell is everybody's. */
const EVERYBODYS = new Set([
  'GET /contingents/by-tournament/{tournamentId}',
  'GET /category-classes/fetch-class/{ageCategoryId}',
  'GET /category-classes/fetch-by-age-category/{ageCategoryId}',
  'GET /pools/{id}',
  'GET /pools/{id}/matches',
  'GET /show-bracket/{tournament_id}/{match_category_id}/{age_category_id}',
  'GET /seni/pools/{id}',
  'GET /seni/pools/{id}/bracket',
  'GET /entry-imports/template/{format}',
]);
/** Permissions that a contingent's manager holds: with them, own rows only. */
const MANAGERS = new Set([
  'signed-in',
  'create payment',
  'edit payment',
  'upload payment struk',
  'export member',
  'delete member',
]);

let api: TestApi;
let stage: BillingStage;
let calls: ApiCalls;
let sender: Sender;
let secrets: string[];
/** Of the manager whose rows these are, by call. */
let owned: Record<string, Record<string, number>>;
const visitors = new Map<string, string | null>();

beforeAll(async () => {
  api = await startApi();
  const db = api.dataSource.manager;
  stage = await billingStage(api);
  const members = [
    await stage.newMember({ name: 'Atlet Orang Lain' }),
    await stage.newMember(),
    await stage.newMember(),
  ];
  const billing = await stage.issue(members.slice(0, 2));
  await stage.upload(billing);
  const { accountId } = stage.manager;
  await api.dataSource.query(
    `update team_member set birth_place = 'Tempat Rahasia', family_card_number = '3201999999999999', address = 'Jalan Rahasia 7'
     where contingent_id = $1`,
    [stage.contingentId],
  );
  await api.dataSource.query(
    `update contingent set pic_phone = '081299999999', pic_email = 'rahasia@contoh.test' where id = $1`,
    [stage.contingentId],
  );
  const [job] = await api.dataSource.query<[{ id: number }]>(
    `insert into job (kind, account_id, status, finished_at, error) values ('team-members-export', $1, 'failed', now(), 'Gagal Rahasia') returning id`,
    [accountId],
  );
  const [notice] = await api.dataSource.query<[{ id: number }]>(
    `insert into notice (account_id, kind, data) values ($1, 'billing-issued', '{"number": "Rahasia/1"}') returning id`,
    [accountId],
  );
  const [claim] = await api.dataSource.query<[{ id: number }]>(
    'insert into contingent_claim (contingent_id, account_id) values ($1, $2) returning id',
    [stage.contingentId, accountId],
  );
  const [athlete] = await api.dataSource.query<[{ id: number }]>(
    `insert into athlete (account_id, name, birth_place, birth_date, gender, nik)
     values ($1, 'Atlet Orang Lain', 'Tempat Rahasia', '2006-07-08', 'male', '3201999999999998') returning id`,
    [accountId],
  );
  await api.dataSource.query(
    `insert into entry_check_setting (tournament_id, due_at, after_due) values ($1, now() + interval '1 day', 'closed')`,
    [stage.tournamentId],
  );
  const [ticket] = await api.dataSource.query<[{ id: number }]>(
    `insert into entry_ticket (tournament_id, contingent_id, team_member_id, athlete, kind, remark)
     values ($1, $2, $3, 'Atlet Orang Lain', 'remark', 'Koreksi Rahasia') returning id`,
    [stage.tournamentId, stage.contingentId, members[0]],
  );
  const { sessionId } = await createSession(db, accountId);
  owned = {
    contingents: { id: stage.contingentId },
    'team-members': { id: members[0] ?? 0 },
    billings: { id: billing },
    'contingent-claims': { id: claim.id },
    athletes: { id: athlete.id },
    tournaments: { id: stage.tournamentId, contingent: stage.contingentId },
    'entry-tickets': { id: ticket.id },
    jobs: { id: job.id },
    notices: { id: notice.id },
    user: { id: sessionId },
    protests: { id: await fileProtest(accountId, stage.manager.token) },
  };

  const other = await api.tokenFor('manager');
  const own = await makeContingent(db, { accountId: other.accountId, tournamentId: stage.tournamentId });
  await makeTeamMember(db, { contingentId: own.id, categoryClassId: stage.classId });
  visitors
    .set('nobody', null)
    .set('another manager', other.token)
    .set('operator', (await api.tokenFor('operator')).token);

  const rows = await api.dataSource.query<{ value: string }[]>(
    `select nik as value from team_member where contingent_id = $1
     union all select email from account where id = $2`,
    [stage.contingentId, accountId],
  );
  secrets = [
    ...rows.map(({ value }) => value),
    ...[
      'Tempat Rahasia',
      '3201999999999999',
      '3201999999999998',
      'Jalan Rahasia',
      '081299999999',
      'rahasia@contoh.test',
      'Gagal Rahasia',
      'Rahasia/1',
      'Klaim Rahasia',
      'Koreksi Rahasia',
    ],
  ];
  const ids: StandingIds = {
    ...Object.fromEntries(Object.entries(owned).map(([part, { id }]) => [part, [id ?? 0]])),
    contingent: [stage.contingentId],
    member: members,
    team_member: members,
    billing: [billing],
    tournament: [stage.tournamentId],
    tournaments: [stage.tournamentId],
    category_class: [stage.classId],
    account: [accountId],
    search: ['Atlet Orang Lain'],
  };
  const document = (await api.request.get('/api/openapi.json').expect(200)).body as OpenAPIObject;
  calls = new ApiCalls(document, ids);
  sender = new Sender(api.url, 20_000);
});
afterAll(async () => {
  sender.close();
  await api.close();
});

/** A loser's protest against a result, of a contingent that is the account's from now on; the protest's id. */
async function fileProtest(accountId: number, token: string): Promise<number> {
  const arena = await arenaStage(api);
  const [match] = await arena.matches(await arena.drawPool([1, 1]));
  if (!match) throw new Error('A pool of two has a match');
  await arena.schedule([match.id]);
  await api.dataSource.query(
    `update contingent set account_id = $2 where id = (select u.contingent_id from match m
       join pool_unit u on u.id = m.red_unit_id where m.id = $1)`,
    [match.id, accountId],
  );
  await arena.win(match.id, 'blue');
  const post = (path: string) => api.request.post(`/api/protests${path}`).set('authorization', `Bearer ${token}`);
  const { body } = await post('').send({ match_id: match.id }).expect(201);
  const { id } = (body as ProtestAnswer).data;
  await post(`/${id}/return`).send({ claim: 'Klaim Rahasia' }).expect(200);
  return id;
}

/** Everything that is the manager's, as one text that differs when any of it has changed. */
async function standing(): Promise<string> {
  const [row] = await api.dataSource.query<[{ all: string }]>(
    `select md5(jsonb_build_array(
       (select jsonb_agg(c order by c.id) from contingent c where c.account_id = $1),
       (select jsonb_agg(r order by r.tournament_id) from contingent_registration r where r.contingent_id = $2),
       (select jsonb_agg(m order by m.id) from team_member m where m.contingent_id = $2),
       (select jsonb_agg(a order by a.id) from athlete a where a.account_id = $1),
       (select jsonb_agg(b order by b.id) from billing b where b.account_id = $1),
       (select jsonb_agg(j order by j.id) from job j where j.account_id = $1),
       (select jsonb_agg(n order by n.id) from notice n where n.account_id = $1),
       (select jsonb_agg(p order by p.id) from protest p join pool_unit u on u.id = p.unit_id
          join contingent c on c.id = u.contingent_id where c.account_id = $1),
       (select jsonb_agg(k order by k.id) from entry_ticket k where k.contingent_id = $2),
       (select jsonb_agg(l) from entry_check_list l where l.contingent_id = $2),
       (select jsonb_agg(g order by g.id) from entry_signature g where g.contingent_id = $2),
       (select jsonb_agg(s.revoked_at order by s.id) from session s where s.account_id = $1),
       (select to_jsonb(a) from account a where a.id = $1))::text) as all`,
    [stage.manager.accountId, stage.contingentId],
  );
  return row.all;
}

/** A body that the call takes, with the other's ids in it. */
function bodyOf(call: ApiCall, random: Random): { headers: Record<string, string>; body: Buffer | null } {
  const [taken] = [...call.bodies].sort((a) => (a.type === 'application/json' ? -1 : 1));
  if (!taken) return { headers: {}, body: null };
  const fields = calls.likelyBody(random, taken.schema);
  if (taken.type === 'application/json') {
    return { headers: { 'content-type': taken.type }, body: Buffer.from(JSON.stringify(fields)) };
  }
  const file = Object.entries(calls.resolve(taken.schema).properties ?? {}).find(
    ([, one]) => one.format === 'binary',
  )?.[0];
  const { type, body } = wholeMultipart(fields, file ?? 'file');
  return { headers: { 'content-type': type }, body };
}

const nameOf = ({ method, path }: ApiCall) => `${method} ${path.slice('/api'.length)}`;

it('every call that takes an id and is open to managers is about somebody’s rows, or is listed as everybody’s', () => {
  const withId = Object.entries(ACCESS).filter(([call, access]) => call.includes('{') && MANAGERS.has(access));
  const unknown = withId
    .map(([call]) => call)
    .filter((call) => !EVERYBODYS.has(call) && !((call.split('/')[1] ?? '') in owned));
  expect(unknown).toEqual([]);
  expect([...EVERYBODYS].filter((call) => !(call in ACCESS))).toEqual([]);
});

it('with another’s id in the path each of them answers as if there were none', async () => {
  const open: string[] = [];
  const before = await standing();
  const ofRows = calls.calls.filter((call) => {
    const access = ACCESS[nameOf(call)];
    return access && MANAGERS.has(access) && call.path.includes('{') && !EVERYBODYS.has(nameOf(call));
  });
  expect(ofRows.length).toBeGreaterThan(15);
  for (const call of ofRows) {
    const own = owned[call.path.split('/')[2] ?? ''];
    const target = call.path.replace(/\{([^}]*)\}/g, (_, name: string) => String(own?.[name] ?? own?.id));
    const form = bodyOf(call, createRandom('00000000000000aa'));
    for (const [visitor, token] of visitors) {
      const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...form.headers };
      const answer = await sender.send({ method: call.method, target, headers, body: form.body }, {});
      const isShut = token === null ? answer?.status === 401 : [403, 404, 422].includes(answer?.status ?? 0);
      if (!isShut) open.push(`${visitor}: ${call.method} ${target} → ${answer?.status} ${answer?.text.slice(0, 120)}`);
      // a form that is wrong is refused before anybody looks whose it is: it must say nothing either
      if (secrets.some((secret) => answer?.text.includes(secret)))
        open.push(`${visitor}: ${call.method} ${target} tells`);
    }
  }
  expect(open).toEqual([]);
  expect(await standing()).toBe(before);
});

/** An export waits for a worker; its rows are bounded in the worker's own tests. */
const WAITS = /\/(export|invoice|receipt)$/;
const ROUNDS = 2;

it('no call tells or changes what is another’s, wherever its ids stand', async () => {
  const faults: string[] = [];
  let answered = 0;
  const before = await standing();
  for (const call of calls.calls.filter(({ path }) => !WAITS.test(path) && !path.endsWith('/logout'))) {
    for (const [visitor, token] of visitors) {
      for (let round = 0; round < ROUNDS; round++) {
        const random = createRandom(round.toString(16).padStart(16, '0'));
        if (round > 0 && call.bodies.length === 0 && call.query.length === 0) continue;
        const search = call.query
          .filter(({ name }) => round === 0 || (random.flip() && !/^(page|perPage)$/.test(name)))
          .map(({ name, schema: one }) => `${name}=${encodeURIComponent(String(calls.likely(random, name, one)))}`);
        const target = `${calls.likelyPath(random, call.path)}${search.length > 0 ? `?${search.join('&')}` : ''}`;
        const form = bodyOf(call, random);
        const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...form.headers };
        const own = { 'x-forwarded-for': `10.1.${answered >> 8}.${answered & 255}` };
        const answer = await sender.send({ method: call.method, target, headers, body: form.body }, own);
        if (answer && answer.status < 400) answered += 1;
        const told = secrets.find((secret) => answer?.text.includes(secret));
        if (told) faults.push(`${visitor}: ${call.method} ${target} tells ${told}`);
      }
    }
    if ((await standing()) !== before) {
      faults.push(`${call.method} ${call.path} changed another's rows`);
      break;
    }
  }
  expect(faults).toEqual([]);
  expect(answered).toBeGreaterThan(100);
}, 300_000);
