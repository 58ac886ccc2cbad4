// What a page says when the server does not answer as it should (spec 1 §8): the specification's sentence, and under it
// what more is known.
// A long walk: `npm test` leaves it to .ci/run and `npm run check`.
import { expect, type Page, type Route } from '@playwright/test';
import { openTournament } from './demo-tournaments';
import { signIn } from './sign-in';
import { test } from './test';

const NO_NETWORK = 'Tidak ada sambungan. Periksa jaringan, lalu coba lagi.';
const BUSY = 'Layanan sedang sibuk. Coba lagi sebentar lagi.';

const SIGN_IN = 'Mungkin Wi-Fi ini meminta masuk dulu. Buka halaman masuk Wi-Fi, lalu coba lagi.';
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const answers =
  (status: number, body: string, contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ status, body, contentType });

test('signing in says its sentence whatever comes back, with the reason under it', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('panitia@gelanggang.test');
  await page.getByLabel('Kata sandi', { exact: true }).fill('gelanggang-demo');
  for (const [reply, reason] of [
    [answers(500, ''), null],
    [answers(400, '{}'), null],
    [answers(502, '<h1>Bad Gateway</h1>', 'text/html'), BUSY],
    [(route: Route) => route.abort(), NO_NETWORK],
    [answers(200, '<h1>Portal</h1>', 'text/html'), `Unexpected response format. ${SIGN_IN}`],
  ] as const) {
    await page.route('**/api/login', reply);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const said = alert(page, 'An error occurred. Please try again.');
    await expect(said).toBeVisible();
    await expect(said).toHaveText(`An error occurred. Please try again.${reason ?? ''}`);
    await said.getByRole('button', { name: 'Tutup' }).click();
    await page.unroute('**/api/login');
  }
  await page.route('**/api/login', answers(423, JSON.stringify({ message: 'Akun ini dikunci.' })));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(alert(page, 'Akun ini dikunci.')).toHaveText('Akun ini dikunci.');
});

