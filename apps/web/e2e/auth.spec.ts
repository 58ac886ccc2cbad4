// Signing in and out (spec 1 §4 and §8): the quoted texts, the way back to the asked page, a refused token.
import { expect, test } from '@playwright/test';

const account = { email: 'panitia@gelanggang.test', password: 'gelanggang-demo' };

test('an asked page asks to sign in, and is opened afterwards', async ({ page }) => {
  await page.goto('/admin?search=open');
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await expect(page.getByText('Token not found. User is not authenticated.')).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\?search=open$/);
  await expect(page).toHaveTitle('Dasbor');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Selamat datang');
});

test('empty and wrong fields are said, and nobody gets in', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Validation errors, please make sure all fields are filled correctly.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Kata sandi', { exact: true }).fill('bukan ini');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'kata sandi' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('signing out forgets the token, and a token that is no longer valid ends the session once', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(page.getByText('Logged out successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('gelanggang.token'))).toBeNull();

  await page.evaluate(() => localStorage.setItem('gelanggang.token', 'bukan-token'));
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin$/);
  await expect(page.getByText('Token not found. User is not authenticated.')).toHaveCount(1);
});

test('an address that does not exist says so', async ({ page }) => {
  await page.goto('/tidak-ada');
  await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
});

test('a new manager signs up for a tournament, is told what is wrong, is led to signing in, and gets in', async ({
  page,
  request,
}, { project }) => {
  const active = (await (await request.get('/api/tournaments/active')).json()) as { slug: string; name: string }[];
  await page.goto(`/registration/${active[0]?.slug ?? ''}`);
  await expect(page.getByText(`Untuk mengikuti ${active[0]?.name ?? ''}.`)).toBeVisible();
  await page.getByLabel('Penanggung jawab').fill('Sari Dewi');
  await page.getByLabel('Email').fill(`sari-${project.name}@contoh.test`);
  await page.getByLabel('Kata sandi', { exact: true }).fill('pendek');
  await page.getByLabel('Ulangi kata sandi').fill('lain');
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(page.getByText('Terdapat kesalahan dalam pengisian formulir.')).toBeVisible();
  await expect(page.getByText('Kata sandi paling pendek 8 karakter.')).toBeVisible();
  await page.getByLabel('Kata sandi', { exact: true }).fill('cukup-panjang');
  await page.getByLabel('Ulangi kata sandi').fill('cukup-panjang');
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(
    page.getByText('Pendaftaran berhasil! Sebentar lagi Anda akan di arahkan ke halaman Login.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fcontingent-registration%2F\d+$/);
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(`sari-${project.name}@contoh.test`);
  await page.getByLabel('Kata sandi', { exact: true }).fill('cukup-panjang');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Selamat datang, Sari Dewi' })).toBeVisible();
  await expect(page.getByText('Kejuaraan yang dapat diikuti kontingen Anda.')).toBeVisible();
});
