// Statements that a connection keeps, by the data source of API and worker.
import type { QueryRunner } from 'typeorm';
import { cloneDatabase, type TestDatabase } from '../../../test/setup/database';
import { prepared } from '../src/statements/prepared';

let database: TestDatabase;
let connection: QueryRunner;
beforeAll(async () => {
  database = await cloneDatabase();
  connection = database.dataSource.createQueryRunner();
});
afterAll(async () => {
  await connection.release();
  await database.drop();
});

const kept = async (): Promise<string[]> => {
  const rows: { statement: string }[] = await connection.query('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
};
const roles = prepared('select key from role where key = any($1) order by key');
const some = prepared('select seq from stream where name = any($1::text[])');

describe('A statement that is marked to be prepared', () => {
  it('is kept by its connection, and answers by what it is asked with', async () => {
    expect(await connection.query(roles, [['admin', 'operator']])).toEqual([{ key: 'admin' }, { key: 'operator' }]);
    for (let time = 0; time < 8; time += 1) expect(await connection.query(roles, [['operator']])).toHaveLength(1);
    expect(await kept()).toEqual([roles]);
  });

  it('is planned once for lists of any length', async () => {
    await connection.query(`insert into stream (name, seq) select 'many:' || n, n from generate_series(1, 20000) n`);
    await connection.query('analyze stream');
    for (let time = 0; time < 12; time += 1) expect(await connection.query(some, [['many:7']])).toHaveLength(1);
    expect(await connection.query(some, [['many:1', 'many:20000', 'many:20001']])).toHaveLength(2);
    // PostgreSQL tries five plans for the values before it may settle on one for any
    const [plans] = await connection.query(
      `select custom_plans::int, generic_plans::int from pg_prepared_statements where statement like '%from stream%'`,
    );
    expect(plans).toEqual({ custom_plans: 5, generic_plans: 8 });
  });

  it('is made anew when its tables change', async () => {
    await connection.query('alter table role add column mark text');
    expect(await connection.query(roles, [['manager']])).toEqual([{ key: 'manager' }]);
  });
});

it('leaves other statements as they are, with values and without', async () => {
  const before = await kept();
  expect(await connection.query('select $1::int as one', [1])).toEqual([{ one: 1 }]);
  expect(await connection.query('select 2 as two')).toEqual([{ two: 2 }]);
  expect(await kept()).toEqual(before);
});
