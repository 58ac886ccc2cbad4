// The file that a laptop brings home, changed by whoever had it: it reaches the tournament that went, and nothing else.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { BLOCK_SETTING } from '@gelanggang/database/copy/handover-block';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { type TestApi, testApi } from '../../../test/setup/api';
import { DEMO_NOW } from '../../../test/setup/demo';
import { testFolder } from '../../../test/setup/made';
import { giveTournament } from '../src/handover/give-tournament';
import { takeTournament } from '../src/handover/take-tournament';

const SLUG = 'piala-gelanggang';
const BESIDE = 'data yang bukan milik turnamen ini';

const folder = testFolder();
const main = testApi({ demo: DEMO_NOW, env: { FILES_DIR: join(folder, 'main') } });
const hall = testApi({ env: { FILES_DIR: join(folder, 'hall') } });

type Row = Record<string, unknown>;
interface Header {
  block: number | null;
  accounts: Row[];
  streams: Record<string, unknown>;
}
/** What is changed in a file: its header, rows by table, and contents by key. */
interface Changes {
  header?(header: Header): void;
  rows?: Record<string, (rows: Row[]) => void>;
  contents?: Record<string, string>;
}

let home: string;
let tournamentId: number;
let other: { id: number; name: string };
let tries = 0;

const contentsOf = (api: TestApi) => api.app.get(FileStore).contents;
const newPath = () => join(folder, `turnamen-${(tries += 1)}.gelanggang`);

async function give(api: TestApi): Promise<string> {
  const path = newPath();
  await giveTournament(api.dataSource, contentsOf(api), { slug: SLUG, path, withPasswords: false, place: null });
  return path;
}
const take = (api: TestApi, path: string, isDryRun = false) =>
  takeTournament(api.dataSource, contentsOf(api), { path, isDryRun, force: false });

beforeAll(async () => {
  await main.dataSource.query('delete from score_sheet');
  await main.dataSource.query(`update match set status = 'scheduled' where status = 'ongoing'`);
  const named = (slug: string) =>
    main.dataSource.query<[{ id: number; name: string }]>('select id, name from tournament where slug = $1', [slug]);
  [{ id: tournamentId }] = await named(SLUG);
  [other] = await named('gelanggang-open');
  await take(hall, await give(main));
  home = await give(hall);
});

const content = (key: string, text: string): string => {
  const data = Buffer.from(text);
  const sums = { key, size: data.length, sha256: createHash('sha256').update(data).digest('hex') };
  return JSON.stringify({ content: sums, data: data.toString('base64') });
};

/** The file that comes home, with a checksum that fits. */
function changed({ header, rows = {}, contents = {} }: Changes): string {
  const lines = gunzipSync(readFileSync(home)).toString().trim().split('\n').slice(0, -1);
  const parts = lines.map((line, at) => {
    const part = JSON.parse(line) as { table?: string; rows: Row[] };
    const change = rows[part.table ?? ''];
    if (at === 0 && header) header(part as unknown as Header);
    else if (change) change(part.rows);
    else return line;
    return JSON.stringify(part);
  });
  const body = [...parts, ...Object.entries(contents).map(([key, text]) => content(key, text))]
    .map((line) => `${line}\n`)
    .join('');
  const path = newPath();
  const end = createHash('sha256').update(body).digest('hex');
  writeFileSync(path, gzipSync(`${body}${JSON.stringify({ end })}\n`));
  return path;
}

const fromMain = async (sql: string, ...parameters: unknown[]): Promise<Row> => {
  const [row] = await main.dataSource.query<Row[]>(`select to_jsonb(t) as row from (${sql}) t`, parameters);
  return row?.row as Row;
};

it("changes no other tournament's row in a table that several share", async () => {
  const row = await fromMain('select * from tournament where id = $1', other.id);
  const path = changed({ rows: { tournament: (rows) => rows.push({ ...row, name: 'Diubah di aula' }) } });
  await expect(take(main, path)).rejects.toThrow(BESIDE);
  expect(await fromMain('select name from tournament where id = $1', other.id)).toEqual({ name: other.name });
});

