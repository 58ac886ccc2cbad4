// Officials through the door: the list and its form, a list from a file, who may see them, and what is erased.
import type { OfficialRow, Officials, ReadOfficialsAnswer } from '@gelanggang/contract/officials';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';

const api = testApi();
let organiser: { authorization: string };
let tournamentId: number;
let days: string[];

beforeAll(async () => {
  organiser = { authorization: `Bearer ${(await api.tokenFor('organiser')).token}` };
});
beforeEach(async () => {
  const tournament = await makeTournament(api.dataSource.manager, { startDate: '2027-03-12', endDate: '2027-03-14' });
  tournamentId = tournament.id;
  days = ['2027-03-12', '2027-03-13', '2027-03-14'];
});

const post = (path: string, body: object) => api.request.post(`/api${path}`).set(organiser).send(body);
const listed = async (): Promise<Officials> => {
  const { body } = await api.request.get(`/api/tournaments/${tournamentId}/officials`).set(organiser).expect(200);
  return (body as { data: Officials }).data;
};
const add = async (values: object): Promise<OfficialRow> => {
  const { body } = await post(`/tournaments/${tournamentId}/officials`, {
    ...{ name: 'Sari', roles: ['referee-judge'] },
    ...values,
  }).expect(201);
  return (body as { data: OfficialRow }).data;
};
const read = (content: string) =>
  api.request
    .post(`/api/tournaments/${tournamentId}/officials/read`)
    .set(organiser)
    .attach('file', Buffer.from(content), 'petugas.csv');
const districtOf = async (province: string) => {
  const [row] = await api.dataSource.query<{ id: number; provinceId: number; name: string }[]>(
    `select d.id, d.province_id as "provinceId", d.name from district d join province p on p.id = d.province_id
     where p.name ilike $1 order by d.id limit 1`,
    [province],
  );
  return row!;
};

it('are added, changed and removed, and listed by name with region and days', async () => {
  const { id: districtId, provinceId, name } = await districtOf('jawa tengah');
  await add({ name: 'Wati', roles: ['secretary', 'announcer'] });
  const sari = await add({ province_id: provinceId, district_id: districtId, licence: 'Nasional II', days: [days[1]] });
  expect(sari).toMatchObject({ days: [days[1]], code: expect.stringMatching(/^[\w-]{22}$/) as string });
  expect(sari.region.toLowerCase()).toBe(`${name}, jawa tengah`.toLowerCase());
  const body = { name: 'Sari Dewi', roles: ['council'], version: sari.version };
  await api.request.put(`/api/officials/${sari.id}`).set(organiser).send(body).expect(200);
  await api.request.put(`/api/officials/${sari.id}`).set(organiser).send(body).expect(409);
  const list = await listed();
  expect(list.days).toEqual(days);
  expect(list.officials.map((one) => [one.name, one.roles, one.days])).toEqual([
    ['Sari Dewi', ['council'], null],
    ['Wati', ['secretary', 'announcer'], null],
  ]);
  await api.request.delete(`/api/officials/${sari.id}`).set(organiser).expect(200);
  expect((await listed()).officials.map((one) => one.name)).toEqual(['Wati']);
});

it('are refused with their fields: a name twice, no role, a day outside, a district of another province', async () => {
  await add({});
  const { id: districtId, provinceId } = await districtOf('jawa tengah');
  const errorsOf = async (values: object, status = 422) => {
    const { body } = await post(`/tournaments/${tournamentId}/officials`, {
      ...{ name: 'Budi', roles: ['referee-judge'] },
      ...values,
    }).expect(status);
    return Object.keys((body as { errors?: object }).errors ?? {});
  };
  expect(await errorsOf({ name: ' sari ' }, 422)).toEqual(['name']);
  expect(await errorsOf({ roles: [] })).toEqual(['roles']);
  expect(await errorsOf({ roles: ['cook'] })).toEqual(['roles']);
  expect(await errorsOf({ days: ['2027-04-01'] })).toEqual(['days']);
  expect(await errorsOf({ days: [] })).toEqual(['days']);
  expect(await errorsOf({ province_id: provinceId + 1, district_id: districtId })).toEqual(['district_id']);
});

