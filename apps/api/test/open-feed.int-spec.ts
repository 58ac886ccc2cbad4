// The open feed: everybody may follow a tournament by it, and a second program, in another language, finds the same brackets
// and medals from it alone, checks its chain and signature, and notices one changed byte.
import { execFile, spawnSync } from 'node:child_process';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Ajv2020 from 'ajv/dist/2020';
import type { FeedDocument, FeedHead, FeedKey, FeedMatch, FeedRecord } from '@gelanggang/contract/open-feed';
import { FEED_PAGE_RECORDS, FEED_START } from '@gelanggang/contract/open-feed';
import { FEED_SCHEMA } from '@gelanggang/contract/open-feed-schema';
import { streams } from '@gelanggang/contract/events';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { loadEnv } from '@gelanggang/platform/env/env';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { testApi } from '../../../test/setup/api';
import { CHECK_FEED, hasPython } from '../../../test/setup/python';
import { testFolder } from '../../../test/setup/made';
import { until } from '../../../test/setup/until';
import { fillDemo } from '../src/demo/fill-demo';
import { arenaStage, type ArenaStage } from './arena-stage';
import { queriesOf } from './count-queries';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** The program's lines and how it ended; it runs beside this process, which answers what it asks. */
async function run(...options: string[]): Promise<{ told: string[]; status: number }> {
  const ended = await promisify(execFile)('python3', [CHECK_FEED, ...options], { maxBuffer: 10_000_000 }).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (fault: { stdout: string; code: number }) => fault,
  );
  return { told: ended.stdout.trim().split('\n'), status: ended.code };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const folder = testFolder();
const api = testApi({ env: { FILES_DIR: join(folder, 'files'), DATA_DIR: folder } });

const head = async (slug: string) => (await api.request.get(`/api/feed/${slug}/head`).expect(200)).body as FeedHead;
const document = async (slug: string) => (await api.request.get(`/api/feed/${slug}`).expect(200)).body as FeedDocument;

/** Every record of the log, in order. */
async function log(slug: string): Promise<FeedRecord[]> {
  const { pages, open } = await head(slug);
  const lines: string[] = [];
  for (const [index, hash] of pages.entries()) {
    const answer = await page(slug, index + 1, hash);
    lines.push(...(await answer.text()).split('\n').slice(0, -1));
  }
  return [...lines, ...open].map((line) => JSON.parse(line) as FeedRecord);
}

const page = (slug: string, number: number, hash: string) =>
  fetch(`${api.url}/api/feed/${slug}/pages/${number}/${hash}`);

