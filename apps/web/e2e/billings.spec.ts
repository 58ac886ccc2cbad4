// Manager and staff side by side: from an invoice over its proof to Paid in the member list.
import { expect, type APIRequestContext } from '@playwright/test';
import type { BillingAnswer } from '@gelanggang/contract/billings';
import type { NamedTournament } from '@gelanggang/contract/tournaments';
import { qrisChecksum } from '@gelanggang/domain/billing/qris';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { answerOf, post } from './api';
import { newClub, newEntrant, newTournament } from './new-tournament';
import { PNG } from './picture';
import { bearer, signIn } from './sign-in';
import { test } from './test';

interface Billing {
  id: number;
  tournament_id: number;
  steps: string[];
  billing_details: { team_member: { name: string } }[];
}

const SLUGS = ['piala-gelanggang', 'gelanggang-open'];

/** The demo's manager has billed everybody: one of its billings in the demo's tournaments is rejected or cancelled, which frees its members. */
async function freeMember(request: APIRequestContext): Promise<{ member: { name: string }; tournamentId: number }> {
  const [manager, staff] = [await bearer(request, 'manager'), await bearer(request, 'organiser')];
  // other tests leave tournaments that say nowhere where to pay
  const all = await answerOf<NamedTournament[]>(request, '/tournaments/all', staff);
  const ofDemo = new Set(all.filter(({ slug }) => SLUGS.includes(slug)).map((one) => one.id));
  for (const { id } of (await answerOf<{ data: Billing[] }>(request, '/billings?perPage=100', manager)).data) {
    const { data: billing } = await answerOf<{ data: Billing }>(request, `/billings/${id}`, staff);
    const [detail] = billing.billing_details;
    const step = ['cancel', 'reject'].find((one) => billing.steps.includes(one));
    if (!detail || !step || !ofDemo.has(billing.tournament_id)) continue;
    const freed =
      step === 'cancel'
        ? await request.post(`/api/billings/${id}/cancel`, { headers: staff })
        : await request.post(`/api/billings/${id}/confirm-payment`, {
            headers: staff,
            multipart: { status: 'failed', reject_reason: 'Struk tidak terbaca' },
          });
    expect(freed.status()).toBe(200);
    return { member: detail.team_member, tournamentId: billing.tournament_id };
  }
  throw new Error('the demo’s manager has no billing that can be rejected or cancelled');
}

const SENDER = 'Rekening pengirim dan catatan (opsional)';

test(
  'a bill on a phone says where to pay, and a tap copies it',
  { tag: '@phone' },
  async ({ page, request, context }) => {
    const { member, tournamentId } = await freeMember(request);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, '/admin/payment/create', 'manager');
    await page.getByRole('combobox', { name: 'Turnamen' }).selectOption(String(tournamentId));
    await page.getByRole('checkbox', { name: `Pilih ${shownName(member.name)}`, exact: true }).check();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.waitForURL(/\/admin\/payment\/confirm\/\d+$/);
    const payTo = page.getByRole('region', { name: 'Bayar ke' });
    const number = payTo.getByRole('button', { name: /^Salin nomor/ }).first();
    const digits = (await number.getAttribute('aria-label'))?.replace(/\D/g, '') ?? '';
    expect(digits).toMatch(/^\d{5,}$/);
    await number.tap();
    await expect(page.getByText(`${digits} disalin.`)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(digits);
    await payTo.getByRole('button', { name: /^Salin jumlah/ }).tap();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{5,}$/);
  },
);

