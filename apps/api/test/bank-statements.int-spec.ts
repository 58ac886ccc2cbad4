// Bank statements through the door: read, given twice and overlapping, matched in one step and by hand, undone, two at once.
import type {
  CertainConfirmed,
  GivenStatement,
  StatementAnswer,
  StatementPreview,
} from '@gelanggang/contract/bank-statements';
import { writeXlsx } from 'hucre/xlsx';
import { testApi } from '../../../test/setup/api';
import { billingStage, type BillingStage, FEE, type Person } from './billing-stage';
import { queriesOf } from './count-queries';

const api = testApi();
let stage: BillingStage;

beforeEach(async () => {
  stage = await billingStage(api);
});

const HEADINGS = 'Tanggal;Keterangan;Cabang;Jumlah;D/K;Saldo';
const MAPPING = { day: 0, texts: [1], amount: 3, amountIs: 'both', mark: 4 };
interface Line {
  day?: string;
  text: string;
  amount: number;
  mark?: string;
}
const dotted = (amount: number) => `${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')},00`;
const csv = (...lines: Line[]) =>
  [
    'Mutasi Rekening Uji;;;;;',
    HEADINGS,
    ...lines.map(({ day = '01/07/2026', text, amount, mark = 'K' }, at) =>
      [day, text, 'KCU', dotted(amount), mark, dotted(1_000_000 + at)].join(';'),
    ),
  ].join('\r\n');

const path = (rest = '') => `/api/bank-statements/${stage.tournamentId}${rest}`;
const auth = (who: Person) => `Bearer ${who.token}`;
const upload = (rest: string, file: string | Buffer, who = stage.staff) =>
  api.request.post(path(rest)).set('authorization', auth(who)).attach('file', Buffer.from(file), 'mutasi.csv');
const give = async (file: string | Buffer, mapping: unknown = MAPPING, who = stage.staff) => {
  const { status, body } = await upload('', file, who)
    .field('mapping', typeof mapping === 'string' ? mapping : JSON.stringify(mapping))
    .field('file_name', 'mutasi.csv');
  return { status, body: body as GivenStatement & { errors?: Record<string, string[]> } };
};
const preview = async (file: string | Buffer) => {
  const { status, body } = await upload('/read', file);
  return { status, ...(body as { data: StatementPreview; errors?: Record<string, string[]> }) };
};
const list = async () => {
  const { body } = await api.request.get(path()).set('authorization', auth(stage.staff)).expect(200);
  return (body as { data: StatementAnswer }).data;
};
const send = async (rest: string, body: object, who = stage.staff) => {
  const answer = await api.request.post(path(rest)).set('authorization', auth(who)).send(body);
  return {
    status: answer.status,
    body: answer.body as CertainConfirmed & { errors?: Record<string, string[]> },
  };
};
const put = async (lineId: number, setAside: unknown, who = stage.staff) =>
  api.request
    .put(path(`/lines/${lineId}`))
    .set('authorization', auth(who))
    .send({ set_aside: setAside });
const confirm = (lineIds: number[], billingId: number, difference = 0, who = stage.staff) =>
  send('/confirm', { line_ids: lineIds, billing_id: billingId, difference }, who);
const certainOf = ({ certain }: StatementAnswer) => ({
  line_ids: certain.rows.map((row) => row.id),
  billing_ids: certain.rows.map((row) => row.bill.id),
});
const undo = (billingId: number, reason = 'Salah baris', who = stage.staff) =>
  send('/undo', { billing_id: billingId, reason }, who);

