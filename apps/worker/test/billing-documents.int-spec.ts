// Invoices, receipts and the payment report, from the door to the file: printed by the real web app in a real browser.
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { longDate } from '@gelanggang/domain/words/dates';
import { testApi } from '../../../test/setup/api';
import { endedJob } from '../../../test/setup/jobs';
import { madeBeforeAll, testFolder } from '../../../test/setup/made';
import { startPrintingWorker } from '../../../test/setup/printing';
import { testWorker } from '../../../test/setup/worker';
import { billingStage, FEE, type Person } from '../../api/test/billing-stage';
import { pdfPapers, pdfText } from './pdf-content';

const DAY = new Date().toISOString().slice(0, 10);

describe('the documents of payments', () => {
  const folder = testFolder();
  const api = testApi({ env: { FILES_DIR: join(folder, 'files') } });
  const worker = testWorker(() =>
    startPrintingWorker({
      ...{ DATABASE_URL: api.databaseUrl, FILES_DIR: join(folder, 'files') },
      PUBLIC_URL: 'https://gelanggang.test',
    }),
  );
  const stage = madeBeforeAll(() => billingStage(api));
  const stranger = madeBeforeAll(() => api.tokenFor('manager'));

  beforeAll(async () => {
    await api.dataSource.query(
      `insert into tournament_contact_person (tournament_id, name, description, phone)
       values ($1, 'Dewi Anggraini', 'Pembayaran', '081200000003')`,
      [stage.tournamentId],
    );
  });

  const get = (path: string, who: Person) =>
    api.request.get(`/api${path}`).set('authorization', `Bearer ${who.token}`).buffer(true).responseType('arraybuffer');
  const document = async (id: number, as: 'invoice' | 'receipt', who = stage.manager): Promise<Buffer> => {
    const answer = await get(`/billings/${id}/${as}`, who);
    if (answer.status !== 200) throw new Error(`${answer.status}\n${worker.log()}`);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    return answer.body as Buffer;
  };
  const paid = async (members: number[]) => {
    const id = await stage.issue(members);
    await stage.upload(id);
    await stage.confirm(id);
    return id;
  };

  it('an invoice names number, payer, members with class and fee, the sum in words, account and contact', async () => {
    const names = ['Bunga Citra Lestari', 'Raden Faisal Fauzan Pattiasina'];
    const members = [await stage.newMember({ name: names[0] }), await stage.newMember({ name: names[1] })];
    const id = await stage.issue(members, stage.manager, { notes: 'Dibayar bendahara' });
    const { invoice_number: number, account, billing_details: details } = await stage.read(id);
    const answer = await get(`/billings/${id}/invoice`, stage.manager);
    expect(answer.headers['content-disposition']).toContain(`tagihan-${number.replaceAll('/', '-')}.pdf`);
    const pdf = await document(id, 'invoice');
    expect(pdfPapers(pdf)).toEqual(['A4 portrait']);
    const text = pdfText(pdf);
    for (const said of [
      ...[number, account.name, ...names, details[0]!.team_member.contingent.name, 'Menunggu pembayaran'],
      ...[details[0]!.team_member.category_class!.name, 'Rp 500.000', '250.000', 'Lima ratus ribu rupiah'],
      ...['Bank Pendekar 7000123', 'a.n. Panitia Uji', 'Dewi Anggraini', '0812-0000-0003', 'Dibayar bendahara'],
    ]) {
      expect(text).toContain(said);
    }
  });

  it('an invoice names the accounts of its tournament, and no longer what somebody typed', async () => {
    const id = await stage.issue([await stage.newMember()]);
    await api.dataSource.query(
      `insert into tournament_bank_account (tournament_id, bank_name, account_number, account_name)
       values ($1, 'Bank Nusantara', '0014501234567', 'Bendahara Panitia'), ($1, 'Bank Lain', '990012345', 'Ketua')`,
      [stage.tournamentId],
    );
    const shown = (await stage.read(id)).bank_accounts.map((one) => one.account_number);
    const text = pdfText(await document(id, 'invoice'));
    await api.dataSource.query('delete from tournament_bank_account');
    expect(shown).toEqual(['0014501234567', '990012345']);
    for (const said of [
      'Bank Nusantara 0014 5012 3456 7',
      'a.n. Bendahara Panitia',
      'Bank Lain 9900 1234 5',
      'a.n. Ketua',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('7000123');
  });

  it('a receipt is there once the billing is paid, says who confirmed it, and not a moment longer', async () => {
    const id = await stage.issue([await stage.newMember()]);
    const refused = await get(`/billings/${id}/receipt`, stage.manager);
    expect([refused.status, refused.body.toString()]).toEqual([409, expect.stringContaining('setelah tagihan lunas')]);
    await stage.upload(id);
    await stage.confirm(id);
    const text = pdfText(await document(id, 'receipt'));
    const { history } = await stage.read(id);
    for (const said of ['Dua ratus lima puluh ribu rupiah', `Dikonfirmasi oleh ${history.at(-1)?.account_name}`]) {
      expect(text).toContain(said);
    }
    await stage.reject(id, 'Salah rekening');
    expect((await get(`/billings/${id}/receipt`, stage.manager)).status).toBe(409);
    expect(pdfText(await document(id, 'invoice'))).toContain('Jangan membayar memakai lembar ini');
  });

  it('a receipt for cash has its own number, who handed the money over, when, and who took it', async () => {
    const id = await stage.issue([await stage.newMember()]);
    const { version } = await stage.read(id);
    await api.request
      .post(`/api/billings/${id}/cash`)
      .set('authorization', `Bearer ${stage.staff.token}`)
      .send({ amount: FEE, received_from: 'Ibu Wahyuni', received_on: DAY, version })
      .expect(201);
    const { cash_receipts: receipts, invoice_number: invoice } = await stage.read(id);
    const text = pdfText(await document(id, 'receipt'));
    for (const said of [
      ...[receipts[0]!.receipt_number, invoice, 'Ibu Wahyuni', 'Dua ratus lima puluh ribu rupiah'],
      ...[`Diterima tunai, ${longDate(DAY)}`, `Penerima: ${receipts[0]!.taken_by}`],
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('7000123');
  });

  it('three hundred members stand on as many pages as they need, none left out', async () => {
    const members: number[] = [];
    for (let n = 1; n <= 300; n++) members.push(await stage.newMember({ name: `Atlet Nomor ${n} Panjang` }));
    const pdf = await document(await paid(members), 'receipt');
    expect(new Set(pdfPapers(pdf))).toEqual(new Set(['A4 portrait']));
    const text = pdfText(pdf);
    const missing = members
      .map((_, index) => `Atlet Nomor ${index + 1} Panjang`)
      .filter((name) => !text.includes(name));
    expect(missing).toEqual([]);
    expect(text).toContain('Tujuh puluh lima juta rupiah');
  });

  it('only those who may see the billing get its documents, also by way of a job', async () => {
    const id = await paid([await stage.newMember()]);
    const operator = await api.tokenFor('operator');
    for (const who of [stranger, operator]) {
      for (const as of ['invoice', 'receipt'] as const) {
        expect((await get(`/billings/${id}/${as}`, who)).status).toBe(404);
        await api.request
          .post('/api/jobs')
          .set('authorization', `Bearer ${who.token}`)
          .send({ kind: `${as}-pdf`, params: { billing_id: id } })
          .expect(404);
      }
    }
    expect((await document(id, 'invoice', stage.staff)).subarray(0, 5).toString()).toBe('%PDF-');
    await api.request.get(`/api/billings/${id}/invoice`).expect(401);
  });

  it('a job that was asked for by somebody who may see the billing no more fails and keeps no file', async () => {
    const id = await stage.issue([await stage.newMember()]);
    const leaver = await api.tokenFor('organiser');
    // asked for while allowed, run by the worker afterwards: the row is written as the API writes it
    await api.dataSource.query('delete from account_role where account_id = $1', [leaver.accountId]);
    const [job] = await api.dataSource.query<{ id: number }[]>(
      `insert into job (kind, params, account_id) values ('invoice-pdf', $1, $2) returning id`,
      [JSON.stringify({ billing_id: id }), leaver.accountId],
    );
    await api.dataSource.query(`update job set status = 'cancelled', finished_at = now() where id = $1`, [job?.id]);
    // retried through the door, as its owner may
    const signed = { authorization: `Bearer ${leaver.token}` };
    await api.request.post(`/api/jobs/${job?.id}/retry`).set(signed).expect(202);
    expect(await endedJob(api.request, signed, job?.id ?? 0)).toMatchObject({
      ...{ status: 'failed', error: 'Tagihan tidak ditemukan.', file: null },
    });
  });

  it('the report holds the rows of the list with its filters, own rows only for a manager', async () => {
    const rowsOf = async (query: string, who: Person) => {
      const answer = await get(`/billings/export?${query}`, who).expect(200);
      const { sheets } = await readXlsx(new Uint8Array(answer.body as Buffer));
      const [header = [], ...rows] = sheets[0]?.rows ?? [];
      return rows.map((row) => Object.fromEntries(header.map((name, index) => [String(name), row[index]])));
    };
    const listed = async (query: string, who: Person) => {
      const { body } = await api.request
        .get(`/api/billings?perPage=100&${query}`)
        .set('authorization', `Bearer ${who.token}`)
        .expect(200);
      return (body as { data: { invoice_number: string }[] }).data.map((row) => row.invoice_number).reverse();
    };
    const other = await billingStage(api);
    const member = await other.newMember();
    await other.issue([member], other.manager, { notes: '=1+1' });
    for (const who of [stage.manager, stage.staff, other.manager]) {
      for (const query of ['', 'status=paid', `tournament_id=${other.tournamentId}`, 'search=pendekar', 'search=zzz']) {
        expect((await rowsOf(query, who)).map((row) => row['Nomor Tagihan'])).toEqual(await listed(query, who));
      }
    }
    const [row] = await rowsOf('', other.manager);
    expect(row).toMatchObject({
      ...{ Anggota: 1, 'Jumlah (Rp)': FEE, 'Lunas (Rp)': 0, Status: 'Menunggu pembayaran', Catatan: '=1+1' },
      ...{ 'Nomor Rekening': '7000123', Bukti: 'Belum' },
    });
    expect(await rowsOf('', await api.tokenFor('operator'))).toEqual([]);
  });
});
