// Drawing at the desk: what a form asks for, what an address draws, following the auto generate, and a draw taken back.
import { expect } from '@playwright/test';
import type { MatchListRow } from '@gelanggang/contract/brackets';
import type { PoolRow } from '@gelanggang/contract/drawing';
import { answerOf } from './api';
import { bearer, signIn } from './sign-in';
import { newTournament } from './new-tournament';
import { test } from './test';

const HEAD =
  'Kontingen,Provinsi,Kabupaten/Kota,Penanggung Jawab,Telepon,Email,Nama Atlet,Tempat Lahir,Tanggal Lahir,Jenis Kelamin,Berat (kg),Tinggi (cm),Gol. Darah,NIK,No. KK,Kategori,Golongan Usia,Kelas,Status Bayar';

/** Paid athletes of two contingents in men's class A (five) and women's class A (three). */
function paidList(salt: number): string {
  const rows = (['L', 'P'] as const).flatMap((gender) =>
    Array.from({ length: gender === 'L' ? 5 : 3 }, (_, who) => {
      const nik = `32${String(salt).slice(-10)}${gender === 'L' ? 1 : 2}${who}00`;
      const team = who % 2 ? 'Perguruan Barat' : 'Perguruan Timur';
      return [
        ...[team, 'Jawa Barat', 'Kota Bogor', 'Sari', '081200001111', 'undi@contoh.test'],
        ...[`Pesilat ${gender} ${who}`, 'Bogor', '10/05/2002', gender, 48, 165, 'A', nik, nik],
        ...['Tanding', 'Dewasa', 'A', 'Lunas'],
      ].join(',');
    }),
  );
  return [HEAD, ...rows].join('\n');
}

