// Signing in and out (spec 1 §4 and §8): the quoted texts, the way back to the asked page, a refused token.
import type { DevMail } from '@gelanggang/contract/dev-mail';
import type { Data } from '@gelanggang/contract/http';
import { type APIRequestContext, expect } from '@playwright/test';
import { answerOf } from './api';
import { bearer, signIn } from './sign-in';
import { test } from './test';

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

test(
  'a system without an admin leads to the first one on a phone too, and nothing goes beyond the panel',
  { tag: '@phone' },
  async ({ page }) => {
    await page.route(/\/api\/first-admin\?/, (route) => route.fulfill({ json: { data: { is_needed: true } } }));
    await page.goto('/admin/login');
    const way = page.getByRole('link', { name: 'Sistem ini belum mempunyai admin. Buat admin pertama' });
    const [link, field] = [await way.boundingBox(), await page.getByLabel('Email').boundingBox()];
    const width = page.viewportSize()?.width ?? 0;
    for (const box of [link, field]) expect((box?.x ?? width) + (box?.width ?? width)).toBeLessThan(width - 16);
  },
);

test('signing out forgets the token, and a token that is no longer valid ends the session once', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
  // what is pressed while the page still comes may close again
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(page.getByText('Logged out successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('gelanggang.token'))).toBeNull();

  await page.evaluate(() => localStorage.setItem('gelanggang.token', 'bukan-token'));
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin$/);
  await expect(page.getByText('Token not found. User is not authenticated.')).toHaveCount(1);
  // the message goes by; what happened, and where signing in leads, stays
  await expect(page.getByText('Sesi Anda berakhir. Setelah masuk lagi, halaman tadi terbuka kembali.')).toBeVisible();
});

test('signing out where the session is over on the server already is signing out', async ({ page }) => {
  await signIn(page, '/admin', 'organiser');
  // as after a night offline: the page has not heard of it yet
  await page.route('**/api/logout', (route) => route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } }));
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(page.getByText('Logged out successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByText('An error occurred during logout. Please try again.')).toHaveCount(0);
});

test('an address that does not exist says so', async ({ page }) => {
  await page.goto('/tidak-ada');
  await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
});

test('an address whose end is cut or torn opens its page', async ({ page }) => {
  for (const address of ['/detail#%', '/juri#%zz']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await page.locator('#root:not([inert])').waitFor();
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
});

test('a new manager signs up for a tournament, is told what is wrong, and is inside at once', async ({
  page,
  request,
}, { project }) => {
  const active = await answerOf<
    {
      slug: string;
      name: string;
      is_registration_open: boolean;
    }[]
  >(request, '/tournaments/active');
  const open = active.find((one) => one.is_registration_open);
  await page.goto(`/registration/${open?.slug ?? ''}`);
  await expect(page.getByText(`Untuk mengikuti ${open?.name ?? ''}.`)).toBeVisible();
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
  // by the page of signing in, which leads on whoever is signed in
  await expect(page).toHaveURL(/\/admin\/contingent\/create\?tournament_id=\d+$/);
  await expect(page.getByLabel('Nama penanggung jawab')).toHaveValue('Sari Dewi');
  await expect(page.getByLabel('Email penanggung jawab')).toHaveValue(`sari-${project.name}@contoh.test`);
  await expect(page.getByLabel('Turnamen').locator('option:checked')).toHaveText(open?.name ?? '');
  // back stays within the site: a new tab has nothing before it
  await page.goBack();
  await expect(page).toHaveURL(/\/contingent-registration\/\d+$/);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Selamat datang, Sari Dewi' })).toBeVisible();
  await expect(page.getByText('Kejuaraan yang dapat diikuti kontingen Anda.')).toBeVisible();
});

test('a forgotten password is set anew by the mailed link, and the link works once', async ({ page, request }, {
  project,
}) => {
  const email = `lupa-${project.name}@contoh.test`;
  const values = { person_responsible: 'Dewi Lupa', password: 'yang-lama-sekali' };
  await request.post('/api/register', {
    data: { ...values, email, password_confirmation: values.password },
  });
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Lupa kata sandi?' }).click();
  // the page before has a field of this name too
  await expect(page.getByRole('heading', { name: 'Lupa kata sandi' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Kirim tautan' }).click();
  await expect(page.getByText('Jika e-mail ini terdaftar, tautan')).toBeVisible();

  const link = await mailedLink(request, email, 'reset-password');
  await page.goto(link);
  await expect(page.getByText(`Untuk akun ${email}.`, { exact: false })).toBeVisible();
  await page.getByLabel('Kata sandi baru').fill('yang-baru-sekali');
  await page.getByLabel('Ulangi kata sandi').fill('yang-baru-sekali');
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(page.getByText('Kata sandi disimpan. Silakan masuk.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill('yang-baru-sekali');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Selamat datang, Dewi Lupa' })).toBeVisible();
  // who read the mail owns the address
  await expect(page.getByText('Konfirmasikan alamat e-mail Anda')).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Tautan tidak berlaku' })).toBeVisible();
});

/** The newest link to the page in the mail that the system under test kept for this address. */
async function mailedLink(request: APIRequestContext, to: string, page: string): Promise<string> {
  const headers = await bearer(request, 'admin');
  const { data } = await answerOf<Data<DevMail[]>>(request, '/dev/mail', headers);
  const text = data.find((mail) => mail.to === to && mail.text.includes(`/admin/${page}#`))?.text ?? '';
  return new RegExp(`/admin/${page}#\\S+`).exec(text)?.[0] ?? '';
}