/** What it tells once this API has heard of the newest event: no kept answer is older. */
describe('the log of a day', () => {
  let stage: ArenaStage;
  let poolId: number;
  beforeAll(async () => {
    stage = await arenaStage(api);
    poolId = await stage.drawPool([1, 1, 1, 1]);
    await stage.schedule((await stage.matches(poolId)).map((match) => match.id));
  });
  const kinds = (records: FeedRecord[]) => records.map(({ kind, key }) => `${kind} ${key.split(':')[0]}`);

  /** Changes rows, and tells it as what changes them does. */
  const changed = (sql: string, id: number) =>
    writeWithEvents(api.dataSource, async (manager, emit) => {
      await manager.query(sql, [id]);
      emit(streams.tournament(stage.tournamentId), 'pool.changed', { pool_id: poolId });
    });

  it('begins with what stands: rule, draw, session', async () => {
    const records = await until(
      () => log(stage.slug),
      (all) => all.length === 3,
    );
    expect(kinds(records)).toEqual(['rule rule', 'drawn pool', 'published session']);
    expect(records[0]).toMatchObject({ number: 1, before: FEED_START });
  });

  it('appends a call, a start, a result, and a correction; what was told before stays as it is', async () => {
    const [first] = await stage.matches(poolId);
    const before = await log(stage.slug);
    await api.request.post(`/api/matches/${first!.id}/call`).set(stage.operator).expect(200);
    await until(
      () => log(stage.slug),
      (all) => all.at(-1)?.kind === 'called',
    );
    await api.request.post(`/api/matches/${first!.id}/start`).set(stage.operator).expect(200);
    await until(
      () => log(stage.slug),
      (all) => all.at(-1)?.kind === 'live',
    );
    const win = (winner: string, more = {}) =>
      api.request
        .post(`/api/matches/${first!.id}/result`)
        .set(stage.operator)
        .send({ winner, win_kind: 'angka', blue_score: winner === 'blue' ? 30 : 10, red_score: 20, ...more });
    await win('blue').expect(200);
    const official = await until(
      () => log(stage.slug),
      (all) => all.at(-1)?.kind === 'official',
    );
    expect(official.at(-1)?.value).toMatchObject({
      ...{ pool: poolId, state: 'official' },
      result: { winner: 'blue', win_kind: 'angka', blue_score: 30, red_score: 20 },
    });
    const standing = (official.at(-1)?.value as FeedMatch).result!.id;
    await win('red', { corrects_result_id: standing, reason: 'Salah sudut.' }).expect(200);
    const corrected = await until(
      () => log(stage.slug),
      (all) => all.some(({ kind }) => kind === 'corrected'),
    );
    expect(corrected.slice(0, official.length)).toEqual(official);
    expect(official.slice(0, before.length)).toEqual(before);
    expect(corrected.at(-1)?.value).toMatchObject({ state: 'corrected', result: { winner: 'red' } });
    expect(JSON.stringify(corrected)).not.toContain('Salah sudut');
  });

  it('tells the medals once they are decided, and is signed by the key of the site', async () => {
    for (;;) {
      const open = (await stage.matches(poolId)).find(({ status, blue, red }) => {
        return status === 'scheduled' && blue.state === 'unit' && red.state === 'unit';
      });
      if (!open) break;
      await stage.win(open.id);
    }
    const records = await until(
      () => log(stage.slug),
      (all) => all.at(-1)?.kind === 'medals',
    );
    expect(records.map(({ number }) => number)).toEqual(records.map((_, index) => index + 1));
    const { signed, signature, hash, open, key } = await head(stage.slug);
    const known = (await api.request.get('/api/feed-key').expect(200)).body as FeedKey;
    expect(verify(null, Buffer.from(signed), createPublicKey(known.public_key), Buffer.from(signature, 'base64'))).toBe(
      true,
    );
    expect(known.key).toBe(key);
    expect(signed.split('\n')[4]).toBe(hash);
    expect(sha256(open.at(-1)!)).toBe(hash);
  });

  it('tells of an event that one of its pools is still to be drawn, and a second program takes it for not over', async () => {
    const other = await arenaStage(api);
    const [first] = await other.divideClass([1, 1, 1, 1, 1, 1, 1, 1], 4);
    await other.draw(first!);
    await other.schedule((await other.matches(first!)).map((match) => match.id));
    for (const round of [1, 1, 2]) {
      const open = (await other.matches(first!)).find((one) => one.status === 'scheduled' && one.round === round);
      await other.win(open!.id);
    }
    const waiting = await until(
      () => document(other.slug),
      (told) => told.facts.filter(({ key }) => key.startsWith('match:')).length === 3,
    );
    const told = waiting.facts.find(({ key }) => key.startsWith('waiting:'));
    expect(told).toEqual({ key: `waiting:${waiting.medals.events[0]!.event}`, value: { pools: 1 } });
    expect(waiting.medals).toMatchObject({ is_over: false, events: [{ is_over: false }] });
    expect(waiting.facts.filter(({ key }) => key.startsWith('medals:'))).toEqual([]);
    expect((await run(`${api.url}/api/feed/${other.slug}`)).status).toBe(0);
    expect(kinds(await log(other.slug)).slice(0, 3)).toEqual(['rule rule', 'drawn pool', 'waiting waiting']);
  });

  it('has no name in it; the document has them, and each is bound to the log by its salt', async () => {
    const names = (await stage.matches(poolId)).flatMap(({ blue, red }) => [blue.name, red.name]);
    const told = await document(stage.slug);
    const records = await log(stage.slug);
    for (const name of names) expect(JSON.stringify(records)).not.toContain(name);
    expect(told.units.flatMap((unit) => unit.names).sort()).toEqual([...new Set(names)].sort());
    const before = records.filter(({ kind }) => kind === 'drawn').length;
    await changed(
      `update team_member set name = 'A. B.' where id in (select tm.id from team_member tm
         join participant p on p.team_member_id = tm.id join pool_unit_member m on m.participant_id = p.id
         where m.unit_id = $1)`,
      told.units[0]!.id,
    );
    await until(
      () => log(stage.slug),
      (all) => all.filter(({ kind }) => kind === 'drawn').length === before + 1,
    );
    const now = await document(stage.slug);
    expect(now.units[0]).toMatchObject({ names: ['A. B.'] });
    expect(JSON.stringify(now)).not.toContain(told.units[0]!.salt);
    expect(JSON.stringify(now)).not.toContain(`"${told.units[0]!.names[0]}"`);
  });

  it('is read with a fixed number of statements, and not at all while nothing moves', async () => {
    await head(stage.slug);
    expect(await queriesOf(() => head(stage.slug))).toEqual([]);
    expect(await queriesOf(() => document(stage.slug))).toEqual([]);
  });

  it('is not there for a draft, for another address, or for another page than the log has', async () => {
    const draft = await arenaStage(api);
    await api.dataSource.query(`update tournament set status = 'inactive', was_active = false where id = $1`, [
      draft.tournamentId,
    ]);
    for (const path of [
      draft.slug,
      `${draft.slug}/head`,
      'tidak-ada',
      'tidak-ada/head',
      `${stage.slug}/csv/akun.csv`,
    ]) {
      await api.request.get(`/api/feed/${path}`).expect(404);
    }
    await api.request.get(`/api/feed/${stage.slug}/pages/1/${'0'.repeat(64)}`).expect(404);
    await api.request.get(`/api/feed/${stage.slug}/pages/x/${'0'.repeat(64)}`).expect(404);
    await api.request.get(`/api/feed/${stage.slug}/pages/2147483648/${'0'.repeat(64)}`).expect(404);
  });

  it('gives the same as tables for spreadsheets, in which no name is a formula', async () => {
    await changed(
      `update contingent set name = '=1+1' where id = (select min(contingent_id) from pool_unit where pool_id = $1)`,
      poolId,
    );
    // in Indonesian a spreadsheet's columns end at a semicolon
    await changed(
      `update contingent set name = 'Klub;=2+2' where id = (select max(contingent_id) from pool_unit where pool_id = $1)`,
      poolId,
    );
    const { text } = await until(
      () => api.request.get(`/api/feed/${stage.slug}/csv/medals.csv`).expect(200),
      (answer) => answer.text.includes('2+2'),
    );
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toBe('category,age,gender,class,medal,name,contingent');
    expect(lines).toHaveLength(5);
    expect(text).toContain(",'=1+1");
    expect(text).toContain(",Klub;'=2+2");
    for (const [table, count] of [
      ['entries', 5],
      ['results', 4],
      ['schedule', 4],
    ] as const) {
      const { text: rows } = await api.request.get(`/api/feed/${stage.slug}/csv/${table}.csv`).expect(200);
      expect(rows.trim().split('\r\n')).toHaveLength(count);
    }
  });
});

