// The name of a partai in SQL, and the codes that arenas of older databases get.
import { ArenaCode1797227000000 } from '@gelanggang/database/migrations/1797227000000-arena-code';
import { partaiSql } from '@gelanggang/database/queries/partai-name';
import { makeArena, makeTournament } from '@gelanggang/database/testing/factories';
import { partaiNameOf } from '@gelanggang/domain/schedule/partai-names';
import fc from 'fast-check';
import { testDatabase } from '../../../test/setup/database';

const database = testDatabase();

it('reads in SQL as in the domain', async () => {
  const place = fc.record({
    code: fc.option(fc.stringMatching(/^[A-Z0-9]{1,4}$/), { nil: null }),
    number: fc.option(fc.integer({ min: 1, max: 9999 }), { nil: null }),
  });
  const places = [...fc.sample(place, 300), { code: 'A', number: 24 }, { code: '2', number: 24 }];
  const rows = await database.dataSource.query<{ partai: string | null }[]>(
    `select ${partaiSql('p.code', 'p.number')} as partai
     from unnest($1::text[], $2::integer[]) with ordinality as p (code, number, n) order by p.n`,
    [places.map((one) => one.code), places.map((one) => one.number)],
  );
  expect(rows.map((row) => row.partai)).toEqual(places.map(({ code, number }) => partaiNameOf(code, number)));
});

it('gives arenas that stand the letter or number of their name, each its own in its tournament', async () => {
  const { manager } = database.dataSource;
  const [one, other] = [await makeTournament(manager), await makeTournament(manager)];
  const names = ['Gelanggang A', 'Gelanggang B', 'Aula A', 'Matras 10', 'Gelanggang Seni'];
  for (const name of names) await makeArena(manager, { tournamentId: one.id, name });
  await makeArena(manager, { tournamentId: other.id, name: 'Gelanggang A' });
  const migration = new ArenaCode1797227000000();
  const runner = database.dataSource.createQueryRunner();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
  const arenas = await database.dataSource.query<{ name: string; code: string }[]>(
    'select name, code from tournament_arena where tournament_id = any($1) order by id',
    [[one.id, other.id]],
  );
  expect(arenas.map(({ code }) => code)).toEqual(['A', 'B', 'AU', '10', 'S', 'A']);
});
