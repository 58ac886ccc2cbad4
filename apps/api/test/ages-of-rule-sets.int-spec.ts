// Age categories belong to rule sets: IPSI 2022 counts whole years and has its own, by which athletes are entered and fight.
import type { AgeCategoryAnswer } from '@gelanggang/contract/categories';
import type { PresetAge } from '@gelanggang/contract/setting-up';
import { makeContingent, makeTournament } from '@gelanggang/database/testing/factories';
import { ownRuleSet } from '@gelanggang/domain/rules/rule-sets';
import { testApi } from '../../../test/setup/api';
import { locationChain, type LocationChain } from './location-chain';

const api = testApi();
let office: { authorization: string };
let home: LocationChain;
let prestasi: number;

beforeAll(async () => {
  office = { authorization: `Bearer ${(await api.tokenFor('admin')).token}` };
  home = await locationChain(api.dataSource);
  const [row] = await api.dataSource.query<{ id: number }[]>(
    `select id from championship_category where name = 'Prestasi'`,
  );
  prestasi = row?.id ?? 0;
});

const get = (path: string) => api.request.get(`/api${path}`).set(office);
const post = (path: string, body: object) => api.request.post(`/api${path}`).set(office).send(body);
const put = (path: string, body: object) => api.request.put(`/api${path}`).set(office).send(body);
const agesAt = async (query: string) =>
  (await get(`/fetch-age-categories?${query}`).expect(200)).body as AgeCategoryAnswer[];
const namesAt = async (query: string) => (await agesAt(query)).map((age) => age.name);

async function openTournament(): Promise<number> {
  const { id } = await makeTournament(api.dataSource.manager, { startDate: '2030-06-10' });
  await api.dataSource.query(
    `insert into tournament_match_category (tournament_id, match_category_id, registration_fee) values ($1, 2, 100000)`,
    [id],
  );
  return id;
}
async function choose(id: number, rule_set: string) {
  const { name, start_date, end_date, status } = (await get(`/tournament-settings/${id}`).expect(200)).body.data;
  return post(`/tournament-settings/update/${id}`, { name, start_date, end_date, status, rule_set });
}

let lastNik = 0;
const athlete = (contingentId: number, ageId: number, change: object = {}) => ({
  contingent_id: contingentId,
  name: 'Raka Wijaya',
  birth_place: 'Garut',
  birth_date: '2021-06-15',
  gender: 'male',
  nik: String(3_273_010_101_000_000 + ++lastNik),
  family_card_number: '3273010101010001',
  ...home,
  address: 'Jl. Asia Afrika',
  championship_category_id: prestasi,
  match_category_id: 2,
  age_category_id: ageId,
  documents: 'https://drive.contoh.test/berkas',
  ...change,
});

const AGES_2022 = [
  ...['Singa', 'Macan', 'Usia 10–11', 'Usia 12–13', 'Usia 14–16', 'Usia 17–45', 'Usia 46–60', 'Pendekar (61 ke atas)'],
];

it('of IPSI 2022 are a tournament’s from when it chooses that set, and nobody else’s', async () => {
  const id = await openTournament();
  const other = await openTournament();
  const before = await namesAt('');
  expect(before).toContain('Remaja');
  expect(before).not.toContain('Singa');

  await choose(id, 'ipsi-2022').then(({ status }) => expect(status).toBe(200));
  expect(await namesAt(`tournament_id=${id}`)).toEqual(AGES_2022);
  expect(await namesAt(`tournament_id=${other}`)).toEqual(before);
  const [first] = await agesAt(`tournament_id=${id}`);
  expect(first).toMatchObject({ above_years: 3, up_to_years: 6, counting: 'whole-years', rule_set: 'IPSI 2022' });
  // who looks at all tournaments finds those that are in use
  expect(await namesAt('')).toEqual([...before, ...AGES_2022]);

  const contingent = await makeContingent(api.dataSource.manager, { tournamentId: id });
  expect(await namesAt(`contingent_id=${contingent.id}`)).toEqual(AGES_2022);
  const stranger = { authorization: `Bearer ${(await api.tokenFor('manager')).token}` };
  const seen = await api.request.get(`/api/age-categories?contingent_id=${contingent.id}`).set(stranger).expect(200);
  expect((seen.body as AgeCategoryAnswer[]).map((age) => age.name)).toContain('Remaja');
});

