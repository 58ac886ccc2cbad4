// The bell: who is told of a payment's steps, what settles a notice, reading them, and that every tab hears of it.
import type { NoticeAnswer, NoticesAnswer } from '@gelanggang/contract/notices';
import { accountsWith } from '@gelanggang/database/queries/rights.queries';
import { notify } from '@gelanggang/platform/notices/notify';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { billingStage, type Person } from './billing-stage';
import { queriesOf } from './count-queries';

const api = testApi();
const stage = madeBeforeAll(() => billingStage(api));
const colleague = madeBeforeAll(() => api.tokenFor('organiser'));
/** A second one who confirms payments. */

const bell = async (who: Person, query = ''): Promise<NoticesAnswer> =>
  (await api.request.get(`/api/notices${query}`).set(as(who)).expect(200)).body as NoticesAnswer;
const newest = async (who: Person): Promise<NoticeAnswer | undefined> => (await bell(who)).data[0];
const about = async (who: Person, id: number) =>
  (await bell(who)).data.filter((notice) => notice.path === `/admin/payment/confirm/${id}`);
const issued = async (who?: Person) => stage.issue([await stage.newMember()], who);

const eventsOf = (who: Person) =>
  api.dataSource.query<{ type: string }[]>(
    `select type from event where stream = $1 and type in ('notice.added', 'notices.read') order by seq`,
    [`user:${who.accountId}`],
  );

describe('a payment', () => {
  it('that a manager begins, proves or cancels is told to all who confirm payments, never to the manager', async () => {
    const id = await issued();
    await stage.upload(id);
    const cancelled = await issued();
    await stage.cancel(cancelled);
    for (const who of [stage.staff, colleague]) {
      expect((await about(who, id)).map((notice) => notice.kind)).toEqual(['billing.proof', 'billing.issued-to-staff']);
      expect((await about(who, cancelled)).map((notice) => notice.kind)).toEqual([
        'billing.cancelled',
        'billing.issued-to-staff',
      ]);
    }
    expect(await about(stage.manager, id)).toEqual([]);
  });

  it('that is confirmed is told to its owner and to nobody else, with where to look', async () => {
    const id = await issued();
    await stage.upload(id);
    await stage.confirm(id);
    const { invoice_number: number } = await stage.read(id);
    expect(await newest(stage.manager)).toMatchObject({
      kind: 'billing.paid',
      title: `Pembayaran ${number} sudah diterima.`,
      path: `/admin/payment/confirm/${id}`,
      tone: 'good',
      read_at: null,
    });
    expect((await about(colleague, id)).map((notice) => notice.kind)).not.toContain('billing.paid');
  });

  it('that is rejected says why', async () => {
    const id = await issued();
    await stage.upload(id);
    await stage.reject(id, 'Nominal kurang Rp 50.000');
    expect((await newest(stage.manager))?.title).toMatch(/ ditolak: Nominal kurang Rp 50\.000$/);
  });

  it('that staff issue or cancel for a manager is told to the manager', async () => {
    const id = await issued(stage.staff);
    expect(await newest(stage.manager)).toMatchObject({ kind: 'billing.issued' });
    await stage.cancel(id, stage.staff);
    expect(await newest(stage.manager)).toMatchObject({ kind: 'billing.cancelled' });
    expect(await about(colleague, id)).toEqual([]);
  });

  it('that moves on settles what was told of it before: the queue of proofs holds what still waits', async () => {
    const [settled, waiting] = [await issued(), await issued()];
    for (const id of [settled, waiting]) await stage.upload(id);
    const unread = async (id: number) =>
      (await about(colleague, id)).filter((notice) => notice.read_at === null).map((notice) => notice.kind);
    expect(await unread(settled)).toEqual(['billing.proof']);
    await stage.confirm(settled);
    expect(await unread(settled)).toEqual([]);
    expect(await unread(waiting)).toEqual(['billing.proof']);
  });

  it('whose step is refused tells nobody', async () => {
    const id = await issued();
    const before = await about(colleague, id);
    await api.request
      .post(`/api/billings/${id}/confirm-payment`)
      .set(as(stage.staff))
      .field({ status: 'paid' })
      .expect(409);
    expect(await about(colleague, id)).toEqual(before);
    expect(await about(stage.manager, id)).toEqual([]);
  });

  it('is not told to an account that is closed', async () => {
    const gone = await api.tokenFor('organiser');
    await api.dataSource.query('update account set is_active = false where id = $1', [gone.accountId]);
    expect(await accountsWith(api.dataSource.manager, 'confirm payment', [stage.tournamentId])).not.toContain(
      gone.accountId,
    );
    await issued();
    expect(await api.dataSource.query('select 1 from notice where account_id = $1', [gone.accountId])).toEqual([]);
  });
});

