// Rehearsals: made beside the real tournaments, listed nowhere among them, walked through, and deleted without a trace.
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { RehearsalRow } from '@gelanggang/contract/rehearsal';
import { isRehearsal } from '@gelanggang/domain/tournament/rehearsal';
import { testApi } from '../../../test/setup/api';
import { runStart } from '../../../test/setup/demo';
import { testFolder } from '../../../test/setup/made';

const folder = testFolder();
const api = testApi({ demo: runStart(), env: { FILES_DIR: folder } });
let organiser: { authorization: string };
let admin: { authorization: string };
let other: { authorization: string };

const as = async (role: 'admin' | 'organiser' | 'manager') => ({
  authorization: `Bearer ${(await api.tokenFor(role)).token}`,
});

beforeAll(async () => {
  [organiser, admin, other] = [await as('organiser'), await as('admin'), await as('organiser')];
});

const get = async <T>(path: string, who: Record<string, string> = {}): Promise<T> =>
  (await api.request.get(`/api${path}`).set(who).expect(200)).body as T;
const list = async (who: Record<string, string>) => (await get<{ data: RehearsalRow[] }>('/rehearsals', who)).data;

async function made(who: Record<string, string>): Promise<RehearsalRow> {
  await api.request.post('/api/rehearsals').set(who).expect(202);
  return whenMade(who);
}
async function whenMade(who: Record<string, string>): Promise<RehearsalRow> {
  for (let left = 600; left > 0; left -= 1) {
    const [row] = await list(who);
    if (row && row.state !== 'making') return row;
    await pause(200);
  }
  throw new Error('It was not made.');
}