it('hold an athlete by completed years, in the month of the start', async () => {
  const id = await openTournament();
  await choose(id, 'ipsi-2022');
  const [singa, macan] = await agesAt(`tournament_id=${id}`);
  const [shared] = await agesAt(`tournament_id=${await openTournament()}`);
  const { id: contingentId } = await makeContingent(api.dataSource.manager, { tournamentId: id });
  const enter = (ageId: number | undefined, change: object = {}) =>
    post('/team-members', athlete(contingentId, ageId ?? 0, change));

  // seven in July 2030, a month after the start: six completed
  await enter(singa?.id, { birth_date: '2023-07-01' }).expect(201);
  const late = await enter(singa?.id, { birth_date: '2023-06-30' }).expect(422);
  expect(late.body.errors.age_category_id).toEqual([
    expect.stringMatching(/^Lahir 30 Juni 2023 tidak masuk Singa pada .*; kategori usianya Macan\.$/),
  ]);
  await enter(macan?.id, { birth_date: '2023-06-30' }).expect(201);
  const foreign = await enter(shared?.id).expect(422);
  expect(foreign.body.errors.age_category_id).toEqual(['Kategori usia tidak ditemukan.']);

  // who is entered stays in the age: the set cannot be left any more
  const back = await choose(id, 'ipsi-2025');
  expect(back.status).toBe(422);
  expect(back.body.errors).toEqual({
    rule_set: ['Kategori usia Singa sudah dipakai di turnamen ini dan tidak ada pada aturan IPSI 2025.'],
  });
});

it('of another set are refused in a classification, by the database too, and not copied', async () => {
  const id = await openTournament();
  const source = await openTournament();
  const [shared] = await agesAt(`tournament_id=${source}`);
  await choose(id, 'ipsi-2022');
  const [singa] = await agesAt(`tournament_id=${id}`);
  const body = (ageId?: number) => ({
    ...{ tournament_id: id, match_category_id: 2, age_category_id: ageId, name: 'Prestasi', details: [] },
  });
  await expect(
    api.dataSource.query(
      'insert into match_classification (tournament_id, match_category_id, age_category_id, name) values ($1, 1, $2, $3)',
      [id, shared?.id, 'Lain'],
    ),
  ).rejects.toMatchObject({ driverError: { constraint: 'age_of_rule_set' } });
  const refused = await post('/match-clasifications', body(shared?.id));
  expect([409, 422]).toContain(refused.status);

  await api.dataSource.query(
    'insert into match_classification (tournament_id, match_category_id, age_category_id, name) values ($1, 1, $2, $3)',
    [source, shared?.id, 'Tanding'],
  );
  const copied = await post(`/tournament-settings/${id}/copy`, { source_id: source, parts: ['classifications'] });
  expect(copied.status).toBe(200);
  expect(copied.body.data.classifications).toEqual({ new: 0, there: 0 });
  expect(singa).toBeDefined();
});

it('are loaded with the preset, which knows no classes in 2022', async () => {
  const id = await openTournament();
  await choose(id, 'ipsi-2022');
  const preset = (await get(`/tournament-settings/${id}/preset`).expect(200)).body.data as PresetAge[];
  expect(preset.map((age) => [age.name, age.is_new, age.classes_count, age.classification])).toEqual(
    AGES_2022.map((name) => [name, false, 0, 'none']),
  );
});

it('of an organiser’s set are its own where they differ, and follow its changes', async () => {
  const set = ownRuleSet('sekolah', 'Sekolah', '2026-11-01');
  const [first, ...others] = set.groups;
  const older = others.map((group, index) => (index === 0 ? { ...group, fromYears: 6 } : group));
  await post('/rule-sets', { set: { ...set, groups: [{ ...first, toYears: 6 }, ...older] } }).expect(201);
  const id = await openTournament();
  await choose(id, 'sekolah').then(({ status }) => expect(status).toBe(200));
  const own = async () =>
    (await agesAt(`tournament_id=${id}`))
      .filter((age) => age.rule_set !== null)
      .map((age) => [age.name, age.above_years, age.up_to_years]);
  expect(await own()).toEqual([
    ['Pra Usia Dini', null, 6],
    ['Usia Dini 1', 6, 8],
  ]);
  // each name once: the shared ones of these names are not the tournament's
  const names = await namesAt(`tournament_id=${id}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(set.groups.length);

  await put('/rule-sets/sekolah', { set, version: 1 }).expect(200);
  expect(await own()).toEqual([]);
  expect(await namesAt(`tournament_id=${id}`)).toEqual(set.groups.map((group) => group.name));
});
