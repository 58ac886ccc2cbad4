// Lists as offices send them, through the page: sheets, what they lack, words, pairs; and one file after another.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { answerOf } from './api';
import { bearer, signIn } from './sign-in';
import { test } from './test';

const DATA = join(__dirname, '../../../libs/entries/test/data');
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const office = (name: string) => ({ name, mimeType: XLSX, buffer: readFileSync(join(DATA, name)) });

async function newTournament(request: APIRequestContext): Promise<number> {
  const headers = await bearer(request, 'admin');
  const made = await request.post('/api/tournament-settings', {
    headers,
    multipart: {
      ...{ name: `Daftar Panitia ${Date.now()}`, start_date: '2026-11-21', end_date: '2026-11-22', status: 'inactive' },
      tournament_document: { name: 'THB.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nisi') },
    },
  });
  const { id } = ((await made.json()) as { data: { id: number } }).data;
  for (const match_category_id of [1, 2, 3, 4]) {
    const category = { tournament_id: id, match_category_id, registration_fee: 250000 };
    const answer = await request.post('/api/tournament-match-categories', { headers, data: category });
    expect(answer.status()).toBe(201);
  }
  return id;
}

async function open(page: Page, request: APIRequestContext): Promise<number> {
  const id = await newTournament(request);
  await signIn(page, '/admin/entry-import', 'admin');
  await page.getByLabel('Kejuaraan').selectOption(String(id));
  return id;
}

const choose = (page: Page, file: ReturnType<typeof office>) => page.locator('input[type=file]').setInputFiles(file);
const takeIn = (page: Page, count: number) => page.getByRole('button', { name: `Masukkan ${count} baris` });

async function givePerson(page: Page): Promise<void> {
  await page.getByLabel('Penanggung Jawab', { exact: true }).fill('Bu Rini');
  await page.getByLabel('Email', { exact: true }).fill('rini@contoh.test');
}

test('a list in blocks: its sheets are offered, the person in charge is given once, pairs become units', async ({
  page,
  request,
}) => {
  await open(page, request);
  await choose(page, office('office-blocks.xlsx'));
  await expect(page.getByText('48 atlet')).toBeVisible();
  await expect(page.getByText('12 atlet')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Rekap/ })).not.toBeChecked();
  await expect(page.getByText('Kepala tabel: baris 4, 5.')).toBeVisible();
  await page.getByRole('button', { name: 'Lanjut ke kolom' }).click();
  await expect(page.getByLabel('IDENTITAS PESILAT NAMA LENGKAP')).toHaveValue('name');
  await page.getByRole('button', { name: 'Periksa daftar' }).click();
  await givePerson(page);
  await page.getByLabel('Telepon', { exact: true }).fill('081234567890');
  await expect(takeIn(page, 48)).toBeEnabled({ timeout: 30_000 });
  await expect(page.getByText('60 baris: 48 masuk, 12 perlu diperbaiki.')).toBeVisible();

  // a reload finds everything as it was
  await page.waitForTimeout(600);
  await page.reload();
  await expect(takeIn(page, 48)).toBeEnabled({ timeout: 30_000 });
  await takeIn(page, 48).click();
  await expect(page.getByText('Selesai: 48 atlet baru')).toBeVisible({ timeout: 60_000 });

  // the pair of line 4 is asked for what the sheet has not; then both come in as one unit
  await expect(page.getByText('12 baris: 0 masuk, 12 perlu diperbaiki.')).toBeVisible({ timeout: 30_000 });
  for (const [at, name] of ['Intan Simatupang', 'Bella Lubis'].entries()) {
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('NIK kosong.');
    await row.getByLabel('Tanggal Lahir').fill('5 Mei 2010');
    await row.getByLabel('NIK').fill(`330201450510${1001 + at}`);
  }
  await expect(takeIn(page, 2)).toBeEnabled({ timeout: 30_000 });
  await takeIn(page, 2).click();
  await expect(page.getByText('Selesai: 2 atlet baru')).toBeVisible({ timeout: 60_000 });
});

test('a flat list: one question for Tegal, 55 of 61 rows without mending, the rest told and handed back', async ({
  page,
  request,
}) => {
  await open(page, request);
  await choose(page, office('office-flat.xlsx'));
  await givePerson(page);
  await page.getByRole('combobox', { name: 'Kategori' }).selectOption('Tanding');
  await page.getByLabel('Kabupaten/Kota ‘Tegal’').selectOption('Kabupaten Tegal');
  await expect(page.getByText('61 baris: 55 masuk, 5 perlu diperbaiki, 1 salinan.')).toBeVisible({ timeout: 30_000 });
  const two = page.getByRole('listitem').filter({ hasText: 'Surya Wibowo' });
  await expect(two).toContainText('NIK kosong.');
  await expect(two).toContainText("Jenis kelamin 'x' tidak dikenal");
  await expect(page.getByText('Berat 99 kg tidak masuk kelas B; kelasnya Open 1.')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh yang perlu diperbaiki' }).click(),
  ]);
  const refused = readFileSync(await download.path());
  expect(download.suggestedFilename()).toBe('baris-yang-ditolak.xlsx');
  await takeIn(page, 55).click();
  await expect(page.getByText('Selesai: 55 atlet baru')).toBeVisible({ timeout: 60_000 });

  // given again, it is read with the words of before, and nothing is asked of contingents that stand
  await choose(page, { name: download.suggestedFilename(), mimeType: XLSX, buffer: refused });
  await expect(page.getByText('‘tegal’ → Kabupaten Tegal')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^5 baris: 0 masuk, 5 perlu diperbaiki/)).toBeVisible();
  await page.getByRole('button', { name: 'Jadikan Open 1' }).click();
  await expect(takeIn(page, 1)).toBeEnabled({ timeout: 30_000 });
});

