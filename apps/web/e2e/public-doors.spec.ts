// Where the doors of a tournament lead: registering with and without an account, a draft that opens to its office alone,
// its document, the gallery, the tab's title, and the order of the dashboard.
// A long walk: `npm test` leaves it to .ci/run and `npm run check`.
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { answerOf } from './api';
import { bearer, signIn } from './sign-in';
import { test } from './test';

interface Card {
  id: number;
  name: string;
  slug: string;
  document: string | null;
  is_registration_open: boolean;
}

async function activeOnes(request: APIRequestContext): Promise<Card[]> {
  return await answerOf<Card[]>(request, '/tournaments/active');
}

async function openOne(request: APIRequestContext): Promise<Card> {
  const found = (await activeOnes(request)).find(({ slug }) => slug === 'gelanggang-open');
  if (!found) throw new Error('The demo has no tournament that is open.');
  return found;
}

test('who is signed in comes from a public page to the contingents to register', async ({ page, request }) => {
  const { id, slug } = await openOne(request);
  await signIn(page, '/admin', 'manager');
  await page.goto(`/detail/${slug}`);
  // 'Daftar' until one of the account's contingents takes part, as one of the demo does
  await page.getByRole('main').getByRole('link', { name: 'Kontingen Anda', exact: true }).click();
  await expect(page).toHaveURL(`/contingent-registration/${id}`);
  await expect(page.getByRole('heading', { name: 'Pendaftaran Kontingen' })).toBeVisible();
  // a shared link to the sign-up leads there too
  await page.goto(`/registration/${slug}`);
  await expect(page).toHaveURL(`/contingent-registration/${id}`);
});

test('the page to sign in sends a signed-in account on, to the asked page where there is one', async ({ page }) => {
  await signIn(page, '/admin', 'manager');
  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/login?next=%2Fadmin%2Fcontingent');
  await expect(page).toHaveURL('/admin/contingent');
  const other = await page.context().newPage();
  await other.goto('/admin/login');
  await expect(other).toHaveURL('/admin');
});

