// A bill paid online by its manager: to the payment service's page and back, where a server on this machine is the service.
import { type APIRequestContext, expect, type BrowserContext, type Page } from '@playwright/test';
import {
  MIDTRANS_ENV,
  MIDTRANS_NAMES,
  type MidtransServer,
  startMidtransServer,
} from '../../../test/setup/midtrans-server';
import { answerOf } from './api';
import { expectToFit } from './fits';
import { newClub, newEntrant, newTournament } from './new-tournament';
import { bearer, signIn } from './sign-in';
import { test } from './test';

const control = () => `http://127.0.0.1:${process.env.E2E_CONTROL}/beside`;

let server: MidtransServer;
let url: string;
let tournamentId: number;
let club: Awaited<ReturnType<typeof newClub>>;
let nik = 1000;

test.beforeAll(async ({ playwright }) => {
  server = await startMidtransServer();
  const request = await playwright.request.newContext();
  const data = { ...MIDTRANS_ENV, ...server.envOf(MIDTRANS_NAMES) };
  const started = await request.post(control(), { data, timeout: 200_000 });
  expect(started.ok(), await started.text()).toBe(true);
  ({ url } = (await started.json()) as { url: string });
  await request.dispose();
  const there = await playwright.request.newContext({ baseURL: url });
  const [office, manager] = [await bearer(there, 'organiser'), await bearer(there, 'manager')];
  tournamentId = await newTournament(there, office, { name: 'Piala Online', start: '2031-06-01', end: '2031-06-02' });
  club = await newClub(there, manager, { name: 'Tapak Online', tournamentId });
  await there.dispose();
});

test.afterAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  await request.delete(control());
  await request.dispose();
  await server.stop();
});

/** The page on which a payer chooses: what they press is what the service then says of the payment. */
const PAGE = (amount: number) => `<!doctype html><html lang="id"><title>Pembayaran</title>
  <meta name="viewport" content="width=device-width"><h1>Rp ${amount}</h1>
  <a href="?press=settlement">Bayar sekarang</a> <a href="?press=deny">Kartu ditolak</a>
  <a href="?press=cancel">Batalkan</a> <a href="?press=pending">Bayar nanti</a></html>`;

