// The check of entries through the front door: lists, signatures, corrections, deadlines, fees, and who is told.
import type { BillingAnswer } from '@gelanggang/contract/billings';
import type {
  EntryCheck,
  EntryCheckOverview,
  OwnEntryCheck,
  SavedCheck,
  SavedTicket,
  TicketRow,
} from '@gelanggang/contract/entry-check';
import type { ErrorAnswer, InvalidAnswer } from '@gelanggang/contract/http';
import { makeClass } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { billingStage, type Person } from './billing-stage';
import { useUp } from './used-up';
import { queriesOf } from './count-queries';

const api = testApi();
const stage = madeBeforeEach(() => billingStage(api));
let first: number;
let second: number;
beforeEach(async () => {
  first = await stage.newMember({ name: 'Ani Lestari' });
  second = await stage.newMember({ name: 'Budi Santoso' });
  await setDue('1 day');
});

type Method = 'get' | 'post' | 'put';
const send = (method: Method, path: string, who: Person, body?: object) =>
  api.request[method](`/api${path}`).set('authorization', `Bearer ${who.token}`).send(body);
const listPath = (rest = '', contingentId = stage.contingentId) =>
  `/tournaments/${stage.tournamentId}/entry-checks/${contingentId}${rest}`;
const messageOf = ({ body }: { body: unknown }) => (body as ErrorAnswer).message;
const errorsOf = ({ body }: { body: unknown }) => (body as InvalidAnswer).errors;

/** The deadline so far from now; with a fee for what comes after it, or closed then. */
async function setDue(fromNow: string, fee: number | null = null): Promise<void> {
  await api.dataSource.query(
    `insert into entry_check_setting (tournament_id, due_at, after_due, fee)
     values ($1, now() + $2::interval, $3, $4) on conflict (tournament_id) do update
     set is_on = true, due_at = excluded.due_at, after_due = excluded.after_due, fee = excluded.fee`,
    [stage.tournamentId, fromNow, fee === null ? 'closed' : 'fee', fee],
  );
}

const read = async (who = stage.manager): Promise<EntryCheck> =>
  ((await send('get', listPath(), who).expect(200)).body as { data: EntryCheck }).data;
const overview = async (): Promise<EntryCheckOverview> =>
  (
    (await send('get', `/tournaments/${stage.tournamentId}/entry-checks`, stage.staff).expect(200)).body as {
      data: EntryCheckOverview;
    }
  ).data;
async function sign(): Promise<SavedCheck> {
  const { seen } = await read();
  return (await send('post', listPath('/signature'), stage.manager, { seen }).expect(200)).body as SavedCheck;
}
const asking = (body: object, who = stage.manager) =>
  send('post', listPath('/tickets'), who, { kind: 'change', agreed_fee: 0, ...body });
async function asked(body: object): Promise<TicketRow> {
  return ((await asking(body).expect(201)).body as SavedTicket).data;
}
const renamed = (id = second) => asked({ team_member_id: id, name: 'Budi Santosa' });
const deciding = (step: 'accept' | 'refuse', ticket: TicketRow, body: object = {}, who = stage.staff) =>
  send('post', `/entry-tickets/${ticket.id}/${step}`, who, { version: ticket.version, ...body });
const nameOf = async (id: number): Promise<string | undefined> =>
  (await api.dataSource.query<{ name: string }[]>('select name from team_member where id = $1', [id]))[0]?.name;
const noticesOf = async ({ accountId }: Person): Promise<string[]> =>
  (
    await api.dataSource.query<{ kind: string }[]>(
      `select kind from notice where account_id = $1 and kind like 'entry-check.%' and (data ->> 'tournament_id')::int = $2
       order by id`,
      [accountId, stage.tournamentId],
    )
  ).map(({ kind }) => kind);
const statesOf = ({ rows }: EntryCheck) => rows.map(({ name, state }) => [name, state]);

