// Reference data: complete after the first load, and what people changed survives the next one.
import { loadReference } from '@gelanggang/database/reference/load-reference';
import { makeArena, makeClass, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { testDatabase } from '../../../test/setup/database';

describe('reference data', () => {
  const database = testDatabase();

  async function count(sql: string): Promise<number> {
    const [row] = await database.dataSource.query<{ n: number }[]>(`select count(*) as n from ${sql}`);
    return row?.n ?? -1;
  }

  it('holds 38 provinces, 514 districts, 7,285 subdistricts and 83,762 wards, each below its parent', async () => {
    expect(await count('province')).toBe(38);
    expect(await count('district')).toBe(514);
    expect(await count('subdistrict')).toBe(7285);
    expect(await count('ward')).toBe(83762);
    const [ward] = await database.dataSource.query<unknown[]>(
      `select w.name as ward, s.name as subdistrict, d.name as district, p.name as province
       from ward w join subdistrict s on s.id = w.subdistrict_id join district d on d.id = s.district_id
       join province p on p.id = d.province_id where w.id = 1101012001`,
    );
    expect(ward).toEqual({
      ward: 'Keude Bakongan',
      subdistrict: 'Bakongan',
      district: 'Kabupaten Aceh Selatan',
      province: 'Aceh',
    });
  });

  it('names countries in Indonesian under their ISO numbers', async () => {
    expect(
      await database.dataSource.query('select country_name from country where id in (360, 392) order by id'),
    ).toEqual([{ country_name: 'Indonesia' }, { country_name: 'Jepang' }]);
  });

  it('keeps the match category ids of the specification', async () => {
    expect(await database.dataSource.query('select id, name from match_category order by id')).toEqual([
      { id: 1, name: 'Tanding' },
      { id: 2, name: 'Tunggal' },
      { id: 3, name: 'Ganda' },
      { id: 4, name: 'Regu' },
      { id: 5, name: 'Solo Kreatif' },
    ]);
    expect(await count('championship_match_category')).toBe(10);
  });

  it('holds the 8 ages and the classes of IPSI 2025', async () => {
    expect(await count('age_category')).toBe(8);
    // 20 + 17 for both genders, 15 + 13, and three times 13 + 11
    expect(await count('category_class')).toBe(174);
    const rows = await database.dataSource.query(
      `select c.name, weight_min, weight_max from category_class c join age_category a on a.id = age_category_id
       where a.name = 'Remaja' and gender = 'female' order by c.position limit 2`,
    );
    expect(rows).toEqual([
      { name: 'Under 39', weight_min: null, weight_max: 39 },
      { name: 'A', weight_min: 39, weight_max: 43 },
    ]);
  });

  it('neither doubles rows nor brings back what people renamed, removed or took away', async () => {
    await database.dataSource.query(`update menu set name = 'Beranda' where url = ''`);
    await database.dataSource.query(`delete from menu where url = 'arena'`);
    await database.dataSource.query(`update championship_category set name = 'Festival' where name = 'Pemasalan'`);
    await database.dataSource.query(
      `delete from role_permission using role where role.id = role_id and key = 'organiser' and permission_name = 'operate arena'`,
    );
    await database.dataSource.query(`update age_category set name = 'Remaja Muda' where name = 'Remaja'`);
    const tables = ['menu', 'championship_category', 'role', 'role_permission', 'country', 'ward', 'age_category'];
    const before = await Promise.all(tables.map(count));
    await loadReference(database.dataSource);
    expect(await Promise.all(tables.map(count))).toEqual(before);
    expect(await count(`menu where name = 'Beranda'`)).toBe(1);
  });

  it('lets the factories build a drawn class’s participants', async () => {
    const { manager } = database.dataSource;
    const tournament = await makeTournament(manager);
    await makeArena(manager, { tournamentId: tournament.id });
    const ofClass = await makeClass(manager);
    const { participants, contingents } = await makePaidParticipants(manager, {
      tournamentId: tournament.id,
      classId: ofClass.id,
      contingentSizes: [3, 2],
    });
    expect(contingents).toHaveLength(2);
    expect(participants).toHaveLength(5);
    expect(await count('tournament_entry')).toBe(5);
  });
});