test('what the last try said goes when the next one begins', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('panitia@gelanggang.test');
  await page.getByLabel('Kata sandi', { exact: true }).fill('gelanggang-demo');
  await page.route('**/api/login', answers(500, ''));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(alert(page, 'An error occurred.')).toBeVisible();
  await page.unroute('**/api/login');
  let answer = (): void => undefined;
  await page.route('**/api/login', async (route) => {
    await new Promise<void>((done) => (answer = done));
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await asked;
  await expect(alert(page, 'An error occurred.')).toHaveCount(0);
  answer();
  await expect(page).toHaveURL('/admin');
});

test('a registration that has closed says so and shows no form', { tag: '@both' }, async ({ page }) => {
  await page.goto('/registration/piala-gelanggang');
  await expect(page.getByText('Piala Gelanggang sedang tidak dibuka.')).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(0);
});

test('signing up says its sentence also where the network fails', async ({ page }) => {
  await page.goto('/registration/gelanggang-open');
  await page.getByLabel('Penanggung jawab').fill('Sari Dewi');
  await page.getByLabel('Email').fill('sari@contoh.test');
  await page.getByLabel('Kata sandi', { exact: true }).fill('cukup-panjang');
  await page.getByLabel('Ulangi kata sandi').fill('cukup-panjang');
  for (const [reply, reason] of [
    [(route: Route) => route.abort(), NO_NETWORK],
    [answers(409, JSON.stringify({ message: 'Pendaftaran ditutup.' })), 'Pendaftaran ditutup.'],
    [answers(500, ''), ''],
  ] as const) {
    await page.route('**/api/register', reply);
    await page.getByRole('button', { name: 'Daftar', exact: true }).click();
    const said = alert(page, 'Terjadi kesalahan, silakan coba lagi.');
    await expect(said).toHaveText(`Terjadi kesalahan, silakan coba lagi.${reason}`);
    await said.getByRole('button', { name: 'Tutup' }).click();
    await page.unroute('**/api/register');
  }
  await expect(page.getByLabel('Email')).toHaveValue('sari@contoh.test');
});

test('registering contingents says its sentences with the reason under them', async ({ page, request }) => {
  const open = await openTournament(request);
  // the demo's are all registered
  await page.route('**/api/contingents/my-contingents*', async (route) => {
    const answer = await route.fetch();
    const own = (await answer.json()) as object[];
    await route.fulfill({ response: answer, json: own.map((one) => ({ ...one, is_registered: false })) });
  });
  await signIn(page, `/contingent-registration/${open.id}`, 'manager');
  const chosen =
    'Terdapat kesalahan dalam proses pendaftaran. pastikan Anda sudah memilih kontingen yang akan di ikut sertakan';
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(alert(page, chosen)).toHaveText(chosen);
  for (const [reply, sentence, reason] of [
    [(route: Route) => route.abort(), 'Terjadi kesalahan, silakan coba lagi.', NO_NETWORK],
    [
      answers(409, JSON.stringify({ message: 'Pendaftaran ditutup.' })),
      'Terjadi kesalahan, silakan coba lagi.',
      'Pendaftaran ditutup.',
    ],
    [
      answers(422, JSON.stringify({ message: 'x', errors: { contingents: ['Kontingen ini bukan milik Anda.'] } })),
      chosen,
      'Kontingen ini bukan milik Anda.',
    ],
  ] as const) {
    await page.route('**/api/tournaments/register', reply);
    await page.getByRole('button', { name: 'Daftar', exact: true }).click();
    await expect(alert(page, reason)).toHaveText(`${sentence}${reason}`);
    await page.unroute('**/api/tournaments/register');
  }
});

test('an export that fails says so on contingents and on members, with the reason under it', async ({ page }) => {
  await signIn(page, '/admin/contingent', 'admin');
  for (const path of ['/admin/contingent', '/admin/team-members']) {
    await page.goto(path);
    await page.route('**/api/jobs', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await page.getByRole('button', { name: /Export|Ekspor/ }).click();
    await expect(alert(page, 'Gagal mengekspor data!')).toHaveText(`Gagal mengekspor data!${NO_NETWORK}`);
    await page.unroute('**/api/jobs');
  }
});

test('a list whose answer has another shape says so, and the page stays', async ({ page }) => {
  await signIn(page, '/admin/navigation', 'admin');
  const wrong = [
    ['/admin/navigation', '**/api/navigation-menus?*', '{"rows":[]}'],
    ['/admin/contingent', '**/api/contingents?*', '{"data":null}'],
    ['/admin/team-members', '**/api/team-members?*', '[]'],
    ['/admin/payment', '**/api/billings?*', '{"data":{}}'],
    ['/admin/users', '**/api/users?*', '"none"'],
    ['/admin', '**/api/tournaments?*', '{"current_page":1,"last_page":1,"data":[null]}'],
    ['/admin/audit', '**/api/audit?*', '<h1>Portal</h1>'],
    ['/admin/tournament', '**/api/tournament-settings?*', '{}'],
    ['/admin/classes', '**/api/category-classes?*', '{}'],
  ] as const;
  for (const [path, call, body] of wrong) {
    let asked = 0;
    await page.route(call, (route) => {
      asked += 1;
      return route.fulfill({ status: 200, contentType: 'application/json', body });
    });
    await page.goto(path);
    await expect.poll(() => asked, { message: `${path} asks ${call}` }).toBeGreaterThan(0);
    await expect.soft(alert(page, 'Unexpected response format.').first(), path).toBeVisible();
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect.soft(page.getByText('Halaman ini gagal dibuka'), path).toHaveCount(0);
    await page.unroute(call);
  }
  // the sidebar too is a list
  await page.route('**/api/menus', answers(200, '{}'));
  await page.goto('/admin');
  await expect(alert(page, 'Unexpected response format.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /Selamat datang/ })).toBeVisible();
});

test('an account without a name is a guest', async ({ page }) => {
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { user: { name: string } };
    await route.fulfill({ response, json: { ...body, user: { ...body.user, name: '' } } });
  });
  await signIn(page, '/admin', 'admin');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Guest' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Selamat datang, Guest' })).toBeVisible();
});
