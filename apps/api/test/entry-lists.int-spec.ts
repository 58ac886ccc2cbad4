// The public lists of contingents and entries: whole, searchable, from memory, and with nothing private in them.
import { streams } from '@gelanggang/contract/events';
import type { ContingentHome, EntryHome, EntryList, EntryRow, ProvinceHome } from '@gelanggang/contract/entry-lists';
import type { Data, Paginated } from '@gelanggang/contract/http';
import { makeClass, makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { testApi } from '../../../test/setup/api';
import { until } from '../../../test/setup/until';
import { queriesOf } from './count-queries';

const api = testApi();
let slug: string;
let tournamentId: number;
let classKey: string;

beforeEach(async () => {
  const db = api.dataSource.manager;
  const tournament = await makeTournament(db);
  ({ id: tournamentId, slug } = tournament);
  const weightClass = await makeClass(db);
  classKey = `1-${weightClass.ageCategoryId}-male-${weightClass.id}`;
  const [bandung, garut] = [
    await makeContingent(db, { tournamentId, name: 'Putra Bandung' }),
    await makeContingent(db, { tournamentId, name: 'Elang Garut' }),
  ];
  await makeContingent(db, { tournamentId, name: 'Belum Mengisi' });
  await makeContingent(db, { name: 'Bukan Peserta' });
  for (const [contingent, names] of [
    [bandung, ['Raka 100%', 'Dimas']],
    [garut, ['Bagas', 'raka aditya']],
  ] as const) {
    for (const name of names) {
      await makeTeamMember(db, { contingentId: contingent.id, categoryClassId: weightClass.id, name });
    }
  }
  const other = await makeClass(db);
  await makeTeamMember(db, { contingentId: garut.id, categoryClassId: other.id, name: 'Sekar' });
});

async function list(): Promise<EntryList> {
  const { body } = await api.request.get(`/api/entry-lists/${slug}`).expect(200);
  return (body as Data<EntryList>).data;
}

async function athletes(query: Record<string, string | number> = {}): Promise<Paginated<EntryRow>> {
  const { body } = await api.request.get(`/api/entry-lists/${slug}/athletes`).query(query).expect(200);
  return body as Paginated<EntryRow>;
}

const namesOf = ({ data }: Paginated<EntryRow>) => data.map((row) => row.name);

/** An event reaches the API by notice, soon after its commit. */
describe('The public entry list', () => {
  it('names every contingent of the tournament and every class with entries', async () => {
    const { tournament, athletes: people, entries, contingents, classes } = await list();
    expect(tournament.slug).toBe(slug);
    expect([people, entries]).toEqual([5, 5]);
    expect(contingents.map((one) => [one.name, one.entries])).toEqual([
      ['Belum Mengisi', 0],
      ['Elang Garut', 3],
      ['Putra Bandung', 2],
    ]);
    expect(classes.map((one) => [one.key === classKey, one.entries, one.is_drawn])).toEqual([
      [true, 4, false],
      [false, 1, false],
    ]);
  });

  it('has a page of each province that contingents come from, and of no other', async () => {
    await api.dataSource.query(
      `update contingent set province_id = 32 where name in ('Elang Garut', 'Putra Bandung', 'Bukan Peserta')`,
    );
    await writeWithEvents(api.dataSource, (_, emit) => {
      emit(streams.staff(tournamentId), 'entries.changed', { tournament_id: tournamentId, contingents: 0, members: 0 });
      return Promise.resolve();
    });
    await until(list, ({ provinces }) => provinces.length === 1);
    const { provinces, contingents } = await list();
    expect(provinces).toEqual([{ id: 32, name: 'Jawa Barat' }]);
    expect(contingents.map((one) => one.province_id)).toEqual([null, 32, 32]);
    const { body } = await api.request.get(`/api/entry-lists/${slug}/provinces/32`).expect(200);
    const { data } = body as Data<ProvinceHome>;
    expect(data.contingents.map(({ name }) => name)).toEqual(['Elang Garut', 'Putra Bandung']);
    expect(data.entries).toHaveLength(5);
    await api.request.get(`/api/entry-lists/${slug}/provinces/33`).expect(404);
    await api.request.get(`/api/entry-lists/tidak-ada/provinces/32`).expect(404);
  });

  it('stands in order of class, contingent and name, page by page', async () => {
    const first = await athletes({ perPage: 3 });
    expect(first).toMatchObject({ total: 5, last_page: 2, current_page: 1 });
    expect(namesOf(first)).toEqual(['Bagas', 'raka aditya', 'Dimas']);
    expect(namesOf(await athletes({ perPage: 3, page: 2 }))).toEqual(['Raka 100%', 'Sekar']);
  });

  it('tells one entry, and a contingent with all of its entries, for their pages', async () => {
    const [first] = (await athletes({ search: 'bagas' })).data;
    const one = await api.request.get(`/api/entry-lists/${slug}/athletes/${first?.id}`).expect(200);
    expect((one.body as Data<EntryHome>).data).toEqual({
      entry: { ...first, kind: 'tanding' },
      has_career: false,
    });
    const path = `/api/entry-lists/${slug}/contingents/${first?.contingent_id}`;
    const { data } = (await api.request.get(path).expect(200)).body as Data<ContingentHome>;
    expect([data.contingent.name, data.contingent.entries]).toEqual(['Elang Garut', 3]);
    expect(data.entries.map(({ name }) => name)).toEqual(['Bagas', 'raka aditya', 'Sekar']);
  });

  it('knows neither an entry nor a contingent of another tournament', async () => {
    const [first] = (await athletes()).data;
    const other = await makeTournament(api.dataSource.manager);
    for (const path of [
      `${other.slug}/athletes/${first?.id}`,
      `${other.slug}/contingents/${first?.contingent_id}`,
      `${slug}/athletes/999999`,
      `${slug}/contingents/x`,
    ]) {
      await api.request.get(`/api/entry-lists/${path}`).expect(404);
    }
  });

  it('finds by name and contingent in any case, and takes % as a sign like others', async () => {
    expect(namesOf(await athletes({ search: 'RAKA' }))).toEqual(['raka aditya', 'Raka 100%']);
    expect(namesOf(await athletes({ search: '100%' }))).toEqual(['Raka 100%']);
    expect(namesOf(await athletes({ search: '%' }))).toEqual(['Raka 100%']);
    expect(namesOf(await athletes({ search: 'elang' }))).toEqual(['Bagas', 'raka aditya', 'Sekar']);
    const { contingents } = await list();
    const garut = contingents.find((one) => one.name === 'Elang Garut');
    expect(namesOf(await athletes({ contingent_id: garut?.id ?? 0, class: classKey }))).toEqual([
      'Bagas',
      'raka aditya',
    ]);
    expect((await athletes({ class: 'no-such-class' })).total).toBe(0);
  });

  it('finds words in any order, and a name that is a letter off where nothing else is found', async () => {
    expect(namesOf(await athletes({ search: 'garut aditya' }))).toEqual(['raka aditya']);
    expect(namesOf(await athletes({ search: 'adiyta' }))).toEqual(['raka aditya']);
    expect(namesOf(await athletes({ search: 'adzzza' }))).toEqual([]);
  });

  it('tells a name, a contingent and a class of a person, and no more', async () => {
    const [row] = (await athletes()).data;
    expect(Object.keys(row ?? {}).sort()).toEqual(
      ['class_key', 'class_name', 'contingent', 'contingent_id', 'id', 'name'].sort(),
    );
    const [contingent] = (await list()).contingents;
    expect(Object.keys(contingent ?? {}).sort()).toEqual(['entries', 'id', 'name', 'province_id', 'region']);
  });

  it('names classes in the language of whoever asks, from one reading', async () => {
    const [original] = (await athletes()).data;
    const { body } = await api.request
      .get(`/api/entry-lists/${slug}/athletes`)
      .set('accept-language', 'en')
      .expect(200);
    const [english] = (body as Paginated<EntryRow>).data;
    expect(original?.class_name).toContain('Putra');
    expect(english?.class_name).toBe(original?.class_name.replace('Putra', 'Male'));
  });

  it('is read once for any number of pages and searches, and again once an entry changes', async () => {
    await list();
    const hot = await queriesOf(async () => {
      for (let page = 1; page <= 5; page++) await athletes({ page, search: 'a' });
      await list();
    });
    expect(hot).toEqual([]);
    await writeWithEvents(api.dataSource, async (manager, emit) => {
      await manager.query(
        `update team_member set name = 'Nama Baru' where name = 'Sekar' and contingent_id in
           (select contingent_id from contingent_registration where tournament_id = $1)`,
        [tournamentId],
      );
      emit(streams.staff(tournamentId), 'entries.changed', { tournament_id: tournamentId, contingents: 0, members: 1 });
    });
    await until(
      () => athletes({ search: 'nama baru' }),
      ({ total }) => total === 1,
    );
    expect((await athletes({ search: 'sekar' })).total).toBe(0);
  });

  it('is 404 for a tournament that does not exist or was removed, and 422 for a page that is none', async () => {
    await api.request.get('/api/entry-lists/tidak-ada').expect(404);
    await api.request.get('/api/entry-lists/tidak-ada/athletes').expect(404);
    await api.request.get(`/api/entry-lists/${slug}/athletes`).query({ page: 'x' }).expect(422);
    await writeWithEvents(api.dataSource, async (manager, emit) => {
      await manager.query('update tournament set deleted_at = now() where id = $1', [tournamentId]);
      emit(streams.site, 'tournament.changed', { tournament_id: tournamentId, status: 'inactive' });
    });
    await until(
      () => api.request.get(`/api/entry-lists/${slug}`),
      ({ status }) => status === 404,
    );
  });
});
