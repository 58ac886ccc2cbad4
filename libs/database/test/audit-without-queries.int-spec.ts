// The migration that takes keys and passwords out of addresses in the audit's rows of before.
import { AuditWithoutQueries1797300000421 } from '@gelanggang/database/migrations/1797300000421-audit-without-queries';
import { testDatabase } from '../../../test/setup/database';

const database = testDatabase();

it('leaves of an address where it leads, at any depth, and all else as it is', async () => {
  const { dataSource } = database;
  const write = (detail: object) =>
    dataSource.query(`insert into audit (action, subject_type, detail) values ('x', 'other', $1)`, [
      JSON.stringify(detail),
    ]);
  await write({ url: 'https://a.test/kabar?token=rahasia', kinds: ['hasil'] });
  await write({ after: { urls: ['https://nama:rahasia@a.test/b#rahasia', 'Sudah? Lihat #2'] }, count: 3 });
  await write({ name: 'Piala? #1', note: 'lihat https://a.test/?b=1' });
  await dataSource.query(`insert into audit (action, subject_type, detail)
    select 'x', 'other', jsonb_build_object('url', 'https://a.test/' || n || '?k=1') from generate_series(0, 1099) as n order by n`);
  const runner = dataSource.createQueryRunner();
  await new AuditWithoutQueries1797300000421().up(runner);
  await runner.release();
  const rows = await dataSource.query<{ detail: unknown }[]>('select detail from audit order by id');
  const details = rows.map(({ detail }) => detail);
  expect(details.slice(0, 3)).toEqual([
    { url: 'https://a.test/kabar', kinds: ['hasil'] },
    { after: { urls: ['https://a.test/b', 'Sudah? Lihat #2'] }, count: 3 },
    { name: 'Piala? #1', note: 'lihat https://a.test/?b=1' },
  ]);
  expect(details.slice(3)).toEqual(Array.from({ length: 1100 }, (_, n) => ({ url: `https://a.test/${n}` })));
});
