// Tournaments as visitors read them, and registering contingents while there is time.
import type { Paginated } from '@gelanggang/contract/http';
import type {
  ArenaAnswer,
  GalleryItem,
  TournamentCard,
  TournamentDetail,
  TournamentName,
  TournamentSummary,
} from '@gelanggang/contract/tournaments';
import type { TournamentEntity } from '@gelanggang/database/entities/tournament.entity';
import { makeArena, makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { testApi } from '../../../test/setup/api';
import { testFolder } from '../../../test/setup/made';

const folder = testFolder();
const api = testApi({ env: { FILES_DIR: folder } });
let next: TournamentEntity;
let closed: TournamentEntity;
let draft: TournamentEntity;
let past: TournamentEntity;

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  const db = api.dataSource.manager;
  next = await makeTournament(db, { name: 'Piala Berikut', slug: 'piala-berikut', location: 'GOR Bandung' });
  await makeTournament(db, { name: 'Piala Nanti', startDate: day(90), endDate: day(91) });
  closed = await makeTournament(db, {
    name: 'Piala Tutup',
    startDate: day(40),
    endDate: day(41),
    registrationClosesAt: new Date(Date.now() - 1000),
  });
  draft = await makeTournament(db, {
    name: 'Piala Rancangan',
    status: 'inactive',
    startDate: day(50),
    endDate: day(51),
  });
  past = await makeTournament(db, {
    name: 'Piala Lalu',
    status: 'inactive',
    wasActive: true,
    startDate: day(-20),
    endDate: day(-19),
  });
  await makeTournament(db, { name: 'Piala Terhapus', slug: 'terhapus', deletedAt: new Date() });
});

async function read<T>(path: string, status = 200): Promise<T> {
  return (await api.request.get(`/api${path}`).expect(status)).body as T;
}
const names = (rows: { name: string }[]) => rows.map((row) => row.name);

describe('what visitors read', () => {
  it('active tournaments come in order of their start, without drafts and deleted ones', async () => {
    const rows = await read<TournamentCard[]>('/tournaments/active');
    expect(names(rows)).toEqual(['Piala Berikut', 'Piala Tutup', 'Piala Nanti']);
    expect(rows.map((row) => row.is_registration_open)).toEqual([true, false, true]);
    expect(rows[0]).toMatchObject({ event_date: next.startDate, location: 'GOR Bandung', time_zone: 'Asia/Jakarta' });
  });

  it('all tournaments are named by id, name, short name and slug, what comes next first and what is over last', async () => {
    const rows = await read<TournamentName[]>('/tournaments/all');
    expect(names(rows)).toEqual(['Piala Berikut', 'Piala Tutup', 'Piala Nanti', 'Piala Lalu']);
    expect(Object.keys(rows[0] ?? {})).toEqual(['id', 'name', 'short_name', 'slug']);
  });

  it('the gallery shows active and past ones as data, and which of them take entries', async () => {
    const { data } = await read<{ data: GalleryItem[] }>('/tournaments/gallery');
    expect(names(data)).toEqual(['Piala Nanti', 'Piala Tutup', 'Piala Berikut', 'Piala Lalu']);
    expect(data.map((one) => one.is_registration_open)).toEqual([true, false, true, false]);
  });

  it('a tournament has its categories with fees, ages, contact persons and activities', async () => {
    await api.dataSource.query(
      `insert into tournament_contact_person (tournament_id, name, phone, email) values ($1, 'Pak Ketua', '0811', 'k@contoh.test')`,
      [next.id],
    );
    await api.dataSource.query(
      `insert into tournament_activity (tournament_id, name, start_date) values ($1, 'Temu Teknik', $2)`,
      [next.id, day(29)],
    );
    const detail = await read<TournamentDetail>('/tournaments/detail/piala-berikut');
    expect(detail).toMatchObject({
      id: next.id,
      status: 'active',
      categories: [{ match_category_id: 1, name: 'Tanding', registration_fee: 250_000 }],
      contact_persons: [{ name: 'Pak Ketua', phone: '0811' }],
      activities: [{ name: 'Temu Teknik', start_date: day(29), end_date: null }],
    });
    expect(detail.age_categories.length).toBeGreaterThan(3);
    expect(await read(`/tournaments/${next.id}`)).toEqual(detail);
  });

  it('a slug that nobody has, a deleted one and a wrong id are not there', async () => {
    for (const path of ['detail/tidak-ada', 'detail/terhapus', '999999', '999999/arenas', 'kata']) {
      await read(`/tournaments/${path}`, 404);
    }
  });

  it('arenas come as data, in the order in which they were made', async () => {
    const first = await makeArena(api.dataSource.manager, { tournamentId: next.id, name: 'Gelanggang B' });
    await makeArena(api.dataSource.manager, { tournamentId: next.id, name: 'Gelanggang A' });
    const { data } = await read<{ data: ArenaAnswer[] }>(`/tournaments/${next.id}/arenas`);
    expect(data[0]).toEqual({ id: first.id, tournament_id: next.id, name: 'Gelanggang B' });
    expect(names(data)).toEqual(['Gelanggang B', 'Gelanggang A']);
  });
});

