// Manager and staff side by side: from an invoice over its proof to Paid in the member list.
import { expect, test, type Page } from '@playwright/test';

const PASSWORD = 'gelanggang-demo';

async function signIn(page: Page, account: string, asked: string): Promise<void> {
  await page.goto(asked);
  await page.getByLabel('Email').fill(`${account}@gelanggang.test`);
  await page.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname + url.search === asked);
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('a manager pays an invoice, staff confirm it, and both see it at once', async ({ browser, page, request }) => {
  test.setTimeout(120_000);
  const login = await request.post('/api/login', {
    data: { email: 'manajer@gelanggang.test', password: PASSWORD },
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const { data: members } = (await (
    await request.get('/api/team-members?fetch_all=true&payment_status=unpaid', { headers })
  ).json()) as {
    data: {
      id: number;
      name: string;
      exists_in_billing_details: boolean;
      contingent: { tournament_contingents: { tournament: { id: number } }[] };
    }[];
  };
  const member = members.find((one) => !one.exists_in_billing_details);
  const tournamentId = member?.contingent.tournament_contingents[0]?.tournament.id;
  if (!member || !tournamentId) throw new Error('the demo’s manager has no member to bill');

  await signIn(page, 'manajer', '/admin/payment/create');
  await page.getByRole('combobox', { name: 'Turnamen' }).selectOption(String(tournamentId));
  await page.getByLabel('Nama bank').fill('BRI');
  await page.getByRole('checkbox', { name: `Pilih ${member.name}`, exact: true }).check();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Payment added')).toBeVisible();
  await page.waitForURL(/\/admin\/payment\/confirm\/\d+$/);
  const path = new URL(page.url()).pathname;

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'id-ID' })).newPage();
  await signIn(desk, 'panitia', path);
  await expect(desk.getByText('Menunggu pembayaran').first()).toBeVisible();

  await page.getByRole('button', { name: 'Kirim bukti' }).click();
  await expect(page.getByText('Please upload a valid payment document.').first()).toBeVisible();
  await page.getByLabel('Bukti pembayaran').setInputFiles({ name: 'struk.png', mimeType: 'image/png', buffer: PNG });
  await page.getByRole('button', { name: 'Kirim bukti' }).click();
  await expect(page.getByText('Payment document submitted successfully.')).toBeVisible();

  await desk.getByRole('button', { name: 'View Struk' }).click();
  await expect(desk.getByAltText('Bukti pembayaran')).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.getByLabel('Keputusan').selectOption('paid');
  await desk.getByRole('button', { name: 'Simpan keputusan' }).click();
  await expect(desk.getByText('Payment confirmed successfully.')).toBeVisible();

  await expect(page.getByText(/^Pembayaran INV\/.* sudah diterima\.$/)).toBeVisible();
  await expect(page.getByText('Lunas').first()).toBeVisible();
  await page.goto(`/admin/team-members?tournament_id=${tournamentId}&search=${encodeURIComponent(member.name)}`);
  await expect(page.getByRole('row').filter({ hasText: member.name }).getByText('Paid').first()).toBeVisible();
  await desk.context().close();
});