test('a manager pays an invoice, staff confirm it, and both see it at once', async ({ browser, page, request }) => {
  const { member, tournamentId } = await freeMember(request);

  await signIn(page, '/admin/payment/create', 'manager');
  await page.getByRole('combobox', { name: 'Turnamen' }).selectOption(String(tournamentId));
  // nothing of it must be told: folded, below whom it is for
  await expect(page.getByLabel('Nama bank')).toBeHidden();
  await page.getByText(SENDER).click();
  await page.getByLabel('Nama bank').fill('BRI');
  await page.getByRole('button', { name: 'Simpan' }).click();
  // below a long list it would stand unseen
  await expect(
    page.getByRole('region', { name: 'Pemberitahuan' }).getByText('Pilih paling sedikit satu anggota.'),
  ).toBeInViewport();
  await page.getByRole('checkbox', { name: `Pilih ${shownName(member.name)}`, exact: true }).check();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Payment added')).toBeVisible();
  await page.waitForURL(/\/admin\/payment\/confirm\/\d+$/);
  const path = new URL(page.url()).pathname;
  // the next bill is paid from the same account
  const next = await page.context().newPage();
  await next.goto('/admin/payment/create');
  await expect(next.locator('summary')).toContainText(`${SENDER}BRI`);
  await next.close();

  const [bill] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Tagihan PDF INV/ }).click(),
  ]);
  const [, year, of, count] = /^tagihan-INV-(\d{4})-(\d+)-(\d+)\.pdf$/.exec(bill.suggestedFilename()) ?? [];
  const invoice = `INV/${year}/${of}/${count}`;

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'id-ID' })).newPage();
  await signIn(desk, '/admin', 'organiser');

  await page.getByRole('button', { name: 'Kirim bukti' }).click();
  await expect(page.getByText('Please upload a valid payment document.').first()).toBeVisible();
  await page.getByLabel('Bukti pembayaran').setInputFiles({ name: 'struk.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByText('Belum terkirim: tekan Kirim bukti.'), 'choosing is not sending').toBeVisible();
  // what was refused once is no longer said after it was taken
  await page.route('**/api/billings/*/update-document', (route) => route.abort());
  await page.getByRole('button', { name: 'Kirim bukti' }).click();
  await expect(page.getByLabel('Bukti pembayaran')).toHaveAttribute('aria-invalid', 'true');
  await page.unroute('**/api/billings/*/update-document');
  await page.getByRole('button', { name: 'Kirim bukti' }).dblclick();
  await expect(page.getByText('Payment document submitted successfully.')).toBeVisible();
  await expect(page.getByText('baru saja diubah orang lain'), 'sent once').toHaveCount(0);
  await expect(page.getByLabel('Bukti pembayaran')).toHaveValue('');
  await expect(page.getByLabel('Bukti pembayaran')).toHaveAttribute('aria-invalid', 'false');

  // the bell rings on whatever page, and leads to the proof
  await desk.getByRole('button', { name: /^Lonceng, \d+ belum dibaca/ }).click();
  await desk.getByRole('link', { name: `Belum dibaca. Bukti pembayaran ${invoice} menunggu konfirmasi.` }).click();
  await desk.waitForURL((url) => url.pathname === path);
  await desk.getByRole('button', { name: 'View Struk' }).click();
  await expect(desk.getByAltText('Bukti pembayaran')).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.getByLabel('Keputusan').selectOption('paid');
  await desk.getByRole('button', { name: 'Simpan keputusan' }).click();
  await expect(desk.getByText('Payment confirmed successfully.')).toBeVisible();
  // the next proof is one press away, as long as one waits
  const waiting = `/billings?status=waiting%20for%20confirmation&tournament_id=${tournamentId}`;
  const { total } = await answerOf<{ total: number }>(request, waiting, await bearer(request, 'organiser'));
  const nextProof = desk.getByRole('link', { name: `Bukti berikutnya (${total})` });
  await expect(nextProof).toHaveCount(total > 0 ? 1 : 0);
  if (total > 0) {
    await nextProof.click();
    await expect(desk.getByLabel('Keputusan')).toBeVisible();
    await expect(desk).not.toHaveURL((url) => url.pathname === path);
    await expect(nextProof).toHaveCount(0);
  }

  await expect(page.getByText(`Pembayaran ${invoice} sudah diterima.`)).toBeVisible();
  await page.getByRole('button', { name: /^Lonceng, \d+ belum dibaca/ }).click();
  await expect(page.getByRole('link', { name: `Pembayaran ${invoice} sudah diterima.` })).toBeVisible();
  await page.getByRole('button', { name: 'Tandai semua dibaca' }).click();
  await expect(page.getByRole('button', { name: 'Lonceng', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Kuitansi PDF INV/ }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/^kuitansi-INV-/);
  await expect(page.getByText('Lunas').first()).toBeVisible();
  await page.goto(`/admin/team-members?tournament_id=${tournamentId}&search=${encodeURIComponent(member.name)}`);
  await expect(page.getByRole('row').filter({ hasText: member.name }).getByText('Paid').first()).toBeVisible();
  await desk.context().close();
});

test('a billing that is not there, and a member that cannot be added, are told in the specified words', async ({
  page,
}) => {
  await signIn(page, '/admin', 'organiser');
  await page.goto('/admin/payment/edit/999999');
  await expect(page.getByText('Error fetching payment details.')).toBeVisible();
  await expect(page.getByText('Tagihan tidak ditemukan.')).toBeVisible();
  await page.goto('/admin/payment/confirm/999999');
  await expect(page.getByText('Error fetching payment details.')).toBeVisible();

  await page.goto('/admin/payment?status=waiting+for+payment');
  await page.getByRole('row').nth(1).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Add Another Member' }).click();
  const add = page.getByRole('dialog').getByRole('button', { name: /^Add / }).first();
  await page.route('**/api/billings/add-member', (route) => route.fulfill({ status: 500, body: '' }));
  await add.click();
  await expect(page.getByText('An error occurred while adding the member.', { exact: true })).toBeVisible();
  await page.unroute('**/api/billings/add-member');
  await page.route('**/api/billings/add-member', (route) => route.abort());
  await add.click();
  await expect(page.getByText(/^An error occurred while adding the member\. Tidak ada sambungan\./)).toBeVisible();
  await expect(page.locator('[data-toast=error]'), 'that of the try before is gone').toHaveCount(1);
});

test('a paid billing offers both decisions; where it cannot be taken back the reason stands beside them', async ({
  page,
  request,
}) => {
  const headers = await bearer(request, 'organiser');
  const ids = (
    await answerOf<{ data: { id: number }[] }>(request, '/billings?status=paid&perPage=100', headers)
  ).data.map((one) => one.id);
  const read = async (id: number) =>
    (await answerOf<{ data: BillingAnswer }>(request, `/billings/${id}`, headers)).data;
  const paid = await Promise.all(ids.map(read));
  // not one that was paid in cash, which other tests leave behind
  const drawn = paid.find((one) => one.decisions.some(({ refusal }) => refusal?.includes('sudah diundi')));
  await signIn(page, '/admin', 'organiser');
  await page.goto(`/admin/payment/confirm/${drawn?.id}`);
  const choice = page.getByLabel('Keputusan');
  await expect(choice.getByRole('option', { name: 'Approve Payment' })).toBeEnabled();
  await expect(choice.getByRole('option', { name: 'Reject Payment' })).toBeDisabled();
  await expect(page.getByText(/Anggota tagihan ini sudah diundi/)).toBeVisible();
});

/** A merchant that is none: the checksum of the published rule, of a code made up for this test. */
const QRIS =
  '00020101021126570011ID.DANA.WWW011893600915000000000102090000000010303UMI520479415303360' +
  '5802ID5917PANITIA KEJUARAAN6007BANDUNG6304';
const withChecksum = `${QRIS}${qrisChecksum(QRIS)}`;

test(
  'a bill on a phone shows the QRIS with its exact amount and last digits; saved as a picture it is read again',
  { tag: '@phone' },
  async ({ page, request, browser }) => {
    const { member, tournamentId } = await freeMember(request);
    const desk = await (
      await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'id-ID' })
    ).newPage();
    await signIn(desk, `/admin/payment-setting?tournament_id=${tournamentId}`, 'organiser');
    await desk.getByLabel('Isi kode').fill(withChecksum.replace('BANDUNG', 'BANDUNK'));
    await expect(desk.getByText(/salah ketik atau berubah/)).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Simpan', exact: true })).toBeDisabled();
    await desk.getByLabel('Isi kode').fill(withChecksum);
    await desk.getByRole('checkbox', { name: 'Beri setiap tagihan baru tiga angka terakhir sendiri' }).check();
    await desk.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(desk.getByText('Cara bayar disimpan.')).toBeVisible();

    await signIn(page, '/admin/payment/create', 'manager');
    await page.getByRole('combobox', { name: 'Turnamen' }).selectOption(String(tournamentId));
    await page.getByRole('checkbox', { name: `Pilih ${shownName(member.name)}`, exact: true }).check();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.waitForURL(/\/admin\/payment\/confirm\/\d+$/);
    const payTo = page.getByRole('region', { name: 'Bayar ke' });
    await expect(payTo.getByText(/tiga angka terakhir menandai tagihan Anda/)).toBeVisible();
    const copied = await payTo.getByRole('button', { name: /^Salin jumlah/ }).getAttribute('aria-label');
    const sum = Number(copied?.replace(/\D/g, ''));
    expect(sum % 1000).toBeGreaterThan(0);
    await expect(payTo.getByRole('img', { name: /^QRIS PANITIA KEJUARAAN, Rp/ })).toBeVisible();
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      payTo.getByRole('button', { name: 'Simpan gambar QRIS' }).tap(),
    ]);
    expect(picture.suggestedFilename()).toMatch(/^qris-INV-[\d-]+\.png$/);

    // another reader than the one that drew it
    await desk.getByLabel('Gambar QRIS').setInputFiles(await picture.path());
    await expect(desk.getByLabel('Isi kode')).toHaveValue(new RegExp(`5303360540${String(sum).length}${sum}5802ID`));
    await desk.getByLabel('Gambar QRIS').setInputFiles({ name: 'struk.png', mimeType: 'image/png', buffer: PNG });
    await expect(desk.getByText(/Tidak ada kode yang terbaca/)).toBeVisible();

    // as it was before, for the tests that share this system
    await desk.reload();
    await desk.getByRole('checkbox', { name: 'Beri setiap tagihan baru tiga angka terakhir sendiri' }).uncheck();
    await desk.getByRole('button', { name: 'Hapus QRIS' }).click();
    await desk.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(desk.getByText('Cara bayar disimpan.')).toBeVisible();
    await desk.context().close();
  },
);

