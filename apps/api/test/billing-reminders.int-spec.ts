// The office reminds of a billing that waits to be paid.
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { billingStage, type Person } from './billing-stage';

const api = testApi();
const stage = madeBeforeAll(() => billingStage(api));

const remind = async (id: number, who: Person) =>
  api.request.post(`/api/billings/${id}/reminders`).set('authorization', `Bearer ${who.token}`);

const reminders = async (): Promise<{ kind: string; read_at: string | null; title: string }[]> => {
  const { body } = await api.request
    .get('/api/notices')
    .set('authorization', `Bearer ${stage.manager.token}`)
    .expect(200);
  const { data } = body as { data: { kind: string; read_at: string | null; title: string }[] };
  return data.filter(({ kind }) => kind === 'billing.reminder');
};

test('the owner is told once, a second press in between is refused, and the next step settles it', async () => {
  const id = await stage.issue([await stage.newMember()]);
  const [first, second] = await Promise.all([remind(id, stage.staff), remind(id, stage.staff)]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  expect([first, second].find(({ status }) => status === 409)?.body).toMatchObject({
    message: 'Sudah diingatkan dalam 12 jam terakhir.',
  });
  const { invoice_number } = await stage.read(id);
  expect(await reminders()).toMatchObject([{ title: `Tagihan ${invoice_number} belum dibayar.`, read_at: null }]);
  await stage.upload(id);
  expect((await reminders()).map((one) => one.read_at)).toEqual([expect.any(String)]);
});

test('what waits for nothing is not reminded of', async () => {
  const id = await stage.issue([await stage.newMember()]);
  await stage.upload(id);
  const answer = await remind(id, stage.staff);
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ message: 'Tagihan ini tidak menunggu pembayaran.', code: 'billings.notWaiting' });
  expect((await remind(id + 10_000, stage.staff)).status).toBe(404);
});

test('a manager reminds nobody', async () => {
  const id = await stage.issue([await stage.newMember()]);
  expect((await remind(id, stage.manager)).status).toBe(403);
});