it("makes no other tournament's arena its own", async () => {
  const row = await fromMain('select * from tournament_arena where tournament_id = $1 limit 1', other.id);
  const path = changed({
    rows: { tournament_arena: (rows) => rows.push({ ...row, tournament_id: tournamentId, name: 'Z', code: 'ZZ' }) },
  });
  await expect(take(main, path)).rejects.toThrow(BESIDE);
});

it('puts nothing into another tournament', async () => {
  const path = changed({
    rows: {
      tournament_contact_person: (rows) => rows.push({ ...rows[0], id: 99_000_001, tournament_id: other.id }),
    },
  });
  await expect(take(main, path)).rejects.toThrow(BESIDE);
});

it("puts no judge's device at another tournament's arena", async () => {
  const { id: arena } = await fromMain('select id from tournament_arena where tournament_id = $1 limit 1', other.id);
  const device = {
    ...{ id: 99_000_001, arena_id: arena, seat: 'judge-1' },
    token_hash: `\\x${'ab'.repeat(32)}`,
  };
  const path = changed({ rows: { panel_device: (rows) => rows.push({ ...(rows[0] ?? {}), ...device }) } });
  await expect(take(main, path)).rejects.toThrow(/bukan milik turnamen ini|tidak dapat disimpan/);
  expect(await fromMain('select count(*)::int as devices from panel_device where arena_id = $1', arena)).toEqual({
    devices: 0,
  });
});

it('writes no contents but those of its own files', async () => {
  const key = 'ab/ab-gambar-situs';
  await contentsOf(main).write(key, Readable.from([Buffer.from('gambar situs')]));
  await expect(take(main, changed({ contents: { [key]: 'gambar lain' } }))).rejects.toThrow('rusak');
  expect(await text(await contentsOf(main).read(key))).toBe('gambar situs');
});

it('takes no number that this server is about to give out', async () => {
  for (const table of ['tournament_contact_person', 'tournament_activity']) {
    const { next } = await fromMain(
      `select last_value + 2 as next from pg_sequences where sequencename = '${table}_id_seq'`,
    );
    const path = changed({ rows: { [table]: (rows) => rows.push({ ...rows[0], id: next, name: 'Di depan' }) } });
    await expect(take(main, path)).rejects.toThrow('tidak dapat disimpan');
  }
  const { next } = await fromMain(
    `select last_value + 2 as next from pg_sequences where sequencename = 'audit_id_seq'`,
  );
  const line = { id: next, at: '2026-11-30T00:00:00Z', account_id: null, action: 'x', detail: {}, subject_type: 'x' };
  await expect(take(main, changed({ rows: { audit: (rows) => rows.push(line) } }))).rejects.toThrow('audit');
});

it('is refused in words where its header is not as any instance writes it', async () => {
  for (const seq of [-1, 1e18, 'banyak', null]) {
    const path = changed({ header: (header) => (header.streams[`tournament:${tournamentId}`] = seq) });
    await expect(take(main, path, true)).rejects.toThrow('(streams)');
  }
});

it('brings nobody a role or a password, and makes no guest of the server that it comes home to', async () => {
  const path = changed({
    header: (header) => {
      header.block = 90_000_000;
      header.accounts.push({
        ...{ id: 1, email: 'penyusup@contoh.test', name: 'Penyusup', roles: ['admin'], member: 'owner' },
        password_hash: '$argon2id$v=19$m=65536,t=3,p=1$c29tZXNhbHQ$c29tZWhhc2g',
      });
    },
  });
  expect(await take(main, path)).toMatchObject({ isKnown: false });
  expect(
    await main.dataSource.query(
      `select a.email from account a where a.email = 'penyusup@contoh.test'
         and (a.is_active or a.password_hash <> '-' or exists (select from account_role where account_id = a.id))`,
    ),
  ).toEqual([]);
  expect(await main.dataSource.query('select from setting where key = $1', [BLOCK_SETTING])).toEqual([]);
});
