// A tournament goes to an instance in the hall and comes back with what happened there: two databases, two file stores.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Data } from '@gelanggang/contract/http';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import type { ArenaScore } from '@gelanggang/contract/scoring';
import { streams } from '@gelanggang/contract/streams';
import { comparedTables, sumOf } from '@gelanggang/database/copy/tournament-rows';
import { carriedTables, LEFT_BEHIND } from '@gelanggang/database/copy/tournament-tables';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { as, startApi, testApi, type TestApi } from '../../../test/setup/api';
import { DEMO_NOW } from '../../../test/setup/demo';
import { testFolder } from '../../../test/setup/made';
import { giveTournament } from '../src/handover/give-tournament';
import { takeBack } from '../src/handover/take-back';
import { takeTournament } from '../src/handover/take-tournament';

const SLUG = 'piala-gelanggang';

const folder = testFolder();
const main = testApi({ demo: DEMO_NOW, env: { FILES_DIR: join(folder, 'main') } });
const hall = testApi({ env: { FILES_DIR: join(folder, 'hall') } });
let tournamentId: number;
/** Of the instance in the hall, where nobody has an account yet. */
let operator: { authorization: string };
let tries = 0;

beforeAll(async () => {
  // what the demo's desks have counted is of a later day than what is fought here
  await main.dataSource.query('delete from score_sheet');
  [{ id: tournamentId }] = await main.dataSource.query<[{ id: number }]>('select id from tournament where slug = $1', [
    SLUG,
  ]);
  operator = as((await hall.tokenFor('admin', { name: 'Operator di Aula' })).token);
});

const contentsOf = (api: TestApi) => api.app.get(FileStore).contents;
const newPath = () => join(folder, `turnamen-${(tries += 1)}.gelanggang`);

async function give(api: TestApi, withPasswords = false): Promise<string> {
  const path = newPath();
  await giveTournament(api.dataSource, contentsOf(api), { slug: SLUG, path, withPasswords, place: null });
  return path;
}
const take = (api: TestApi, path: string, given: { isDryRun?: boolean; force?: boolean } = {}) =>
  takeTournament(api.dataSource, contentsOf(api), { path, isDryRun: false, force: false, ...given });

/** Every row of the tournament, as one sum per table. */
async function sums(api: TestApi): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const { manager } = api.dataSource;
  for (const table of comparedTables(await carriedTables(manager, tournamentId)))
    if (table.name !== 'tournament') found[table.name] = await sumOf(manager, table);
  return found;
}

/** Everything that a page shows, but for who holds the tournament. */
async function live(api: TestApi): Promise<Omit<LiveSnapshot, 'epoch' | 'seq'>> {
  const { body } = await api.request.get(`/api/live/${SLUG}/tanding`).expect(200);
  const { epoch: _epoch, seq: _seq, ...shown } = body as LiveSnapshot;
  const { away: _away, ...tournament } = shown.tournament;
  return { ...shown, tournament };
}

/** Matches that can be fought, in the order of the day. */
const open = (api: TestApi): Promise<{ id: number }[]> =>
  api.dataSource.query(
    `select m.id from match m join schedule_detail d on d.match_id = m.id join schedule s on s.id = d.schedule_id
     where m.tournament_id = $1 and m.kind = 'tanding' and m.status = 'scheduled' and m.blue_state = 'unit'
       and m.red_state = 'unit' and not s.is_draft and m.round = 1
     order by s.scheduled_date, d.start_time limit 4`,
    [tournamentId],
  );

async function fight(api: TestApi, who: { authorization: string }, id: number): Promise<void> {
  const step = (name: string, body: object = {}) => api.request.post(`/api/matches/${id}/${name}`).set(who).send(body);
  await step('call').expect(200);
  await step('start').expect(200);
  // as a judge's first tap begins it
  await api.dataSource.query(
    `insert into score_sheet (match_id, arena_id, started_at, judges, agree, within_ms)
     select id, arena_id, started_at, 3, 2, 1500 from match where id = $1`,
    [id],
  );
  await step('result', { winner: 'red', win_kind: 'angka', blue_score: 3, red_score: 7 }).expect(200);
}