describe('a list', () => {
  it('is opened, signed as it was read, and shows what the office changes after that', async () => {
    expect((await overview()).contingents[0]).toMatchObject({ state: 'unopened', entries: 2, signature: null });
    await send('post', listPath('/opened'), stage.manager).expect(200);
    expect((await overview()).contingents[0]).toMatchObject({ state: 'read' });
    const signed = await sign();
    expect(signed).toMatchObject({ message: 'Daftar ditandatangani, nomor 1.', data: { state: 'signed', gone: [] } });
    expect(statesOf(signed.data)).toEqual([
      ['Ani Lestari', 'right'],
      ['Budi Santoso', 'right'],
    ]);
    const again = await send('post', listPath('/signature'), stage.manager, { seen: signed.data.seen }).expect(409);
    expect(messageOf(again)).toBe('Daftar ini sudah ditandatangani dan belum berubah.');
    await api.dataSource.query(`update team_member set name = 'Ani Lestary' where id = $1`, [first]);
    const changed = await read();
    expect(changed.state).toBe('changed');
    expect(statesOf(changed)[0]).toEqual(['Ani Lestary', 'changed']);
    const anew = await sign();
    expect(anew.data.signatures.map(({ number }) => number)).toEqual([2, 1]);
    expect((await overview()).contingents[0]).toMatchObject({ state: 'signed', signature: { number: 2 } });
  });

  it('is not signed as another one than was read', async () => {
    const { seen } = await read();
    await api.dataSource.query('update team_member set body_weight = 51 where id = $1', [first]);
    const refused = await send('post', listPath('/signature'), stage.manager, { seen }).expect(409);
    expect(messageOf(refused)).toContain('berubah sejak dibuka');
    expect((await read()).signatures).toEqual([]);
  });

  it('is numbered without a gap, and signed once by two presses at once', async () => {
    const { seen } = await read();
    const press = () => send('post', listPath('/signature'), stage.manager, { seen });
    const codes = (await Promise.all([press(), press()])).map(({ status }) => status);
    expect(codes.sort()).toEqual([200, 409]);
    expect((await read()).signatures).toHaveLength(1);
  });

  it("is read and signed by its own manager alone; another's is not there, and the office signs for nobody", async () => {
    const other = await api.tokenFor('manager');
    await send('get', listPath(), other).expect(404);
    const { seen } = await read(stage.staff);
    for (const who of [other, stage.staff]) {
      await send('post', listPath('/opened'), who).expect(404);
      await send('post', listPath('/signature'), who, { seen }).expect(404);
      await asking({ team_member_id: first, name: 'X' }, who).expect(404);
    }
    const own = await send('get', '/own-entry-checks', other).expect(200);
    expect(own.body).toEqual({ data: [] });
    await send('get', `/tournaments/${stage.tournamentId}/entry-checks`, stage.manager).expect(403);
  });

  it('is there only while the tournament checks', async () => {
    await api.dataSource.query('update entry_check_setting set is_on = false where tournament_id = $1', [
      stage.tournamentId,
    ]);
    await send('get', listPath(), stage.manager).expect(409);
    expect((await send('get', '/own-entry-checks', stage.manager)).body).toEqual({ data: [] });
    expect((await overview()).terms).toBeNull();
  });

  it('is closed after the deadline for who never signed, and open for who signs anew what was changed', async () => {
    await sign();
    await api.dataSource.query('update team_member set body_weight = 51 where id = $1', [first]);
    await setDue('-1 minute');
    expect((await read()).sign_refusal).toBeNull();
    expect((await sign()).data.signatures[0]).toMatchObject({ number: 2, is_late: true });
    await api.dataSource.query('delete from entry_signature where tournament_id = $1', [stage.tournamentId]);
    const { seen, sign_refusal } = await read();
    const refused = await send('post', listPath('/signature'), stage.manager, { seen }).expect(409);
    expect(messageOf(refused)).toBe(sign_refusal);
    expect(sign_refusal).toContain('Pemeriksaan data ditutup');
  });
});

