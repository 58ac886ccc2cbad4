// From the bank's file to paid bills: columns, what is certain in one press, what is doubtful by hand, and undoing it.
import { expect, type APIRequestContext } from '@playwright/test';
import type { StatementAnswer, StatementBill } from '@gelanggang/contract/bank-statements';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { answerOf } from './api';
import { bearer, signIn } from './sign-in';
import { test } from './test';

/** The tournament of the demo with the most bills that wait for money. */
async function stageOf(request: APIRequestContext): Promise<{ id: number; bills: StatementBill[] }> {
  const headers = await bearer(request, 'organiser');
  const all = await answerOf<{ id: number }[]>(request, '/tournaments/all', headers);
  const found = await Promise.all(
    all.map(async ({ id }) => {
      return {
        id,
        bills: (await answerOf<{ data: StatementAnswer }>(request, `/bank-statements/${id}`, headers)).data.open_bills,
      };
    }),
  );
  const [most] = found.sort((a, b) => b.bills.length - a.bills.length);
  if (!most || most.bills.length < 2) throw new Error('the demo has no two bills that wait for money');
  return most;
}

test('a bank’s file pays what is certain in one press, what is over after a look, and a wrong one is undone', async ({
  page,
  request,
}) => {
  const { id, bills } = await stageOf(request);
  const [clear, over] = bills as [StatementBill, StatementBill];
  const file = [
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
    `'01/07/2026,TRSF E-BANKING CR ${clear.invoice_number} BUDI,'0000,${clear.due}.00,CR,9000000.00`,
    `'02/07/2026,TRSF E-BANKING CR ${over.invoice_number} SITI,'0000,${over.due + 50_000}.00,CR,9000000.00`,
    `'02/07/2026,BIAYA ADM,'0000,15000.00,DB,8985000.00`,
    `'03/07/2026,SETORAN LAIN,'0000,987654.00,CR,9972654.00`,
  ].join('\n');
  const choose = () =>
    page
      .getByLabel('Berkas rekening koran')
      .setInputFiles({ name: 'mutasi-juli.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });

  await signIn(page, `/admin/payment?tournament_id=${id}`, 'organiser');
  await page.getByRole('link', { name: 'Rekening koran', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Rekening koran' })).toBeVisible();
  await choose();
  const columns = page.getByRole('region', { name: 'Kolom mutasi-juli.csv' });
  await expect(columns.getByLabel('Tanggal', { exact: true })).toHaveValue('0');
  await expect(columns.getByLabel('Jumlah', { exact: true })).toHaveValue('3');
  await expect(columns.getByText('Uang keluar, dilewati')).toBeVisible();
  await columns.getByLabel('Keterangan tambahan 1').selectOption({ label: 'Cabang' });
  await columns.getByRole('button', { name: 'Cocokkan dengan tagihan' }).click();
  await expect(page.getByText('3 baris baru.')).toBeVisible();

  const certain = page.getByRole('region', { name: 'Pasti' });
  const doubtful = page.getByRole('region', { name: 'Perlu dilihat' });
  const unmatched = page.getByRole('region', { name: 'Tidak cocok' });
  await expect(certain.getByText(clear.invoice_number, { exact: true })).toBeVisible();
  await expect(doubtful.getByText(`Lebih ${rupiah(50_000)}`).first()).toBeVisible();
  await expect(unmatched.getByText('SETORAN LAIN')).toBeVisible();
  await certain.getByRole('button', { name: 'Konfirmasi 1 yang pasti' }).click();
  await expect(certain.getByText('Tidak ada baris yang pasti.')).toBeVisible();

  await doubtful.getByRole('button', { name: new RegExp(`^Lunasi ${over.invoice_number}`) }).click();
  const dialog = page.getByRole('dialog', { name: 'Lunasi tagihan' });
  await expect(dialog.getByText(`Lebih ${rupiah(50_000)}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Catat lunas' }).click();
  await expect(dialog).toBeHidden();
  await expect(doubtful.getByText(over.invoice_number, { exact: true })).toHaveCount(0);

  await unmatched.getByRole('button', { name: /^Sisihkan .*SETORAN LAIN/ }).click();
  await expect(unmatched.getByText('SETORAN LAIN')).toHaveCount(0);

  // the same file once more: its columns are remembered, and no line of it is new
  await choose();
  await expect(columns.getByText('Kolomnya dipakai seperti terakhir kali')).toBeVisible();
  await expect(columns.getByLabel('Keterangan tambahan 1')).toHaveValue('2');
  await columns.getByRole('button', { name: 'Cocokkan dengan tagihan' }).click();
  await expect(page.getByText('0 baris baru, 3 sudah ada.')).toBeVisible();

  await page.getByText('Sudah dicocokkan').click();
  for (const bill of [clear, over]) {
    await page.getByRole('button', { name: `Batalkan pelunasan ${bill.invoice_number}` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByLabel('Alasan').fill('Salah baris');
    await question.getByRole('button', { name: 'Batalkan pelunasan' }).click();
    await expect(question).toBeHidden();
  }
  await expect(certain.getByText(clear.invoice_number, { exact: true })).toBeVisible();
  await page.goto(`/admin/payment/confirm/${over.id}`);
  await expect(page.getByText('Transfer 2 Juli 2026, lebih Rp 50.000')).toBeVisible();
});

test('a file that is none says so, and another can be chosen', { tag: '@phone' }, async ({ page, request }) => {
  const { id } = await stageOf(request);
  await signIn(page, `/admin/payment/statement?tournament_id=${id}`, 'organiser');
  await page
    .getByLabel('Berkas rekening koran')
    .setInputFiles({ name: 'foto.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByRole('alert')).toContainText('Ini PDF.');
  const file = 'a;b;c\n01/07/2026;SETORAN;250.000';
  await page
    .getByLabel('Berkas rekening koran')
    .setInputFiles({ name: 'tanpa-judul.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByText('Kolomnya tidak dikenali dari judulnya.')).toBeVisible();
  const match = page.getByRole('button', { name: 'Cocokkan dengan tagihan' });
  await expect(match).toBeDisabled();
  await page.getByLabel('Tanggal', { exact: true }).selectOption({ label: 'a' });
  await page.getByLabel('Keterangan', { exact: true }).selectOption({ label: 'b' });
  await page.getByLabel('Jumlah', { exact: true }).selectOption({ label: 'c' });
  await expect(page.getByText('Rp 250.000')).toBeVisible();
  await expect(match).toBeEnabled();
  await page.getByRole('button', { name: 'Batal', exact: true }).click();
  await expect(match).toHaveCount(0);
});
