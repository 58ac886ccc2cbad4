// Athletes are entered, changed and deleted: ages, classes, people entered once, and what money and draws have fixed.
import type { ErrorAnswer, InvalidAnswer } from '@gelanggang/contract/http';
import type { SavedTeamMemberAnswer, TeamMemberDetail } from '@gelanggang/contract/team-members';
import type { ContingentEntity } from '@gelanggang/database/entities/contingent.entity';
import { makeContingent, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { testApi } from '../../../test/setup/api';
import { queriesOf } from './count-queries';
import { locationChain, type LocationChain } from './location-chain';
import { useUp } from './used-up';

interface Class {
  id: number;
  name: string;
  age_category_id: number;
}

const api = testApi();
let admin: string;
let manager: { token: string; accountId: number };
let other: string;
let home: LocationChain;
let tournamentId: number;
let contingent: ContingentEntity;
let fitting: Class;
let heavier: Class;
let prestasi: number;

beforeAll(async () => {
  const db = api.dataSource.manager;
  ({ token: admin } = await api.tokenFor('admin'));
  manager = await api.tokenFor('manager');
  ({ token: other } = await api.tokenFor('manager'));
  home = await locationChain(api.dataSource);
  tournamentId = (await makeTournament(db, { name: 'Gelanggang Open', startDate: '2030-06-10' })).id;
  contingent = await makeContingent(db, { accountId: manager.accountId, tournamentId });
  fitting = await classOf('Remaja', 52);
  heavier = await classOf('Remaja', 58);
  const [championship] = await db.query<{ id: number }[]>(
    `select id from championship_category where name = 'Prestasi'`,
  );
  prestasi = championship?.id ?? 0;
});

async function classOf(age: string, weight: number, gender = 'male'): Promise<Class> {
  const [row] = await api.dataSource.query<Class[]>(
    `select c.id, c.name, c.age_category_id from category_class c join age_category a on a.id = c.age_category_id
     where a.name = $1 and c.gender = $3 and c.weight_min < $2 and c.weight_max >= $2 order by c.position limit 1`,
    [age, weight, gender],
  );
  if (!row) throw new Error(`No class of ${age} for ${weight} kg.`);
  return row;
}

type Method = 'post' | 'put' | 'delete';
const send = (method: Method, path: string, body: object = {}, token = manager.token) =>
  api.request[method](`/api/team-members${path}`).set('authorization', `Bearer ${token}`).send(body);

let lastNik = 0;
const nextNik = (): string => String(3_273_010_101_000_000 + ++lastNik);

/** Fifteen years old at the tournament. */
const form = (change: object = {}) => ({
  contingent_id: contingent.id,
  name: 'Bagas Pratama',
  birth_place: 'Bandung',
  birth_date: '2015-02-20',
  gender: 'male',
  body_weight: 52,
  body_height: '165,5',
  blood_type: 'AB',
  nik: nextNik(),
  family_card_number: '3273010101010001',
  ...home,
  address: 'Jl. Asia Afrika',
  championship_category_id: prestasi,
  match_category_id: 1,
  age_category_id: fitting.age_category_id,
  category_class_id: fitting.id,
  documents: 'https://drive.contoh.test/berkas',
  ...change,
});

async function created(change: object = {}): Promise<TeamMemberDetail> {
  const { body } = await send('post', '', form(change)).expect(201);
  return (body as SavedTeamMemberAnswer).data;
}

const errorsOf = (body: unknown) => (body as InvalidAnswer).errors;
const messageOf = (body: unknown) => (body as ErrorAnswer).message;
const refused = async (change: object) => errorsOf((await send('post', '', form(change)).expect(422)).body);

async function newsOf(): Promise<unknown[]> {
  const rows = await api.dataSource.query<{ data: unknown }[]>(
    `select data from event where stream = $1 and type = 'entries.changed' order by seq`,
    [`tournament:${tournamentId}:staff`],
  );
  return rows.map((row) => row.data);
}

describe('POST /team-members', () => {
  it('enters an athlete with all of its fields, with news for the staff', async () => {
    const before = (await newsOf()).length;
    const nik = nextNik();
    const { body } = await send('post', '', form({ nik })).expect(201);
    const saved = body as SavedTeamMemberAnswer;
    expect(saved.message).toBe('Team member added successfully!');
    expect(saved.data).toMatchObject({
      contingent_id: contingent.id,
      name: 'Bagas Pratama',
      birth_place: 'Bandung',
      birth_date: '2015-02-20',
      gender: 'male',
      body_weight: 52,
      body_height: 165.5,
      blood_type: 'AB',
      nik,
      family_card_number: '3273010101010001',
      ...home,
      address: 'Jl. Asia Afrika',
      championship_category_id: prestasi,
      match_category_id: 1,
      age_category_id: fitting.age_category_id,
      category_class_id: fitting.id,
      documents: 'https://drive.contoh.test/berkas',
      version: 1,
    });
    expect((await newsOf()).slice(before)).toEqual([{ tournament_id: tournamentId, contingents: 0, members: 1 }]);
    const entered = await api.dataSource.query<unknown[]>(
      'select 1 from tournament_entry where tournament_id = $1 and team_member_id = $2',
      [tournamentId, saved.data.id],
    );
    expect(entered).toHaveLength(1);
  });

  it('asks tanding for a weight and seni for none', async () => {
    expect(await refused({ body_weight: '' })).toEqual({ body_weight: ['Berat badan wajib diisi untuk tanding.'] });
    const seni = await created({ body_weight: '', match_category_id: 2, category_class_id: undefined });
    expect(seni).toMatchObject({ body_weight: null, category_class: null });
    await expect(
      api.dataSource.query('update team_member set body_weight = null where contingent_id = $1', [contingent.id]),
    ).rejects.toThrow('team_member_weight_check');
  });

  it('says on every field what is missing', async () => {
    const { body } = await send('post', '', {}).expect(422);
    expect(Object.keys(errorsOf(body)).sort()).toEqual([
      'age_category_id',
      'birth_date',
      'birth_place',
      'championship_category_id',
      'contingent_id',
      'country_id',
      'gender',
      'match_category_id',
      'name',
      'nik',
    ]);
  });

  it.each([
    ['nik', { nik: '32730101010000' }, 'NIK harus 16 angka.'],
    ['nik', { nik: '327301010100000A' }, 'NIK harus 16 angka.'],
    ['family_card_number', { family_card_number: '12345' }, 'Nomor kartu keluarga harus 16 angka.'],
    ['documents', { documents: 'ftp://berkas.test/a' }, 'Tautan harus dimulai dengan http(s)://'],
    ['documents', { documents: 'javascript:alert(1)' }, 'Tautan harus dimulai dengan http(s)://'],
    ['birth_date', { birth_date: '2015-02-31' }, 'Tanggal tidak benar.'],
    ['body_weight', { body_weight: 'berat' }, 'Harus berupa angka.'],
    ['blood_type', { blood_type: 'C' }, 'Pilihan tidak dikenal.'],
  ])('refuses a wrong %s', async (field, change, text) => {
    expect(await refused(change)).toEqual({ [field]: [text] });
  });

  it('refuses an age category that the athlete is not of when the tournament starts, and names the right one', async () => {
    const tooOld = await refused({ birth_date: '2008-02-20' });
    expect(tooOld.age_category_id?.[0]).toMatch(
      /^Lahir 20 Februari 2008 tidak masuk Remaja pada Gelanggang Open; kategori usianya Dewasa/,
    );
  });

  it('checks the age on every tournament of the contingent that is not over', async () => {
    const db = api.dataSource.manager;
    const twice = await makeContingent(db, { accountId: manager.accountId, tournamentId });
    const later = await makeTournament(db, { name: 'Tahun Depan', startDate: '2033-06-10' });
    const over = await makeTournament(db, { startDate: '2020-01-01', endDate: '2020-01-02' });
    await send('post', '', form({ contingent_id: twice.id })).expect(201);
    await db.query('insert into contingent_registration (tournament_id, contingent_id) values ($1, $3), ($2, $3)', [
      later.id,
      over.id,
      twice.id,
    ]);
    expect((await refused({ contingent_id: twice.id })).age_category_id?.[0]).toContain('Tahun Depan');
  });

  it('requires a class for tanding, refuses one for seni, and proposes what fits', async () => {
    expect(await refused({ category_class_id: '' })).toEqual({
      category_class_id: [`Kelas wajib diisi untuk tanding; yang sesuai kelas ${fitting.name}.`],
    });
    expect(await refused({ match_category_id: 2 })).toEqual({
      category_class_id: ['Tunggal tidak berkelas; kosongkan kelas.'],
    });
    await send('post', '', form({ match_category_id: 2, category_class_id: '' })).expect(201);
  });

  it('refuses a class that does not fit weight, age or gender, with the reason', async () => {
    expect(await refused({ category_class_id: heavier.id })).toEqual({
      category_class_id: [`Berat 52 kg tidak masuk kelas ${heavier.name}; yang sesuai kelas ${fitting.name}.`],
    });
    const adult = await classOf('Dewasa', 52);
    expect((await refused({ category_class_id: adult.id })).category_class_id?.[0]).toContain('bukan dari Remaja');
    const female = await classOf('Remaja', 52, 'female');
    expect((await refused({ category_class_id: female.id })).category_class_id?.[0]).toContain('bukan untuk Putra');
    expect(await refused({ category_class_id: 999_999 })).toEqual({ category_class_id: ['Kelas tidak ditemukan.'] });
  });

  it('refuses one person twice in a match category of a tournament, whichever contingent enters it', async () => {
    const { nik } = await created();
    expect(Object.keys(await refused({ nik }))).toEqual(['nik']);
    const rival = await makeContingent(api.dataSource.manager, { accountId: manager.accountId, tournamentId });
    expect(await refused({ nik, contingent_id: rival.id })).toEqual({
      nik: ['NIK ini sudah terdaftar pada kategori yang sama di turnamen.'],
    });
    // in tanding and in tunggal one person is two members
    await send('post', '', form({ nik, match_category_id: 2, category_class_id: '' })).expect(201);
  });

  it('holds a pair to two of one gender and age category', async () => {
    const pair = { match_category_id: 3, category_class_id: '', team_label: 'Ganda A' };
    await created(pair);
    expect(Object.keys(await refused({ ...pair, gender: 'female' }))).toEqual(['team_label']);
    await created({ ...pair, team_label: 'ganda a' });
    expect(await refused(pair)).toEqual({ team_label: ['Tim ini sudah berisi 2 atlet.'] });
    expect(await refused({ team_label: 'Tim' })).toEqual({ team_label: ['Tanding tidak memakai nama tim.'] });
  });

  it("does not find another manager's contingent", async () => {
    await send('post', '', form(), other).expect(404, {
      message: 'Kontingen tidak ditemukan.',
      code: 'notFound.contingent',
    });
  });
});

describe('PUT /team-members/{id}', () => {
  it('changes an athlete', async () => {
    const { id, nik } = await created();
    const change = form({ nik, name: 'Bagas P.', body_weight: '58', category_class_id: heavier.id, version: 1 });
    const { body } = await send('put', `/${id}`, change).expect(200);
    const saved = body as SavedTeamMemberAnswer;
    expect(saved.message).toBe('Team member updated successfully!');
    expect(saved.data).toMatchObject({ name: 'Bagas P.', category_class_id: heavier.id, version: 2 });
  });

  it('lets the first of two editors win and tells the other', async () => {
    const { id, nik } = await created();
    const answers = await Promise.all(
      ['Ana', 'Budi'].map((name) => send('put', `/${id}`, form({ nik, name, version: 1 })).then((answer) => answer)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it('keeps an athlete in its contingent', async () => {
    const { id, nik } = await created();
    const rival = await makeContingent(api.dataSource.manager, { accountId: manager.accountId });
    const { body } = await send('put', `/${id}`, form({ nik, contingent_id: rival.id })).expect(422);
    expect(errorsOf(body)).toEqual({ contingent_id: ['Anggota tidak dapat pindah kontingen.'] });
  });

  it("does not find another manager's athlete", async () => {
    const { id, nik } = await created();
    await send('put', `/${id}`, form({ nik }), other).expect(404, {
      message: 'Anggota tim tidak ditemukan.',
      code: 'teamMembers.notFound',
    });
  });

  it('takes as many queries in a contingent of many as in one of few', async () => {
    const { id, nik } = await created();
    const few = await queriesOf(() => send('put', `/${id}`, form({ nik })).expect(200));
    for (let n = 0; n < 10; n += 1) await created();
    expect(await queriesOf(() => send('put', `/${id}`, form({ nik })).expect(200))).toHaveLength(few.length);
  });
});

/** One paid athlete of a tournament of its own; `draw` puts it into a pool. */
async function paid(contingentSizes = [1]): Promise<{
  id: number;
  change(more: object): object;
  giveToManager(): Promise<unknown>;
  draw(into?: typeof fitting): Promise<void>;
}> {
  const db = api.dataSource.manager;
  const event = await makeTournament(db, { startDate: '2030-06-10' });
  await makePaidParticipants(db, { tournamentId: event.id, classId: fitting.id, contingentSizes });
  const [row] = await db.query<{ id: number; contingent_id: number; nik: string }[]>(
    `select m.id, m.contingent_id, m.nik from team_member m join participant p on p.team_member_id = m.id
     where p.tournament_id = $1`,
    [event.id],
  );
  if (!row) throw new Error('Nobody is paid.');
  return {
    id: row.id,
    change: (more) => form({ contingent_id: row.contingent_id, nik: row.nik, ...more }),
    giveToManager: () =>
      db.query('update contingent set account_id = $2 where id = $1', [row.contingent_id, manager.accountId]),
    draw: async (into = fitting) => {
      await api.request
        .post('/api/create-pools')
        .set('authorization', `Bearer ${admin}`)
        .send({
          tournament_id: event.id,
          match_category_id: 1,
          age_category_id: into.age_category_id,
          category_class_id: into.id,
          match_chart: 0,
          match_duration: 120,
        })
        .expect((answer) => expect([200, 201]).toContain(answer.status));
    },
  };
}

describe('What money and draws have fixed', () => {
  it('is the match category once billed; other fields may still change', async () => {
    const { id, change } = await paid();
    await send('put', `/${id}`, change({ body_weight: 58, category_class_id: heavier.id }), admin).expect(200);
    const { body } = await send('put', `/${id}`, change({ match_category_id: 2, category_class_id: '' }), admin);
    expect(messageOf(body)).toBe('Anggota ini ada di tagihan, jadi kategorinya tidak dapat diubah.');
  });

  it('is the class for its manager once it stands in a pool; the name may still be put right', async () => {
    const { id, change, draw, giveToManager } = await paid();
    await draw();
    await giveToManager();
    const wish = change({ body_weight: 58, category_class_id: heavier.id });
    const { body } = await send('put', `/${id}`, wish).expect(409);
    expect(messageOf(body)).toBe(
      'Anggota ini sudah diundi, jadi kategori, usia, kelas dan gendernya tidak dapat diubah. Sampaikan kepada panitia.',
    );
    await send('put', `/${id}`, change({ name: 'Nama Benar' }), admin).expect(200);
  });

  it('is not the class for the office while the pool has no bracket: the athlete leaves it, and is weighed against the other class', async () => {
    const { id, change, draw } = await paid();
    await draw();
    const poolsOf = () =>
      api.dataSource.query<{ class: number }[]>(
        `select d.category_class_id::int as class from participant pa join pool_unit_member m on m.participant_id = pa.id
         join pool_unit u on u.id = m.unit_id join pool p on p.id = u.pool_id join drawing d on d.id = p.drawing_id
         where pa.team_member_id = $1`,
        [id],
      );
    expect(await poolsOf()).toEqual([{ class: fitting.id }]);
    await api.dataSource.query(
      `insert into weigh_in (tournament_id, participant_id, date, outcome, weight)
       select tournament_id, id, '2026-12-01', 'out-of-class', 58 from participant where team_member_id = $1`,
      [id],
    );
    const wish = change({ body_weight: 58, category_class_id: heavier.id });
    await send('put', `/${id}`, wish, admin).expect(200);
    expect(await poolsOf()).toEqual([]);
    await draw(heavier);
    expect(await poolsOf()).toEqual([{ class: heavier.id }]);
    const standing = await api.dataSource.query<object[]>(
      `select w.outcome, w.weight::float8 as weight from weigh_in w join participant pa on pa.id = w.participant_id
       where pa.team_member_id = $1 and w.replaced_at is null`,
      [id],
    );
    expect(standing).toEqual([{ outcome: 'present', weight: 58 }]);
  });

  it('is the class for the office too while a bracket shows the athlete', async () => {
    const { id, change, draw } = await paid([1, 1]);
    await draw();
    const [pool] = await api.dataSource.query<{ id: number; name: string }[]>(
      `select p.id, p.name from pool p join pool_unit u on u.pool_id = p.id join pool_unit_member m on m.unit_id = u.id
       join participant pa on pa.id = m.participant_id where pa.team_member_id = $1`,
      [id],
    );
    await api.request
      .post(`/api/pools/${pool?.id}/generate-bracket`)
      .set('authorization', `Bearer ${admin}`)
      .expect(200);
    const wish = change({ body_weight: 58, category_class_id: heavier.id });
    const { body } = await send('put', `/${id}`, wish, admin).expect(409);
    expect(messageOf(body)).toMatch(/^Bagan anggota ini sudah diundi\. Batalkan dulu undian bagannya/);
    expect(body).toMatchObject({ drawn_pools: [{ id: pool?.id, name: pool?.name, kind: 'tanding' }] });
  });

  it('keeps a paid athlete from being deleted, and tells the office what it can do', async () => {
    const { id, giveToManager } = await paid();
    const office = await send('delete', `/${id}`, {}, admin).expect(409);
    expect(messageOf(office.body)).toMatch(/Sebelum diundi, batalkan dulu pembayarannya di Pembayaran\./);
    await giveToManager();
    const { body } = await send('delete', `/${id}`).expect(409);
    expect(messageOf(body)).toBe(
      'Anggota ini sudah menjadi peserta kejuaraan, jadi tidak dapat dihapus. Jika ia mundur, panitia yang mencatatnya.',
    );
  });
});

describe('DELETE /team-members/{id}', () => {
  it('removes an athlete of the own contingent, with news for the staff', async () => {
    const { id } = await created();
    const before = (await newsOf()).length;
    await send('delete', `/${id}`).expect(200, { message: 'Deleted successfully!' });
    expect(await newsOf()).toHaveLength(before + 1);
    await send('delete', `/${id}`).expect(404);
  });

  it("does not find another manager's athlete", async () => {
    const { id } = await created();
    await send('delete', `/${id}`, {}, other).expect(404, {
      message: 'Anggota tim tidak ditemukan.',
      code: 'teamMembers.notFound',
    });
  });

  it('needs its permission', async () => {
    const { id } = await created();
    const operator = await api.tokenFor('operator');
    await send('delete', `/${id}`, {}, operator.token).expect(403);
  });
});

it('waits with whoever enters one athlete after the other, but for the office', async () => {
  const busy = await api.tokenFor('manager');
  const own = await makeContingent(api.dataSource.manager, { accountId: busy.accountId, tournamentId });
  await useUp(api, 'new entries of an account', busy.accountId, 3000);
  const refused = await send('post', '', form({ contingent_id: own.id }), busy.token).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await send('post', '', form({ contingent_id: own.id }), admin).expect(201);
});
