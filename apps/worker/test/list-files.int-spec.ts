// A list and its file: whatever narrows the page of athletes, of contingents or of the audit narrows the file in the same way.
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import type { Paginated } from '@gelanggang/contract/http';
import type { JobKind } from '@gelanggang/contract/jobs';
import { makeContingent, makeTeamMember } from '@gelanggang/database/testing/factories';
import { as, testApi } from '../../../test/setup/api';
import { fileOfJob, runJob } from '../../../test/setup/jobs';
import { testFolder } from '../../../test/setup/made';
import { startWorker, testWorker } from '../../../test/setup/worker';
import { billingStage, type BillingStage, type Person } from '../../api/test/billing-stage';

const folder = testFolder();
const env = { FILES_DIR: join(folder, 'files') };
const api = testApi({ env });
const worker = testWorker(() => startWorker({ DATABASE_URL: api.databaseUrl, ...env }));
let stage: BillingStage;
let other: BillingStage;
let admin: Person;

beforeAll(async () => {
  [stage, other, admin] = [await billingStage(api), await billingStage(api), await api.tokenFor('admin')];
  const { manager: db } = api.dataSource;
  const guest = await makeContingent(db, { name: 'Elang 100%', tournamentId: stage.tournamentId });
  await makeTeamMember(db, { contingentId: guest.id, name: 'Rangga 100%' });
  const paid = await stage.issue([await stage.newMember({ name: 'Pendekar' })]);
  await stage.upload(paid);
  await stage.confirm(paid);
  await stage.newMember();
  await other.issue([await other.newMember({ name: 'Pendekar' })]);
});

type Filters = Record<string, string | number>;

async function listed<Row>(path: string, query: Filters, who: Person): Promise<Row[]> {
  const { body } = await api.request.get(`/api/${path}`).query(query).query({ perPage: 100 }).set(as(who)).expect(200);
  return (body as Paginated<Row>).data;
}

/** The rows below the headings. */
async function filed(kind: JobKind, params: Filters, who: Person): Promise<unknown[][]> {
  const job = await runJob(api.request, as(who), kind, params);
  const { sheets } = await readXlsx(await fileOfJob(api.request, as(who), job, worker));
  return sheets[0]?.rows.slice(1) ?? [];
}

const ascending = (ids: readonly unknown[]): number[] => ids.map(Number).sort((a, b) => a - b);

it.each([
  [
    'team-members',
    'team-members-export',
    ['contingent_id', 'category_class_id', 'match_category_id', 'payment_status'],
  ],
  ['contingents', 'contingents-export', []],
] as const)('%s: the file holds the rows of the page', async (path, kind, own) => {
  const values: Filters = {
    ...{ contingent_id: stage.contingentId, category_class_id: stage.classId, match_category_id: 1 },
    payment_status: 'paid',
  };
  const each = own.map((name): Filters => ({ [name]: values[name] ?? '' }));
  const filters: Filters[] = [
    {},
    { tournament_id: stage.tournamentId },
    { search: 'pendekar' },
    { search: '100%' },
    { search: '%' },
    { search: 'nobody' },
    ...each,
    ...each.map((one) => ({ ...one, tournament_id: stage.tournamentId })),
    ...(path === 'team-members' ? [{ payment_status: 'unpaid', tournament_id: stage.tournamentId }] : []),
  ];
  for (const who of [admin, stage.staff]) {
    const found = new Set<number>();
    for (const filter of filters) {
      const page = ascending((await listed<{ id: number }>(path, filter, who)).map(({ id }) => id));
      const file = ascending((await filed(kind, filter, who)).map(([id]) => id));
      expect({ filter, ids: file }).toEqual({ filter, ids: page });
      found.add(page.length);
    }
    // filters that let everything through would prove nothing
    expect(found.size).toBeGreaterThan(2);
  }
});

it('audit: the file holds the rows of the page, in their order', async () => {
  const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const filters: Filters[] = [
    {},
    { account_id: stage.manager.accountId },
    { subject_type: 'billing' },
    { subject_type: 'account', account_id: admin.accountId },
    { date_from: day, date_to: day },
    { date_to: '2020-01-01' },
  ];
  for (const who of [admin, stage.staff]) {
    for (const filter of filters) {
      // that it was asked for is audited too: the page is read after it
      const file = await filed('audit-export', filter, who);
      const page = await listed<{ subject_id: number | null; subject_name: string | null }>('audit', filter, who);
      expect({ filter, rows: file.map((row) => [row[4] ?? null, row[5] ?? null]) }).toEqual({
        filter,
        rows: page.map((row) => [row.subject_id, row.subject_name]),
      });
    }
  }
});