describe('A file', () => {
  it('is shown with what its columns are taken for, and the columns that somebody changed are remembered', async () => {
    const file = csv({ text: 'TRSF DARI GARUDA', amount: FEE });
    const first = await preview(file);
    expect([first.status, first.data]).toMatchObject([
      200,
      {
        headings: HEADINGS.split(';'),
        columns: 6,
        rows: [{ line: 3, cells: ['01/07/2026', 'TRSF DARI GARUDA', 'KCU', '250.000,00', 'K', '1.000.000,00'] }],
        mapping: MAPPING,
        is_remembered: false,
      },
    ]);
    const changed = { ...MAPPING, texts: [1, 2] };
    expect((await give(file, changed)).status).toBe(201);
    expect((await preview(csv({ text: 'LAIN', amount: 1 }))).data).toMatchObject({
      ...{ mapping: changed, is_remembered: true },
    });
    stage = await billingStage(api);
    expect((await preview(file)).data.is_remembered).toBe(false);
  });

  it('of a spreadsheet is read as well, also where the lines are on its second sheet', async () => {
    const rows = [
      ['Tanggal', 'Keterangan', 'Debet', 'Kredit'],
      [new Date(Date.UTC(2026, 6, 1)), 'SETORAN', null, 250_000],
      [new Date(Date.UTC(2026, 6, 2)), 'BIAYA', 5000, null],
    ];
    const book = Buffer.from(
      await writeXlsx({
        sheets: [
          { name: 'Info', rows: Array.from({ length: 9 }, () => ['Rekening', '123']) },
          { name: 'Mutasi', rows },
        ],
      }),
    );
    const { data } = await preview(book);
    expect(data.mapping).toEqual({ day: 0, texts: [1], amount: 3, amountIs: 'credit', mark: null });
    expect((await give(book, data.mapping)).body.data).toMatchObject({ new_lines: 1, left_out: { out: 1 } });
    expect((await list()).unmatched.rows).toMatchObject([{ day: '2026-07-01', amount: 250_000, text: 'SETORAN' }]);
  });

  it('given again, or one that overlaps it, adds only what is new', async () => {
    const [one, two, three] = ['SATU', 'DUA', 'TIGA'].map((text) => ({ text, amount: FEE })) as [Line, Line, Line];
    expect((await give(csv(one, two))).body).toMatchObject({
      ...{ message: '2 baris baru.', data: { new_lines: 2, known_lines: 0 } },
    });
    expect((await give(csv(one, two))).body.data).toMatchObject({ new_lines: 0, known_lines: 2 });
    expect((await give(csv(two, three), { ...MAPPING, texts: [1, 2] })).body.message).toBe(
      '1 baris baru, 1 sudah ada.',
    );
    const { unmatched, statements } = await list();
    expect([unmatched.total, unmatched.sum, statements.map((row) => row.lines)]).toEqual([3, 3 * FEE, [1, 2]]);
    await expect(
      api.dataSource.query(
        `insert into statement_line (tournament_id, statement_id, key, day, amount, text)
         select tournament_id, statement_id, key, day, amount, 'x' from statement_line where tournament_id = $1 limit 1`,
        [stage.tournamentId],
      ),
    ).rejects.toThrow('statement_line_tournament_id_key_key');
  });

  it('given by two at once is kept once', async () => {
    const other = await api.tokenFor('organiser');
    const file = csv({ text: 'SATU', amount: FEE }, { text: 'DUA', amount: FEE });
    const answers = await Promise.all([give(file), give(file, MAPPING, other)]);
    expect(answers.map((one) => one.status)).toEqual([201, 201]);
    expect(answers.map((one) => one.body.data.new_lines).sort()).toEqual([0, 2]);
    expect((await list()).unmatched.total).toBe(2);
  });

  it('that is none, or says nothing of money that came in, is refused in a sentence', async () => {
    const wrong: [string | Buffer, RegExp][] = [
      [Buffer.from('%PDF-1.7 rekening koran'), /^Ini PDF\./],
      [Buffer.alloc(300), /^Ini bukan daftar\./],
      ['', /^Pilih rekening koran/],
      [csv({ text: 'BIAYA', amount: 5000, mark: 'D' }), /^Tidak ada uang masuk/],
    ];
    for (const [file, text] of wrong) {
      const { status, body } = await give(file);
      expect([status, Object.keys(body.errors ?? {}), body.errors?.file?.[0]]).toEqual([
        ...[422, ['file'], expect.stringMatching(text)],
      ]);
    }
    expect((await upload('/read', Buffer.alloc(6 * 1024 * 1024, 'a'))).status).toBe(413);
    expect((await api.request.post(path('/read')).set('authorization', auth(stage.staff)).send({})).status).toBe(415);
    const long = await give(csv(...Array.from({ length: 5200 }, (_, at) => ({ text: `BARIS ${at}`, amount: 1 + at }))));
    expect([long.status, long.body.errors?.file?.[0]]).toEqual([422, expect.stringMatching(/^Paling banyak 5000/)]);
    expect((await list()).statements).toEqual([]);
  });

  it('with columns that cannot be meant is refused at them', async () => {
    const file = csv({ text: 'SATU', amount: FEE });
    const wrong: unknown[] = [
      'bukan json',
      'null',
      [],
      { ...MAPPING, day: -1 },
      { ...MAPPING, day: 100 },
      { ...MAPPING, amount: '3' },
      { ...MAPPING, amountIs: 'debit' },
      { ...MAPPING, texts: [] },
      { ...MAPPING, texts: [0] },
      { ...MAPPING, mark: 3.5 },
    ];
    for (const mapping of wrong) {
      const { status, body } = await give(file, mapping);
      expect([mapping, status, Object.keys(body.errors ?? {})]).toEqual([mapping, 422, ['mapping']]);
    }
    expect((await upload('', file)).status).toBe(422);
  });

  it('is removed while nothing of it has paid a bill', async () => {
    const bill = await stage.newBill();
    await give(csv({ text: `TRSF ${bill.invoice_number}`, amount: bill.total_amount }));
    const remove = (id: number, who = stage.staff) =>
      api.request.delete(path(`/files/${id}`)).set('authorization', auth(who));
    const { statements, certain } = await list();
    await confirm([certain.rows[0]!.id], bill.id);
    expect((await remove(statements[0]!.id)).status).toBe(409);
    await undo(bill.id);
    expect((await remove(statements[0]!.id)).status).toBe(409);
    await give(csv({ text: 'LAIN', amount: FEE }));
    const [newest] = (await list()).statements;
    expect((await remove(newest!.id, stage.manager)).status).toBe(403);
    expect((await remove(newest!.id)).status).toBe(200);
    expect((await remove(newest!.id)).status).toBe(404);
    expect((await list()).statements).toMatchObject([{ lines: 1, used_lines: 1 }]);
  });
});

