// The score sheets of a match as PDF and Excel, from the door to the file: printed by the real web app in a real browser.
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import type { JobAnswer, JobKind, JobParams } from '@gelanggang/contract/jobs';
import { testApi } from '../../../test/setup/api';
import { fileOfJob, runJob } from '../../../test/setup/jobs';
import { madeBeforeAll, testFolder } from '../../../test/setup/made';
import { startPrintingWorker } from '../../../test/setup/printing';
import { testWorker } from '../../../test/setup/worker';
import { scoringStage } from '../../api/test/scoring-stage';
import { pdfPapers, pdfText } from './pdf-content';

describe('the score sheets', () => {
  const folder = testFolder();
  const api = testApi({ env: { FILES_DIR: join(folder, 'files') } });
  const worker = testWorker(() =>
    startPrintingWorker({ DATABASE_URL: api.databaseUrl, FILES_DIR: join(folder, 'files') }),
  );
  const stage = madeBeforeAll(() => scoringStage(api));

  const run = <K extends JobKind>(kind: K, params: JobParams[K], headers = stage.operator): Promise<JobAnswer> =>
    runJob(api.request, headers, kind, params);

  async function fileOf<K extends JobKind>(kind: K, params: JobParams[K]): Promise<{ name: string; file: Buffer }> {
    const job = await run(kind, params);
    const file = await fileOfJob(api.request, stage.operator, job, worker);
    return { name: job.file?.name ?? '', file };
  }

  it('say so while no panel has scored', async () => {
    for (const kind of ['score-sheets-export', 'score-sheets-pdf'] as const) {
      expect(await run(kind, { tournament_id: stage.tournamentId })).toMatchObject({
        status: 'failed',
        error: 'Belum ada partai yang dinilai panel pada pilihan ini.',
        file: null,
      });
    }
    const organised = { kind: 'score-sheets-pdf', params: { tournament_id: stage.tournamentId } };
    const { token } = await api.tokenFor('manager');
    await api.request.post('/api/jobs').set('authorization', `Bearer ${token}`).send(organised).expect(403);
  });

  it('tell each point with round, time and judges, the figures of athletes and judges, and have lines to sign on', async () => {
    await stage.restart();
    const [one, two, three] = stage.judges;
    for (const judge of [one, two, three]) await stage.tap(judge, 'blue', 'kick');
    await stage.tap(three, 'red', 'punch');
    await stage.post(stage.council, 'penalties', { corner: 'red', fault: 'g-merangkul' }).expect(200);
    const withdrawn = { reason: 'Tendangan di bawah sabuk' };
    const { points } = await stage.sheet();
    await stage.post(stage.council, `points/${points[0]?.id}/withdraw`, withdrawn).expect(200);
    const params = { tournament_id: stage.tournamentId, match_id: stage.match.id };
    const { blue, red } = stage.match;

    const pdf = await fileOf('score-sheets-pdf', params);
    expect(pdf.name).toMatch(/^lembar-nilai-partai-a1-.+\.pdf$/);
    expect(pdfPapers(pdf.file)).toEqual(['A4 portrait']);
    const text = pdfText(pdf.file);
    for (const said of [
      blue.name,
      red.name,
      'Tendangan',
      'juri 1, 2, 3',
      'Teguran I',
      'Merangkul, menggumul, menjambak',
      withdrawn.reason,
      'Babak 1',
    ]) {
      expect(text).toContain(said);
    }
    for (const who of ['Juri 1', 'Juri 2', 'Juri 3', 'Dewan Pertandingan', 'Ketua Pertandingan', 'tanda tangan']) {
      expect(text).toContain(who);
    }

    const excel = await fileOf('score-sheets-export', params);
    expect(excel.name).toMatch(/^rekap-nilai-partai-a1-.+\.xlsx$/);
    const { sheets } = await readXlsx(excel.file);
    expect(sheets.map((sheet) => sheet.name)).toEqual(['Partai', 'Nilai', 'Ketukan', 'Atlet', 'Juri']);
    const rows = Object.fromEntries(sheets.map((sheet) => [sheet.name, sheet.rows.slice(1)]));
    expect(rows.Partai?.map((row) => [row[4], row[5], row[6], row[7], row[12]])).toEqual([
      [blue.name, 0, red.name, -1, 4],
    ]);
    expect(rows.Nilai?.map((row) => [row[2], row[4], row[6], row[7], row[8]])).toEqual([
      [1, 'Biru', 'Tendangan', `juri 1, 2, 3 · dibatalkan: ${withdrawn.reason}`, 0],
      [1, 'Merah', 'Teguran I', expect.anything(), -1],
    ]);
    expect(rows.Ketukan?.map((row) => [row[2], row[3], row[5]])).toEqual([
      [1, 'Biru', 'Sah'],
      [2, 'Biru', 'Sah'],
      [3, 'Biru', 'Sah'],
      [3, 'Merah', 'Tidak ada juri yang sepakat'],
    ]);
    expect(rows.Juri?.map((row) => row.slice(1))).toEqual([
      [1, 1, 1, 1, 0, 0, 100],
      [2, 1, 1, 1, 0, 0, 100],
      [3, 1, 2, 1, 1, 0, 100],
    ]);
  });

  it('of an arena and a day are one file, a sheet for each match', async () => {
    const date = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    const params = { tournament_id: stage.tournamentId, arena_id: stage.arenaId, date };
    const pdf = await fileOf('score-sheets-pdf', params);
    expect(pdf.name).toContain(date);
    expect(pdfPapers(pdf.file)).toHaveLength(1);
    const excel = await readXlsx((await fileOf('score-sheets-export', params)).file);
    expect(excel.sheets.map((sheet) => sheet.name)).toEqual(['Partai', 'Nilai', 'Atlet', 'Juri']);
  });
});