/** The demo has matches on the mats. */
async function endRunning(api: TestApi): Promise<void> {
  const admin = as((await api.tokenFor('admin')).token);
  const running = await api.dataSource.query<{ id: number; kind: string }[]>(
    `select id, kind from match where tournament_id = $1 and status = 'ongoing'`,
    [tournamentId],
  );
  for (const { id } of running) await api.request.post(`/api/matches/${id}/unstart`).set(admin).send({}).expect(200);
}

it('knows of every table whether it travels, and guards all that do', async () => {
  const { manager } = main.dataSource;
  const carried = (await carriedTables(manager, tournamentId)).map(({ name }) => name);
  const all = await manager.query<{ name: string }[]>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
  );
  expect([...carried, ...LEFT_BEHIND].sort()).toEqual(all.map(({ name }) => name).sort());
  const unguarded = await manager.query<{ name: string }[]>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tournament_id'
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
       and not exists (select from pg_trigger where tgrelid = c.oid and tgname = 'is_held_here')`,
  );
  const ofTheInstance = ['tournament_invitation', 'tournament_member', 'webhook'];
  expect(unguarded.map(({ name }) => name).sort()).toEqual([
    ...['display', 'handover', 'job', 'program_key', 'push_subscription', 'rehearsal'],
    ...ofTheInstance,
  ]);
});

describe('a tournament that is fought in a hall without internet', () => {
  let there: string;
  let results: { id: number }[];

  it('is not given away while a match is fought', async () => {
    await expect(give(main)).rejects.toThrow('yang berlangsung');
    await endRunning(main);
    there = await give(main);
  });

  it('can no longer be changed where it came from, by no call and no job, and is shown there as it was', async () => {
    const admin = as((await main.tokenFor('admin')).token);
    const [match] = await open(main);
    const refused = await main.request.post(`/api/matches/${match?.id}/call`).set(admin).send({}).expect(409);
    expect((refused.body as { message: string }).message).toContain('dipegang server lain');
    const [member] = await main.dataSource.query<{ id: number }[]>(
      'select team_member_id as id from participant where tournament_id = $1 limit 1',
      [tournamentId],
    );
    for (const sql of [
      `update team_member set body_weight = 99 where id = ${member?.id}`,
      `update tournament set name = 'x' where id = ${tournamentId}`,
      `delete from schedule_detail where tournament_id = ${tournamentId}`,
      `update result set blue_score = 1 where match_id in (select id from match where tournament_id = ${tournamentId})`,
    ])
      await expect(main.dataSource.query(sql)).rejects.toThrow('held by another instance');
    expect((await live(main)).matches.length).toBeGreaterThan(100);
    await expect(give(main)).rejects.toThrow('sudah diserahkan');
  });

  it('leaves other tournaments alone', async () => {
    await main.dataSource.query(`update tournament set name = name || '!' where slug = 'gelanggang-open'`);
  });

  it('arrives whole: rows, files, and everything that anybody sees; a dry run leaves nothing', async () => {
    expect(await take(hall, there, { isDryRun: true })).toMatchObject({ isKnown: false, changes: null });
    expect(await hall.dataSource.query('select id from tournament')).toEqual([]);
    await take(hall, there);
    expect(await sums(hall)).toEqual(await sums(main));
    expect(await live(hall)).toEqual(await live(main));
    const files = await main.dataSource.query<{ id: string }[]>('select id from file where id = any($1)', [
      (await hall.dataSource.query<{ id: string }[]>('select id from file')).map(({ id }) => id),
    ]);
    expect(files.length).toBeGreaterThan(3);
    for (const { id } of files) {
      const [one, other] = await Promise.all([main, hall].map((api) => api.app.get(FileStore).open(id)));
      if (!one || !other) throw new Error('a file is missing');
      expect((await buffer(other.stream)).equals(await buffer(one.stream))).toBe(true);
    }
  });

  it('brings nobody’s password along', async () => {
    const known = await hall.dataSource.query<{ password_hash: string; is_active: boolean }[]>(
      `select password_hash, is_active from account where email like '%@gelanggang.test'`,
    );
    expect(known.length).toBeGreaterThan(0);
    expect(known.every((one) => one.password_hash === '-' && !one.is_active)).toBe(true);
    await hall.request.post('/api/login').send({ email: 'admin@gelanggang.test', password: '-' }).expect(401);
  });

  it('is fought there, and what is new gets numbers that its home never gives out', async () => {
    results = await open(hall);
    expect(results).toHaveLength(4);
    for (const { id } of results) await fight(hall, operator, id);
    const [{ lowest }] = await hall.dataSource.query<[{ lowest: number }]>(
      'select min(id)::float8 as lowest from result where match_id = any($1)',
      [results.map(({ id }) => id)],
    );
    const [{ highest }] = await main.dataSource.query<[{ highest: number }]>(
      'select max(last_value)::float8 as highest from pg_sequences',
    );
    expect(lowest).toBeGreaterThan(highest);
  });

  it('comes home with its results, and every page that was open fetches anew', async () => {
    const reader = main.app.get(EventReader);
    const stream = streams.tournament(tournamentId);
    const before = await reader.lastSeq(stream);
    const [{ arenaId }] = await hall.dataSource.query<[{ arenaId: number }]>(
      'select arena_id as "arenaId" from match where id = $1',
      [results.at(-1)?.id],
    );
    const scoreOf = async (api: TestApi) =>
      ((await api.request.get(`/api/arenas/${arenaId}/score`).expect(200)).body as Data<ArenaScore>).data;
    // it is kept from here on
    const known = await scoreOf(main);
    expect(known.score).not.toEqual((await scoreOf(hall)).score);
    const back = await give(hall);
    await hall.request
      .post(`/api/matches/${results[0]?.id}/result/undo`)
      .set(operator)
      .send({ result_id: 1 })
      .expect(409);

    const tried = await take(main, back, { isDryRun: true });
    expect(tried.changes).toContainEqual({ table: 'result', added: 4, changed: 0, removed: 0 });
    expect(await sums(main)).not.toEqual(await sums(hall));
    await take(main, back);
    expect(await sums(main)).toEqual(await sums(hall));
    const shown = (await live(main)).matches.filter(({ id }) => results.some((one) => one.id === id));
    expect(shown.map(({ status, winner }) => [status, winner])).toEqual(results.map(() => ['finished', 'red']));
    expect(await reader.catchUp(stream)).toBeGreaterThan(before + 1000);
    expect(await reader.replay(stream, before)).toBeNull();
    await reader.catchUp(streams.arena(arenaId));
    expect((await scoreOf(main)).score).toEqual((await scoreOf(hall)).score);
    expect(await reader.replay(streams.arena(arenaId), known.seq)).toBeNull();

    const [row] = await main.dataSource.query<{ name: string; is_active: boolean }[]>(
      `select a.name, a.is_active from result r join account a on a.id = r.recorded_by where r.match_id = $1`,
      [results[0]?.id],
    );
    expect(row).toEqual({ name: 'Operator di Aula', is_active: false });
    const roles = await main.dataSource.query<unknown[]>(
      `select from account_role ar join account a on a.id = ar.account_id where a.name = 'Operator di Aula'`,
    );
    expect(roles).toEqual([]);
    const trail = await main.dataSource.query<unknown[]>(
      `select from audit u join account a on a.id = u.account_id where a.name = 'Operator di Aula' and u.subject_type = 'match'`,
    );
    expect(trail.length).toBeGreaterThanOrEqual(4);
    // again: nothing happens
    expect(await take(main, back)).toMatchObject({ isKnown: true, changes: [] });
  });

  it('goes on at home, and goes to the hall once more on the next day', async () => {
    const admin = as((await main.tokenFor('admin')).token);
    const [match] = await open(main);
    await fight(main, admin, match?.id ?? 0);
    await take(hall, await give(main));
    expect(await sums(hall)).toEqual(await sums(main));
    await take(main, await give(hall));
    expect(await sums(main)).toEqual(await sums(hall));
  });
});

describe('a handover is refused', () => {
  it('of a file that is cut off, changed, or none at all', async () => {
    const path = await give(main);
    await takeBack(main.dataSource, SLUG);
    const whole = readFileSync(path);
    const broken = newPath();
    for (const content of [
      whole.subarray(0, whole.length - 20),
      Buffer.from('{"format":1}'),
      whole.fill(0, 5000, 5010),
    ]) {
      writeFileSync(broken, content);
      await expect(take(hall, broken)).rejects.toThrow(/utuh|dibaca|rusak/);
    }
  });

  it('of one that this very instance gave away, and says where to take it', async () => {
    const path = await give(main);
    await expect(take(main, path)).rejects.toThrow('dari server ini sendiri: terimalah di server di tempat');
    await takeBack(main.dataSource, SLUG);
  });

  it('of rows that cannot be saved, although the checksum fits, and changes nothing', async () => {
    const path = await give(main);
    await takeBack(main.dataSource, SLUG);
    const lines = gunzipSync(readFileSync(path)).toString().trim().split('\n').slice(0, -1);
    const changed = lines.map((line) =>
      line.startsWith('{"table":"contingent",') ? `${line.replace(/"name": ?"[^"]*"/, '"name":null')}\n` : `${line}\n`,
    );
    const end = createHash('sha256').update(changed.join('')).digest('hex');
    const broken = newPath();
    writeFileSync(broken, gzipSync(`${changed.join('')}${JSON.stringify({ end })}\n`));
    const before = await sums(main);
    await expect(take(main, broken, { force: true })).rejects.toThrow(
      'Tabel contingent di dalam berkas ini tidak dapat disimpan',
    );
    expect(await sums(main)).toEqual(before);
  });

  it('by an instance that has tournaments of its own', async () => {
    const other = await startApi({ env: { FILES_DIR: join(folder, 'other') } });
    await other.dataSource.query(
      `insert into tournament (name, slug, description, location, start_date, end_date, registration_closes_at)
       values ('Lain', 'lain', '', '', '2027-01-01', '2027-01-02', '2027-01-01')`,
    );
    const path = await give(main);
    await expect(take(other, path)).rejects.toThrow(/harus kosong|turnamen lain/);
    await takeBack(main.dataSource, SLUG);
    await other.close();
  });

  it('when something was changed at home meanwhile, saying what, until it is forced', async () => {
    await take(hall, await give(main));
    await main.dataSource.query(
      `update contingent set name = name || ' (baru)' where id in
         (select contingent_id from contingent_registration where tournament_id = $1 order by 1 limit 2)`,
      [tournamentId],
    );
    const back = await give(hall);
    await expect(take(main, back)).rejects.toThrow('contingent: 2 berubah');
    expect(await take(main, back, { force: true })).toMatchObject({ isKnown: false });
    expect(await sums(main)).toEqual(await sums(hall));
  });

  it('when the tournament was taken back, or given to somebody else since', async () => {
    await take(hall, await give(main));
    await takeBack(main.dataSource, SLUG);
    const late = await give(hall);
    await expect(take(main, late)).rejects.toThrow('tidak sedang diserahkan');
    await give(main);
    await expect(take(main, late)).rejects.toThrow(/tidak melanjutkan .+ \(\d+ \S+ \d{4}, \d\d\.\d\d WIB\)/);
  });
});
