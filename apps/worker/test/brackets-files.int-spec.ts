// Brackets and the recap as files, from the door to the disk: printed by the real web app in a real browser.
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { JobAnswer, JobKind, JobParams } from '@gelanggang/contract/jobs';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { runJob } from '../../../test/setup/jobs';
import { madeBeforeAll, testFolder } from '../../../test/setup/made';
import { startPrintingWorker } from '../../../test/setup/printing';
import { testWorker } from '../../../test/setup/worker';
import { seniStage } from '../../api/test/seni-stage';
import { tandingStage } from '../../api/test/drawing-stage';
import { pdfPapers, pdfText } from './pdf-content';

describe('the files of tanding', () => {
  const folder = testFolder();
  const api = testApi({ env: { FILES_DIR: join(folder, 'files') } });
  const worker = testWorker(() =>
    startPrintingWorker({ DATABASE_URL: api.databaseUrl, FILES_DIR: join(folder, 'files') }),
  );
  const stage = madeBeforeAll(() => tandingStage(api));

  const signed = () => ({ authorization: `Bearer ${stage.token}` });

  const run = <K extends JobKind>(kind: K, params: JobParams[K], token = stage.token): Promise<JobAnswer> =>
    runJob(api.request, { authorization: `Bearer ${token}` }, kind, params);

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
    ['of 2 athletes, a single final, on one sheet', [1, 1], 1],
    ['of 4 athletes on one sheet', [2, 2], 1],
    ['of 8 athletes on one sheet', [3, 3, 2], 1],
    ['of 13 athletes on one sheet', [5, 4, 4], 1],
    ['of 18 athletes in two sections and the final', [5, 5, 4, 4], 3],
  ] as const)('print a Full Prestasi %s of upright A4, with every athlete on it', async (_, sizes, sheets) => {
    const poolId = await stage.drawnPool([...sizes]);
    const pdf = await bracketPdf(poolId);
    expect(pdfPapers(pdf)).toEqual(Array.from({ length: sheets }, () => 'A4 portrait'));
    const text = pdfText(pdf);
    const names = await namesIn(poolId);
    expect(names).toHaveLength(sizes.reduce((sum, size) => sum + size, 0));
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('print a Full Prestasi of 70 athletes in sections of 16 and the last rounds, with every athlete on them', async () => {
    const poolId = await stage.drawnPool([30, 20, 20]);
    const pdf = await bracketPdf(poolId);
    expect(pdfPapers(pdf)).toEqual(Array.from({ length: 9 }, () => 'A4 portrait'));
    const text = pdfText(pdf);
    for (const part of ['Bagian 1 dari 8', 'Bagian 8 dari 8', 'Babak akhir', 'Pemenang Bagian 8']) {
      expect(text).toContain(part);
    }
    const names = await namesIn(poolId);
    expect(names).toHaveLength(70);
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('print the pools and battles of seni, as a picture too, and write them into a spreadsheet', async () => {
    const seni = await seniStage(api);
    const { data: pooled } = await seni.generate(await seni.event([2, 2]), { mode: 'default', pool_size: 4 });
    const { data: fought } = await seni.generate(await seni.event([1, 1, 1]), { mode: 'battle', bracket_type: '4' });
    const poolId = pooled.pools[0]!.id;
    const { ranking } = await seni.perform(poolId);
    const [{ slug } = { slug: '' }] = await api.dataSource.query<{ slug: string }[]>(
      'select slug from tournament where id = $1',
      [seni.tournamentId],
    );
    const params = { tournament_id: seni.tournamentId };
    const pdf = await fileOf('seni-pdf', params, `seni-${slug}.pdf`, 'application/pdf');
    expect(pdfPapers(pdf)).toEqual(['A4 portrait', 'A4 landscape']);
    const text = pdfText(pdf);
    const battle = await seni.pool(fought.pools[0]!.id);
    const names = [
      ...ranking.flatMap((row) => row.names),
      ...battle.matches.flatMap((m) => m.team_member1?.name ?? []),
    ];
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
    expect(text).toContain('9,900');
    const one = await fileOf('seni-pdf', { ...params, pool_id: poolId }, `seni-${slug}.pdf`, 'application/pdf');
    expect(pdfPapers(one)).toEqual(['A4 portrait']);
    const png = await fileOf('seni-png', { pool_id: poolId }, 'tournament_bracket.png', 'image/png');
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const book = await fileOf('seni-export', params, `seni-${slug}.xlsx`, xlsx);
    expect(book.subarray(0, 2).toString('latin1')).toBe('PK');
    const gone = { kind: 'seni-png', params: { pool_id: 999_999 } };
    await api.request.post('/api/jobs').set(signed()).send(gone).expect(422);
  });

  it('print all brackets of a tournament in the order of the draw, one sheet each, or those of a class', async () => {
    const many = await tandingStage(api);
    const classes = [await many.fillClass([2, 2]), await many.fillClass([3, 3, 2]), await many.fillClass([1])];
    const pools: number[] = [];
    for (const drawn of classes) {
      for (const pool of (await many.createPools(drawn, 4)).pools) {
        await many.generate(pool.id);
        pools.push(pool.id);
      }
    }
    await many.undrawnPool([2, 2]);
    const [{ slug } = { slug: '' }] = await api.dataSource.query<{ slug: string }[]>(
      'select slug from tournament where id = $1',
      [many.tournamentId],
    );
    const params = { tournament_id: many.tournamentId };
    const pdf = await fileOf('brackets-pdf', params, `bagan-${slug}.pdf`, 'application/pdf');
    expect(pdfPapers(pdf)).toEqual(pools.map(() => 'A4 landscape'));
    const titles = await Promise.all(pools.map(async (id) => (await many.bracket(id)).pool.title));
    const text = pdfText(pdf);
    const places = titles.map((title) => text.indexOf(title));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));

    const ofClass = { ...params, category_class_id: classes[1]!.id };
    const part = await fileOf('brackets-pdf', ofClass, `bagan-${slug}.pdf`, 'application/pdf');
    expect(pdfPapers(part)).toHaveLength(2);
    const nothing = await run('brackets-pdf', { ...params, age_category_id: 999_999 });
    expect(nothing).toMatchObject({ status: 'failed', error: 'Belum ada bagan yang diundi pada pilihan ini.' });
  });

  it('print a bracket for the referee’s table without what has been fought', async () => {
    const poolId = await stage.drawnPool([1, 1, 1, 1]);
    const [first] = await stage.games(poolId);
    const winner = first!.player1.name;
    await api.dataSource.query(
      `with won as (
         insert into result (match_id, winner_corner, win_kind, blue_score, red_score)
         values ($1, 'blue', 'angka', 5, 3) returning match_id
       ), done as (update match set status = 'finished' where id = $1 returning blue_unit_id, next_match_id)
       update match m set blue_state = 'unit', blue_unit_id = done.blue_unit_id from done where m.id = done.next_match_id`,
      [first!.id],
    );
    const name = 'tournament_bracket.pdf';
    const times = (pdf: Buffer) => pdfText(pdf).split(winner).length - 1;
    expect(times(await bracketPdf(poolId))).toBe(2);
    const blank = await fileOf('bracket-pdf', { pool_id: poolId, is_blank: true }, name, 'application/pdf');
    expect(times(blank)).toBe(1);
    expect(pdfText(blank)).toContain('Ketua pertandingan');
  });

  it.each([
    [2, 1],
    [6, 1],
    [32, 3],
    [64, 5],
  ] as const)('print a blank bracket of %i on %i sheets', async (size, sheets) => {
    const params = { tournament_id: stage.tournamentId, size };
    const pdf = await fileOf('blank-bracket-pdf', params, `bagan-kosong-${size}.pdf`, 'application/pdf');
    expect(pdfPapers(pdf)).toHaveLength(sheets);
    expect(pdfText(pdf)).not.toContain('TBD');
  });

  it('refuse a blank bracket of a size that is not offered', async () => {
    const body = { kind: 'blank-bracket-pdf', params: { tournament_id: stage.tournamentId, size: 5 } };
    const { body: refused } = await api.request.post('/api/jobs').set(signed()).send(body).expect(422);
    expect(Object.keys((refused as { errors: object }).errors)).toEqual(['params.size']);
  });

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
      expect(refused.body).toMatchObject({ errors: { 'params.pool_id': ['Undian tidak ditemukan.'] } });
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