/** A tournament that has never been active, with a document; answers its id. */
async function makeDraft(request: APIRequestContext, name: string): Promise<Card> {
  const made = await request.post('/api/tournament-settings', {
    headers: await bearer(request, 'organiser'),
    multipart: {
      name,
      description: 'Masih disiapkan.',
      location: 'GOR Uji',
      start_date: '2031-05-04',
      end_date: '2031-05-06',
      technical_meeting_date: '2031-05-03',
      status: 'inactive',
      tournament_document: {
        name: 'THB rahasia.pdf',
        mimeType: 'application/pdf',
        buffer: await demoDocument(request),
      },
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { data } = (await made.json()) as { data: { id: number; slug: string } };
  const headers = await bearer(request, 'organiser');
  return await answerOf<Card>(request, `/tournaments/${data.id}`, headers);
}

async function demoDocument(request: APIRequestContext): Promise<Buffer> {
  const { document } = await openOne(request);
  return (await request.get(`/api/download-document/${document}`)).body();
}

const guest = async (browser: Browser, options: object): Promise<Page> => (await browser.newContext(options)).newPage();

test('a draft opens to its office alone; once it was active it stays readable', async ({ browser, page, request }, {
  project,
}) => {
  const draft = await makeDraft(request, `Piala Rencana ${Date.now()}`);
  const visitor = await guest(browser, project.use);
  for (const path of [`/detail/${draft.slug}`, `/schedule/live/${draft.slug}/tanding`, `/peserta/${draft.slug}`]) {
    expect((await visitor.goto(path))?.status(), path).toBe(404);
    await expect(visitor.getByText('Kejuaraan ini tidak ditemukan.')).toBeVisible();
    await expect(visitor.getByText(draft.name)).toHaveCount(0);
  }
  const calls = [
    `/tournaments/detail/${draft.slug}`,
    `/tournaments/${draft.id}`,
    `/tournaments/${draft.id}/arenas`,
    `/tournaments/${draft.id}/match-schedules`,
    `/live/${draft.slug}/tanding`,
    `/entry-lists/${draft.slug}`,
    `/download-document/${draft.document}`,
    `/download-document?filename=${draft.document}`,
  ];
  const manager = await bearer(request, 'manager');
  const organiser = await bearer(request, 'organiser');
  for (const call of calls) {
    expect((await request.get(`/api${call}`)).status(), call).toBe(404);
    expect((await request.get(`/api${call}`, { headers: manager })).status(), call).toBe(404);
    expect((await request.get(`/api${call}`, { headers: organiser })).status(), call).toBe(200);
  }
  for (const list of ['/tournaments/all', '/tournaments?perPage=100']) {
    expect(await (await request.get(`/api${list}`, { headers: manager })).text(), list).not.toContain(draft.name);
    expect(await (await request.get(`/api${list}`, { headers: organiser })).text(), list).toContain(draft.name);
  }
  await signIn(page, `/detail/${draft.slug}`, 'organiser');
  await expect(page.getByRole('heading', { name: draft.name })).toBeVisible();

  const status = async (wanted: string) => {
    const path = `/api/tournament-settings/${draft.id}`;
    const { data } = (await (await request.get(path, { headers: organiser })).json()) as {
      data: Record<string, unknown>;
    };
    const multipart = {
      name: draft.name,
      description: 'Sudah dibuka.',
      location: 'GOR Uji',
      start_date: '2031-05-04',
      end_date: '2031-05-06',
      technical_meeting_date: '2031-05-03',
      status: wanted,
      version: String(data.version),
    };
    const saved = await request.post(`/api/tournament-settings/update/${draft.id}`, { headers: organiser, multipart });
    expect(saved.status(), await saved.text()).toBe(200);
  };
  for (const wanted of ['active', 'inactive']) {
    await status(wanted);
    for (const call of calls) {
      await expect.poll(async () => (await request.get(`/api${call}`)).status(), `${wanted} ${call}`).toBe(200);
    }
  }
  await expect.poll(async () => (await request.get(`/detail/${draft.slug}`)).status()).toBe(200);
  await visitor.goto(`/detail/${draft.slug}`);
  await expect(visitor.getByRole('heading', { name: draft.name })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Daftar', exact: true })).toHaveCount(0);
  await visitor.context().close();
  expect((await request.delete(`/api/tournament-settings/${draft.id}`, { headers: organiser })).ok()).toBe(true);
});

test('the document of each demo tournament is downloaded, a PDF under the name it was given', async ({
  page,
  request,
}) => {
  for (const { slug, name } of (await activeOnes(request)).filter((one) => /gelanggang/.test(one.slug))) {
    await page.goto(`/detail/${slug}`);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download document' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(`THB ${name}.pdf`);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('the gallery is columns of 300 px with 16 px between, centred, and one column on a phone', async ({ page }) => {
  await page.route('**/api/tournaments/gallery', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { id: number; name: string; image: string | null }[] };
    const many = Array.from({ length: 11 }, (_, n) => ({
      ...data[n % data.length],
      id: n + 1,
      image: null,
      name: n % 3 === 0 ? `Kejuaraan ${n} dengan nama yang panjang sekali, dua baris` : `Kejuaraan ${n}`,
    }));
    await route.fulfill({ response, json: { data: many } });
  });
  await page.goto('/detail');
  await expect(page.getByRole('link', { name: /Kejuaraan 10/ })).toBeVisible();
  const shape = async () => {
    const boxes = await page
      .locator('main a[href^="/detail/"]')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()).map(({ x, width }) => ({ x, width })));
    const edges = [...new Set(boxes.map(({ x }) => Math.round(x)))].sort((a, b) => a - b);
    return { widths: [...new Set(boxes.map(({ width }) => Math.round(width)))], edges };
  };
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const { widths, edges } = await shape();
    expect(widths, `${width} px`).toEqual([300]);
    expect(edges, `${width} px`).toHaveLength(columns);
    edges.slice(1).forEach((x, index) => expect(x - (edges[index] ?? 0)).toBe(316));
    const left = edges[0] ?? 0;
    const right = width - ((edges.at(-1) ?? 0) + 300);
    expect(Math.abs(left - right), `${width} px`).toBeLessThanOrEqual(16);
  }
});

