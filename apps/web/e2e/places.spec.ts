// Places of a class from the office's form to what a manager and everybody read, and the refusal once it is full.
import { expect } from '@playwright/test';
import { answerOf } from './api';
import { newClub, newTournament } from './new-tournament';
import { bearer, signIn } from './sign-in';
import { test } from './test';

test('the office limits a class, the manager sees what is left and is told that it is full, and so is everybody', async ({
  page,
  browser,
  request,
}, { project }) => {
  const [office, manager] = [await bearer(request, 'organiser'), await bearer(request, 'manager')];
  const tournamentId = await newTournament(request, office, {
    ...{ name: 'Piala Tempat', start: '2031-05-01', end: '2031-05-02' },
  });
  const read = (path: string) => answerOf<unknown>(request, `/${path}`, office);
  const { slug, name } = (await read(`tournaments/${tournamentId}`)) as { slug: string; name: string };
  const stamp = String(Date.now()).slice(-4);
  const club = await newClub(request, manager, { name: `Tapak Sisa ${stamp}`, tournamentId });

  await signIn(page, `/admin/tournament-category?tournament_id=${tournamentId}`, 'organiser');
  await expect(page.getByText('Premium: tanpa batas peserta')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Tanpa batas' })).toBeVisible();
  const { data } = (await read(`tournament-match-categories?tournament_id=${tournamentId}`)) as {
    data: { id: number }[];
  };
  await page.goto(`/admin/tournament-category/edit/${data[0]?.id}`);
  await page.getByLabel('Tempat per kelas').fill('1');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Tournament Match Category updated successfully!')).toBeVisible();

  await page.goto(`/admin/tournament-category/edit/${data[0]?.id}`);
  const own = page.getByRole('region', { name: 'Tempat kelas tertentu' });
  await expect(own.getByText('Belum ada kelas dengan jumlahnya sendiri.')).toBeVisible();
  await own.getByRole('button', { name: 'Simpan jumlah kelas' }).click();
  await expect(own.getByText('Pilih kelasnya.')).toBeVisible();
  await own.getByRole('combobox', { name: 'Kelas' }).selectOption({ label: 'Tanding Kelas A Dewasa Putri' });
  await own.getByLabel('Jumlah tempat').fill('7');
  await own.getByRole('button', { name: 'Simpan jumlah kelas' }).click();
  const list = own.getByRole('list', { name: 'Tempat kelas tertentu' });
  await expect(list.getByText('7 tempat')).toBeVisible();

  const desk = await (await browser.newContext({ ...project.use })).newPage();
  await signIn(desk, `/admin/team-members/create?contingent_id=${club.id}`, 'manager');
  const left = desk.getByRole('list', { name: 'Sisa tempat' });
  const fill = async (athlete: string, nik: string) => {
    await desk.getByLabel('Nama lengkap').fill(athlete);
    await desk.getByLabel('NIK', { exact: true }).fill(nik);
    await desk.getByLabel('Berat badan (kg)').fill('52');
  };
  await fill('Dewi Pertama', `327301450505${stamp}`);
  await expect(left).toHaveText(`Sisa 1 tempat di ${name}.`);
  await desk.getByRole('button', { name: 'Simpan & tambah lagi' }).click();
  await expect(desk.getByText('Team member added successfully!')).toBeVisible();
  await fill('Dewi Kedua', `327301460505${stamp}`);
  await expect(left).toHaveText(`Penuh di ${name}.`);
  await desk.getByRole('button', { name: 'Simpan & tambah lagi' }).click();
  await expect(desk.getByText(/^Tanding Kelas .+ penuh: 1 tempat\.$/).first()).toBeVisible();

  const visitor = await (await browser.newContext({ ...project.use })).newPage();
  await visitor.goto(`/detail/${slug}`);
  const places = visitor.locator('section').filter({ has: visitor.getByRole('heading', { name: 'Sisa tempat' }) });
  await expect(places.getByText('Penuh')).toBeVisible();
  await expect(places.getByText('1 tempat per kelas')).toBeVisible();
  await expect(places.getByText('Tanding Kelas A Dewasa Putri')).toBeVisible();
  await expect(places.getByText('7 dari 7')).toBeVisible();

  await list.getByRole('button', { name: 'Hapus Tanding Kelas A Dewasa Putri' }).click();
  await expect(own.getByText('Belum ada kelas dengan jumlahnya sendiri.')).toBeVisible();
});