it('come from a file: shown first with the faults of each row, then taken in, and twice is once', async () => {
  await add({ name: 'Sari Dewi', roles: ['council'] });
  const file = 'Nama;Tugas;Provinsi;Hari\nSari Dewi;Wasit, Juri;Jawa Tengah;1-2\nBudi;Koki;;\nWati;Sekretaris;;semua\n';
  const { body } = await read(file).expect(200);
  const { rows } = (body as { data: ReadOfficialsAnswer }).data;
  expect(rows.map((row) => [row.line, row.name, row.is_known, row.faults])).toEqual([
    [2, 'Sari Dewi', true, []],
    [3, 'Budi', false, ['Tugas tidak dikenal: Koki.']],
    [4, 'Wati', false, []],
  ]);
  expect((await listed()).officials).toHaveLength(1);
  const officials = rows
    .filter((row) => row.faults.length === 0)
    .map(({ province_id, days: there, ...row }) => ({
      ...{ name: row.name, roles: row.roles },
      ...{ province_id: province_id ?? undefined, days: there ?? undefined },
    }));
  const take = () => post(`/tournaments/${tournamentId}/officials/import`, { officials }).expect(200);
  expect((await take()).body).toEqual({
    message: '1 petugas ditambahkan, 1 diperbarui.',
    data: { added: 1, changed: 1 },
  });
  expect((await take()).body).toMatchObject({ data: { added: 0, changed: 2 } });
  expect((await listed()).officials.map((one) => [one.name, one.roles, one.days])).toEqual([
    ['Sari Dewi', ['referee-judge'], days.slice(0, 2)],
    ['Wati', ['secretary'], null],
  ]);
});

it('say why a file is no list, and give one to fill in that reads without a fault', async () => {
  const faultOf = async (content: string) => {
    const { body } = await read(content).expect(422);
    return (body as { errors: { file: string[] } }).errors.file[0];
  };
  expect(await faultOf('Tugas;Kota\nWasit;Kudus\n')).toContain('kolom Nama');
  expect(await faultOf('')).toBeDefined();
  const template = await api.request.get('/api/officials/template/csv').set(organiser).expect(200);
  const { body } = await read(template.text).expect(200);
  const { rows } = (body as { data: ReadOfficialsAnswer }).data;
  expect(rows.map((row) => row.faults)).toEqual([[], []]);
  await api.request.get('/api/officials/template/xlsx').set(organiser).expect(200);
  await api.request.get('/api/officials/template/pdf').set(organiser).expect(404);
});

it('are for those who manage the schedule alone', async () => {
  const manager = { authorization: `Bearer ${(await api.tokenFor('manager')).token}` };
  await api.request.get(`/api/tournaments/${tournamentId}/officials`).expect(401);
  await api.request.get(`/api/tournaments/${tournamentId}/officials`).set(manager).expect(403);
});

it('keep their names and nothing else when the personal data of their tournament are erased', async () => {
  await api.dataSource.query(`update tournament set start_date = '2020-01-01', end_date = '2020-01-02' where id = $1`, [
    tournamentId,
  ]);
  await add({ phone: '0812', licence: 'Nasional' });
  const admin = { authorization: `Bearer ${(await api.tokenFor('admin')).token}` };
  const { tournament } = await listed();
  await api.request
    .post(`/api/personal-data/${tournamentId}/erase`)
    .set(admin)
    .send({ confirmation: tournament.name })
    .expect(200);
  const [sari] = (await listed()).officials;
  expect(sari).toMatchObject({ name: 'Sari', phone: '', licence: '', region: '', code: null });
});