describe('a correction', () => {
  it('goes from what stands to what should stand, is told to the office, and is carried out when it is accepted', async () => {
    const ticket = await renamed();
    expect(ticket).toMatchObject({
      ...{ state: 'open', fee: 0, athlete: 'Budi Santoso', version: 1 },
      changes: [{ field: 'name', label: 'Nama', from: 'Budi Santoso', to: 'Budi Santosa' }],
    });
    expect(await noticesOf(stage.staff)).toEqual(['entry-check.ticket']);
    const signed = await sign();
    expect(signed.message).toContain('1 yang dilaporkan salah menunggu panitia');
    expect(statesOf(signed.data)[1]).toEqual(['Budi Santoso', 'open']);
    const accepted = ((await deciding('accept', ticket).expect(200)).body as SavedTicket).data;
    expect(accepted).toMatchObject({ state: 'accepted', bill: null });
    expect(await nameOf(second)).toBe('Budi Santosa');
    expect(await noticesOf(stage.manager)).toEqual(['entry-check.accepted']);
    const list = await read();
    expect(list.state).toBe('changed');
    expect(statesOf(list)).toEqual([
      ['Ani Lestari', 'right'],
      ['Budi Santosa', 'unread'],
    ]);
    expect((await sign()).data.state).toBe('signed');
    const told = await api.dataSource.query<{ stream: string }[]>(
      `select distinct stream from event where type = 'entry-check.changed' and (data ->> 'tournament_id')::int = $1`,
      [stage.tournamentId],
    );
    expect(told.map(({ stream }) => stream).sort()).toEqual(
      [`tournament:${stage.tournamentId}:staff`, `user:${stage.manager.accountId}`].sort(),
    );
  });

  it('is refused with its reason, and nothing of the entry changes', async () => {
    const ticket = await renamed();
    const missing = await deciding('refuse', ticket, { reason: ' ' }).expect(422);
    expect(errorsOf(missing)).toHaveProperty('reason');
    const body = (await deciding('refuse', ticket, { reason: 'Akta berkata lain.' }).expect(200)).body as SavedTicket;
    expect(body.data).toMatchObject({ state: 'refused', reason: 'Akta berkata lain.' });
    expect(await nameOf(second)).toBe('Budi Santoso');
    expect(await noticesOf(stage.manager)).toEqual(['entry-check.refused']);
    expect((await read()).rows[1]).toMatchObject({ state: 'unread', ticket_id: null });
  });

  it('takes an entry out, or is a remark of the list as a whole that the office sees to', async () => {
    const ticket = await asked({ kind: 'withdraw', team_member_id: second, remark: 'Cedera.' });
    await deciding('accept', ticket).expect(200);
    expect(await nameOf(second)).toBeUndefined();
    expect((await read()).tickets[0]).toMatchObject({ team_member_id: null, athlete: 'Budi Santoso' });
    const remark = await asked({ kind: 'remark', remark: 'Citra belum ada di daftar.' });
    await deciding('accept', remark, { reason: 'Sudah ditambahkan.' }).expect(200);
    expect(errorsOf(await asking({ kind: 'remark' }).expect(422))).toHaveProperty('remark');
    expect((await read()).rows).toHaveLength(1);
  });

  it('shows a row that was signed and is gone', async () => {
    await sign();
    await deciding('accept', await asked({ kind: 'withdraw', team_member_id: second })).expect(200);
    expect(await read()).toMatchObject({ state: 'changed', gone: ['Budi Santoso'] });
  });

  it('wants nothing that an entry could not be: the form is told before it is sent', async () => {
    const heavy = await asking({ team_member_id: first, body_weight: 90 }).expect(422);
    expect(errorsOf(heavy).category_class_id?.[0]).toContain('Berat 90 kg tidak masuk');
    const gender = await asking({ team_member_id: first, gender: 'female' }).expect(422);
    expect(errorsOf(gender)).toHaveProperty('category_class_id');
    expect(messageOf(await asking({ team_member_id: first }).expect(409))).toBe('Belum ada yang diubah.');
    expect(messageOf(await asking({ team_member_id: first, name: 'Ani Lestari' }).expect(409))).toBe(
      'Belum ada yang diubah.',
    );
    await asking({ team_member_id: 999_999_999, name: 'X' }).expect(404);
    await asking({ name: 'X' }).expect(422);
    const class2 = await makeClass(api.dataSource.manager, { weightMin: 85, weightMax: 95 });
    const age = await api.dataSource.query<{ id: number }[]>(
      'select age_category_id as id from category_class where id = $1',
      [stage.classId],
    );
    await api.dataSource.query('update category_class set age_category_id = $2 where id = $1', [class2.id, age[0]?.id]);
    const ticket = await asked({ team_member_id: first, body_weight: '90,5', category_class_id: class2.id });
    expect(ticket.changes.map(({ label, to }) => [label, to])).toEqual([
      ['Berat badan', '90,5 kg'],
      ['Kelas', class2.name],
    ]);
    await deciding('accept', ticket).expect(200);
  });

  it('is one at a time for an entry, and not of an entry of somebody else', async () => {
    await renamed();
    const twice = await asking({ team_member_id: second, name: 'Budi' }).expect(409);
    expect(messageOf(twice)).toBe('Entri ini sudah mempunyai koreksi yang menunggu panitia.');
    const press = () => asking({ team_member_id: first, name: 'Ani L.' });
    const codes = (await Promise.all([press(), press()])).map(({ status }) => status);
    expect(codes.sort()).toEqual([201, 409]);
  });

  it('comes back with the reason of the rules of entries, whole: what is paid is not taken out', async () => {
    const bill = await stage.issue([second]);
    await stage.upload(bill);
    await stage.confirm(bill);
    const ticket = await asked({ kind: 'withdraw', team_member_id: second });
    const refused = await deciding('accept', ticket).expect(409);
    expect(messageOf(refused)).toContain('sudah lunas dan menjadi peserta');
    expect((await read()).tickets[0]).toMatchObject({ state: 'open', version: 1 });
    expect(await nameOf(second)).toBe('Budi Santoso');
  });

  it('that no longer fits the rules when it is accepted is refused with their words, and nothing is written', async () => {
    await setDue('-1 minute', 25_000);
    const ticket = await asked({ team_member_id: first, body_weight: 54, agreed_fee: 25_000 });
    await api.dataSource.query('update category_class set weight_max = 53 where id = $1', [stage.classId]);
    expect(messageOf(await deciding('accept', ticket).expect(409))).toContain('Belum dapat diterima: Berat 54 kg');
    const bills = await api.dataSource.query('select from billing where tournament_id = $1', [stage.tournamentId]);
    expect(bills).toEqual([]);
    expect((await read()).tickets[0]).toMatchObject({ state: 'open', version: 1 });
  });
});