test(
  'the office takes cash once, prints its numbered receipt, and undoes it with a reason',
  { tag: '@both' },
  async ({ page, request }) => {
    const { member, tournamentId } = await freeMember(request);
    await signIn(page, '/admin/payment/create', 'organiser');
    await page.getByRole('combobox', { name: 'Turnamen' }).selectOption(String(tournamentId));
    await page.getByRole('checkbox', { name: `Pilih ${shownName(member.name)}`, exact: true }).check();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.waitForURL(/\/admin\/payment\/confirm\/\d+$/);
    await page.getByRole('button', { name: 'Terima tunai' }).click();
    const dialog = page.getByRole('dialog', { name: 'Terima tunai' });
    await dialog.getByLabel('Jumlah (Rp)').fill('1');
    await dialog.getByLabel('Diterima dari').fill('Ibu Ratna Prasetyaningsih');
    await dialog.getByRole('button', { name: 'Catat dan buat kuitansi' }).click();
    await expect(dialog.getByText(/^Tunai harus sama dengan tagihan: Rp/)).toBeVisible();
    await expect(dialog.getByLabel('Diterima dari'), 'what was typed stays').toHaveValue('Ibu Ratna Prasetyaningsih');
    const wanted = await dialog.getByText(/^Tunai harus sama dengan tagihan: Rp/).textContent();
    await dialog.getByLabel('Jumlah (Rp)').fill(wanted?.replace(/\D/g, '') ?? '');
    // said for some seconds only: on a busy machine two presses take longer to come back
    await Promise.all([
      expect(page.getByText('Tunai diterima. Kuitansinya siap dicetak.')).toBeVisible(),
      dialog.getByRole('button', { name: 'Catat dan buat kuitansi' }).dblclick(),
    ]);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^KW\/\d{4}\/\d+\/\d{4}/), 'taken once').toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Terima tunai' })).toHaveCount(0);
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Kuitansi PDF INV/ }).click(),
    ]);
    expect(receipt.suggestedFilename()).toMatch(/^kuitansi-INV-/);
    await page.getByRole('button', { name: 'Batalkan kuitansi' }).click();
    const undo = page.getByRole('alertdialog', { name: 'Batalkan kuitansi tunai' });
    await undo.getByRole('button', { name: 'Batalkan kuitansi' }).click();
    await expect(undo.getByText('Alasan wajib diisi.')).toBeVisible();
    await undo.getByLabel('Alasan').fill('Salah tagihan');
    await undo.getByRole('button', { name: 'Batalkan kuitansi' }).click();
    await expect(page.getByText(/: Salah tagihan$/).first()).toBeVisible();
    await expect(page.getByText('Menunggu pembayaran').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Terima tunai' })).toBeVisible();
    await expect(dialog, 'not opened again by itself').toHaveCount(0);
  },
);

