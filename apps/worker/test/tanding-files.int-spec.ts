// Brackets and the recap as files, from the door to the disk: printed by the real web app in a real browser.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { JobAnswer, JobKind, JobParams } from '@gelanggang/contract/jobs';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { startApi, type TestApi } from '../../../test/setup/api';
import { startWorker, type TestWorker } from '../../../test/setup/worker';
import { type TandingStage, tandingStage } from '../../api/test/tanding-stage';
import { pdfPapers, pdfText } from './pdf-content';

const root = join(__dirname, '../../..');

describe('the files of tanding', () => {
  let api: TestApi;
  let worker: TestWorker;
  let folder: string;
  let stage: TandingStage;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gelanggang-tanding-files-'));
    const web = join(folder, 'web');
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const arguments_ = ['build', '-c', 'apps/web/vite.config.mts', '--outDir', web, '--logLevel', 'error'];
    execFileSync(process.execPath, [vite, ...arguments_], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    api = await startApi({ env: { FILES_DIR: join(folder, 'files') } });
    worker = await startWorker({ DATABASE_URL: api.databaseUrl, FILES_DIR: join(folder, 'files'), WEB_DIST: web });
    stage = await tandingStage(api);
  }, 120_000);
  afterAll(async () => {
    await worker.kill('SIGTERM');
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const signed = () => ({ authorization: `Bearer ${stage.token}` });

  async function run<K extends JobKind>(kind: K, params: JobParams[K], token = stage.token): Promise<JobAnswer> {
    const as = { authorization: `Bearer ${token}` };
    const asked = await api.request.post('/api/jobs').set(as).send({ kind, params }).expect(202);
    const { id } = (asked.body as { data: JobAnswer }).data;
    for (;;) {
      const { body } = await api.request.get(`/api/jobs/${id}`).set(as).expect(200);
      const job = (body as { data: JobAnswer }).data;
      if (job.status === 'done' || job.status === 'failed') return job;
      await new Promise((wait) => setTimeout(wait, 50));
    }
  }

  async function fileOf<K extends JobKind>(kind: K, params: JobParams[K], name: string, type: string): Promise<Buffer> {
    const job = await run(kind, params);
    if (job.status === 'failed') throw new Error(worker.log());
    expect(job.file?.name).toBe(name);
    const answer = await api.request
      .get(`/api/jobs/${job.id}/file`)
      .set(signed())
      .buffer(true)
      .responseType('arraybuffer')
      .expect(200);
    expect(answer.headers['content-type']).toBe(type);
    return answer.body as Buffer;
  }
  const bracketPdf = (poolId: number) =>
    fileOf('bracket-pdf', { pool_id: poolId }, 'tournament_bracket.pdf', 'application/pdf');
  const bracketPng = (poolId: number) =>
    fileOf('bracket-png', { pool_id: poolId }, 'tournament_bracket.png', 'image/png');

  const namesIn = async (poolId: number) => [
    ...new Set(
      (await stage.games(poolId))
        .flatMap(({ player1, player2 }) => [player1, player2])
        .filter(({ state }) => state === 'unit')
        .map(({ name }) => name),
    ),
  ];
  const drawn = async (sizes: number[], chart: 4 | 8 | 16) => {
    const [pool] = (await stage.createPools(await stage.fillClass(sizes), chart)).pools;
    await stage.generate(pool!.id);
    return pool!.id;
  };

  it.each([
    ['of 2 athletes, a single final', [1, 1], 'portrait'],
    ['of 4 athletes', [2, 2], 'portrait'],
    ['of 8 athletes', [3, 3, 2], 'portrait'],
    ['of 13 athletes', [5, 4, 4], 'portrait'],
    ['of 18 athletes, too large for upright paper', [5, 5, 4, 4], 'landscape'],
    ['of 70 athletes', [30, 20, 20], 'portrait'],
  ] as const)(
    'print a Full Prestasi %s on one sheet of A4, with every athlete on it',
    async (_, sizes, orientation) => {
      const poolId = await stage.drawnPool([...sizes]);
      const pdf = await bracketPdf(poolId);
      expect(pdfPapers(pdf)).toEqual([`A4 ${orientation}`]);
      const text = pdfText(pdf);
      const names = await namesIn(poolId);
      expect(names).toHaveLength(sizes.reduce((sum, size) => sum + size, 0));
      expect(names.filter((name) => !text.includes(name))).toEqual([]);
    },
  );

  it('print every other chart on lying paper, with class, seed and days at the head', async () => {
    const poolId = await drawn([2, 2], 4);
    const pdf = await bracketPdf(poolId);
    expect(pdfPapers(pdf)).toEqual(['A4 landscape']);
    const { pool } = await stage.bracket(poolId);
    const text = pdfText(pdf);
    expect(text).toContain(pool.title);
    expect(text.replaceAll(' ', '')).toContain(pool.draw?.seed.toUpperCase());
    expect(text).toMatch(/Dicetak \d+ \w+ \d{4}/);
  });

  it('draw a bracket as a PNG at twice its size, the same again when asked again', async () => {
    const poolId = await drawn([2, 2, 2, 2], 8);
    const sizeOf = (png: Buffer) => {
      expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
      return [png.readUInt32BE(16), png.readUInt32BE(20)] as const;
    };
    const first = sizeOf(await bracketPng(poolId));
    expect(first[0]).toBe(2 * 1120);
    expect(first[1]).toBeGreaterThan(2 * 600);
    expect(sizeOf(await bracketPng(poolId))).toEqual(first);
    const wide = sizeOf(await bracketPng(await stage.drawnPool([6, 6, 6])));
    expect(wide[0]).toBeGreaterThan(first[0]);
  });

  it('say so when a bracket is not drawn yet, or has no pool', async () => {
    const params = { pool_id: await stage.undrawnPool([2, 2]) };
    for (const kind of ['bracket-pdf', 'bracket-png'] as const) {
      const job = await run(kind, params);
      expect(job).toMatchObject({ status: 'failed', error: 'Bagan pool ini belum diundi.', file: null });
      const body = { kind, params: { pool_id: 999_999 } };
      const refused = await api.request.post('/api/jobs').set(signed()).send(body).expect(422);
      expect(refused.body).toMatchObject({ errors: { 'params.pool_id': ['Pool tidak ditemukan.'] } });
    }
  });

  it('list every match of the tournament in the recap, as a sheet with real cells and as A4 that stands', async () => {
    const recapStage = await tandingStage(api);
    const pools = [await recapStage.drawnPool([3, 2]), await recapStage.drawnPool([2, 2])];
    const games = (await Promise.all(pools.map((id) => recapStage.games(id)))).flat();
    const params = { tournament_id: recapStage.tournamentId };
    const [tournament] = await api.dataSource.query<{ slug: string }[]>('select slug from tournament where id = $1', [
      recapStage.tournamentId,
    ]);
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const name = `rekap-partai-${tournament?.slug}`;
    const rows = rowsOf(sheetOf(await fileOf('recap-export', params, `${name}.xlsx`, type)));
    expect(rows[0]).toEqual([
      ...['Kategori', 'Jenis Kelamin', 'Kelas', 'Berat Minimum (kg)', 'Berat Maksimum (kg)', 'Pool', 'Babak', 'Partai'],
      ...['Kontingen Biru', 'Biru', 'Kontingen Merah', 'Merah', 'Pemenang'],
    ]);
    expect(
      rows
        .slice(1)
        .map((row) => [row[6], row[9], row[11]])
        .sort(),
    ).toEqual(games.map((game) => [game.round_label, game.player1.name, game.player2.name]).sort());

    const pdf = await fileOf('recap-pdf', params, `${name}.pdf`, 'application/pdf');
    expect([...new Set(pdfPapers(pdf))]).toEqual(['A4 portrait']);
    const text = pdfText(pdf);
    const known = games.flatMap(({ player1, player2 }) => [player1, player2]).filter(({ state }) => state === 'unit');
    expect(known.filter((player) => !text.includes(player.name))).toEqual([]);
  });

  it('say so when there is nothing to recap', async () => {
    const { id } = await makeTournament(api.dataSource.manager);
    for (const kind of ['recap-export', 'recap-pdf'] as const) {
      const job = await run(kind, { tournament_id: id });
      expect(job).toMatchObject({
        status: 'failed',
        error: 'Belum ada partai untuk direkap: belum ada bagan yang diundi.',
        file: null,
      });
    }
  });

  it('are there for every signed-in account, as the brackets themselves are', async () => {
    const poolId = await drawn([2, 2], 4);
    const { token } = await api.tokenFor('manager');
    expect(await run('bracket-pdf', { pool_id: poolId }, token)).toMatchObject({ status: 'done' });
    const body = { kind: 'bracket-pdf', params: { pool_id: poolId } };
    await api.request.post('/api/jobs').send(body).expect(401);
  });
});

/** The first sheet's XML out of the zip, read from the file's central directory. */
function sheetOf(xlsx: Buffer): string {
  const end = xlsx.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = xlsx.readUInt32LE(end + 16);
  while (xlsx.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((field) => xlsx.readUInt16LE(at + field));
    const name = xlsx.toString('utf8', at + 46, at + 46 + nameLength!);
    if (name === 'xl/worksheets/sheet1.xml') {
      const local = xlsx.readUInt32LE(at + 42);
      const start = local + 30 + xlsx.readUInt16LE(local + 26) + xlsx.readUInt16LE(local + 28);
      return inflateRawSync(xlsx.subarray(start, start + xlsx.readUInt32LE(at + 20))).toString('utf8');
    }
    at += 46 + nameLength! + extraLength! + noteLength!;
  }
  throw new Error('no sheet in the file');
}

/** Cells of each row by column, as text. */
function rowsOf(xml: string): string[][] {
  return [...xml.matchAll(/<row\b.*?<\/row>/gs)].map(([row]) => {
    const cells: string[] = [];
    for (const [, column, body] of row.matchAll(/<c r="([A-Z]+)\d+"[^>]*?(?:\/>|>(.*?)<\/c>)/gs)) {
      cells[column!.charCodeAt(0) - 65] = (body ?? '').replace(/<[^>]+>/g, '').replaceAll('&amp;', '&');
    }
    return cells;
  });
}