describe('documents and banners', () => {
  it('are downloaded under the name that people gave them, by path and by query', async () => {
    const store = api.app.get(FileStore);
    const file = await store.put({
      name: 'Buku panduan – THB.pdf',
      contentType: 'application/pdf',
      source: Buffer.from('isi dokumen'),
      isPublic: true,
    });
    await api.dataSource.query(`update tournament set document_file_id = $2, image_file_id = $2 where id = $1`, [
      next.id,
      file.id,
    ]);
    const { document, image } = await read<TournamentDetail>('/tournaments/detail/piala-berikut');
    expect(document).toBe(`${file.id}.pdf`);
    for (const path of [
      `/api/download-document/${document}`,
      `/api/download-document?filename=${document}`,
      image ?? '',
    ]) {
      const answer = await api.request.get(path).expect(200).expect('content-type', 'application/pdf');
      expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''Buku%20panduan%20%E2%80%93%20THB.pdf");
      expect((answer.body as Buffer).toString()).toBe('isi dokumen');
    }
  });

  it('that are not public are not there, and nothing outside the store is', async () => {
    const store = api.app.get(FileStore);
    const proof = await store.put({ name: 'struk.png', contentType: 'image/png', source: Buffer.from('rahasia') });
    await read(`/download-document/${proof.id}.png`, 404);
    for (const name of ['..%2f..%2fpackage.json', '%2fetc%2fpasswd', 'struk.png', `${proof.id}/x`]) {
      const { headers } = await api.request.get(`/api/download-document/${name}`).expect(404);
      expect(headers['cache-control']).toBeUndefined();
      await read(`/download-document?filename=${name}`, 404);
    }
  });
});

describe('GET /tournaments', () => {
  it('is paged and searched, what runs or is open first, inactive ones last, drafts for those who prepare', async () => {
    const { token: office } = await api.tokenFor('organiser');
    const { token: manager } = await api.tokenFor('manager');
    let token = office;
    const list = async (query: string) =>
      (await api.request.get(`/api/tournaments?${query}`).set('authorization', `Bearer ${token}`).expect(200))
        .body as Paginated<TournamentSummary>;
    expect(await list('perPage=2&page=3')).toMatchObject({ total: 5, last_page: 3, next_page_url: null });
    expect(names((await list('search=RANCANG')).data)).toEqual(['Piala Rancangan']);
    expect(names((await list('')).data).slice(-2)).toEqual(['Piala Rancangan', 'Piala Lalu']);
    token = manager;
    expect(await list('')).toMatchObject({ total: 4 });
    expect(names((await list('search=RANCANG')).data)).toEqual([]);
  });
});

describe('the highlight', () => {
  it('is the running tournament, else the next active one, else null', async () => {
    const highlight = () => read<TournamentSummary | null>('/tournaments/highlight');
    expect((await highlight())?.name).toBe('Piala Berikut');
    const running = await makeTournament(api.dataSource.manager, { startDate: day(-1), endDate: day(2) });
    expect(await highlight()).toMatchObject({ id: running.id, is_running: true });
    await api.dataSource.query(`update tournament set status = 'inactive'`);
    expect(await highlight()).toBeNull();
    await api.dataSource.query(`update tournament set status = 'active' where id <> all($1)`, [[draft.id, past.id]]);
  });
});

