// The accounts of a tournament as a workbook, from the door to the disk: the sums of the page, the book, and how insight agrees.
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import type { AccountsAnswer, BookLine } from '@gelanggang/contract/accounts';
import type { Data } from '@gelanggang/contract/http';
import type { Insight } from '@gelanggang/contract/insight';
import { testApi } from '../../../test/setup/api';
import { fileOfJob, runJob } from '../../../test/setup/jobs';
import { madeBeforeAll, testFolder } from '../../../test/setup/made';
import { startWorker, testWorker } from '../../../test/setup/worker';
import { billingStage, FEE } from '../../api/test/billing-stage';

const folder = testFolder();
const env = { FILES_DIR: join(folder, 'files') };
const api = testApi({ env });
const worker = testWorker(() => startWorker({ DATABASE_URL: api.databaseUrl, ...env }));
const stage = madeBeforeAll(() => billingStage(api));

const signed = () => ({ authorization: `Bearer ${stage.staff.token}` });
const read = async <T>(path: string): Promise<T> =>
  (await api.request.get(`/api/${path}`).set(signed()).expect(200)).body as T;

async function fileOf(): Promise<Buffer> {
  const job = await runJob(api.request, signed(), 'accounts-export', { tournament_id: stage.tournamentId });
  return fileOfJob(api.request, signed(), job, worker);
}

it('holds what the page holds, and leads from insight’s income to the end of the book', async () => {
  const paid = await stage.issue([await stage.newMember(), await stage.newMember()]);
  await stage.upload(paid);
  await stage.confirm(paid);
  await stage.issue([await stage.newMember()]);
  const [{ version }] = await api.dataSource.query<[{ version: number }]>('select version from billing where id = $1', [
    paid,
  ]);
  const refunded_on = new Date().toISOString().slice(0, 10);
  await api.request
    .post(`/api/billings/${paid}/refunds`)
    .set(signed())
    .send({ amount: FEE, way: 'transfer', refunded_on, reason: '=1+1', version })
    .expect(201);
  const { data: accounts } = await read<Data<AccountsAnswer>>(`tournaments/${stage.tournamentId}/accounts`);
  const { data: book } = await read<Data<BookLine[]>>(`tournaments/${stage.tournamentId}/accounts/book`);
  const insight = await read<Insight>(`tournaments/${stage.tournamentId}/insight`);
  const { sheets } = await readXlsx(await fileOf());
  expect(sheets.map(({ name }) => name)).toEqual(['Per Kontingen', 'Buku Kas', 'Kecocokan']);
  const [contingents, lines, agreement] = sheets.map(({ rows }) => rows);
  const { total } = accounts;
  expect(contingents?.at(-1)?.slice(1)).toEqual([
    ...[total.gross, total.discount, total.billed, total.cash, total.transfer],
    ...[total.refunded, total.waived, total.open, total.overpaid],
  ]);
  expect(contingents).toHaveLength(2 + accounts.contingents.length);
  expect(lines?.slice(1).map((row) => row.slice(5, 8))).toEqual(book.map((line) => [line.in, line.out, line.balance]));
  // a reason that begins like a formula is a text
  expect(lines?.at(-1)?.[9]).toBe('=1+1');
  const sums = (agreement ?? []).slice(1).map((row) => Number(row[1] ?? 0));
  expect(sums[0]).toBe(insight.stats.paid_income);
  expect(sums.slice(0, 4).reduce((all, sum) => all + sum, 0)).toBe(sums[4]);
  expect(sums[4]).toBe(FEE);
});

it('is the office’s alone', async () => {
  await api.request
    .post('/api/jobs')
    .set('authorization', `Bearer ${stage.manager.token}`)
    .send({ kind: 'accounts-export', params: { tournament_id: stage.tournamentId } })
    .expect(403);
});