describe('two at once', () => {
  it('of an office that accepts and a manager who changes or takes back, one is refused', async () => {
    const ticket = await renamed();
    const change = send('put', `/entry-tickets/${ticket.id}`, stage.manager, {
      ...{ version: ticket.version, kind: 'change', team_member_id: second, name: 'Budi Susanto', agreed_fee: 0 },
    });
    const answers = await Promise.all([deciding('accept', ticket), change]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [{ state, name } = { state: '', name: '' }] = await api.dataSource.query<{ state: string; name: string }[]>(
      `select k.state, m.name from entry_ticket k join team_member m on m.id = k.team_member_id where k.id = $1`,
      [ticket.id],
    );
    expect([state, name]).toEqual(answers[0]?.status === 200 ? ['accepted', 'Budi Santosa'] : ['open', 'Budi Santoso']);
  });

  it('an office that has not seen the newest words decides nothing', async () => {
    const ticket = await renamed();
    const body = { version: 1, kind: 'change', team_member_id: second, name: 'Budi Susanto', agreed_fee: 0 };
    const { data } = (await send('put', `/entry-tickets/${ticket.id}`, stage.manager, body).expect(200))
      .body as SavedTicket;
    expect(data).toMatchObject({ version: 2, changes: [{ to: 'Budi Susanto' }] });
    expect(messageOf(await deciding('accept', ticket).expect(409))).toContain('baru saja diubah pihak lain');
    await deciding('accept', data).expect(200);
    expect(await nameOf(second)).toBe('Budi Susanto');
    expect(messageOf(await send('put', `/entry-tickets/${ticket.id}`, stage.manager, body).expect(409))).toContain(
      'sudah selesai',
    );
  });

  it('a double click of the office accepts once, with one fee', async () => {
    await setDue('-1 minute', 50_000);
    const ticket = await asked({ team_member_id: second, name: 'Budi Santosa', agreed_fee: 50_000 });
    const answers = await Promise.all([deciding('accept', ticket), deciding('accept', ticket)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const charges = await api.dataSource.query('select amount from billing_charge where ticket_id = $1', [ticket.id]);
    expect(charges).toEqual([{ amount: 50_000 }]);
  });

  it('an entry that the office changed meanwhile by its own form is not overwritten', async () => {
    const ticket = await renamed();
    await api.dataSource.query(`update team_member set name = 'Budi S.' where id = $1`, [second]);
    expect(messageOf(await deciding('accept', ticket).expect(409))).toContain('Nama sudah diubah sejak dilaporkan');
    expect(await nameOf(second)).toBe('Budi S.');
  });

  it('a manager takes back what waits, and no longer what is decided', async () => {
    const ticket = await renamed();
    const back = () => send('post', `/entry-tickets/${ticket.id}/take-back`, stage.manager, { version: 1 });
    await send('post', `/entry-tickets/${ticket.id}/take-back`, await api.tokenFor('manager'), { version: 1 }).expect(
      404,
    );
    await back().expect(200);
    await back().expect(409);
    await deciding('accept', ticket).expect(409);
    expect((await read()).tickets[0]).toMatchObject({ state: 'taken-back' });
    await renamed();
  });
});

describe('the deadline', () => {
  const save = (body: object, who = stage.staff) =>
    send('put', `/tournaments/${stage.tournamentId}/entry-check-setting`, who, {
      ...{ is_on: true, due_on: '2030-01-02', due_time: '18:00', after_due: 'closed' },
      ...body,
    });

  it('is a date and a time on the clock of the tournament, with what is true after it', async () => {
    await api.dataSource.query(`update tournament set time_zone = 'Asia/Jayapura' where id = $1`, [stage.tournamentId]);
    const { body } = await save({ after_due: 'fee', fee: 75_000, version: 1 }).expect(200);
    expect(body).toMatchObject({
      data: { due_at: '2030-01-02T09:00:00.000Z', due_on: '2030-01-02', due_time: '18:00', fee: 75_000, version: 2 },
    });
    expect(errorsOf(await save({ after_due: 'fee' }).expect(422))).toHaveProperty('fee');
    expect(errorsOf(await save({ due_time: '25:00' }).expect(422))).toHaveProperty('due_time');
    await save({ version: 1 }).expect(409);
    await save({}, stage.manager).expect(403);
    expect(((await save({ fee: 9, version: 2 }).expect(200)).body as { data: object }).data).toMatchObject({
      fee: null,
    });
  });

  it('that has passed between opening and sending takes nothing, or only at the fee that was read', async () => {
    await setDue('-1 second');
    expect(messageOf(await asking({ team_member_id: first, name: 'Ani' }).expect(409))).toContain('ditutup');
    await setDue('-1 second', 50_000);
    const refused = await asking({ team_member_id: first, name: 'Ani' }).expect(409);
    expect(messageOf(refused)).toContain('kini berbiaya Rp 50.000');
    expect((await read()).tickets).toEqual([]);
    await asked({ team_member_id: first, name: 'Ani', agreed_fee: 50_000 });
  });

  it('puts the fees of accepted changes on one bill of the manager, which is paid as every bill', async () => {
    await setDue('-1 minute', 50_000);
    const tickets = [
      await asked({ team_member_id: first, name: 'Ani L.', agreed_fee: 50_000 }),
      await asked({ team_member_id: second, name: 'Budi S.', agreed_fee: 50_000 }),
    ];
    const bills: TicketRow['bill'][] = [];
    for (const ticket of tickets) {
      bills.push(((await deciding('accept', ticket).expect(200)).body as SavedTicket).data.bill);
    }
    expect(bills[0]).toEqual(bills[1]);
    const bill: BillingAnswer = await stage.read(bills[0]?.id ?? 0);
    expect(bill).toMatchObject({
      ...{ amount: 100_000, members_count: 0, status: 'waiting for payment', account: { id: stage.manager.accountId } },
      charges: tickets.map(({ id }) => ({
        text: `Perubahan data sesudah batas waktu (koreksi ${id})`,
        amount: 50_000,
      })),
    });
    await stage.upload(bill.id);
    await stage.confirm(bill.id);
    expect(await stage.read(bill.id)).toMatchObject({ status: 'paid', charges: [{}, {}] });
    // what comes after that stands on a bill of its own
    const third = await asked({ team_member_id: first, name: 'Ani', agreed_fee: 50_000 });
    const { data } = (await deciding('accept', third).expect(200)).body as SavedTicket;
    expect(data.bill?.id).not.toBe(bill.id);
  });

  it('leaves a refused change and one that was asked for in time without a fee', async () => {
    const inTime = await renamed();
    await setDue('-1 minute', 50_000);
    await deciding('accept', inTime).expect(200);
    const late = await asked({ team_member_id: first, name: 'Ani', agreed_fee: 50_000 });
    await deciding('refuse', late, { reason: 'Tidak ada buktinya.' }).expect(200);
    expect(await api.dataSource.query('select from billing where tournament_id = $1', [stage.tournamentId])).toEqual(
      [],
    );
  });
});

describe('the office', () => {
  const remind = () => send('post', `/tournaments/${stage.tournamentId}/entry-checks/reminders`, stage.staff);

  it('reminds all who have not signed in one action, and nobody twice within hours', async () => {
    expect((await remind().expect(200)).body).toEqual({ message: '1 kontingen diingatkan.' });
    expect(await noticesOf(stage.manager)).toEqual(['entry-check.reminder']);
    expect(messageOf(await remind().expect(409))).toContain('12 jam terakhir');
    await sign();
    const unread = await api.dataSource.query(
      `select from notice where account_id = $1 and kind = 'entry-check.reminder' and read_at is null`,
      [stage.manager.accountId],
    );
    expect(unread).toEqual([]);
    expect(messageOf(await remind().expect(409))).toBe('Semua kontingen sudah menandatangani daftarnya.');
  });

  it('reads the corrections by state, those that wait first', async () => {
    const tickets = await Promise.all([renamed(first), renamed(second)]);
    await deciding('refuse', tickets[0] as TicketRow, { reason: 'Tidak.' }).expect(200);
    const page = async (query: object) =>
      (
        (
          await api.request
            .get('/api/entry-tickets')
            .query({ tournament_id: stage.tournamentId, ...query })
            .set('authorization', `Bearer ${stage.staff.token}`)
            .expect(200)
        ).body as { data: TicketRow[]; total: number }
      ).data.map(({ state }) => state);
    expect(await page({})).toEqual(['open', 'refused']);
    expect(await page({ state: 'refused' })).toEqual(['refused']);
    expect(await page({ state: 'accepted' })).toEqual([]);
    expect(await page({ search: 'Budi' })).toHaveLength(1);
    expect(await page({ search: '%' })).toEqual([]);
    expect(await page({ search: 'B_di' })).toEqual([]);
    expect((await overview()).tickets).toEqual({ open: 1, accepted: 0, refused: 1, 'taken-back': 0 });
    await send('get', `/entry-tickets?tournament_id=${stage.tournamentId}`, stage.manager).expect(403);
    await send('post', `/entry-tickets/${tickets[1]?.id}/accept`, stage.manager, { version: 1 }).expect(403);
  });

  it('and managers read lists in as many statements whatever their number', async () => {
    const count = async (path: string, who: Person) =>
      (await queriesOf(() => send('get', path, who).expect(200))).length;
    const paths: [string, Person][] = [
      [`/tournaments/${stage.tournamentId}/entry-checks`, stage.staff],
      ['/own-entry-checks', stage.manager],
      [listPath(), stage.manager],
      [`/entry-tickets?tournament_id=${stage.tournamentId}`, stage.staff],
    ];
    const one: number[] = [];
    for (const [path, who] of paths) one.push(await count(path, who));
    for (let n = 0; n < 5; n++) await renamed(await stage.newMember());
    await sign();
    const more: number[] = [];
    for (const [path, who] of paths) more.push(await count(path, who));
    expect(more).toEqual(one);
    const { body } = await send('get', '/own-entry-checks', stage.manager).expect(200);
    expect((body as { data: OwnEntryCheck[] }).data).toMatchObject([{ entries: 7, open_tickets: 5, state: 'signed' }]);
  });
});

it('waits with whoever asks for one correction after the other: the whole office is told of each', async () => {
  await useUp(api, 'corrections of an account', stage.manager.accountId, 500);
  const refused = await asking({ kind: 'remark', remark: 'Nama salah.' }).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