/** In Jakarta: at night the demo has hardly begun, and its log fills no page. */
const AFTERNOON = new Date('2027-03-14T08:13:20Z');

describe('the feed of the demo', () => {
  let slugs: string[];
  beforeAll(async () => {
    const env = { FILES_DIR: join(folder, 'files'), DATA_DIR: folder };
    const files = new FileStore(api.dataSource, loadEnv({ DATABASE_URL: api.databaseUrl, ...env }));
    await fillDemo(api.dataSource, files, AFTERNOON, () => undefined);
    const rows = await api.dataSource.query<{ slug: string }[]>(
      `select t.slug from tournament t where t.was_active and exists (select from match m where m.tournament_id = t.id)
       order by t.id`,
    );
    slugs = rows.map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(1);
  });

  it('is what its schema says, to the field', async () => {
    const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true } });
    ajv.addSchema(FEED_SCHEMA, 'feed');
    for (const slug of slugs) {
      const parts = [
        ['document', await document(slug)],
        ['head', await head(slug)],
      ] as const;
      for (const [name, value] of parts) {
        const validate = ajv.getSchema(`feed#/$defs/${name}`)!;
        validate(value);
        expect(validate.errors ?? []).toEqual([]);
      }
      const validate = ajv.getSchema('feed#/$defs/record')!;
      for (const record of await log(slug)) {
        if (!validate(record)) expect([record.key, validate.errors]).toEqual([]);
      }
    }
    expect((await api.request.get('/api/feed-schema').expect(200)).body).toEqual(FEED_SCHEMA);
  });

  it('serves full pages that never change, to be kept for ever, and a head that is asked anew', async () => {
    const heads = await Promise.all(slugs.map(async (slug) => [slug, await head(slug)] as const));
    const [slug, whole] = heads.find(([, one]) => one.pages.length > 0)!;
    const answer = await page(slug, 1, whole.pages[0]!);
    const text = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(text.split('\n')).toHaveLength(FEED_PAGE_RECORDS + 1);
    expect(sha256(text.trim().split('\n').at(-1)!)).toBe(whole.pages[0]);
    const asked = await api.request.get(`/api/feed/${slug}/head`).expect(200);
    expect(asked.headers['cache-control']).toBe('no-cache');
    await api.request.get(`/api/feed/${slug}/head`).set('if-none-match', asked.headers.etag!).expect(304);
  });

  if (!hasPython) {
    it.skip('needs Python 3 on the path', () => undefined);
    return;
  }

  it('gives a second program the same brackets and medals, chain and signature', async () => {
    let medals = 0;
    for (const slug of slugs) {
      const { told, status } = await run(`${api.url}/api/feed/${slug}`);
      expect([slug, told, status]).toEqual([
        slug,
        [
          expect.stringMatching(/^chain: \d+ records hold$/),
          hasOpenssl ? 'signature: holds' : 'signature: not checked, no openssl on the path',
          expect.stringMatching(/^document: \d+ units, \d+ facts are the log's$/),
          expect.stringMatching(/^brackets: \d+ matches stand as they follow$/),
          expect.stringMatching(/^medals: \d+ of \d+ events follow from the results$/),
        ],
        0,
      ]);
      medals += Number(/^medals: (\d+)/.exec(told.at(-1)!)?.[1]);
    }
    expect(medals).toBeGreaterThan(20);
  });

  it('changed by one byte anywhere is found', async () => {
    const heads = await Promise.all(slugs.map(async (one) => [one, await head(one)] as const));
    const [slug] = heads.find(([, { pages }]) => pages.length > 0)!;
    const kept = join(folder, 'kept');
    expect((await run('--save', kept, `${api.url}/api/feed/${slug}`)).status).toBe(0);
    expect((await run(kept)).status).toBe(0);
    const found = (await readdir(kept, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
    const files = found.map((one) => join(one.parentPath, one.name));
    expect(files.length).toBeGreaterThan(2);
    let seed = 7;
    const below = (n: number) => (seed = (seed * 48_271) % 2_147_483_647) % n;
    for (const file of files) {
      const content = await readFile(file);
      for (let round = 0; round < 6; round++) {
        const at = below(content.length);
        const changed = Buffer.from(content);
        changed[at] = content[at]! ^ (1 << below(7));
        await writeFile(file, changed);
        const { status, told } = await run(kept);
        if (status !== 1) expect([file, at, content.subarray(at - 20, at + 20).toString(), told]).toEqual([]);
      }
      await writeFile(file, content);
    }
    await cp(kept, join(folder, 'again'), { recursive: true });
    expect((await run(join(folder, 'again'))).status).toBe(0);
  });
});