describe('mail', () => {
  const mails = () =>
    api.dataSource.query<{ to: string; subject: string; text: string }[]>(
      'select to_address as "to", subject, text from mail order by id',
    );
  const emailOf = async ({ accountId }: Person) =>
    (await api.dataSource.query<{ email: string }[]>('select email from account where id = $1', [accountId]))[0]?.email;
  const mailedBy = async (work: () => Promise<unknown>) => {
    const before = (await mails()).length;
    await work();
    return (await mails()).slice(before);
  };

  it('goes to the owner for what staff decide, in the words of the bell and with a link to the billing', async () => {
    const id = await issued();
    await stage.upload(id);
    const [mail, ...others] = await mailedBy(() => stage.reject(id, 'Nominal kurang'));
    const { invoice_number: number } = await stage.read(id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: await emailOf(stage.manager),
      subject: `Pembayaran ${number} ditolak: Nominal kurang`,
    });
    expect(mail?.text).toMatch(new RegExp(`^http://\\S+/admin/payment/confirm/${id}$`, 'm'));
    const long = await issued();
    await stage.upload(long);
    const [cut] = await mailedBy(() => stage.reject(long, 'panjang '.repeat(100)));
    expect(cut?.subject.length).toBeLessThanOrEqual(120);
    expect(cut?.text).toContain('panjang '.repeat(99));
    const paid = await issued();
    await stage.upload(paid);
    expect((await mailedBy(() => stage.confirm(paid))).map((one) => one.to)).toEqual([await emailOf(stage.manager)]);
  });

  it('goes to all who confirm payments for a proof, and for nothing that asks nothing of them', async () => {
    let id = 0;
    expect(await mailedBy(async () => void (id = await issued()))).toEqual([]);
    const told = (await mailedBy(() => stage.upload(id))).map((mail) => mail.to);
    expect(told).toEqual(expect.arrayContaining([await emailOf(stage.staff), await emailOf(colleague)]));
    expect(told).not.toContain(await emailOf(stage.manager));
    const other = await issued();
    expect(await mailedBy(() => stage.cancel(other))).toEqual([]);
  });

  it('goes out once for a proof, however often another one takes its place, and the bell tells of the newest', async () => {
    const id = await issued();
    expect(await mailedBy(() => stage.upload(id))).not.toEqual([]);
    expect(await mailedBy(() => stage.upload(id))).toEqual([]);
    expect((await about(colleague, id)).map((notice) => notice.read_at === null)).toEqual([true, false, false]);
  });

  it('is not sent for a step that is refused', async () => {
    const id = await issued();
    const confirm = () =>
      api.request
        .post(`/api/billings/${id}/confirm-payment`)
        .set(as(stage.staff))
        .field({ status: 'paid' })
        .expect(409);
    expect(await mailedBy(confirm)).toEqual([]);
  });
});

describe('the bell', () => {
  const tell = (who: Person, count: number) =>
    writeWithEvents(api.dataSource, async (manager, emit) => {
      for (let n = 1; n <= count; n++) {
        await notify(manager, emit, {
          kind: 'billing.paid',
          data: { billing_id: n, invoice_number: `INV/${n}`, tournament: 'Uji', amount: n, by: 'Panitia' },
          to: [who.accountId, who.accountId],
          at: new Date(),
        });
      }
    });

  it('is empty at first', async () => {
    expect(await bell(await api.tokenFor('manager'))).toEqual({ data: [], unread: 0, next: null });
  });

  it('shows twenty at a time, newest first, each once, and counts what is unread of all', async () => {
    const who = await api.tokenFor('manager');
    await tell(who, 45);
    const seen: number[] = [];
    let before: number | null = null;
    do {
      const page: NoticesAnswer = await bell(who, before === null ? '' : `?before=${before}`);
      expect(page.unread).toBe(45);
      seen.push(...page.data.map((notice) => notice.id));
      before = page.next;
    } while (before !== null);
    expect(seen).toHaveLength(45);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
  });

  it('is read in as many queries for many notices as for one', async () => {
    const [few, many] = [await api.tokenFor('manager'), await api.tokenFor('manager')];
    await tell(few, 1);
    await tell(many, 60);
    expect(await queriesOf(() => bell(many))).toHaveLength((await queriesOf(() => bell(few))).length);
  });

  it('marks one read, once, and tells the other tabs', async () => {
    const who = await api.tokenFor('manager');
    await tell(who, 3);
    const [notice] = (await bell(who)).data;
    const read = () => api.request.post(`/api/notices/${notice?.id}/read`).set(as(who)).expect(200);
    expect((await read()).body).toEqual({ unread: 2 });
    const { read_at: at } = (await bell(who)).data[0]!;
    expect((await read()).body).toEqual({ unread: 2 });
    expect((await bell(who)).data[0]?.read_at).toBe(at);
    expect((await eventsOf(who)).map((event) => event.type)).toEqual([
      ...['notice.added', 'notice.added', 'notice.added', 'notices.read'],
    ]);
  });

  it('marks all read that the person has seen, and leaves those that came since', async () => {
    const who = await api.tokenFor('manager');
    await tell(who, 3);
    const seen = (await bell(who)).data[0]!.id;
    await tell(who, 1);
    const { body } = await api.request.post('/api/notices/read-all').set(as(who)).send({ up_to: seen }).expect(200);
    expect(body).toEqual({ unread: 1 });
    await api.request.post('/api/notices/read-all').set(as(who)).send({}).expect(422);
  });

  it('is one’s own: another’s notice is not there and stays unread', async () => {
    const [who, other] = [await api.tokenFor('manager'), await api.tokenFor('admin')];
    await tell(who, 1);
    const { id } = (await bell(who)).data[0]!;
    await api.request.post(`/api/notices/${id}/read`).set(as(other)).expect(404);
    await api.request.post('/api/notices/read-all').set(as(other)).send({ up_to: id }).expect(200);
    expect(await bell(who)).toMatchObject({ unread: 1, data: [{ id, read_at: null }] });
  });

  it('loses none and tells none twice when two read and one tells at once', async () => {
    const who = await api.tokenFor('manager');
    await tell(who, 5);
    const seen = (await bell(who)).data[0]!.id;
    const readAll = () => api.request.post('/api/notices/read-all').set(as(who)).send({ up_to: seen });
    const answers = await Promise.all([readAll(), readAll(), tell(who, 2)]);
    expect(answers.slice(0, 2).map((answer) => (answer as { status: number }).status)).toEqual([200, 200]);
    expect(await bell(who)).toMatchObject({ unread: 2 });
    expect((await eventsOf(who)).filter((event) => event.type === 'notices.read')).toHaveLength(1);
  });
});
