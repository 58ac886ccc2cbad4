// The set-up page of a tournament through the door: what stands, the preset, copying, the hours, opening and closing.
import type { CopyAnswer, DayPlanAnswer, PresetAge, SetUpAnswer } from '@gelanggang/contract/setting-up';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { makeArena, makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { testApi } from '../../../test/setup/api';
import { queriesOf } from './count-queries';

const api = testApi();
let organiser: { authorization: string };

beforeAll(async () => {
  organiser = { authorization: `Bearer ${(await api.tokenFor('organiser')).token}` };
});

const read = (path: string) => api.request.get(`/api/tournament-settings/${path}`).set(organiser);
const post = (path: string, body: object) =>
  api.request.post(`/api/tournament-settings/${path}`).set(organiser).send(body);
const setUpOf = async (id: number) => (await read(`${id}/setup`).expect(200)).body.data as SetUpAnswer;
const tournament = (values = {}) => makeTournament(api.dataSource.manager, values);
const sql = <T>(text: string, values: unknown[] = []) => api.dataSource.query<T[]>(text, values);

describe('what a tournament has', () => {
  it('is told with its entries by class, paid and not, a pair being one unit of its contingent', async () => {
    const { manager } = api.dataSource;
    const { id } = await tournament({ location: 'GOR' });
    await makeArena(manager, { tournamentId: id, name: 'Satu' });
    const [one] = await sql<{ id: number; age: number }>(
      `select c.id, c.age_category_id as age from category_class c join age_category a on a.id = c.age_category_id
       where a.name = 'Dewasa' and c.gender = 'male' and c.name = 'A'`,
    );
    await makePaidParticipants(manager, { tournamentId: id, classId: one!.id, contingentSizes: [2, 1] });
    const contingent = await makeContingent(manager, { tournamentId: id });
    await makeTeamMember(manager, { contingentId: contingent.id, categoryClassId: one!.id });
    await manager.query(
      `insert into team_member (contingent_id, name, birth_place, birth_date, gender, body_weight, nik,
         championship_category_id, match_category_id, age_category_id)
       select $1, 'Ganda ' || n, 'Bandung', '2005-05-05', 'female', 50, 3300000000000000 + n,
         (select min(id) from championship_category), 3, $2 from generate_series(1, 3) n`,
      [contingent.id, one!.age],
    );
    const { entries, members, recent_members, arenas, categories, day_plan, tournament: told } = await setUpOf(id);
    expect(entries).toEqual([
      { kind: 'seni', age_category_id: one!.age, registered: 2, paid: 0 },
      { kind: 'tanding', age_category_id: one!.age, registered: 4, paid: 3 },
    ]);
    expect([members, recent_members, arenas]).toEqual([7, 7, ['Satu']]);
    expect(categories).toEqual([{ id: 1, name: 'Tanding', kind: 'tanding', registration_fee: 250_000 }]);
    expect(day_plan).toMatchObject({ starts_at: '07:30', ends_at: '17:00', version: 0 });
    expect(told).toMatchObject({ is_ahead: true, has_location: true, has_document: false, has_description: false });
  });

  it('says how many ways there are to pay: accounts, and a QRIS', async () => {
    const { id } = await tournament();
    expect(await setUpOf(id)).toMatchObject({ ways_to_pay: 0, has_online_payment: false });
    await sql(
      `insert into tournament_bank_account (tournament_id, bank_name, account_number, account_name)
       select $1, 'BRI', n, 'Panitia' from unnest(array['1234567', '7654321']) n`,
      [id],
    );
    await sql('insert into payment_setting (tournament_id) values ($1)', [id]);
    expect((await setUpOf(id)).ways_to_pay).toBe(2);
    await sql(`update payment_setting set qris = '000201' || '5802ID' || '63041234' where tournament_id = $1`, [id]);
    expect((await setUpOf(id)).ways_to_pay).toBe(3);
  });

  it('is read with as many queries for one entry as for many, and by its organisers only', async () => {
    const { id } = await tournament();
    const few = await queriesOf(() => setUpOf(id));
    const [one] = await sql<{ id: number }>('select id from category_class limit 1');
    await makePaidParticipants(api.dataSource.manager, { tournamentId: id, classId: one!.id, contingentSizes: [3, 3] });
    expect(await queriesOf(() => setUpOf(id))).toHaveLength(few.length);
    const manager = { authorization: `Bearer ${(await api.tokenFor('manager')).token}` };
    await api.request.get(`/api/tournament-settings/${id}/setup`).set(manager).expect(403);
    await read('999999/setup').expect(404);
  });
});

describe('the hours of its days', () => {
  const PLAN = { starts_at: '08:00', ends_at: '16:00', pause_minutes: 30, changeover_seconds: 90, seni_seconds: 180 };
  const put = (id: number, body: object) =>
    api.request.put(`/api/tournament-settings/${id}/day-plan`).set(organiser).send(body);

  it('are kept, and the second of two who change them at once is told', async () => {
    const { id } = await tournament();
    const saved = await put(id, { ...PLAN, chart: 4, version: 0 }).expect(200);
    expect((saved.body as Saved<DayPlanAnswer>).data).toEqual({ ...PLAN, chart: 4, version: 1 });
    await put(id, { ...PLAN, chart: 0, version: 0 }).expect(409);
    await put(id, { ...PLAN, chart: 0, version: 1 }).expect(200);
    expect((await setUpOf(id)).day_plan).toEqual({ ...PLAN, chart: 0, version: 2 });
  });

  it('that end before they begin are refused on the field', async () => {
    const { id } = await tournament();
    const refused = await put(id, { ...PLAN, chart: 0, ends_at: '07:00' }).expect(422);
    expect(refused.body.errors).toEqual({ ends_at: ['Jam selesai harus sesudah jam mulai.'] });
    const wrong = await put(id, { ...PLAN, starts_at: '25:00', pause_minutes: -1, chart: 3 }).expect(422);
    expect(Object.keys(wrong.body.errors as object).sort()).toEqual(['chart', 'pause_minutes', 'starts_at']);
  });
});

describe('the preset IPSI 2025', () => {
  const preview = async (id: number) => (await read(`${id}/preset`).expect(200)).body.data as PresetAge[];
  const classifications = (id: number) =>
    sql<{ name: string; classes: number }>(
      `select c.name, count(d.*)::int as classes from match_classification c
       join match_classification_detail d on d.match_classification_id = c.id
       where c.tournament_id = $1 group by c.id order by c.id`,
      [id],
    );

  it('is previewed, then makes the classifications of the tournament in one step, and nothing the second time', async () => {
    const { id } = await tournament();
    const before = await preview(id);
    expect(before.filter((age) => age.classification === 'new')).toHaveLength(7);
    expect(await classifications(id)).toEqual([]);
    const applied = await post(`${id}/preset`, {}).expect(200);
    expect(applied.body.message).toBe('Preset IPSI 2025: 2 kelas dan 7 klasifikasi baru.');
    expect(await classifications(id)).toContainEqual({ name: 'Tanding Dewasa', classes: 24 });
    expect((await post(`${id}/preset`, {}).expect(200)).body.message).toBe('Preset IPSI 2025: semuanya sudah ada.');
    expect(await classifications(id)).toHaveLength(7);
  });

  it('is applied once by two people at once', async () => {
    const { id } = await tournament();
    const answers = await Promise.all([1, 2, 3].map(() => post(`${id}/preset`, { ages: ['Remaja', 'Dewasa'] })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await classifications(id)).map((one) => one.name)).toEqual(['Tanding Remaja', 'Tanding Dewasa']);
  });

  it('makes what people removed of the shared ages and classes, and leaves what they changed', async () => {
    await sql('delete from match_classification');
    await sql(
      `delete from category_class where age_category_id = (select id from age_category where name = 'Master 2')`,
    );
    await sql(`delete from age_category where name = 'Master 2'`);
    await sql(
      `update category_class set weight_max = 49 where name = 'A' and gender = 'male'
         and age_category_id = (select id from age_category where name = 'Master 1')`,
    );
    await sql(
      `delete from category_class where name = 'B' and gender = 'male'
         and age_category_id = (select id from age_category where name = 'Master 1')`,
    );
    const { id } = await tournament();
    const ages = await preview(id);
    expect(ages.find((age) => age.name === 'Master 2')).toMatchObject({ is_new: true, classes_count: 24 });
    expect(ages.find((age) => age.name === 'Master 1')).toMatchObject({
      is_new: false,
      new_classes: [{ name: 'B', gender: 'male', weight_min: 50, weight_max: 55, includes_min: false }],
      different: [{ standing: { weight_max: 49 }, preset: { weight_max: 50 } }],
      warnings: [{ gender: 'male', kind: 'gap', lower: 'A', upper: 'B', from: 49, to: 50 }],
    });
    const applied = await post(`${id}/preset`, { ages: ['Master 1', 'Master 2'] }).expect(200);
    expect(applied.body.message).toBe('Preset IPSI 2025: 1 usia, 25 kelas, dan 2 klasifikasi baru.');
    expect(await sql(`select round_seconds from age_category where name = 'Master 2'`)).toEqual([
      { round_seconds: 60 },
    ]);
  });

  it('makes shared classes only for who may keep them', async () => {
    await sql(
      `delete from match_classification_detail where category_class_id in
         (select c.id from category_class c join age_category a on a.id = c.age_category_id
          where a.name = 'Dewasa' and c.name = 'C')`,
    );
    await sql(
      `delete from category_class where name = 'C' and age_category_id = (select id from age_category where name = 'Dewasa')`,
    );
    const { id } = await tournament();
    const limited = await api.tokenFor('operator');
    await sql(
      `insert into role_permission (role_id, permission_name)
       select role_id, 'manage tournament' from account_role where account_id = $1`,
      [limited.accountId],
    );
    const apply = (ages: string[]) =>
      api.request
        .post(`/api/tournament-settings/${id}/preset`)
        .set({ authorization: `Bearer ${limited.token}` })
        .send({ ages });
    const refused = await apply(['Dewasa']).expect(403);
    expect(refused.body.message).toBe('Usia dan kelas bersama hanya dapat dibuat oleh pengelola data induk.');
    await apply(['Remaja']).expect(200);
    await apply(['Balita']).expect(422);
    expect((await classifications(id)).map((one) => one.name)).toEqual(['Tanding Remaja']);
  });
});

describe("another tournament's set-up", () => {
  it('is counted, copied part by part, and copied once however often it is asked for', async () => {
    const { manager } = api.dataSource;
    const source = await tournament({ name: 'Sumber' });
    for (const name of ['A', 'B']) await makeArena(manager, { tournamentId: source.id, name });
    await sql(
      `insert into tournament_match_category (tournament_id, match_category_id, registration_fee) values ($1, 2, 200000)`,
      [source.id],
    );
    await sql(`insert into tournament_contact_person (tournament_id, name, phone) values ($1, 'Sari', '0811')`, [
      source.id,
    ]);
    await post(`${source.id}/preset`, { ages: ['Remaja'] }).expect(200);
    const target = await tournament({ name: 'Tujuan' });
    await makeArena(manager, { tournamentId: target.id, name: 'B' });
    await sql('update tournament_match_category set registration_fee = 1 where tournament_id = $1', [target.id]);

    const counts = (await read(`${target.id}/copy?source_id=${source.id}`).expect(200)).body.data as CopyAnswer;
    expect(counts).toEqual({
      arenas: { new: 1, there: 1 },
      categories: { new: 1, there: 1 },
      classifications: { new: 1, there: 0 },
      contacts: { new: 1, there: 0 },
      accounts: { new: 0, there: 0 },
      rules: { new: 0, there: 0 },
      hours: { new: 0, there: 0 },
      rates: { new: 0, there: 0 },
      certificates: { new: 0, there: 0 },
      officials: { new: 0, there: 0 },
    });
    const body = { source_id: source.id, parts: ['arenas', 'categories', 'classifications', 'contacts'] };
    const both = await Promise.all([post(`${target.id}/copy`, body), post(`${target.id}/copy`, body)]);
    expect(both.map((answer) => answer.body.message as string).sort()).toEqual([
      '4 data disalin.',
      'Semuanya sudah ada, tidak ada yang disalin.',
    ]);
    const { arenas, categories, contacts, classifications } = await setUpOf(target.id);
    expect({ arenas, contacts, classifications }).toEqual({ arenas: ['A', 'B'], contacts: 1, classifications: 1 });
    // what stood keeps its own fee
    expect(categories.map((one) => one.registration_fee)).toEqual([1, 200_000]);
    const [copied] = await sql<{ classes: number }>(
      `select count(*)::int as classes from match_classification_detail d join match_classification c
         on c.id = d.match_classification_id where c.tournament_id = $1`,
      [target.id],
    );
    expect(copied?.classes).toBe(28);
  });

  it('brings the settings of last year along, and its officials only when they are named', async () => {
    const [source, target] = [await tournament(), await tournament({ startDate: '2031-03-01', endDate: '2031-03-02' })];
    const fill = [
      `insert into tournament_bank_account (tournament_id, bank_name, account_number, account_name) values ($1, 'BRI', '12345678', 'Panitia')`,
      `insert into payment_setting (tournament_id, has_unique_digits) values ($1, true)`,
      `insert into scoring_setting (tournament_id, judges, agree, within_ms) values ($1, 3, 2, 2000)`,
      `insert into medal_rule (tournament_id, overall_by, gold_points, silver_points, bronze_points) values ($1, 'points', 5, 3, 1)`,
      `insert into tournament_hours (tournament_id, starts_at, ends_at, pause_minutes, changeover_seconds, seni_seconds, chart)
       values ($1, '08:00', '18:00', 60, 60, 180, 8)`,
      `insert into official_rate (tournament_id, role, per_match, per_session) values ($1, 'referee-judge', 25000, 0)`,
      `insert into certificate_setting (tournament_id, place, dated_on, signer1_name, signer1_title)
       values ($1, 'Bandung', '2020-01-01', 'Siti', 'Ketua')`,
      `insert into fee_setting (tournament_id, early_until, contingent_fee) values ($1, '2020-01-01', 50000)`,
      `insert into official (tournament_id, name, roles, days) values ($1, 'Asep', '{referee-judge}', '{2020-01-01}')`,
    ];
    for (const one of fill) await sql(one, [source.id]);
    await sql(`insert into official (tournament_id, name, roles) values ($1, 'ASEP ', '{referee-judge}')`, [target.id]);
    await sql(`insert into official (tournament_id, name, roles) values ($1, 'Wati', '{doctor}')`, [source.id]);
    const parts = ['categories', 'accounts', 'rules', 'hours', 'rates', 'certificates'];
    const copied = await post(`${target.id}/copy`, { source_id: source.id, parts }).expect(200);
    expect(copied.body.message).toBe('8 data disalin.');
    const [now] = await sql<Record<string, unknown>>(
      `select (select to_char(dated_on, 'YYYY-MM-DD') from certificate_setting where tournament_id = $1) as dated,
         (select within_ms from scoring_setting where tournament_id = $1) as within,
         (select early_until is null and contingent_fee = 50000 from fee_setting where tournament_id = $1) as fee,
         (select count(*)::int from official where tournament_id = $1) as officials`,
      [target.id],
    );
    expect(now).toEqual({ dated: '2031-03-02', within: 2000, fee: true, officials: 1 });
    const counts = (await read(`${target.id}/copy?source_id=${source.id}`).expect(200)).body.data as CopyAnswer;
    expect([counts.accounts, counts.officials]).toEqual([
      { new: 0, there: 2 },
      { new: 1, there: 1 },
    ]);
    await post(`${target.id}/copy`, { source_id: source.id, parts: ['officials'] }).expect(200);
    const people = await sql(`select name, days from official where tournament_id = $1 order by name`, [target.id]);
    expect(people).toEqual([
      { name: 'ASEP ', days: null },
      { name: 'Wati', days: null },
    ]);
  });

  it('is refused from itself, from nowhere, and without a part', async () => {
    const { id } = await tournament();
    const parts = ['arenas'];
    expect((await post(`${id}/copy`, { source_id: id, parts }).expect(422)).body.errors).toEqual({
      source_id: ['Pilih turnamen lain.'],
    });
    await post(`${id}/copy`, { source_id: 999_999, parts }).expect(422);
    await post(`${id}/copy`, { source_id: 1, parts: [] }).expect(422);
    await post(`999999/copy`, { source_id: id, parts }).expect(404);
  });
});

describe('opening and closing registration', () => {
  const toggle = (id: number, is_open: boolean, version?: number) => post(`${id}/registration`, { is_open, version });
  const isOpen = async (id: number) =>
    (await api.request.get(`/api/tournaments/${id}`)).body.is_registration_open as boolean;

  it('takes effect at once, is told to every page, and twice is once', async () => {
    const { id } = await tournament({ status: 'inactive' });
    expect((await toggle(id, true).expect(200)).body.message).toBe('Pendaftaran dibuka.');
    expect(await isOpen(id)).toBe(true);
    const told = await sql<{ data: object }>(`select data from event where stream = 'site' order by seq desc limit 1`);
    expect(told[0]?.data).toMatchObject({ tournament_id: id, status: 'active' });
    await toggle(id, true).expect(200);
    expect((await setUpOf(id)).tournament.has_time_left).toBe(true);
    expect((await toggle(id, false).expect(200)).body.message).toBe('Pendaftaran ditutup.');
    expect(await isOpen(id)).toBe(false);
    expect((await setUpOf(id)).tournament.has_time_left).toBe(false);
    // it stays public
    await api.request.get(`/api/tournaments/${id}`).expect(200);
    const refused = await toggle(id, true).expect(409);
    expect(refused.body.message).toContain('Waktu penutupan pendaftaran sudah lewat.');
  });

  it('tells the second of two who decide at once', async () => {
    const { id, version } = await tournament({ status: 'inactive' });
    await toggle(id, true, version).expect(200);
    await toggle(id, false, version).expect(409);
    expect(await isOpen(id)).toBe(true);
  });
});

describe('several entries in one form', () => {
  const arenasOf = async (id: number) =>
    sql<{ name: string; code: string }>(
      'select name, code from tournament_arena where tournament_id = $1 order by id',
      [id],
    );
  /** That of the factory offers tanding. */
  const bare = async () => {
    const made = await tournament();
    await sql('delete from tournament_match_category where tournament_id = $1', [made.id]);
    return made;
  };
  const named = (...names: string[]) => ({ arenas: names.map((name) => ({ name })) });

  it('are arenas with codes from their names, all of them or none', async () => {
    const { id } = await tournament();
    await makeArena(api.dataSource.manager, { tournamentId: id, name: 'Gelanggang A' });
    const answer = await post(`${id}/arenas`, named(' Gelanggang  B', 'Gelanggang C', 'Utama')).expect(201);
    expect(answer.body).toEqual({ message: '3 gelanggang ditambahkan' });
    expect((await arenasOf(id)).map(({ code }) => code).slice(1)).toEqual(['B', 'C', 'U']);
    const refused = await post(`${id}/arenas`, named('Gelanggang D', 'Gelanggang A', 'Gelanggang D', ' ')).expect(422);
    expect(Object.keys((refused.body as { errors: object }).errors)).toEqual(['arenas.3.name']);
    const doubled = await post(`${id}/arenas`, named('Gelanggang D', 'Gelanggang A', 'Gelanggang D')).expect(422);
    expect((doubled.body as { errors: object }).errors).toEqual({
      'arenas.1.name': ['Gelanggang ini sudah ada.'],
      'arenas.2.name': ['Nama ini ditulis dua kali.'],
    });
    expect(await arenasOf(id)).toHaveLength(4);
  });

  it('are at most thirty, at least one, and of a tournament that stands', async () => {
    const { id } = await tournament();
    await post(`${id}/arenas`, { arenas: [] }).expect(422);
    await post(`${id}/arenas`, named(...Array.from({ length: 31 }, (_, at) => `G ${at}`))).expect(422);
    await post(`${id}/arenas`, { arenas: 'A' }).expect(422);
    await post('999999/arenas', named('A')).expect(404);
    const manages = { authorization: `Bearer ${(await api.tokenFor('manager')).token}` };
    await api.request.post(`/api/tournament-settings/${id}/arenas`).set(manages).send(named('A')).expect(403);
    expect(await arenasOf(id)).toEqual([]);
  });

  it('are added once by two who send the same at once', async () => {
    const { id } = await tournament();
    const both = await Promise.all([1, 2].map(() => post(`${id}/arenas`, named('A', 'B'))));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await arenasOf(id)).toHaveLength(2);
  });

  it('are categories with their fees and the ages of tanding, in one step', async () => {
    const { id } = await bare();
    const categories = [
      { match_category_id: 1, registration_fee: 250_000 },
      { match_category_id: 4, registration_fee: 0, fee_per: 'athlete' },
    ];
    await post(`${id}/offer`, { categories, ages: ['Dewasa'] }).expect(201);
    const told = await setUpOf(id);
    expect(told.categories.map((one) => [one.id, one.registration_fee])).toEqual([
      [1, 250_000],
      [4, 0],
    ]);
    expect(told.classifications).toBe(1);
    const again = await post(`${id}/offer`, { categories: categories.slice(1), ages: ['Remaja'] }).expect(422);
    expect(Object.keys((again.body as { errors: object }).errors)).toEqual(['categories.0.match_category_id']);
    expect((await setUpOf(id)).classifications).toBe(1);
    await post(`${id}/offer`, { categories: [], ages: ['Remaja'] }).expect(201);
    expect((await setUpOf(id)).classifications).toBe(2);
  });

  it('are nothing at all where one of them is wrong', async () => {
    const { id } = await bare();
    const wrong = async (body: object) =>
      Object.keys(((await post(`${id}/offer`, body).expect(422)).body as { errors: object }).errors);
    const tanding = { match_category_id: 1, registration_fee: 1 };
    expect(await wrong({ categories: [] })).toEqual(['categories']);
    expect(await wrong({ categories: [tanding], ages: ['Purba'] })).toEqual(['ages']);
    expect(await wrong({ categories: [tanding, { match_category_id: 99, registration_fee: 1 }] })).toEqual([
      'categories.1.match_category_id',
    ]);
    expect(await wrong({ categories: [tanding, { match_category_id: 2 }] })).toEqual(['categories.1.registration_fee']);
    expect(await wrong({ categories: [tanding, tanding] })).toEqual(['categories.1.match_category_id']);
    const told = await setUpOf(id);
    expect([told.categories, told.classifications]).toEqual([[], 0]);
  });
});