test('a class from its drawing to a draw that is taken back', async ({ page, request }) => {
  const headers = await bearer(request, 'admin');
  const id = await newTournament(request, headers, { name: 'Piala Bagan', start: '2030-06-01', end: '2030-06-02' });
  const pools = async () => {
    return (await answerOf<{ data: PoolRow[] }>(request, `/pools?tournament_id=${id}`, headers)).data;
  };
  await signIn(page, `/admin/entry-import`, 'admin');
  await page.getByLabel('Kejuaraan').selectOption(String(id));
  const file = { name: 'daftar.csv', mimeType: 'text/csv', buffer: Buffer.from(paidList(Date.now())) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('Baris berstatus Lunas').click();
  await page.getByRole('button', { name: 'Masukkan 8 baris' }).click();
  await expect(page.getByText('8 atlet dicatat lunas.')).toBeVisible({ timeout: 60_000 });

  await test.step('what is empty is asked for on its field, the chart too', async () => {
    await page.goto('/admin/tanding/create');
    // the tournament that was worked on before is taken along, and its first category with it
    await expect(page.getByRole('combobox', { name: 'Turnamen', exact: true })).toHaveValue(String(id));
    await page.getByRole('button', { name: 'Bagi ke pool' }).click();
    await expect(page.getByText('Wajib diisi.')).toHaveCount(3);
    await expect(page.getByText(/Paling kecil|Paling besar/)).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Turnamen', exact: true }).selectOption(String(id));
    await page.getByRole('combobox', { name: 'Kategori pertandingan' }).selectOption({ label: 'Tanding' });
    await page.getByRole('combobox', { name: 'Kategori usia' }).selectOption({ label: 'Dewasa' });
    await page
      .getByRole('combobox', { name: 'Kelas', exact: true })
      .selectOption({ label: 'Semua kelas: 2 kelas, 8 peserta' });
    await page.getByRole('button', { name: 'Bagi ke pool' }).click();
    await expect(page.getByText('Wajib diisi.')).toHaveCount(1);
    await expect(page.getByRole('combobox', { name: 'Bagan', exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[data-toast=error]'), 'one try is told').toHaveCount(1);
    expect(await pools()).toEqual([]);
    await page.getByRole('combobox', { name: 'Bagan', exact: true }).selectOption({ label: 'Full Prestasi' });
    await page.getByRole('button', { name: 'Bagi ke pool' }).click();
    await expect(page.getByText('Match chart added successfully!')).toBeVisible();
    await expect(page.locator('[data-toast=error]')).toHaveCount(0);
  });
  const [five, three] = (await pools()).sort((a, b) => b.units_count - a.units_count) as [PoolRow, PoolRow];

  await test.step('an address draws nothing, nor does going back; the menu draws', async () => {
    await page.goto(`/admin/tanding/match/${five.pool_id}`);
    await expect(page.getByText('Bagan belum diundi.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undi bagan' })).toBeEnabled();
    await page.goto(`/admin/tanding?tournament_id=${id}`);
    await page.goBack();
    await expect(page.getByText('Bagan belum diundi.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undi bagan' })).toBeEnabled();
    expect((await pools()).filter((pool) => pool.matches_count > 0)).toEqual([]);
    await page.goForward();
    await page
      .getByRole('row')
      .filter({ hasText: five.class_name })
      .filter({ hasText: '5' })
      .first()
      .getByRole('button')
      .click();
    // its class has one pool: there is none to move to
    await expect(page.getByRole('menuitem', { name: 'Undi bagan' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Pindahkan pesilat' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Undi bagan' }).click();
    await expect(page.getByText('Angka undian')).toBeVisible();
  });

  await test.step('each row of the match list has its button, or says why it is closed', async () => {
    await page.getByRole('link', { name: 'Daftar partai' }).click();
    const list = await answerOf<{ data: MatchListRow[] }>(request, `/pools/${five.pool_id}/match-list`);
    const buttons = page.getByRole('button', { name: 'Buat lawan' });
    await expect(buttons).toHaveCount(list.data.length);
    const open = list.data.filter((row) => row.can_create_dummy).length;
    expect(open).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: 'Buat lawan', disabled: false })).toHaveCount(open);
    const closed = page.getByRole('button', { name: 'Buat lawan', disabled: true }).first();
    await expect(closed).toHaveAttribute(
      'title',
      'Partai ini tidak memiliki sudut kosong (BYE) yang dapat diisi peserta dummy.',
    );
    await page.goBack();
    await expect(page.getByText('Angka undian')).toBeVisible();
  });

  await test.step('auto generate shows the pool that it draws, and its buttons stay where they are', async () => {
    const box = () => page.getByRole('button', { name: /ndi otomatis$/ }).boundingBox();
    const next = () => page.getByRole('button', { name: 'Undi pool berikutnya' }).boundingBox();
    const before = [await box(), await next()].map((one) => [one?.x, one?.y, one?.width]);
    await page.getByRole('button', { name: 'Undi otomatis' }).click();
    await page.getByRole('button', { name: 'Mulai undi' }).click();
    await page.waitForURL((url) => url.pathname === `/admin/tanding/match/${three.pool_id}`);
    await expect(page.getByRole('heading', { name: three.title })).toBeVisible();
    await expect(page.getByText('Angka undian')).toBeVisible();
    expect([await box(), await next()].map((one) => [one?.x, one?.y, one?.width])).toEqual(before);
    await expect(page.getByText('All matches generated.')).toBeVisible({ timeout: 30_000 });
    await page.waitForURL((url) => url.pathname === '/admin/tanding');
  });

  await test.step('whoever leaves the bracket after the last pool is not taken to the list', async () => {
    await page.goto(`/admin/tanding/match/${three.pool_id}`);
    await page.clock.install();
    await page.getByRole('button', { name: 'Undi otomatis' }).click();
    await page.getByRole('button', { name: 'Mulai undi' }).click();
    await expect(page.getByText('All matches generated.')).toBeVisible();
    await page.getByRole('link', { name: 'Daftar partai' }).click();
    await expect(page.getByRole('link', { name: 'Lihat bagan' })).toBeVisible();
    await page.clock.fastForward(4000);
    await expect(page.getByRole('link', { name: 'Lihat bagan' })).toBeVisible();
    await expect(page).toHaveURL(`/admin/tanding/match/list/${three.pool_id}`);
  });

  await test.step('a draw is taken back with its reason, and the class can be divided anew', async () => {
    await page.goto(`/admin/tanding/match/${three.pool_id}`);
    await page.getByRole('button', { name: 'Kelola undian' }).click();
    await expect(page.getByRole('menuitem', { name: 'Batalkan undian' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Pindahkan pesilat' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Batalkan undian' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Batalkan undian' }).click();
    await expect(dialog.getByText('Alasan wajib diisi.')).toBeVisible();
    await dialog.getByLabel('Alasan').fill('Pembagian keliru');
    await dialog.getByRole('button', { name: 'Batalkan undian' }).click();
    await expect(page.getByText('Undian sudah dibatalkan.')).toBeVisible();
    await expect(page.getByText('Bagan belum diundi.')).toBeVisible();
    await expect(page.getByText('Pembagian keliru')).toBeVisible();
    await page.goto(`/admin/tanding/edit/${three.drawing_id}`);
    await page.getByRole('combobox', { name: 'Bagan', exact: true }).selectOption({ label: 'Bagan 2' });
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Match chart updated successfully!')).toBeVisible();
  });

  await test.step('pairs that lead nowhere are no finals', async () => {
    const pairs = (await pools()).find((pool) => pool.match_chart === 2);
    await request.post(`/api/pools/${pairs?.pool_id}/generate-bracket`, { headers });
    await page.goto(`/admin/tanding/match/${pairs?.pool_id}`);
    await expect(page.getByText('Babak 1').first()).toBeVisible();
    await expect(page.getByText('Final', { exact: true })).toHaveCount(0);
  });

  await test.step('a drawing that is not there is named, on whatever page', async () => {
    const pages = [
      'tanding/edit',
      'tanding/match',
      'tanding/match/list',
      'drawing/match/list',
      'seni/edit',
      'seni/match',
    ];
    for (const path of [...pages.map((one) => `/admin/${one}/999999`), '/periksa-undian/999999']) {
      await page.goto(path);
      await expect(page.getByText('Undian tidak ditemukan.'), path).toBeVisible();
    }
    await page.goto('/admin/tanding/matches/999999');
    await expect(page.getByText('Kejuaraan tidak ditemukan.')).toBeVisible();
  });
});
