// Calls that wait for the file of a job: refused by their own status, and ended with whoever waits. No worker runs here.
import { request } from 'node:http';
import { as, testApi } from '../../../test/setup/api';
import { until } from '../../../test/setup/until';
import { MOST_AT_ONCE } from '../src/http/own-turns';
import { billingStage, type Person } from './billing-stage';

const api = testApi();

const isOrdered = () =>
  until(
    () => api.dataSource.query<unknown[]>(`select from job where status = 'queued'`),
    (jobs) => jobs.length > 0,
  );

/** As a worker ends it. */
const fail = ({ accountId }: Person, error: string) =>
  api.dataSource.query(
    `update job set status = 'failed', error = $2, finished_at = now() where account_id = $1 and status = 'queued'`,
    [accountId, error],
  );

it('what the worker may hand out no more is refused as if it were asked for now', async () => {
  const stage = await billingStage(api);
  const bill = await stage.issue([await stage.newMember()]);
  const invoice = async (meanwhile: () => Promise<unknown>) => {
    const answer = api.request.get(`/api/billings/${bill}/invoice`).set(as(stage.manager)).then();
    await isOrdered();
    await meanwhile();
    await fail(stage.manager, 'Tagihan tidak ditemukan.');
    return (await answer).status;
  };
  expect(await invoice(() => Promise.resolve())).toBe(500);
  const other = await api.tokenFor('manager');
  const give = () => api.dataSource.query('update billing set account_id = $2 where id = $1', [bill, other.accountId]);
  expect(await invoice(give)).toBe(404);
});

it('who goes away leaves its turns to its other calls', async () => {
  const stage = await billingStage(api);
  const bill = await stage.issue([await stage.newMember()]);
  const waiting = Array.from({ length: MOST_AT_ONCE }, () =>
    request(`${api.url}/api/billings/${bill}/invoice`, { headers: as(stage.manager) })
      .on('error', () => undefined)
      .end(),
  );
  const jobs = () => api.request.get('/api/jobs').set(as(stage.manager));
  await isOrdered();
  await new Promise((go) => setTimeout(go, 500));
  for (const call of waiting) call.destroy();
  const began = performance.now();
  expect((await jobs().expect(200)).body).toMatchObject({ data: [{ kind: 'invoice-pdf', status: 'queued' }] });
  expect(performance.now() - began).toBeLessThan(10_000);
});
