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

describe('A statement that is marked to be prepared', () => {
  it('is kept by its connection, and answers by what it is asked with', async () => {
    expect(await connection.query(roles, [['admin', 'operator']])).toEqual([{ key: 'admin' }, { key: 'operator' }]);
    for (let time = 0; time < 8; time += 1) expect(await connection.query(roles, [['operator']])).toHaveLength(1);
    expect(await kept()).toEqual([roles]);
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
