// Insight as a workbook and on paper, from the door to the disk: the same tables as the page's.
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import type { Insight } from '@gelanggang/contract/insight';
import { insightTables } from '@gelanggang/contract/insight-tables';
import type { JobParams } from '@gelanggang/contract/jobs';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { fileOfJob, runJob } from '../../../test/setup/jobs';
import { testFolder } from '../../../test/setup/made';
import { startPrintingWorker } from '../../../test/setup/printing';
import { testWorker } from '../../../test/setup/worker';
import { fillTournament } from '../../api/test/insight-stage';
import { pdfPapers, pdfText } from './pdf-content';

describe('the files of insight', () => {
  const folder = testFolder();
  const api = testApi({ env: { FILES_DIR: join(folder, 'files') } });
  const worker = testWorker(() =>
    startPrintingWorker({ DATABASE_URL: api.databaseUrl, FILES_DIR: join(folder, 'files') }),
  );
  let token: string;
  let tournamentId: number;

  beforeAll(async () => {
    ({ token } = await api.tokenFor('organiser'));
    ({ tournamentId } = await fillTournament(
      api.dataSource.manager,
      6,
      Array.from({ length: 20 }, (_, n) => ({
        contingent: n % 6,
        category: 1 + (n % 3),
        gender: n % 2 ? 'male' : 'female',
        payment: n % 3 ? 'paid' : 'waiting for payment',
      })),
    ));
    await api.dataSource.query(`update contingent set name = '=1+1' where id = (select min(id) from contingent)`);
  });

  const signed = (as = token) => ({ authorization: `Bearer ${as}` });

  async function fileOf(kind: 'insight-export' | 'insight-pdf', params: JobParams[typeof kind]): Promise<Buffer> {
    const job = await runJob(api.request, signed(), kind, params);
    return fileOfJob(api.request, signed(), job, worker);
  }

  async function insightOf(filters = ''): Promise<Insight> {
    const path = `/api/tournaments/${tournamentId}/insight${filters}`;
    return (await api.request.get(path).set(signed()).expect(200)).body as Insight;
  }

  it('are a workbook with one sheet per table, dates and numbers as such, a name that starts with = as text', async () => {
    const { sheets } = await readXlsx(await fileOf('insight-export', { tournament_id: tournamentId }));
    const tables = insightTables(await insightOf());
    expect(sheets.map((sheet) => sheet.name)).toEqual([
      'Tentang',
      ...tables.map((table) => table.title.replace('/', ' ')),
    ]);
    for (const [index, table] of tables.entries()) {
      const [head, ...rows] = sheets[index + 1]?.rows ?? [];
      expect(head).toEqual(table.columns.map((column) => column.title));
      expect(rows).toEqual(
        table.rows.map((row) =>
          row.cells.map((cell, place) =>
            table.columns[place]?.type === 'date' ? new Date(`${cell}T00:00:00Z`) : cell === '' ? null : cell,
          ),
        ),
      );
    }
  });

  it('hold the filters that the page held', async () => {
    const { sheets } = await readXlsx(
      await fileOf('insight-export', { tournament_id: tournamentId, match_category_id: 1, gender: 'male' }),
    );
    const kept = insightTables(await insightOf('?match_category_id=1&gender=male'));
    expect(sheets[4]?.rows).toHaveLength(1 + (kept[3]?.rows.length ?? 0));
    expect(sheets[0]?.rows.slice(1, 3)).toEqual([
      ['Filter', 'Kategori Tanding'],
      ['Filter', 'Putra'],
    ]);
  });

  it('are a PDF on A4 with every chart’s question and every table', async () => {
    const pdf = await fileOf('insight-pdf', { tournament_id: tournamentId });
    expect(new Set(pdfPapers(pdf))).toEqual(new Set(['A4 portrait']));
    const text = pdfText(pdf).replace(/\s+/g, '');
    for (const table of insightTables(await insightOf())) {
      expect(text).toContain(table.question.replace(/\s+/g, ''));
      expect(text).toContain(table.title.replace(/\s+/g, ''));
    }
  });

  it('are there for an empty tournament too', async () => {
    const { id } = await makeTournament(api.dataSource.manager);
    expect((await readXlsx(await fileOf('insight-export', { tournament_id: id }))).sheets).toHaveLength(11);
    expect(pdfPapers(await fileOf('insight-pdf', { tournament_id: id }))).not.toHaveLength(0);
  });

  it('are for who may view insight only', async () => {
    const { token: manager } = await api.tokenFor('manager');
    for (const kind of ['insight-export', 'insight-pdf']) {
      await api.request
        .post('/api/jobs')
        .set(signed(manager))
        .send({ kind, params: { tournament_id: tournamentId } })
        .expect(403);
    }
  });
});