describe('What is certain', () => {
  it('is confirmed in one step by the way of every payment: participants, history, notice, and its event', async () => {
    const bills = [await stage.newBill(2), await stage.newBill(), await stage.newBill()];
    await stage.upload(bills[1]!.id);
    await give(
      csv(...bills.map((bill) => ({ text: `TRSF E-BANKING ${bill.invoice_number} X`, amount: bill.total_amount })), {
        text: 'ORANG LAIN',
        amount: 777_000,
      }),
    );
    const shown = await list();
    expect(shown.certain).toMatchObject({ total: 3, sum: 4 * FEE });
    const { status, body } = await send('/confirm-certain', certainOf(shown));
    expect([status, body]).toEqual([200, { message: '3 tagihan dicatat lunas.', data: { confirmed: 3, refused: [] } }]);
    for (const { id } of bills) expect((await stage.read(id)).status).toBe('paid');
    expect(await stage.participants(bills[0]!.id)).toBe(2);
    const paid = await stage.read(bills[0]!.id);
    expect(paid.history.at(-1)).toMatchObject({ to_status: 'paid', reason: 'Transfer 1 Juli 2026' });
    expect(paid.steps).toEqual(['undo-transfer']);
    const notices = await api.dataSource.query<{ kind: string }[]>(
      `select kind from notice where account_id = $1 and kind = 'billing.paid'`,
      [stage.manager.accountId],
    );
    expect(notices).toHaveLength(3);
    const events = await api.dataSource.query<unknown[]>(
      `select from event where type = 'billing.changed' and stream = $1 and data->>'status' = 'paid'`,
      [`tournament:${stage.tournamentId}:staff`],
    );
    expect(events).toHaveLength(3);
    const now = await list();
    expect([now.certain.total, now.unmatched.total, now.matched.total, now.matched.sum]).toEqual([0, 1, 3, 4 * FEE]);
    expect(now.matched.rows[0]).toMatchObject({ difference: 0, matched_by: expect.any(String) });
    // once more changes nothing
    const again = await send('/confirm-certain', certainOf(shown));
    expect(again.body.data).toMatchObject({ confirmed: 0, refused: [{}, {}, {}] });
  });

  it('by its own last digits is certain without any word', async () => {
    await api.dataSource.query('insert into payment_setting (tournament_id, has_unique_digits) values ($1, true)', [
      stage.tournamentId,
    ]);
    const bill = await stage.newBill();
    await give(csv({ text: 'QR 998877', amount: bill.total_amount }));
    const shown = await list();
    expect(shown.certain.rows).toMatchObject([{ amount: FEE + 1, bill: { id: bill.id, due: FEE + 1 } }]);
    expect((await send('/confirm-certain', certainOf(shown))).body.data.confirmed).toBe(1);
  });

  it('is refused where it is not certain any more, and the others are confirmed', async () => {
    const [one, two] = [await stage.newBill(), await stage.newBill()];
    await give(csv(...[one, two].map((bill) => ({ text: bill.invoice_number, amount: FEE }))));
    const shown = await list();
    await stage.cancel(one.id);
    const { body } = await send('/confirm-certain', certainOf(shown));
    expect(body.data).toMatchObject({
      confirmed: 1,
      refused: [{ reason: expect.stringMatching(/^Tidak pasti lagi/) }],
    });
    const swapped = { line_ids: [shown.certain.rows[0]!.id], billing_ids: [two.id] };
    expect((await send('/confirm-certain', swapped)).body.data.confirmed).toBe(0);
    expect((await send('/confirm-certain', { ...swapped, billing_ids: [1, 2] })).status).toBe(422);
    expect((await send('/confirm-certain', { line_ids: [], billing_ids: [] })).status).toBe(422);
  });

  it('confirmed by two offices at once pays each bill once', async () => {
    const bills = await Promise.all(Array.from({ length: 6 }, () => stage.newBill()));
    await give(csv(...bills.map((bill) => ({ text: bill.invoice_number, amount: FEE }))));
    const pairs = certainOf(await list());
    const other = await api.tokenFor('organiser');
    const answers = await Promise.all(
      [stage.staff, other, stage.staff].map((who) => send('/confirm-certain', pairs, who)),
    );
    expect(answers.map((one) => one.status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, one) => sum + one.body.data.confirmed, 0)).toBe(6);
    const paid = await api.dataSource.query<unknown[]>('select from statement_payment where tournament_id = $1', [
      stage.tournamentId,
    ]);
    expect(paid).toHaveLength(6);
  });
});

