// Contingents are made, changed and deleted: by whom, into which tournaments, and what stands in the way.
import type { ContingentDetail, SavedContingentAnswer } from '@gelanggang/contract/contingents';
import type { ErrorAnswer, InvalidAnswer } from '@gelanggang/contract/http';
import type { TournamentEntity } from '@gelanggang/database/entities/tournament.entity';
import { makeClass, makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { testApi } from '../../../test/setup/api';
import { queriesOf } from './count-queries';
import { locationChain, type LocationChain } from './location-chain';
import { useUp } from './used-up';

const api = testApi();
let admin: string;
let manager: { token: string; accountId: number };
let other: string;
let home: LocationChain;
let open: TournamentEntity;
let second: TournamentEntity;
let closed: TournamentEntity;
let inactive: TournamentEntity;

beforeAll(async () => {
  const db = api.dataSource.manager;
  ({ token: admin } = await api.tokenFor('admin'));
  manager = await api.tokenFor('manager');
  ({ token: other } = await api.tokenFor('manager'));
  home = await locationChain(api.dataSource);
  open = await makeTournament(db, { name: 'Gelanggang Open' });
  second = await makeTournament(db, { name: 'Piala Kedua' });
  closed = await makeTournament(db, { name: 'Sudah Tutup', registrationClosesAt: new Date(Date.now() - 60_000) });
  inactive = await makeTournament(db, { name: 'Belum Buka', status: 'inactive', wasActive: true });
});

type Method = 'post' | 'put' | 'delete';
const send = (method: Method, path: string, body: object = {}, token = manager.token) =>
  api.request[method](`/api/contingents${path}`).set('authorization', `Bearer ${token}`).send(body);

let forms = 0;
/** Each with a name of its own: an account has no two of one name in one place. */
const form = (change: object = {}) => ({
  name: `Perisai Diri ${(forms += 1)}`,
  pic_name: 'Sri',
  pic_phone: '0812 3456 7890',
  pic_email: 'sri@contoh.test',
  ...home,
  address: 'Jl. Merdeka 1',
  tournament_id: open.id,
  ...change,
});

async function created(change: object = {}): Promise<ContingentDetail> {
  const { body } = await send('post', '', form(change)).expect(201);
  return (body as SavedContingentAnswer).data;
}

const errorsOf = (body: unknown) => (body as InvalidAnswer).errors;
const messageOf = (body: unknown) => (body as ErrorAnswer).message;

async function newsOf(tournamentId: number): Promise<unknown[]> {
  const rows = await api.dataSource.query<{ data: unknown }[]>(
    `select data from event where stream = $1 and type = 'entries.changed' order by seq`,
    [`tournament:${tournamentId}:staff`],
  );
  return rows.map((row) => row.data);
}

describe('POST /contingents', () => {
  it('makes a contingent of the account and registers it at once, with news for the staff', async () => {
    const before = (await newsOf(open.id)).length;
    const { body } = await send('post', '', form({ name: 'Perisai Diri' })).expect(201);
    const saved = body as SavedContingentAnswer;
    expect(saved.message).toBe('Contingent added successfully!');
    expect(saved.data).toMatchObject({
      name: 'Perisai Diri',
      ...home,
      address: 'Jl. Merdeka 1',
      tournaments: [{ id: open.id, name: 'Gelanggang Open' }],
      version: 1,
    });
    const [row] = await api.dataSource.query<{ account_id: number }[]>(
      'select account_id from contingent where id = $1',
      [saved.data.id],
    );
    expect(row?.account_id).toBe(manager.accountId);
    expect((await newsOf(open.id)).slice(before)).toEqual([{ tournament_id: open.id, contingents: 1, members: 0 }]);
  });

  it('takes a list of tournaments alone, or with the one, and asks for one at least', async () => {
    const listed = await created({ tournament_id: undefined, tournament_ids: [second.id, open.id] });
    expect(listed.tournaments.map((one) => one.id).sort()).toEqual([open.id, second.id].sort());
    const both = await created({ tournament_ids: [open.id, second.id] });
    expect(both.tournaments.map((one) => one.id).sort()).toEqual([open.id, second.id].sort());
    const none = await send('post', '', form({ tournament_id: '', tournament_ids: [] })).expect(422);
    expect(errorsOf(none.body)).toEqual({ tournament_id: ['Wajib diisi.'] });
    const late = await send('post', '', form({ tournament_id: undefined, tournament_ids: [closed.id] })).expect(422);
    expect(Object.keys(errorsOf(late.body))).toEqual(['tournament_ids']);
  });

  it('makes one of a form that is sent from two tabs at once, however its name is typed', async () => {
    const names = ['Tapak Kembar', 'TAPAK  KEMBAR', 'Tapak Kembar.', 'Tapak\u200b Kembar', ' tapak kembar '];
    const answers = await Promise.all(names.map((name) => send('post', '', form({ name }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(errorsOf(refused?.body)).toEqual({ name: [expect.stringMatching(/^Kontingen dengan nama dan tempat ini/)] });
    // elsewhere, or of another account, it is another one
    await send(
      'post',
      '',
      form({ name: 'Tapak Kembar', ...(await locationChain(api.dataSource, { isLast: true })) }),
    ).expect(201);
    await send('post', '', form({ name: 'Tapak Kembar' }), other).expect(201);
  });

  it('says on every field what is wrong with it', async () => {
    const { body } = await send('post', '', { pic_phone: 'besok', pic_email: 'sri' }).expect(422);
    expect(Object.keys(errorsOf(body)).sort()).toEqual(
      ['country_id', 'name', 'pic_email', 'pic_name', 'pic_phone', 'tournament_id'].sort(),
    );
  });

  it('refuses regions that do not lie in each other, and takes a district without what is below it', async () => {
    const [elsewhere] = await api.dataSource.query<{ id: number }[]>(
      'select id from district where province_id <> $1 limit 1',
      [home.province_id],
    );
    const { body } = await send('post', '', form({ district_id: elsewhere?.id })).expect(422);
    expect(Object.keys(errorsOf(body))).toEqual(['district_id']);
    await created({ name: 'Tanpa Kecamatan', subdistrict_id: '', ward_id: '' });
  });

  it.each([
    ['closed', () => closed, 'Pendaftaran Sudah Tutup sudah ditutup.'],
    ['not active', () => inactive, 'Pendaftaran Belum Buka belum dibuka.'],
  ])('refuses a tournament that is %s, and saves nothing', async (_, tournament, text) => {
    const name = `Terlambat ${tournament().id}`;
    const { body } = await send('post', '', form({ name, tournament_id: tournament().id })).expect(422);
    expect(errorsOf(body)).toEqual({ tournament_id: [text] });
    const [count] = await api.dataSource.query<{ count: number }[]>(
      'select count(*)::int as count from contingent where name = $1',
      [name],
    );
    expect(count?.count).toBe(0);
  });

  it('refuses a tournament that does not exist', async () => {
    const { body } = await send('post', '', form({ tournament_id: 999_999 })).expect(422);
    expect(errorsOf(body)).toEqual({ tournament_id: ['Kejuaraan tidak ditemukan.'] });
  });
});

describe('PUT /contingents/{id}', () => {
  it('changes fields and tournaments, with news for those that it enters and leaves', async () => {
    const { id } = await created();
    const before = { open: (await newsOf(open.id)).length, second: (await newsOf(second.id)).length };
    const change = form({ name: 'Nama Baru', tournament_ids: [second.id], version: 1 });
    const { body } = await send('put', `/${id}`, change).expect(200);
    const saved = body as SavedContingentAnswer;
    expect(saved.message).toBe('Contingent updated successfully!');
    expect(saved.data).toMatchObject({ name: 'Nama Baru', tournaments: [{ id: second.id }], version: 2 });
    expect(await newsOf(open.id)).toHaveLength(before.open + 1);
    expect(await newsOf(second.id)).toHaveLength(before.second + 1);
  });

  it('takes no name that the account has in this place already, and keeps its own however it is typed', async () => {
    const first = await created();
    const next = await created();
    const { body } = await send('put', `/${next.id}`, form({ name: first.name.toUpperCase() })).expect(422);
    expect(Object.keys(errorsOf(body))).toEqual(['name']);
    await send('put', `/${next.id}`, form({ name: next.name.toUpperCase() })).expect(200);
    // the office changes it for its owner: the owner's names count
    await send('put', `/${next.id}`, form({ name: first.name }), admin).expect(422);
  });

  it('keeps the tournaments when none are sent', async () => {
    const { id } = await created();
    const { body } = await send('put', `/${id}`, form()).expect(200);
    expect((body as SavedContingentAnswer).data.tournaments).toEqual([
      { id: open.id, name: 'Gelanggang Open', start_date: open.startDate },
    ]);
  });

  it('refuses to enter a closed tournament, and keeps one that has closed since', async () => {
    const contingent = await makeContingent(api.dataSource.manager, {
      accountId: manager.accountId,
      tournamentId: closed.id,
    });
    await send('put', `/${contingent.id}`, form({ tournament_ids: [closed.id] })).expect(200);
    const { id } = await created();
    const { body } = await send('put', `/${id}`, form({ tournament_ids: [open.id, closed.id] })).expect(422);
    expect(errorsOf(body)).toEqual({ tournament_ids: ['Pendaftaran Sudah Tutup sudah ditutup.'] });
  });

  it('refuses to leave a tournament in which its members are billed', async () => {
    const { contingentId, tournament } = await billed();
    const { body } = await send('put', `/${contingentId}`, form({ tournament_ids: [] }), admin).expect(409);
    expect(messageOf(body)).toBe(`Kontingen tidak dapat keluar dari ${tournament.name} (1 tagihan).`);
  });

  it('lets the first of two editors win and tells the other', async () => {
    const { id } = await created();
    const answers = await Promise.all(
      ['Ana', 'Budi'].map((name) => send('put', `/${id}`, form({ name, version: 1 })).then((answer) => answer)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(messageOf(answers.find((answer) => answer.status === 409)?.body)).toBe(
      'Kontingen ini baru saja diubah orang lain. Silakan muat ulang.',
    );
  });

  it("does not find another manager's contingent", async () => {
    const { id } = await created();
    await send('put', `/${id}`, form(), other).expect(404, {
      message: 'Kontingen tidak ditemukan.',
      code: 'notFound.contingent',
    });
    await send('put', `/${id}`, form({ name: 'Oleh panitia' }), admin).expect(200);
  });

  it('takes as many queries with thirty members as with none', async () => {
    const { id } = await created();
    const few = await queriesOf(() => send('put', `/${id}`, form()).expect(200));
    const categoryClass = await makeClass(api.dataSource.manager);
    for (let n = 0; n < 30; n += 1) {
      await makeTeamMember(api.dataSource.manager, { contingentId: id, categoryClassId: categoryClass.id });
    }
    const many = await queriesOf(() => send('put', `/${id}`, form()).expect(200));
    expect(many).toHaveLength(few.length);
  });
});

/** A contingent of somebody else with two paid athletes. */
async function billed() {
  const db = api.dataSource.manager;
  const tournament = await makeTournament(db);
  const categoryClass = await makeClass(db);
  await makePaidParticipants(db, { tournamentId: tournament.id, classId: categoryClass.id, contingentSizes: [2] });
  const [row] = await db.query<{ id: number }[]>(
    'select contingent_id as id from contingent_registration where tournament_id = $1',
    [tournament.id],
  );
  return { contingentId: row?.id ?? 0, tournament, categoryClass };
}

/** Pools of the class, and the bracket of the first. */
async function draw({ tournament, categoryClass }: Awaited<ReturnType<typeof billed>>): Promise<void> {
  const asAdmin = { authorization: `Bearer ${admin}` };
  const wish = {
    tournament_id: tournament.id,
    match_category_id: 1,
    age_category_id: categoryClass.ageCategoryId,
    category_class_id: categoryClass.id,
    match_chart: 0,
    match_duration: 120,
  };
  await api.request.post('/api/create-pools').set(asAdmin).send(wish).expect(201);
  const [pool] = await api.dataSource.query<{ id: number }[]>('select id from pool where tournament_id = $1', [
    tournament.id,
  ]);
  await api.request.post(`/api/pools/${pool?.id}/generate-bracket`).set(asAdmin).send({}).expect(200);
}

describe('DELETE /contingents/{id}', () => {
  it('takes its members along, with news for the staff', async () => {
    const { id } = await created();
    await makeTeamMember(api.dataSource.manager, { contingentId: id });
    const before = (await newsOf(open.id)).length;
    await send('delete', `/${id}`, {}, admin).expect(200, { message: 'Contingent deleted successfully!' });
    expect((await newsOf(open.id)).slice(before)).toEqual([{ tournament_id: open.id, contingents: 1, members: 1 }]);
    const [left] = await api.dataSource.query<{ count: number }[]>(
      'select count(*)::int as count from team_member where contingent_id = $1',
      [id],
    );
    expect(left?.count).toBe(0);
    await send('delete', `/${id}`, {}, admin).expect(404);
  });

  it('is refused with what stands in the way', async () => {
    const standing = await billed();
    const { contingentId } = standing;
    const { body } = await send('delete', `/${contingentId}`, {}, admin).expect(409);
    expect(messageOf(body)).toBe('Kontingen ini tidak dapat dihapus: masih ada 1 tagihan, 2 peserta.');
    await draw(standing);
    const { body: drawn } = await send('delete', `/${contingentId}`, {}, admin).expect(409);
    expect(messageOf(drawn)).toBe('Kontingen ini tidak dapat dihapus: masih ada 1 tagihan, 2 peserta, 1 partai.');
  });

  it('needs its permission', async () => {
    const { id } = await created();
    await send('delete', `/${id}`).expect(403);
  });
});

it('waits with whoever makes one contingent after the other, but for the office', async () => {
  const busy = await api.tokenFor('manager');
  await useUp(api, 'new contingents of an account', busy.accountId, 300);
  const refused = await send('post', '', form(), busy.token).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const office = await api.tokenFor('admin');
  await useUp(api, 'new contingents of an account', office.accountId, 300);
  await send('post', '', form(), office.token).expect(201);
});
