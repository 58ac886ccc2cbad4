// Setting a tournament up: activities, categories with fee, arenas and contact persons through the door.
import type { Paginated } from '@gelanggang/contract/http';
import type { ArenaRow, Saved, TournamentCategoryRow } from '@gelanggang/contract/tournament-setup';
import { TournamentMatchCategoryEntity } from '@gelanggang/database/entities/tournament-match-category.entity';
import type { TournamentEntity } from '@gelanggang/database/entities/tournament.entity';
import { makeArena, makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { queriesOf } from './count-queries';

const api = testApi();
let organiser: { authorization: string };
let tournament: TournamentEntity;

beforeAll(async () => {
  organiser = { authorization: `Bearer ${(await api.tokenFor('organiser')).token}` };
});
beforeEach(async () => {
  tournament = await makeTournament(api.dataSource.manager);
});

const read = (path: string) => api.request.get(`/api${path}`).set(organiser);
const post = (path: string, body: object) => api.request.post(`/api${path}`).set(organiser).send(body);
const put = (path: string, body: object) => api.request.put(`/api${path}`).set(organiser).send(body);
const remove = (path: string) => api.request.delete(`/api${path}`).set(organiser);

async function newArena(name = 'Gelanggang A'): Promise<ArenaRow> {
  const answer = await post('/tournament-arenas', { tournament_id: tournament.id, name }).expect(201);
  return (answer.body as Saved<ArenaRow>).data;
}

const english = (name: string): [string, string] => [`${name} added successfully!`, `${name} updated successfully!`];
const KINDS = [
  ['tournament-arenas', { name: 'Gelanggang A' }, { name: 'Gelanggang B' }, english('Arena')],
  [
    'tournament-activities',
    { name: 'Timbang badan', description: 'Di aula', start_date: '2026-12-01', end_date: '2026-12-02' },
    { name: 'Timbang ulang', description: '', start_date: null, end_date: null },
    english('Activity'),
  ],
  [
    'tournament-match-categories',
    { match_category_id: 2, registration_fee: 300_000 },
    { match_category_id: 3, registration_fee: 0 },
    english('Tournament Match Category'),
  ],
  [
    'tournament-contact-persons',
    { name: 'Sari', description: 'Pendaftaran', phone: '0812', email: 'sari@contoh.test' },
    { name: 'Dewi', description: '', phone: '', email: '' },
    english('Contact Person'),
  ],
  [
    'tournament-bank-accounts',
    { bank_name: 'Bank Pendekar', account_number: '7000123', account_name: 'Panitia' },
    { bank_name: 'Bank Nusantara', account_number: '0014501234567', account_name: 'Panitia Uji' },
    ['Rekening ditambahkan.', 'Rekening diperbarui.'],
  ],
] as const;

describe.each(KINDS)('an entry of %s', (path, values, changed, said) => {
  it('is added, read, changed and deleted', async () => {
    const added = await post(`/${path}`, { tournament_id: tournament.id, ...values }).expect(201);
    expect(added.body.message).toBe(said[0]);
    const { id } = added.body.data as { id: number };
    const one = await read(`/${path}/${id}`).expect(200);
    expect(one.body.data).toMatchObject({ id, tournament: { id: tournament.id, name: tournament.name }, ...values });
    const updated = await put(`/${path}/${id}`, { tournament_id: tournament.id, ...changed }).expect(200);
    expect(updated.body.message).toBe(said[1]);
    expect(updated.body.data).toMatchObject({ ...changed, version: 2 });
    await remove(`/${path}/${id}`).expect(200);
    await read(`/${path}/${id}`).expect(404);
    await remove(`/${path}/${id}`).expect(404);
  });

  it('that two people edit is refused to the second, and keeps what the first wrote', async () => {
    const added = await post(`/${path}`, { tournament_id: tournament.id, ...values }).expect(201);
    const { id, version } = added.body.data as { id: number; version: number };
    await put(`/${path}/${id}`, { tournament_id: tournament.id, ...changed, version }).expect(200);
    const second = await put(`/${path}/${id}`, { tournament_id: tournament.id, ...values, version }).expect(409);
    expect(second.body.message).toBe('Data ini baru saja diubah orang lain. Silakan muat ulang.');
    expect((await read(`/${path}/${id}`)).body.data).toMatchObject(changed);
  });

  it('needs a tournament that stands, and stays with it', async () => {
    const gone = await makeTournament(api.dataSource.manager, { deletedAt: new Date() });
    const refused = await post(`/${path}`, { tournament_id: gone.id, ...values }).expect(422);
    expect(refused.body.errors).toEqual({ tournament_id: ['Turnamen tidak ditemukan.'] });
    const added = await post(`/${path}`, { tournament_id: tournament.id, ...values }).expect(201);
    const other = await makeTournament(api.dataSource.manager);
    const { id } = added.body.data as { id: number };
    const moved = await put(`/${path}/${id}`, { tournament_id: other.id, ...values }).expect(422);
    expect(moved.body.errors).toEqual({ tournament_id: ['Data ini tidak dapat pindah ke turnamen lain.'] });
  });

  it('is for holders of its permission', async () => {
    const { token } = await api.tokenFor('manager');
    await api.request
      .get(`/api/${path}`)
      .set({ authorization: `Bearer ${token}` })
      .expect(403);
    await api.request.delete(`/api/${path}/1`).expect(401);
  });
});

describe.each(KINDS)('an entry of %s', (path, values) => {
  it('is made once of a form that is sent twice at once, and again where the first is gone', async () => {
    const press = () => post(`/${path}`, { tournament_id: tournament.id, ...values });
    const [first, second] = (await Promise.all([press(), press()])).sort((a, b) => a.status - b.status);
    expect([first?.status, second?.status]).toEqual([201, 422]);
    const { id } = (first?.body as Saved<{ id: number }>).data;
    await put(`/${path}/${id}`, { tournament_id: tournament.id, ...values }).expect(200);
    await remove(`/${path}/${id}`).expect(200);
    await press().expect(201);
  });
});

describe('a list', () => {
  it('is paged, searched and narrowed to a tournament with as many queries for one row as for many', async () => {
    for (let n = 1; n <= 12; n += 1) await newArena(`Matras ${n}`);
    const path = `/tournament-arenas?tournament_id=${tournament.id}`;
    const page = async (query: string) => (await read(`${path}${query}`).expect(200)).body as Paginated<ArenaRow>;
    const second = await page('&page=2');
    expect(second).toMatchObject({ current_page: 2, last_page: 2, per_page: 10, total: 12, next_page_url: null });
    expect(second.data.map((one) => one.name)).toEqual(['Matras 11', 'Matras 12']);
    const found = await page('&search=matras%2012');
    expect(found.data.map((one) => one.name)).toEqual(['Matras 12']);
    expect((await page('&search=%25')).total).toBe(0);
    const few = await queriesOf(() => page('&perPage=1'));
    const many = await queriesOf(() => page('&perPage=100'));
    expect(many).toHaveLength(few.length);
  });

  it('holds nothing of a deleted tournament', async () => {
    const gone = await makeTournament(api.dataSource.manager, { deletedAt: new Date() });
    const arena = await makeArena(api.dataSource.manager, { tournamentId: gone.id });
    expect((await read(`/tournament-arenas?tournament_id=${gone.id}`)).body.total).toBe(0);
    await read(`/tournament-arenas/${arena.id}`).expect(404);
    await remove(`/tournament-arenas/${arena.id}`).expect(404);
  });
});

describe('the code of an arena', () => {
  const save = (id: number, body: object) =>
    put(`/tournament-arenas/${id}`, { tournament_id: tournament.id, name: 'Gelanggang A', ...body });

  it('comes from its name unless it is set, and is another for each arena', async () => {
    const codes = [];
    for (const name of ['Gelanggang A', 'Matras 2', 'Gelanggang Utama', 'Aula A'])
      codes.push((await newArena(name)).code);
    expect(codes).toEqual(['A', '2', 'U', 'AU']);
    const set = await post('/tournament-arenas', {
      tournament_id: tournament.id,
      name: 'Gelanggang Timur',
      code: ' ti ',
    });
    expect(set.body.data).toMatchObject({ code: 'TI' });
    // a name changes without it; blank takes it from the name again
    const { id } = (set.body as Saved<ArenaRow>).data;
    expect((await save(id, { name: 'Gelanggang Barat' }).expect(200)).body.data).toMatchObject({ code: 'TI' });
    expect((await save(id, { name: 'Gelanggang Barat', code: '' }).expect(200)).body.data).toMatchObject({ code: 'B' });
  });

  it('is refused at its field when another arena has it, or when nobody could read it', async () => {
    await newArena('Gelanggang B');
    const { id } = await newArena('Gelanggang A');
    const taken = await save(id, { code: 'b' }).expect(422);
    expect(taken.body.errors).toEqual({ code: ['Gelanggang lain di turnamen ini sudah memakai kode itu.'] });
    expect(Object.keys((await save(id, { code: 'A-1' }).expect(422)).body.errors as object)).toEqual(['code']);
    await save(id, { code: 'TENGAH' }).expect(422);
    expect((await read(`/tournament-arenas/${id}`)).body.data).toMatchObject({ code: 'A', version: 1 });
  });
});

describe('an arena', () => {
  it('has a name of its own in its tournament', async () => {
    await newArena();
    const refused = await post('/tournament-arenas', { tournament_id: tournament.id, name: 'Gelanggang A' });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ name: ['Gelanggang dengan nama ini sudah ada di turnamen.'] });
    await post('/tournament-arenas', { tournament_id: tournament.id, name: '  ' }).expect(422);
  });

  it('is told to live pages with all of its tournament, each time it changes', async () => {
    const { id } = await newArena();
    await newArena('Aula');
    await put(`/tournament-arenas/${id}`, { tournament_id: tournament.id, name: 'Gelanggang 1' }).expect(200);
    await remove(`/tournament-arenas/${id}`).expect(200);
    const events = await api.dataSource.query<{ data: { arenas: { name: string }[] } }[]>(
      `select data from event where stream = $1 and type = 'arena.changed' order by seq`,
      [`tournament:${tournament.id}`],
    );
    expect(events.map(({ data }) => data.arenas.map((one) => one.name))).toEqual([
      ['Gelanggang A'],
      ['Aula', 'Gelanggang A'],
      ['Aula', 'Gelanggang 1'],
      ['Aula'],
    ]);
  });

  it('with a schedule stays, and says why', async () => {
    const { id } = await newArena();
    await api.dataSource.query(
      `insert into schedule (tournament_id, tournament_arena_id, kind, scheduled_date, start_time)
       values ($1, $2, 'tanding', '2026-12-01', '08:00')`,
      [tournament.id, id],
    );
    const refused = await remove(`/tournament-arenas/${id}`).expect(409);
    expect(refused.body.message).toBe('Tidak dapat dihapus: masih ada 1 jadwal.');
    await read(`/tournament-arenas/${id}`).expect(200);
  });
});