describe('What is doubtful', () => {
  it('is proposed with its reason and what is over or missing, and confirmed as it was shown', async () => {
    const bill = await stage.newBill();
    await give(csv({ text: `TRSF ${bill.invoice_number}`, amount: FEE + 50_000 }));
    const [row] = (await list()).doubtful.rows;
    expect(row?.proposals).toMatchObject([{ bill: { id: bill.id }, reasons: ['invoice'], difference: 50_000 }]);
    const unseen = await confirm([row!.id], bill.id, 0);
    expect([unseen.status, unseen.body.errors?.difference]).toEqual([
      ...[422, ['Selisihnya sudah berubah: sekarang lebih Rp 50.000. Periksa, lalu konfirmasi lagi.']],
    ]);
    expect((await confirm([row!.id], bill.id, 50_000)).status).toBe(200);
    const { matched } = await list();
    expect(matched.rows).toMatchObject([{ difference: 50_000, lines: [{ id: row!.id }] }]);
    expect((await stage.read(bill.id)).history.at(-1)?.reason).toBe('Transfer 1 Juli 2026, lebih Rp 50.000');
  });

  it('underpaid is confirmed only by who agrees to it', async () => {
    const bill = await stage.newBill();
    await give(csv({ text: bill.invoice_number, amount: FEE - 50_000 }));
    const [row] = (await list()).doubtful.rows;
    expect(row?.proposals[0]?.difference).toBe(-50_000);
    expect((await confirm([row!.id], bill.id, -50_000)).status).toBe(200);
    expect((await list()).matched.rows[0]?.difference).toBe(-50_000);
  });

  it('two lines pay a bill in parts, together', async () => {
    const bill = await stage.newBill(2);
    await give(
      csv(
        { text: `DP ${bill.invoice_number}`, amount: FEE },
        { text: `LUNAS ${bill.invoice_number}`, amount: FEE, day: '03/07/2026' },
      ),
    );
    const { doubtful } = await list();
    expect(doubtful.total).toBe(2);
    const [first] = doubtful.rows;
    const [proposal] = first!.proposals;
    expect(proposal).toMatchObject({ reasons: ['invoice', 'part'], difference: 0, with_lines: [{ amount: FEE }] });
    const both = [first!.id, ...proposal!.with_lines.map((line) => line.id)];
    expect((await confirm(both, bill.id)).status).toBe(200);
    const now = await list();
    expect(now.matched.rows).toMatchObject([{ difference: 0, lines: [{ day: '2026-07-01' }, { day: '2026-07-03' }] }]);
    expect(now.doubtful.total).toBe(0);
    const { history } = await stage.read(bill.id);
    expect(history.at(-1)?.reason).toBe('Transfer 1 Juli 2026 dan 3 Juli 2026');
    expect((await undo(bill.id)).status).toBe(200);
    expect((await list()).doubtful.total).toBe(2);
  });

  it('one line pays one bill: also of many who confirm it at once', async () => {
    const bills = await Promise.all(Array.from({ length: 5 }, () => stage.newBill()));
    await give(csv({ text: 'SETORAN TUNAI', amount: FEE }));
    const shown = await list();
    const line = (shown.doubtful.rows[0] ?? shown.unmatched.rows[0])!;
    const answers = await Promise.all(bills.map((bill) => confirm([line.id], bill.id)));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find((one) => one.status === 409)?.body.message).toMatch(/^Baris ini sudah dipakai/);
    const open = bills.filter((_, at) => answers[at]?.status === 409);
    await expect(
      api.dataSource.query(
        `insert into statement_payment (tournament_id, line_id, billing_id, billing_before)
         values ($1, $2, $3, 'waiting for payment')`,
        [stage.tournamentId, line.id, open[0]!.id],
      ),
    ).rejects.toThrow('statement_payment_line_once');
  });

  it('a bill is paid by one of two lines that are confirmed at once', async () => {
    const bill = await stage.newBill();
    await give(csv({ text: 'SATU', amount: FEE }, { text: 'DUA', amount: FEE }));
    const { doubtful, unmatched } = await list();
    const lines = [...doubtful.rows, ...unmatched.rows];
    expect(lines).toHaveLength(2);
    const answers = await Promise.all(lines.map((line) => confirm([line.id], bill.id)));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
  });

  it('is set aside and taken back; what is set aside pays nothing', async () => {
    const bill = await stage.newBill();
    await give(csv({ text: `${bill.invoice_number}`, amount: FEE }));
    const [row] = (await list()).certain.rows;
    expect((await put(row!.id, true)).status).toBe(200);
    expect((await put(row!.id, true)).status).toBe(200);
    const aside = await list();
    expect([aside.certain.total, aside.set_aside.rows.map((line) => line.id)]).toEqual([0, [row!.id]]);
    expect((await confirm([row!.id], bill.id)).status).toBe(409);
    expect((await put(row!.id, 'mungkin')).status).toBe(422);
    expect((await put(999_999, true)).status).toBe(404);
    expect((await put(row!.id, false)).status).toBe(200);
    expect((await confirm([row!.id], bill.id)).status).toBe(200);
    expect((await put(row!.id, true)).status).toBe(409);
  });
});

