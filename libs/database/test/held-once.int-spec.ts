// While a tournament is held elsewhere no row of it is written here; whether it is, a transaction asks once.
import type { EntityManager } from 'typeorm';
import { makeArena, makeTournament } from '@gelanggang/database/testing/factories';
import { testDatabase } from '../../../test/setup/database';

const database = testDatabase();
let tournamentId: number;
let arenas = 0;
beforeAll(async () => {
  tournamentId = (await makeTournament(database.dataSource.manager)).id;
});

/** As a handover does it: only while nobody writes. */
const setAway = (isAway: boolean) =>
  database.dataSource.transaction(async (manager) => {
    await manager.query(
      `select set_config('gelanggang.handover', 'on', true), set_config('lock_timeout', '200ms', true)`,
    );
    await manager.query('select pg_advisory_xact_lock(-$1::bigint)', [tournamentId]);
    await manager.query('update tournament set is_away = $2 where id = $1', [tournamentId, isAway]);
  });

const write = (manager: EntityManager) =>
  manager.query('update tournament set name = name where id = $1', [tournamentId]);
const add = (manager: EntityManager) => makeArena(manager, { tournamentId, code: `A${(arenas += 1)}` });

afterEach(() => setAway(false));

it('nobody gives it away while somebody writes, however many rows', async () => {
  await database.dataSource.transaction(async (manager) => {
    for (let n = 0; n < 3; n++) await add(manager);
    await expect(setAway(true)).rejects.toThrow('lock timeout');
    await write(manager);
  });
});

it('the next transaction of the same connection asks again', async () => {
  const runner = database.dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await write(runner.manager);
    await runner.commitTransaction();
    await setAway(true);
    await runner.startTransaction();
    await expect(write(runner.manager)).rejects.toThrow('held by another instance');
    await runner.rollbackTransaction();
  } finally {
    await runner.release();
  }
});

it('what was asked within a part that is taken back is asked again', async () => {
  const runner = database.dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('savepoint part');
    await write(runner.manager);
    await runner.query('rollback to savepoint part');
    await setAway(true);
    await expect(write(runner.manager)).rejects.toThrow('held by another instance');
    await runner.rollbackTransaction();
  } finally {
    await runner.release();
  }
});

it('another tournament is asked for by itself', async () => {
  const other = await makeTournament(database.dataSource.manager);
  await setAway(true);
  await expect(
    database.dataSource.transaction(async (manager) => {
      await manager.query('update tournament set name = name where id = $1', [other.id]);
      await add(manager);
    }),
  ).rejects.toThrow('held by another instance');
});