test('another file begins anew: nothing of the first is shown or taken in with it', async ({ page, request }) => {
  const id = await open(page, request);
  const csv = (name: string, nik: string) => ({
    name: 'daftar.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Kontingen,Kabupaten/Kota,Penanggung Jawab,Telepon,Email,Nama,Tgl Lahir,JK,BB,NIK,Kategori,Golongan\n` +
        `Uji ${id},Kudus,Rini,081234567890,rini@contoh.test,${name},5 Mei 2010,Pa,45,${nik},Tanding,Remaja\n`,
    ),
  });
  await choose(page, csv('Atlet Pertama', '3302010505101001'));
  await expect(takeIn(page, 1)).toBeEnabled({ timeout: 30_000 });
  // the second has the same name and a fault; until it is checked nothing can be taken in
  await choose(page, csv('Atlet Kedua', ''));
  await expect(page.getByText('NIK kosong.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Atlet Pertama')).toHaveCount(0);
  await expect(takeIn(page, 0)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Masukkan 1 baris' })).toHaveCount(0);

  // two tabs: what was checked and what is sent are compared by the server
  const headers = await bearer(request, 'admin');
  const cells = ['A', '', 'Kudus', 'R', '081234567890', 'r@contoh.test', 'B', '', '5 Mei 2010', 'L', '45'];
  const row = { line: 2, cells: [...cells, '', '', '3302010505101003', '', 'Tanding', 'Remaja', '', '', ''] };
  const list = { tournament_id: id, rows: [row] };
  const checked = await request.post('/api/entry-imports/check', { headers, data: list });
  const { fingerprint } = ((await checked.json()) as { data: { fingerprint: string } }).data;
  const other = { ...list, rows: [{ ...row, cells: row.cells.with(6, 'C') }], fingerprint };
  expect((await request.post('/api/entry-imports', { headers, data: other })).status()).toBe(409);
});

test('what a list lacks is given for each contingent; what stands is changed only where it is ticked', async ({
  page,
  request,
}) => {
  const id = await open(page, request);
  const nik = (at: number) => `33020105051${String(id).padStart(4, '0')}${at}`;
  const csv = (phone: string, name: string) => ({
    name: 'daftar.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Kontingen,Kabupaten/Kota,Penanggung Jawab,Telepon,Nama,Tgl Lahir,JK,BB,NIK,Kategori,Golongan\n' +
        `Kudus ${id},Kudus,Rini,${phone},${name},5 Mei 2010,Pa,45,${nik(1)},Tanding,Remaja\n` +
        `Jepara ${id},Jepara,Hadi,081234567891,Atlet Kedua,5 Mei 2010,Pi,,${nik(2)},Tunggal,Remaja\n`,
    ),
  });
  await choose(page, csv('081234567890', 'Atlet Pertama'));
  await page.getByRole('button', { name: 'Isi berbeda untuk 2 kontingen' }).click();
  await page.getByLabel(`Email, Kudus ${id}`).fill('kudus@contoh.test');
  await expect(takeIn(page, 1)).toBeEnabled({ timeout: 30_000 });
  await page.getByLabel(`Email, Jepara ${id}`).fill('jepara@contoh.test');
  // seni is not asked for a weight
  await takeIn(page, 2).click({ timeout: 30_000 });
  await expect(page.getByText('Selesai: 2 atlet baru')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('2 kontingen baru, 0 kontingen diperbarui.')).toBeVisible();

  await choose(page, csv('0899-0000-1111', 'Atlet Pertama Sekali'));
  const changes = page.getByRole('listitem').filter({ hasText: '→' });
  await expect(changes).toHaveCount(2, { timeout: 30_000 });
  await changes.filter({ hasText: 'Telepon: 081234567890 → 0899-0000-1111' }).getByRole('checkbox').check();
  await expect(changes.filter({ hasText: 'Nama' }).getByRole('checkbox')).not.toBeChecked();
  await takeIn(page, 2).click();
  await expect(page.getByText('0 kontingen baru, 1 kontingen diperbarui.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('1 nilai yang sudah tersimpan tetap seperti semula.')).toBeVisible();
  const headers = await bearer(request, 'admin');
  const standing = async (path: string) =>
    (await answerOf<{ data: object[] }>(request, `/${path}?tournament_id=${id}`, headers)).data;
  expect(await standing('contingents')).toContainEqual(
    expect.objectContaining({ name: `Kudus ${id}`, pic_phone: '0899-0000-1111' }),
  );
  expect(await standing('team-members')).toContainEqual(expect.objectContaining({ name: 'Atlet Pertama' }));
});

test('a photograph of a list says what to send instead', async ({ page, request }) => {
  await open(page, request);
  const photo = { name: 'daftar.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]) };
  await choose(page, photo);
  await expect(page.getByText(/Ini foto, bukan daftar\. Minta berkas Excel/)).toBeVisible();
});