describe('Undoing', () => {
  it('opens the bill again, frees its line, tells the owner why, and stays on record', async () => {
    const bill = await stage.newBill();
    await stage.upload(bill.id);
    await give(csv({ text: bill.invoice_number, amount: FEE }));
    const [row] = (await list()).certain.rows;
    expect((await undo(bill.id)).status).toBe(409);
    await confirm([row!.id], bill.id);
    expect((await undo(bill.id, ' ')).body.errors).toHaveProperty('reason');
    expect((await undo(bill.id, 'Salah', stage.manager)).status).toBe(403);
    expect((await undo(bill.id)).status).toBe(200);
    const now = await stage.read(bill.id);
    expect([now.status, await stage.participants(bill.id)]).toEqual(['waiting for confirmation', 0]);
    const [notice] = await api.dataSource.query<{ kind: string; reason: string }[]>(
      `select kind, data->>'reason' as reason from notice where account_id = $1 order by id desc limit 1`,
      [stage.manager.accountId],
    );
    expect(notice).toEqual({ kind: 'billing.transfer-undone', reason: 'Salah baris' });
    expect((await list()).certain.rows.map((line) => line.id)).toEqual([row!.id]);
    expect((await confirm([row!.id], bill.id)).status).toBe(200);
    const kept = await api.dataSource.query<{ undo_reason: string | null }[]>(
      'select undo_reason from statement_payment where billing_id = $1 order by id',
      [bill.id],
    );
    expect(kept.map((one) => one.undo_reason)).toEqual(['Salah baris', null]);
  });

  it('a bill that a line paid is not rejected and takes no cash until then; the confirm screen says so', async () => {
    const bill = await stage.newBill();
    await give(csv({ text: bill.invoice_number, amount: FEE }));
    await confirm([(await list()).certain.rows[0]!.id], bill.id);
    const paid = await stage.read(bill.id);
    expect(paid.decisions).toContainEqual({ status: 'failed', refusal: expect.stringContaining('rekening koran') });
    const post = (rest: string, body: object) =>
      api.request.post(`/api/billings/${bill.id}/${rest}`).set('authorization', auth(stage.staff)).send(body);
    expect((await post('confirm-payment', { status: 'failed', reject_reason: 'Salah' })).status).toBe(409);
    const cash = { amount: FEE, received_from: 'Ibu', received_on: '2026-07-01', version: paid.version };
    expect((await post('cash', cash)).status).toBe(409);
  });
});

