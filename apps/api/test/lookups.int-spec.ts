// Lookups that forms and filters read: regions, categories, classes, and the sidebar.
import type {
  AgeCategoryAnswer,
  AvailableClassAnswer,
  ClassAnswer,
  ClassesByGenderAnswer,
  MatchCategoryAnswer,
  NamedAnswer,
  OfferedMatchCategoryAnswer,
} from '@gelanggang/contract/categories';
import type { CountryAnswer, RegionAnswer } from '@gelanggang/contract/locations';
import type { MenuAnswer } from '@gelanggang/contract/navigation';
import { makeClass, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { testApi } from '../../../test/setup/api';

const api = testApi();
let token: string;
beforeAll(async () => {
  ({ token } = await api.tokenFor('manager'));
});

async function read<T>(path: string, as = token): Promise<T> {
  return (await api.request.get(`/api${path}`).set('authorization', `Bearer ${as}`).expect(200)).body as T;
}

describe('regions', () => {
  it('lead from a province down to its wards, without a token', async () => {
    const provinces = (await api.request.get('/api/provinces').expect(200)).body as RegionAnswer[];
    expect(provinces).toHaveLength(38);
    const province = provinces.find((one) => one.name.toLowerCase() === 'jawa barat');
    const districts = await read<RegionAnswer[]>(`/districts?province_id=${province?.id}`);
    expect(districts).toHaveLength(27);
    const subdistricts = await read<RegionAnswer[]>(`/subdistricts?district_id=${districts[0]?.id}`);
    const wards = await read<RegionAnswer[]>(`/wards?subdistrict_id=${subdistricts[0]?.id}`);
    expect(wards.length).toBeGreaterThan(1);
    expect(Object.keys(wards[0] ?? {})).toEqual(['id', 'name']);
  });

  it('of countries are named as the specification says', async () => {
    const countries = await read<CountryAnswer[]>('/countries');
    expect(countries).toContainEqual(
      expect.objectContaining({ country_name: 'Indonesia', code: 'ID' }) as CountryAnswer,
    );
  });

  it('are not sent again to who has them', async () => {
    const first = await api.request.get('/api/provinces').expect(200);
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const again = await api.request
      .get('/api/provinces')
      .set('if-none-match', first.headers.etag ?? '')
      .expect(304);
    expect(again.text).toBe('');
  });

  it('need what they lie in', async () => {
    const answer = await api.request.get('/api/districts').expect(422);
    expect(answer.body).toMatchObject({ errors: { province_id: ['Wajib diisi.'] } });
  });
});

describe('categories', () => {
  it('of matches keep the ids of the specification, and each championship admits them all', async () => {
    const championships = await read<NamedAnswer[]>('/championship-categories');
    expect(championships.map((one) => one.name)).toEqual(['Prestasi', 'Pemasalan']);
    const all = await read<MatchCategoryAnswer[]>('/match-categories');
    expect(all.map((one) => [one.id, one.key, one.unit_size])).toEqual([
      [1, 'tanding', 1],
      [2, 'seni_tunggal', 1],
      [3, 'seni_ganda', 2],
      [4, 'seni_regu', 3],
      [5, 'solo_kreatif', 1],
    ]);
    expect(await read(`/match-categories?championship_category_id=${championships[0]?.id}`)).toEqual(all);
  });

  it('that a tournament offers come with its fee', async () => {
    const { id } = await makeTournament(api.dataSource.manager);
    const offered = await read<OfferedMatchCategoryAnswer[]>(`/fetch-match-categories?tournament_id=${id}`);
    expect(offered).toEqual([expect.objectContaining({ id: 1, name: 'Tanding', registration_fee: 250_000 })]);
    expect(await read<unknown[]>('/fetch-match-categories')).toHaveLength(5);
  });

  it('of ages come in their order; tanding leaves out those without classes', async () => {
    await api.dataSource.query(`insert into age_category (name, position) values ('Tanpa Kelas', 99)`);
    const all = await read<AgeCategoryAnswer[]>('/age-categories');
    expect(all.at(-1)?.name).toBe('Tanpa Kelas');
    const tanding = await read<AgeCategoryAnswer[]>('/fetch-age-categories?match_category_id=1');
    expect(tanding.map((one) => one.name)).not.toContain('Tanpa Kelas');
    expect(await read('/fetch-age-categories?match_category_id=2')).toEqual(all);
  });
});

describe('classes', () => {
  it('of an age category come for men and women', async () => {
    const male = await makeClass(api.dataSource.manager, { name: 'A' });
    await makeClass(api.dataSource.manager, { name: 'A', gender: 'female', ageCategoryId: male.ageCategoryId });
    const both = await read<ClassAnswer[]>(`/fetch-category-classes?age_category_id=${male.ageCategoryId}`);
    expect(both.map((one) => one.gender)).toEqual(['male', 'female']);
    const byGender = await read<ClassesByGenderAnswer>(`/category-classes/fetch-by-age-category/${male.ageCategoryId}`);
    expect(byGender).toEqual({ male: [both[0]], female: [both[1]] });
  });

  it('that fit a weight end with their upper bound', async () => {
    const db = api.dataSource.manager;
    const low = await makeClass(db, { name: 'A', weightMin: 45, weightMax: 50, includesMin: true });
    await makeClass(db, { name: 'B', weightMin: 50, weightMax: 55, ageCategoryId: low.ageCategoryId });
    const fitting = async (query: string) =>
      (await read<ClassAnswer[]>(`/category-classes/fetch-class/${low.ageCategoryId}?gender=male&${query}`)).map(
        (one) => one.name,
      );
    expect(await fitting('body_weight=50')).toEqual(['A']);
    expect(await fitting('body_weight=45')).toEqual(['A']);
    expect(await fitting('body_weight=50,01')).toEqual(['B']);
    expect(await fitting('body_weight=99')).toEqual([]);
    expect(await fitting('body_weight=')).toEqual(['A', 'B']);
  });

  it('available for a drawing count paid athletes that are not drawn; else all that are entered', async () => {
    const db = api.dataSource.manager;
    const { id: tournamentId } = await makeTournament(db);
    const one = await makeClass(db);
    const empty = await makeClass(db, { ageCategoryId: one.ageCategoryId });
    const { participants } = await makePaidParticipants(db, { tournamentId, classId: one.id, contingentSizes: [3, 2] });
    const counts = async (query: string) =>
      (
        await read<AvailableClassAnswer[]>(
          `/fetch-available-class?tournament_id=${tournamentId}&match_category_id=1&age_category_id=${one.ageCategoryId}${query}`,
        )
      ).map((row) => [row.class_id, row.team_member_count]);
    expect(await counts('&filter_for=drawing')).toEqual([
      [one.id, 5],
      [empty.id, 0],
    ]);
    await api.dataSource.query(
      `with d as (insert into drawing (tournament_id, match_category_id, age_category_id, category_class_id, gender, match_chart, seed)
         values ($1, 1, $2, $3, 'male', 0, '0123456789abcdef') returning id),
       p as (insert into pool (drawing_id, tournament_id, number, name) select id, $1, 1, 'Pool A' from d returning id),
       u as (insert into pool_unit (pool_id, tournament_id, contingent_id, number)
         select p.id, $1, (select contingent_id from team_member where id = $5), 1 from p returning id)
       insert into pool_unit_member (unit_id, tournament_id, participant_id, position) select u.id, $1, $4, 1 from u`,
      [tournamentId, one.ageCategoryId, one.id, participants[0]?.id, participants[0]?.teamMemberId],
    );
    expect(await counts('&filter_for=drawing')).toEqual([
      [one.id, 4],
      [empty.id, 0],
    ]);
    expect(await counts('')).toEqual([
      [one.id, 5],
      [empty.id, 0],
    ]);
  });
});

describe('GET /menus', () => {
  it('shows each account the entries whose permission it holds, as a tree', async () => {
    const [parent] = await api.dataSource.query<{ id: number }[]>(
      `insert into menu (name, url, "order", type) values ('Kelompok', '#', 1, 'admin') returning id`,
    );
    await api.dataSource.query(
      `insert into menu (name, url, "order", parent_id, type, permission_name)
       values ('Rahasia', 'rahasia', 1, $1, 'admin', 'manage users')`,
      [parent?.id],
    );
    const names = (menus: MenuAnswer[]): unknown[] => menus.map((one) => [one.name, ...names(one.children)]);
    const ofManager = names(await read<MenuAnswer[]>('/menus'));
    expect(ofManager).not.toContainEqual(expect.arrayContaining(['Kelompok']));
    expect(ofManager.flat()).toContain('Dasbor');
    const { token: admin } = await api.tokenFor('admin');
    expect(names(await read<MenuAnswer[]>('/menus', admin))).toContainEqual(['Kelompok', ['Rahasia']]);
  });
});

it('GET /users/count counts the accounts that are on', async () => {
  const { token: admin } = await api.tokenFor('admin');
  const [row] = await api.dataSource.query<{ n: number }[]>(`select count(*)::int as n from account where is_active`);
  expect(await read('/users/count', admin)).toEqual({ total_users: row?.n });
});
