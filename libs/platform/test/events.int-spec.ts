// The event log and its reader on real PostgreSQL: order, gaps, rolled-back work, lost connections.
import type { LoggedEvent } from '@gelanggang/contract/events';
import { patchOf } from '@gelanggang/contract/match-patch';
import { readLiveArenas } from '@gelanggang/database/queries/live-arena.queries';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { loadEnv } from '@gelanggang/platform/env/env';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { PgListener } from '@gelanggang/platform/events/pg-listener';
import type { EntityManager } from 'typeorm';
import { cloneDatabase, type TestDatabase } from '../../../test/setup/database';
import { untilSo } from '../../../test/setup/until';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the event log', () => {
  let database: TestDatabase;
  const readers: { reader: EventReader; listener: PgListener }[] = [];

  beforeAll(async () => {
    database = await cloneDatabase();
  });

  afterAll(async () => {
    for (const { reader, listener } of readers) {
      reader.onApplicationShutdown();
      await listener.onApplicationShutdown();
    }
    await database.drop();
  });

  const write = (stream: string, count = 1) =>
    writeWithEvents(database.dataSource, (_, emit) => {
      for (let index = 0; index < count; index++) emit(stream, 'schedule.removed', { schedule_id: index });
      return Promise.resolve();
    });

  async function startReader(...streams: string[]) {
    const listener = new PgListener(loadEnv({ DATABASE_URL: database.url }));
    const reader = new EventReader(database.dataSource, listener);
    readers.push({ reader, listener });
    const seen = new Map<string, LoggedEvent[]>();
    const resets: string[] = [];
    await reader.start({
      events: (stream, events) => seen.set(stream, [...(seen.get(stream) ?? []), ...events]),
      reset: (stream) => resets.push(stream),
      isUsed: () => true,
    });
    for (const stream of streams) await reader.lastSeq(stream);
    return { reader, resets, seqs: (stream: string) => (seen.get(stream) ?? []).map(({ seq }) => seq) };
  }

  const pids = async () =>
    (await database.dataSource.query(
      `select pid from pg_stat_activity where application_name like 'gelanggang-live %' and datname = current_database()`,
    )) as { pid: number }[];

  it('numbers the events of 20 writers at once without a gap and hands them out in order', async () => {
    const { seqs } = await startReader('tournament:1', 'tournament:2');
    await Promise.all(
      numbers(1, 20).map((writer) =>
        writeWithEvents(database.dataSource, (_, emit) => {
          const streams = writer % 2 ? ['tournament:1', 'tournament:2'] : ['tournament:2', 'tournament:1'];
          for (const stream of streams) {
            emit(stream, 'schedule.removed', { schedule_id: writer });
            emit(stream, 'schedule.removed', { schedule_id: -writer });
          }
          return Promise.resolve();
        }),
      ),
    );
    await untilSo(() => seqs('tournament:1').length + seqs('tournament:2').length === 80);
    expect(seqs('tournament:1')).toEqual(numbers(1, 40));
    expect(seqs('tournament:2')).toEqual(numbers(1, 40));
  });

  it('reads what is told whole after everything that was told before it, however early its transaction began', async () => {
    const { dataSource } = database;
    await dataSource.query('create table light (is_on boolean)');
    await dataSource.query('insert into light values (false)');
    const isOn = async (manager: { query: (sql: string) => Promise<{ is_on: boolean }[]> }) =>
      (await manager.query('select is_on from light'))[0]?.is_on === true;
    let locked!: () => void;
    const isLocked = new Promise<void>((done) => (locked = done));
    let mayCommit!: () => void;
    const commits = new Promise<void>((done) => (mayCommit = done));
    const first = writeWithEvents(dataSource, async (manager, emit) => {
      await manager.query('update light set is_on = true');
      emit.whole('tournament:9', 'arena.changed', async () => {
        locked();
        await commits;
        return { arenas: [] };
      });
    });
    await isLocked;
    let before: boolean | undefined;
    let told: boolean | undefined;
    const second = writeWithEvents(dataSource, async (manager, emit) => {
      before = await isOn(manager);
      emit.whole('tournament:9', 'arena.changed', async (manager) => {
        told = await isOn(manager);
        return { arenas: [] };
      });
      mayCommit();
    });
    await Promise.all([first, second]);
    expect([before, told]).toEqual([false, true]);
  });

  it('takes a state whole from a reader only, and only what was read under the lock', () => {
    const never = (manager: EntityManager, emit: Emit) => {
      const arenas = [{ id: 1, name: 'A' }];
      // @ts-expect-error told whole: not from outside the lock
      emit('tournament:1', 'arena.changed', { arenas });
      // @ts-expect-error read outside the lock, and only carried into it
      emit.whole('tournament:1', 'arena.changed', () => Promise.resolve({ arenas }));
      // @ts-expect-error read under no lock
      emit.whole('tournament:1', 'arena.changed', async () => ({ arenas: await readLiveArenas(manager, 1) }));
      emit.whole('tournament:1', 'arena.changed', async (locked) => ({ arenas: await readLiveArenas(locked, 1) }));
      // @ts-expect-error a patch tells numbers of others: read under the lock as well
      emit.whole('tournament:1', 'matches.changed', async (_locked) => {
        const [match] = await readLiveMatches(manager, { matchIds: [1] });
        return { matches: match ? [patchOf(match, ['call'])] : [] };
      });
      emit('tournament:1', 'schedule.removed', { schedule_id: 1 });
    };
    expect(never).toBeInstanceOf(Function);
  });

  it('leaves no event and no gap when the work is rolled back', async () => {
    await write('site');
    const failing = writeWithEvents(database.dataSource, (_, emit) => {
      emit('site', 'tournament.changed', { tournament_id: 1, status: 'active' });
      return Promise.reject(new Error('changed our mind'));
    });
    await expect(failing).rejects.toThrow('changed our mind');
    // refused by the database after the events' numbers were taken
    const broken = writeWithEvents(database.dataSource, (_, emit) => {
      emit('site', 'tournament.changed', undefined as never);
      return Promise.resolve();
    });
    await expect(broken).rejects.toThrow();
    await write('site');
    const rows = (await database.dataSource.query(`select seq from event where stream = 'site' order by seq`)) as {
      seq: number;
    }[];
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('misses nothing when its connection is killed between events', async () => {
    const { seqs } = await startReader('tournament:3');
    await write('tournament:3', 2);
    await untilSo(() => seqs('tournament:3').length === 2);
    const before = await pids();
    expect(before.length).toBeGreaterThan(0);
    await database.dataSource.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [
      before.map(({ pid }) => pid),
    ]);
    for (let round = 0; round < 10; round++) await write('tournament:3');
    await untilSo(() => seqs('tournament:3').length === 12);
    await write('tournament:3');
    await untilSo(() => seqs('tournament:3').length === 13);
    expect(seqs('tournament:3')).toEqual(numbers(1, 13));
  });

  it('finds by its slow poll what no notice told', async () => {
    const { seqs } = await startReader('tournament:4');
    await database.dataSource.transaction(async (manager) => {
      await manager.query(`insert into stream values ('tournament:4', 1)`);
      await manager.query(
        `insert into event (stream, seq, type, data) values ('tournament:4', 1, 'schedule.removed', '{}')`,
      );
    });
    await untilSo(() => seqs('tournament:4').length === 1);
    expect(seqs('tournament:4')).toEqual([1]);
  });

  it('replays what was missed, from memory and from the log, and says when it cannot', async () => {
    const { reader } = await startReader('tournament:5');
    await write('tournament:5', 600);
    await untilSo(async () => (await reader.lastSeq('tournament:5')) === 600);
    const replayed = async (since: number) => (await reader.replay('tournament:5', since))?.map(({ seq }) => seq);
    expect(await replayed(600)).toEqual([]);
    expect(await replayed(590)).toEqual(numbers(591, 600));
    expect(await replayed(0)).toEqual(numbers(1, 600));
    expect(await replayed(601)).toBeUndefined();
    await database.dataSource.query(`delete from event where stream = 'tournament:5' and seq <= 100`);
    expect(await replayed(50)).toBeUndefined();
    expect(await replayed(100)).toEqual(numbers(101, 600));
    await write('tournament:5', 600);
    await untilSo(async () => (await reader.lastSeq('tournament:5')) === 1200);
    expect(await replayed(110)).toBeUndefined();
  });

  it('says that a stream is void when its numbers fall back, as after restoring a backup', async () => {
    const { reader, resets } = await startReader('tournament:6');
    await write('tournament:6', 5);
    await untilSo(async () => (await reader.lastSeq('tournament:6')) === 5);
    await database.dataSource.query(`delete from event where stream = 'tournament:6' and seq > 3`);
    await database.dataSource.query(`update stream set seq = 3 where name = 'tournament:6'`);
    await untilSo(() => resets.length > 0);
    expect(resets).toEqual(['tournament:6']);
    expect(await reader.lastSeq('tournament:6')).toBe(3);
  });
});