it('is for the office alone, and of its own tournament alone', async () => {
  const bill = await stage.newBill();
  const file = csv({ text: bill.invoice_number, amount: FEE });
  await give(file);
  const line = (await list()).certain.rows[0]!.id;
  const operator = await api.tokenFor('operator');
  for (const who of [stage.manager, operator]) {
    const asked = [
      await api.request.get(path()).set('authorization', auth(who)),
      await upload('/read', file, who),
      await give(file, MAPPING, who),
      await confirm([line], bill.id, 0, who),
      await send('/confirm-certain', { line_ids: [line], billing_ids: [bill.id] }, who),
      await put(line, true, who),
    ];
    expect(asked.map((one) => one.status)).toEqual(Array(6).fill(403));
  }
  const own = stage;
  stage = await billingStage(api);
  const foreign = await stage.newBill();
  expect((await confirm([line], foreign.id)).status).toBe(409);
  expect((await put(line, true)).status).toBe(404);
  expect((await undo(bill.id)).status).toBe(404);
  await give(csv({ text: bill.invoice_number, amount: FEE }));
  const mine = (await list()).doubtful.rows[0] ?? (await list()).unmatched.rows[0]!;
  expect((await confirm([mine.id], bill.id)).status).toBe(404);
  expect((await api.request.get('/api/bank-statements/999999').set('authorization', auth(own.staff))).status).toBe(404);
  expect((await own.read(bill.id)).status).toBe('waiting for payment');
});

it('a line that fits no open bill says which settled bill it tells of', async () => {
  await api.dataSource.query('insert into payment_setting (tournament_id, has_unique_digits) values ($1, true)', [
    stage.tournamentId,
  ]);
  const [byHand, cancelled] = [await stage.newBill(), await stage.newBill()];
  await stage.upload(byHand.id);
  await stage.confirm(byHand.id);
  await stage.cancel(cancelled.id);
  await give(
    csv(
      { text: `TRSF ${byHand.invoice_number}`, amount: byHand.total_amount },
      { text: 'SETORAN', amount: cancelled.total_amount },
      { text: 'BUNGA', amount: 17 },
    ),
  );
  const { unmatched } = await list();
  expect(unmatched.rows.map(({ text, settled }) => [text, settled?.id ?? null, settled?.status ?? null])).toEqual(
    expect.arrayContaining([
      [`TRSF ${byHand.invoice_number}`, byHand.id, 'paid'],
      ['SETORAN', cancelled.id, 'cancelled'],
      ['BUNGA', null, null],
    ]),
  );
});

it('as many queries show many lines and bills as show few', async () => {
  const bill = await stage.newBill();
  await give(csv({ text: bill.invoice_number, amount: FEE }, { text: 'LAIN', amount: 1 }));
  const few = await queriesOf(list);
  const bills = await Promise.all(Array.from({ length: 8 }, () => stage.newBill()));
  await give(
    csv(
      ...bills.map((one) => ({ text: one.invoice_number, amount: FEE })),
      ...Array.from({ length: 300 }, (_, at) => ({ text: `LAIN ${at}`, amount: 1000 + at })),
    ),
  );
  const shown = await list();
  expect([shown.certain.total, shown.unmatched.total, shown.unmatched.rows.length]).toEqual([9, 301, 200]);
  await send('/confirm-certain', certainOf(shown));
  expect(await queriesOf(list)).toHaveLength(few.length);
});