/** Of every table; what tells of deeds and devices goes on: the audit, the stream of the site, the numbers of its own sums. */
async function counts(): Promise<Record<string, number>> {
  const tables = await api.dataSource.query<{ name: string }[]>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
       and relname not in ('audit', 'event', 'session', 'action_key') order by relname`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await api.dataSource.query<{ n: number }[]>(`select count(*)::int as n from "${name}"`);
    found[name] = row?.n ?? -1;
  }
  return found;
}
const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;

/** A match of the real tournament that has just begun: it has no clock and nobody has counted in it yet. */
async function justBegun(): Promise<void> {
  const [match] = await api.dataSource.query<{ id: number }[]>(
    `select id from match where status = 'ongoing' and kind = 'tanding' order by id limit 1`,
  );
  for (const text of [
    'delete from desk_count where sheet_id in (select id from score_sheet where match_id = $1)',
    'delete from score_sheet where match_id = $1',
    'delete from match_clock where match_id = $1',
  ]) {
    await api.dataSource.query(text, [match?.id]);
  }
}

it('is made, practised with, and deleted, and leaves no row and no file', async () => {
  await justBegun();
  const [before, filesBefore] = [await counts(), files()];
  const row = await made(organiser);
  expect(row).toMatchObject({ state: 'ready', fault: null, is_own: true });
  expect(isRehearsal(row.slug)).toBe(true);

  // everything to practise with is there
  const { data: members } = await get<{ data: unknown[] }>(`/team-members?tournament_id=${row.id}`, organiser);
  expect(members.length).toBeGreaterThan(0);
  const { data: contingents } = await get<{ data: { name: string }[] }>(
    `/contingents?tournament_id=${row.id}&per_page=100`,
    organiser,
  );
  expect(contingents.every(({ name }) => name.endsWith('(Latihan)'))).toBe(true);
  const { data: bills } = await get<{ data: { invoice_number: string }[] }>(
    `/billings?tournament_id=${row.id}`,
    organiser,
  );
  expect(bills.every(({ invoice_number }) => invoice_number.startsWith('LATIHAN/INV/'))).toBe(true);

  // to a result
  const [match] = await api.dataSource.query<{ id: number }[]>(
    `select id from match where tournament_id = $1 and status = 'ongoing' and kind = 'tanding' order by id limit 1`,
    [row.id],
  );
  const saved = await api.request
    .post(`/api/matches/${match?.id}/result`)
    .set(organiser)
    .send({ winner: 'blue', win_kind: 'undur-diri' });
  expect([saved.status, saved.body]).toEqual([200, expect.anything()]);

  await api.request.delete(`/api/rehearsals/${row.id}`).set(organiser).expect(200);
  expect(await list(organiser)).toEqual([]);
  expect(await counts()).toEqual(before);
  expect(files()).toBe(filesBefore);
});

/** Once: one is made by it. */
let clicks: Promise<{ status: number }[]> | undefined;
const clickTwice = () => (clicks ??= Promise.all([0, 1].map(() => api.request.post('/api/rehearsals').set(organiser))));

describe('One that stands', () => {
  let row: RehearsalRow;
  let publicBefore: unknown[];
  const totals = new Map<string, number>();
  const LISTS = ['/contingents', '/team-members', '/billings', '/match-schedules', '/tournament-arenas'];
  const totalOf = async (path: string, query = '') =>
    (await get<{ total: number }>(`${path}?perPage=10${query}`, admin)).total;
  const told = () =>
    Promise.all(
      ['/tournaments/active', '/tournaments/gallery', '/tournaments/highlight', '/tournaments/all'].map((path) =>
        get<unknown>(path),
      ),
    );
  beforeAll(async () => {
    publicBefore = await told();
    for (const path of LISTS) totals.set(path, await totalOf(path));
    await clickTwice();
    row = await whenMade(organiser);
  });

  it('is nowhere among the real ones, and has a page of its own for whoever has its link', async () => {
    expect(await told()).toEqual(publicBefore);
    const { text } = await api.request.get('/sitemap.xml').expect(200);
    expect(text).not.toContain(row.slug);
    const detail = await get<{ name: string }>(`/tournaments/detail/${row.slug}`);
    expect(detail.name).toBe(row.name);
    const page = await api.request.get(`/detail/${row.slug}`);
    expect(page.text).toContain('noindex');
  });

  it('is offered to its own office and to admins, last, and to no other office or manager', async () => {
    const ids = async (who: Record<string, string>) =>
      (await get<{ id: number }[]>('/tournaments/all', who)).map(({ id }) => id);
    expect((await ids(organiser)).at(-1)).toBe(row.id);
    expect((await ids(admin)).at(-1)).toBe(row.id);
    expect(await ids(other)).not.toContain(row.id);
    expect(await ids(await as('manager'))).not.toContain(row.id);
    expect(await list(other)).toEqual([]);
    await api.request.delete(`/api/rehearsals/${row.id}`).set(other).expect(404);
  });

  it.each(LISTS)('adds nothing to %s of the whole site', async (path) => {
    expect(await totalOf(path)).toBe(totals.get(path));
    expect(await totalOf(path, `&tournament_id=${row.id}`)).toBeGreaterThan(0);
  });

  it('has an account that is none of the site’s people', async () => {
    expect(await totalOf('/users', '&search=Manajer%20Latihan')).toBe(0);
  });

  it('tells nobody by mail, takes no follower, and goes to no hall', async () => {
    const mails = await api.dataSource.query(`select from mail where to_address like '%.invalid'`);
    expect(mails).toEqual([]);
    const wanted = (slug: string) => ({
      ...{ endpoint: 'https://push.example.com/x', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      ...{ slug, follows: [] },
    });
    await api.request.put('/api/push/subscriptions').send(wanted('piala-gelanggang')).expect(200);
    await api.request.put('/api/push/subscriptions').send(wanted(row.slug)).expect(404);
    const given = await api.request.post(`/api/handovers/${row.id}/give`).set(admin).send({ with_passwords: false });
    expect(given.status).toBe(409);
  });

  it('keeps its name’s mark, and is one for each account', async () => {
    const again = await api.request.post('/api/rehearsals').set(organiser).expect(409);
    expect(again.body).toEqual({
      message: 'Anda sudah punya turnamen latihan. Hapus yang lama dulu.',
      code: 'rehearsal.hasOne',
    });
    const { data } = await get<{ data: { version: number; name: string } }>(
      `/tournament-settings/${row.id}`,
      organiser,
    );
    const renamed = await api.request
      .post(`/api/tournament-settings/update/${row.id}`)
      .set(organiser)
      .field({
        name: 'Piala Sungguhan',
        status: 'active',
        start_date: '2030-01-01',
        end_date: '2030-01-02',
        version: String(data.version),
      });
    expect(renamed.status).toBe(422);
    expect(Object.keys((renamed.body as { errors: object }).errors)).toContain('name');
  });

  it('lets a real contingent that entered it stay when it goes', async () => {
    const { accountId, token } = await api.tokenFor('manager');
    const [contingent] = await api.dataSource.query<{ id: number }[]>(
      `insert into contingent (account_id, name, pic_name, pic_phone, pic_email)
       values ($1, 'Kontingen Sungguhan', 'A', '0812', 'a@contoh.test') returning id`,
      [accountId],
    );
    await api.dataSource.query('insert into contingent_registration (tournament_id, contingent_id) values ($1, $2)', [
      row.id,
      contingent?.id,
    ]);
    await api.request.delete(`/api/rehearsals/${row.id}`).set(organiser).expect(200);
    const { data } = await get<{ data: { id: number }[] }>('/contingents', { authorization: `Bearer ${token}` });
    expect(data.map(({ id }) => id)).toEqual([contingent?.id]);
  });
});

it('is begun once by two clicks at once', async () => {
  expect((await clickTwice()).map(({ status }) => status).sort()).toEqual([202, 409]);
});

it('is a matter of who may make a tournament', async () => {
  await api.request
    .post('/api/rehearsals')
    .set(await as('manager'))
    .expect(403);
  await api.request.post('/api/rehearsals').expect(401);
});

it('says why it could not be made in the language of whoever reads it; one of before says what it said', async () => {
  const unlucky = await as('organiser');
  await api.dataSource.query("update age_category set name = name || ' lama'");
  const row = await made(unlucky);
  const fault = async (language: object = {}) => (await list({ ...unlucky, ...language }))[0]?.fault;
  expect(row.state).toBe('failed');
  expect(await fault()).toBe('Gagal. Golongan atau kelas situs ini mungkin sudah diubah; sebabnya ada di log API.');
  expect(await fault({ 'accept-language': 'en' })).toMatch(/^It failed\. The ages or classes/);
  await api.dataSource.query('update rehearsal set fault = $2 where tournament_id = $1', [row.id, '"Gagal."']);
  expect(await fault({ 'accept-language': 'en' })).toBe('Gagal.');
});