/** A manager's browser, for which the service's name leads here. */
async function payer(context: BrowserContext, { notifies }: { notifies: boolean }): Promise<Page> {
  await context.route('https://app.midtrans.example/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const order = pathname.split('/').at(-1) ?? '';
    const pressed = searchParams.get('press');
    if (pressed === null) {
      const body = PAGE(server.payments.get(order)?.amount ?? 0);
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    }
    server.set(order, pressed);
    // the service tells again what was not taken
    if (notifies) await expect.poll(() => server.notify(order), { timeout: 60_000 }).toBe(200);
    const body = `<script>location.replace(${JSON.stringify(server.wayBack(order))})</script>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  return context.newPage();
}

/** A bill that waits for the manager's payment. */
async function newBill(request: APIRequestContext): Promise<number> {
  const headers = await bearer(request, 'manager');
  const member = await newEntrant(request, headers, { club, digits: String((nik += 1)) });
  const issued = await request.post('/api/billings', {
    ...{ headers, data: { tournament_id: tournamentId, member_ids: [member] } },
  });
  expect(issued.ok(), await issued.text()).toBe(true);
  return ((await issued.json()) as { data: { id: number } }).data.id;
}

const online = (page: Page) => page.getByRole('button', { name: 'Bayar online' });
const payments = (page: Page) => page.getByRole('list', { name: 'Pembayaran online' });
const status = (page: Page) => page.getByRole('definition').first();
const made = () => server.got.filter(({ line }) => line === 'POST /snap/v1/transactions').length;
const open = (page: Page, bill: number) => signIn(page, `/admin/payment/confirm/${bill}`, 'manager');
/** What a member of the office reads in the history, line by line. */
const history = async (request: APIRequestContext, bill: number) => {
  const headers = await bearer(request, 'organiser');
  const { data } = await answerOf<{ data: { history: { to_status: string; reason: string | null }[] } }>(
    request,
    `/billings/${bill}`,
    headers,
  );
  return data.history.map(({ to_status: to, reason }) => [to, reason]);
};

test(
  'a manager pays online and finds the bill paid on coming back',
  { tag: '@both' },
  async ({ browser }, { project }) => {
    const context = await browser.newContext({ ...project.use, baseURL: url });
    const page = await payer(context, { notifies: true });
    const bill = await newBill(page.request);
    await open(page, bill);
    await online(page).click();
    await expect(page.getByRole('heading', { name: /^Rp 250\d{3}$/ })).toBeVisible();
    await page.getByRole('link', { name: 'Bayar sekarang' }).click();
    await page.waitForURL(new RegExp(`/admin/payment/confirm/${bill}\\?.*transaction_status=settlement`));
    await expect(status(page)).toHaveText('Lunas');
    await expect(payments(page)).toContainText('Uang masuk');
    await expect(payments(page)).toContainText('Midtrans, qris');
    await expect(online(page)).toHaveCount(0);
    expect(await history(page.request, bill)).toContainEqual(['paid', 'Dibayar online lewat Midtrans (qris)']);
    await expectToFit(page);
  },
);

test('a manager who is back before the service has told of the payment finds the bill paid as well, once', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: url });
  const page = await payer(context, { notifies: false });
  const bill = await newBill(page.request);
  await open(page, bill);
  await online(page).click();
  await page.getByRole('link', { name: 'Bayar sekarang' }).click();
  await expect(status(page)).toHaveText('Lunas');
  const told = await history(page.request, bill);
  const order = [...server.payments.keys()].at(-1) ?? '';
  expect([await server.notify(order), await server.notify(order)]).toEqual([200, 200]);
  expect(await history(page.request, bill)).toEqual(told);
});

test('a bill that stands open shows that it is paid as soon as the service tells of it', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: url });
  const page = await payer(context, { notifies: false });
  const bill = await newBill(page.request);
  await open(page, bill);
  await online(page).click();
  // a number to pay to, which is paid in another app while this page stands there
  await page.getByRole('link', { name: 'Bayar nanti' }).click();
  await expect(payments(page)).toContainText('Menunggu pembayaran');
  await expect(status(page)).toHaveText('Menunggu pembayaran');
  const order = [...server.payments.keys()].at(-1) ?? '';
  server.set(order, 'settlement', 'bank_transfer');
  // a notification that comes in the second of the page's own question is sent again, as the service does
  await expect.poll(() => server.notify(order)).toBe(200);
  await expect(status(page)).toHaveText('Lunas');
  await expect(payments(page)).toContainText('bank transfer');
});

test(
  'a payment that was cancelled or refused says so and can be begun again',
  { tag: '@phone' },
  async ({ browser }, { project }) => {
    const context = await browser.newContext({ ...project.use, baseURL: url });
    const page = await payer(context, { notifies: true });
    const bill = await newBill(page.request);
    await open(page, bill);
    const before = made();
    for (const press of ['Batalkan', 'Kartu ditolak']) {
      await online(page).click();
      await page.getByRole('link', { name: press }).click();
      await expect(payments(page)).toContainText('Tidak dibayar');
      await expect(payments(page)).toContainText('tidak ada uang yang masuk');
      await expect(payments(page).getByRole('listitem')).toHaveCount(1);
      await expect(status(page)).toHaveText('Menunggu pembayaran');
    }
    await online(page).click();
    await page.getByRole('link', { name: 'Bayar sekarang' }).click();
    await expect(status(page)).toHaveText('Lunas');
    await expect(payments(page).getByRole('listitem')).toHaveCount(1);
    expect(made() - before).toBe(3);
  },
);

test('pressed twice, in two tabs or after the way back, it is one payment', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: url });
  const page = await payer(context, { notifies: true });
  const bill = await newBill(page.request);
  await open(page, bill);
  const other = await context.newPage();
  await other.goto(`/admin/payment/confirm/${bill}`);
  const before = made();
  await Promise.all([online(page).dblclick(), online(other).dblclick()]);
  const there = /^https:\/\/app\.midtrans\.example\/snap\//;
  // a second press may ask for the page that is being opened once more, which ends the first opening
  for (const one of [page, other]) await expect(one.getByRole('link', { name: 'Bayar nanti' })).toBeVisible();
  expect(page.url()).toMatch(there);
  expect(other.url()).toBe(page.url());
  await page.goBack();
  await expect(online(page)).toBeEnabled();
  await expect(payments(page)).toContainText('Menunggu pembayaran');
  await online(page).click();
  await expect(page).toHaveURL(other.url());
  expect(made() - before).toBe(1);
});

test(
  'a service that does not answer is told of, and the other ways to pay stay',
  { tag: '@phone' },
  async ({ browser }, { project }) => {
    const context = await browser.newContext({ ...project.use, baseURL: url });
    const page = await payer(context, { notifies: true });
    const bill = await newBill(page.request);
    await open(page, bill);
    server.trouble = 'fails';
    try {
      await online(page).click();
      await expect(page.getByText('Layanan pembayaran sedang tidak menjawab.')).toBeVisible();
    } finally {
      server.trouble = null;
    }
    await expect(page.getByLabel('Bukti pembayaran')).toBeVisible();
    await expect(payments(page)).toHaveCount(0);
    await online(page).click();
    await page.getByRole('link', { name: 'Bayar sekarang' }).click();
    await expect(status(page)).toHaveText('Lunas');
  },
);
