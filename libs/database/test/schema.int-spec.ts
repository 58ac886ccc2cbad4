// The migrations are the schema; the entities describe the same one.
import { testDatabase } from '../../../test/setup/database';

describe('schema', () => {
  const database = testDatabase();

  it('finds no difference between entities and migrations', async () => {
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map((query) => query.query)).toEqual([]);
  });

  it('has an entity for every table', async () => {
    const rows = await database.dataSource.query<{ name: string }[]>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const tables = database.dataSource.entityMetadatas.map((metadata) => metadata.tableName);
    expect([...tables, 'migrations'].sort()).toEqual(rows.map((row) => row.name).sort());
  });

  it('reads bigint and numeric as numbers, and a date as its text', async () => {
    const [row] = await database.dataSource.query<Record<string, unknown>[]>(
      `select 9007199254740991::bigint as whole, 62.5::numeric(5,2) as weight, sum(n) as total, date '2026-11-21' as day
       from (values (1::bigint), (2)) as v(n)`,
    );
    expect(row).toEqual({ whole: 9007199254740991, weight: 62.5, total: 3, day: '2026-11-21' });
  });

  it('refuses a bigint that a number cannot hold', async () => {
    await expect(database.dataSource.query('select 9007199254740993::bigint')).rejects.toThrow('safe');
  });
});