test('a bill of a tournament without an account says whom to ask', { tag: '@phone' }, async ({ page, request }) => {
  const headers = await bearer(request, 'organiser');
  const manager = await bearer(request, 'manager');
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const tournamentId = await newTournament(request, headers, { name: 'Tanpa Rekening', start: day, end: day });
  const contact = { tournament_id: tournamentId, name: 'Pak Dadang', phone: '0812-3456-7890' };
  await post(request, headers, '/tournament-contact-persons', contact);
  const club = await newClub(request, manager, { name: `Tapak Bayar ${Date.now()}`, tournamentId });
  const member = await newEntrant(request, manager, { club, digits: String(Date.now()).slice(-4) });
  const bill = await post<{ data: { id: number } }>(request, manager, '/billings', {
    ...{ tournament_id: tournamentId, member_ids: [member] },
  });
  await signIn(page, `/admin/payment/confirm/${bill.data.id}`, 'manager');
  const where = page.getByRole('region', { name: 'Bayar ke' });
  await expect(where).toContainText('Panitia belum menulis rekeningnya.');
  await expect(where.getByRole('link', { name: '0812-3456-7890' })).toHaveAttribute('href', 'tel:081234567890');
  await expect(page.getByRole('button', { name: 'Kirim bukti' })).toBeVisible();
  // with everybody billed a new one has nobody to be for
  await page.goto(`/admin/payment/create?tournament_id=${tournamentId}`);
  await expect(page.getByText('Semua yang dapat dibayar sudah ada di tagihan.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Simpan' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Lihat tagihan' }).click();
  await expect(page).toHaveURL(/\/admin\/payment\?/);
});