test("a tournament's pages keep its name in the tab's title, as the server sent it", async ({ page, request }) => {
  const name = (await activeOnes(request)).find(({ slug }) => slug === 'piala-gelanggang')?.name ?? '';
  for (const path of [
    '/detail/piala-gelanggang',
    '/schedule/piala-gelanggang/tanding',
    '/schedule/piala-gelanggang/seni',
    '/schedule/live/piala-gelanggang/tanding',
    '/schedule/live/piala-gelanggang/seni',
  ]) {
    const served = /<title>([^<]*)<\/title>/.exec(await (await request.get(path)).text())?.[1] ?? '';
    expect(served, path).toContain(name);
    await page.goto(path);
    await page.locator('#root:not([inert])').waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.title(), path).toBe(served);
  }
  // and from page to page, without the server
  const tabs = page.getByRole('navigation', { name: 'Halaman kejuaraan ini' });
  await tabs.getByRole('link', { name: 'Detail', exact: true }).click();
  await expect(page).toHaveTitle(name);
  await tabs.getByRole('link', { name: 'Langsung', exact: true }).click();
  await expect(page).toHaveTitle(new RegExp(` · ${name}$`));
  await page.getByRole('banner').getByRole('link', { name: 'Galeri' }).click();
  await expect(page).toHaveTitle('Galeri Kejuaraan');
});

test('services and prices stop under the header', async ({ page }) => {
  for (const [link, id] of [
    ['Layanan', 'layanan'],
    ['Harga', 'harga'],
  ] as const) {
    for (const from of ['/', '/detail']) {
      await page.goto(from);
      await page.locator('#root:not([inert])').waitFor();
      await page.getByRole('banner').getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expect(async () => {
        const [top, header] = await page.evaluate(
          (one) => [
            document.getElementById(one)?.getBoundingClientRect().top ?? -1,
            document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
          ],
          id,
        );
        expect(top, `${link} from ${from}`).toBeGreaterThanOrEqual(header ?? 0);
        expect(top, `${link} from ${from}`).toBeLessThan((header ?? 0) + 60);
      }).toPass({ timeout: 15_000 });
    }
  }
});

test('the dashboard has the running tournament first, then the open ones, the inactive ones last', async ({
  page,
  request,
}) => {
  const past = await makeDraft(request, `Piala Lama ${Date.now()}`);
  const headers = await bearer(request, 'organiser');
  await signIn(page, '/admin', 'organiser');
  // other tests leave tournaments of their own, so the cards may fill several pages
  const titles = page.getByRole('list', { name: 'Kejuaraan' }).getByRole('listitem').getByRole('heading');
  const next = page.getByRole('button', { name: 'Berikutnya' });
  await expect(titles.first()).toBeVisible();
  const names = await titles.allTextContents();
  while ((await next.isVisible()) && (await next.isEnabled())) {
    await next.click();
    await expect(titles.first()).not.toHaveText(names.at(-10) ?? '');
    names.push(...(await titles.allTextContents()));
  }
  const { data } = await answerOf<{ data: (Card & { status: 'active' | 'inactive'; is_running: boolean })[] }>(
    request,
    '/tournaments?perPage=100',
    headers,
  );
  const places = names.map((name) => {
    const one = data.find((tournament) => tournament.name === name);
    if (!one) throw new Error(`'${name}' is no tournament's name.`);
    return one.is_running ? 0 : one.is_registration_open ? 1 : one.status === 'active' ? 2 : 3;
  });
  expect(places, names.join(' | ')).toEqual(places.toSorted((a, b) => a - b));
  expect(names[0]).toContain('Piala Gelanggang');
  expect(places[names.findIndex((name) => name.includes('Gelanggang Open'))]).toBe(1);
  expect(places[names.indexOf(past.name)]).toBe(3);
  expect((await request.delete(`/api/tournament-settings/${past.id}`, { headers })).ok()).toBe(true);
});

test("'@name' is taken for the page of an account", async ({ page, request }) => {
  const headers = await bearer(request, 'admin');
  const { data: before } = await answerOf<{ data: Record<string, string> & { version: string } }>(
    request,
    '/site-settings',
  );
  await signIn(page, '/admin/site', 'admin');
  await page.getByLabel('Instagram').fill('@gelanggang.id');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByLabel('Instagram')).toHaveValue('https://www.instagram.com/gelanggang.id');
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' });
  await expect(link).toHaveAttribute('href', 'https://www.instagram.com/gelanggang.id');
  const { data: now } = await answerOf<{ data: { version: number } }>(request, '/site-settings');
  const restored = await request.put('/api/site-settings', { headers, data: { ...before, version: now.version } });
  expect(restored.ok()).toBe(true);
});