describe('POST /tournaments/register', () => {
  const register = (token: string, tournamentId: number, contingents: unknown) =>
    api.request
      .post('/api/tournaments/register')
      .set('authorization', `Bearer ${token}`)
      .send({ tournament_id: tournamentId, contingents });

  it('registers own contingents, once, and tells the staff', async () => {
    const { token, accountId } = await api.tokenFor('manager');
    const db = api.dataSource.manager;
    const one = await makeContingent(db, { accountId });
    const two = await makeContingent(db, { accountId, name: 'Kontingen Kedua' });
    await makeTeamMember(db, { contingentId: one.id });
    const answer = await register(token, next.id, [two.id, one.id]).expect(201);
    expect(answer.body).toEqual({ message: 'Pendaftaran berhasil!' });

    const events = await api.dataSource.query<unknown[]>(`select type, data from event where stream = $1`, [
      `tournament:${next.id}:staff`,
    ]);
    expect(events).toEqual([{ type: 'entries.changed', data: { tournament_id: next.id, contingents: 2, members: 1 } }]);

    const three = await makeContingent(db, { accountId });
    const again = await register(token, next.id, [three.id, two.id]).expect(409);
    expect(again.body).toEqual({
      message: 'Sudah terdaftar di kejuaraan ini: Kontingen Kedua.',
      code: 'tournaments.alreadyEntered',
    });
    const registered = await api.dataSource.query<unknown[]>(
      `select 1 from contingent_registration where contingent_id = $1`,
      [three.id],
    );
    expect(registered).toEqual([]);
  });

  it('makes one registration of two at once', async () => {
    const { token, accountId } = await api.tokenFor('manager');
    const contingent = await makeContingent(api.dataSource.manager, { accountId });
    const both = await Promise.all([1, 2].map(() => register(token, next.id, [contingent.id])));
    expect(both.map((one) => one.status).sort()).toEqual([201, 409]);
  });

  it('needs a chosen contingent', async () => {
    const { token } = await api.tokenFor('manager');
    const answer = await register(token, next.id, []).expect(422);
    expect(answer.body).toMatchObject({
      errors: {
        contingents: [
          'Terdapat kesalahan dalam proses pendaftaran. pastikan Anda sudah memilih kontingen yang akan di ikut sertakan',
        ],
      },
    });
  });

  it("does not know another account's contingent", async () => {
    const { token } = await api.tokenFor('manager');
    const other = await makeContingent(api.dataSource.manager);
    await register(token, next.id, [other.id]).expect(404);
  });

  it("enters no contingent of an office's tournament into another office's, which decides that itself", async () => {
    const { token, accountId } = await api.tokenFor('organiser', { isStranger: true });
    const db = api.dataSource.manager;
    const works = (tournamentId: number) =>
      db.query(`insert into tournament_member (tournament_id, account_id, role) values ($1, $2, 'organiser')`, [
        ...[tournamentId, accountId],
      ]);
    await works(closed.id);
    const contingent = await makeContingent(db, { tournamentId: closed.id });
    const own = await makeContingent(db, { accountId });
    await register(token, next.id, [contingent.id]).expect(404);
    await register(token, next.id, [own.id]).expect(201);
    await works(next.id);
    await register(token, next.id, [contingent.id]).expect(201);
  });

  it('is refused when the tournament is not active, and when its time is over', async () => {
    const { token, accountId } = await api.tokenFor('manager');
    const contingent = await makeContingent(api.dataSource.manager, { accountId });
    const inactive = await register(token, past.id, [contingent.id]).expect(409);
    expect(inactive.body).toEqual({
      message: 'Pendaftaran kejuaraan ini belum dibuka.',
      code: 'registration.notOpen',
    });
    const late = await register(token, closed.id, [contingent.id]).expect(409);
    expect(late.body).toEqual({
      message: 'Pendaftaran kejuaraan ini sudah ditutup.',
      code: 'registration.closed',
    });
  });

  it('refuses a person who already stands in the tournament in the same category, in another contingent', async () => {
    const { token, accountId } = await api.tokenFor('manager');
    const db = api.dataSource.manager;
    const there = await makeContingent(db, { tournamentId: next.id });
    const { nik } = await makeTeamMember(db, { contingentId: there.id });
    const contingent = await makeContingent(db, { accountId });
    await makeTeamMember(db, { contingentId: contingent.id, nik });
    const answer = await register(token, next.id, [contingent.id]);
    expect([409, 422]).toContain(answer.status);
    expect((answer.body as { message: string }).message).not.toContain(nik);
  });
});