describe('a category of a tournament', () => {
  it('that athletes have entered stays what it is; its fee may change', async () => {
    const db = api.dataSource.manager;
    const contingent = await makeContingent(db, { tournamentId: tournament.id });
    await makeTeamMember(db, { contingentId: contingent.id });
    const { id } = await db.findOneByOrFail(TournamentMatchCategoryEntity, { tournamentId: tournament.id });
    const body = { tournament_id: tournament.id, match_category_id: 1, registration_fee: 275_000 };
    const refused = await remove(`/tournament-match-categories/${id}`).expect(409);
    expect(refused.body.message).toBe('Tidak dapat dihapus: masih ada 1 atlet terdaftar.');
    const other = await put(`/tournament-match-categories/${id}`, { ...body, match_category_id: 2 }).expect(409);
    expect(other.body.message).toBe('Kategori pertandingan tidak dapat diganti: masih ada 1 atlet terdaftar.');
    const saved = await put(`/tournament-match-categories/${id}`, body).expect(200);
    expect((saved.body as Saved<TournamentCategoryRow>).data).toMatchObject({
      match_category: { id: 1, name: 'Tanding' },
      registration_fee: 275_000,
    });
  });

  it('stands once in a tournament, with a fee in whole rupiah', async () => {
    const body = { tournament_id: tournament.id, match_category_id: 1, registration_fee: 1 };
    const twice = await post('/tournament-match-categories', body).expect(422);
    expect(twice.body.errors).toEqual({ match_category_id: ['Kategori pertandingan ini sudah ada di turnamen.'] });
    const wrong = await post('/tournament-match-categories', {
      ...body,
      match_category_id: 999,
      registration_fee: 2.5,
    }).expect(422);
    expect(wrong.body.errors).toEqual({ registration_fee: ['Harus berupa bilangan bulat.'] });
    const unknown = await post('/tournament-match-categories', { ...body, match_category_id: 999 }).expect(422);
    expect(unknown.body.errors).toEqual({ match_category_id: ['Kategori pertandingan tidak ditemukan.'] });
  });
});

describe('an activity', () => {
  it('does not end before it starts, on days that exist', async () => {
    const body = { tournament_id: tournament.id, name: 'Timbang' };
    const wrong = await post('/tournament-activities', { ...body, start_date: '2026-12-02', end_date: '2026-12-01' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toEqual({ end_date: ['Tanggal selesai tidak boleh sebelum tanggal mulai.'] });
    await post('/tournament-activities', { ...body, start_date: '2026-02-30' }).expect(422);
  });
});
