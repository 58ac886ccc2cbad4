// Lists that unfold to more than a machine has: refused in a sentence, while the API stays as small and quick as before.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Data } from '@gelanggang/contract/http';
import type { ReadList } from '@gelanggang/contract/entry-imports';
import { HUGE_LISTS } from '@gelanggang/entries/testing/huge-lists';
import { startApi, type TestApi } from '../../../test/setup/api';
import { type ApiProcess, startApiProcess } from '../../../test/setup/api-process';

const CLEAN = readFileSync(join(__dirname, '../../../libs/entries/data/entries-596.csv'));
const MOST_GROWTH_MB = 50;

let folder: string;
let api: TestApi;
let own: ApiProcess;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gelanggang-huge-'));
  const env = { FILES_DIR: join(folder, 'files'), DATA_DIR: folder };
  api = await startApi({ env });
  own = await startApiProcess({ ...env, DATABASE_URL: api.databaseUrl, NODE_ENV: 'test' });
  ({ token } = await api.tokenFor('manager'));
  // what the first readings load is no growth
  for (const content of [CLEAN, Buffer.alloc(5_000_000, '"')]) await upload(content);
});
afterAll(async () => {
  own.process.kill('SIGTERM');
  await own.gone;
  await api.close();
  await rm(folder, { recursive: true });
});

async function upload(content: Buffer, bearer = token): Promise<{ status: number; body: unknown }> {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(content)]), 'daftar');
  const answer = await fetch(`${own.url}/api/entry-imports/read`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
    body: form,
  });
  return { status: answer.status, body: await answer.json() };
}

/** The most memory that the API's process had since the last time it was asked, in MB; Linux only. */
async function highest(): Promise<number> {
  const pid = own.process.pid ?? 0;
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  return Number(kilobytes) / 1024;
}
const isLinux = process.platform === 'linux';

describe('A list of one account', () => {
  it.each(Object.keys(HUGE_LISTS))(
    'with %s is refused in a sentence, and the API does not grow by it',
    async (kind) => {
      const content = HUGE_LISTS[kind]?.() ?? Buffer.alloc(0);
      await highest();
      const before = isLinux ? await highest() : 0;
      const { status, body } = await upload(content);
      expect([status, body]).toEqual([
        422,
        {
          code: 'request.invalid',
          message: expect.any(String) as string,
          errors: { file: [expect.stringMatching(/^[A-Z].*\.$/) as string] },
          codes: { file: [expect.stringMatching(/^[a-z]+\.\w+$/) as string] },
        },
      ]);
      if (isLinux) expect((await highest()) - before).toBeLessThan(MOST_GROWTH_MB);
      expect(own.process.exitCode).toBeNull();
    },
  );

  it('waits for no other account, and is the only one of its own at a time', async () => {
    const other = await api.tokenFor('manager');
    const slow = HUGE_LISTS['1.5 GB in one cell']?.() ?? Buffer.alloc(0);
    const [first, second, theirs] = await Promise.all([upload(slow), upload(CLEAN), upload(CLEAN, other.token)]);
    expect([first.status, second.status].sort()).toEqual([409, expect.any(Number)].sort());
    expect([first, second].filter(({ status }) => status === 409)).toMatchObject([
      { body: { message: 'Daftar Anda yang lain sedang dibaca. Tunggu sampai selesai.' } },
    ]);
    expect(theirs.status).toBe(200);
    expect((await upload(CLEAN)).status).toBe(200);
  });

  it('is read as before when it is as long as a list may be', async () => {
    const lines = Array.from({ length: 5000 }, (_, row) =>
      Array.from({ length: 30 }, (__, column) => `isi sel ${row} ${column}`).join(';'),
    );
    const { status, body } = await upload(Buffer.from(['Nama', ...lines].join('\n').replace('Nama', 'A;'.repeat(29))));
    expect([status, (body as Data<ReadList>).data.sheets[0]?.rows.length]).toEqual([200, 5001]);
  });
});
