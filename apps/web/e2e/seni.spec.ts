// Seni from the entries to a ranked pool and to a battle final.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { bearer, signIn } from './sign-in';
import { test } from './test';

const TUNGGAL = 2;

/** The calls of the office, signed in. */
async function office(request: APIRequestContext) {
  const headers = await bearer(request, 'admin');
  const answer = async <T>(response: { ok(): boolean; text(): Promise<string> }): Promise<T> => {
    const text = await response.text();
    expect(response.ok(), text).toBe(true);
    return JSON.parse(text) as T;
  };
  return {
    get: async <T>(path: string) => answer<T>(await request.get(`/api${path}`, { headers })),
    post: async <T>(path: string, data: object) => answer<T>(await request.post(`/api${path}`, { headers, data })),
    upload: async (path: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
      answer<unknown>(await request.post(`/api${path}`, { headers, multipart: { payment_document: file } })),
    confirm: async (path: string) =>
      answer<unknown>(await request.post(`/api${path}`, { headers, multipart: { status: 'paid' } })),
  };
}

type Office = Awaited<ReturnType<typeof office>>;
interface Named {
  id: number;
  name: string;
}
const rowsOf = <T>(answer: T[] | { data: T[] }): T[] => (Array.isArray(answer) ? answer : answer.data);

async function home(desk: Office): Promise<Record<string, number>> {
  const first = async (path: string) => rowsOf(await desk.get<Named[] | { data: Named[] }>(path))[0]?.id ?? 0;
  const countries = rowsOf(
    await desk.get<{ id: number; country_name: string }[] | { data: { id: number; country_name: string }[] }>(
      '/countries',
    ),
  );
  const country = countries.find((one) => one.country_name === 'Indonesia')?.id ?? 0;
  const province = await first('/provinces');
  const district = await first(`/districts?province_id=${province}`);
  const subdistrict = await first(`/subdistricts?district_id=${district}`);
  const ward = await first(`/wards?subdistrict_id=${subdistrict}`);
  return {
    ...{ country_id: country, province_id: province, district_id: district },
    ...{ subdistrict_id: subdistrict, ward_id: ward },
  };
}

/** Two contingents of two athletes in tunggal, one age and gender: entered, billed and paid. */
async function enterFour(desk: Office, tournament: Named, gender: 'male' | 'female', age: Age): Promise<void> {
  const place = await home(desk);
  const championship = rowsOf(await desk.get<Named[] | { data: Named[] }>('/championship-categories'))[0]?.id;
  const stamp = Date.now();
  const memberIds: number[] = [];
  for (const [at, contingentName] of ['Elang', 'Rajawali'].entries()) {
    const { data: contingent } = await desk.post<{ data: Named }>('/contingents', {
      ...place,
      name: `Perguruan ${contingentName} ${gender} ${stamp}`,
      pic_name: 'Sari',
      pic_phone: '081234567890',
      pic_email: 'sari@contoh.test',
      address: 'Jl. Pendekar',
      tournament_id: tournament.id,
    });
    for (const n of [1, 2]) {
      const { data: member } = await desk.post<{ data: Named }>('/team-members', {
        ...place,
        contingent_id: contingent.id,
        name: `Atlet ${contingentName} ${n}`,
        birth_place: 'Bandung',
        birth_date: age.birthDate,
        gender,
        body_weight: 60,
        nik: String(3_200_000_000_000_000 + (stamp % 1_000_000_000) * 100 + at * 10 + n + (gender === 'male' ? 50 : 0)),
        address: 'Jl. Pendekar',
        championship_category_id: championship,
        match_category_id: TUNGGAL,
        age_category_id: age.id,
      });
      memberIds.push(member.id);
    }
  }
  const categories = rowsOf(
    await desk.get<{ data: { tournament_id: number; match_category_id: number; registration_fee: number }[] }>(
      '/tournament-match-categories?perPage=100',
    ),
  );
  const fee = categories.find(
    (one) => one.tournament_id === tournament.id && one.match_category_id === TUNGGAL,
  )?.registration_fee;
  const { data: billing } = await desk.post<{ data: { id: number } }>('/billings', {
    tournament_id: tournament.id,
    member_ids: memberIds,
    amount: (fee ?? 0) * memberIds.length,
  });
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await desk.upload(`/billings/${billing.id}/update-document`, {
    name: 'bukti.png',
    mimeType: 'image/png',
    buffer: png,
  });
  await desk.confirm(`/billings/${billing.id}/confirm-payment`);
}

interface Age extends Named {
  birthDate: string;
}

/** One in which nobody of this gender performs yet: a second try begins in another. */
async function unusedAge(desk: Office, tournament: Named, gender: 'male' | 'female'): Promise<Age> {
  const ages = rowsOf(await desk.get<Named[] | { data: Named[] }>('/age-categories'));
  const births: Record<string, string> = { 'Master 1': '1990-05-05', 'Master 2': '1970-05-05' };
  for (const age of ages) {
    const birthDate = births[age.name];
    if (!birthDate) continue;
    const event = `tournament_id=${tournament.id}&match_category_id=${TUNGGAL}&age_category_id=${age.id}&gender=${gender}`;
    const { data } = await desk.get<{ data: { contingents: unknown[] } }>(`/seni/units?${event}`);
    if (data.contingents.length === 0) return { ...age, birthDate };
  }
  throw new Error('every age of the preset that these tests use has performers');
}

/** In the longest time that the dialog names. */
async function score(page: Page, index: number, judges: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Isi nilai/ })
    .nth(index)
    .click();
  const dialog = page.getByRole('dialog');
  for (const judge of [1, 2, 3, 4]) await dialog.getByLabel(`Juri ${judge}`).fill(judges);
  const window = /Waktu (?:\d+:\d+–)?(\d+):(\d+),/.exec((await dialog.textContent()) ?? '');
  await dialog.getByLabel('Menit', { exact: true }).fill(window?.[1] ?? '');
  await dialog.getByLabel('Detik', { exact: true }).fill(window?.[2] ?? '');
  await dialog.getByRole('button', { name: 'Simpan nilai' }).click();
  await expect(dialog).toBeHidden();
}

test('seni goes from the entries over a drawn pool and its ranking to a battle final', async ({
  browser,
  page,
  request,
}, info) => {
  const gender = info.project.name === 'phone' ? 'male' : 'female';
  const desk = await office(request);
  const tournaments = rowsOf(await desk.get<Named[] | { data: Named[] }>('/tournaments/active'));
  const tournament = tournaments.find((one) => one.name === 'Gelanggang Open');
  if (!tournament) throw new Error('the demo has no open tournament');
  const age = await unusedAge(desk, tournament, gender);
  await test.step('four athletes are entered and paid', () => enterFour(desk, tournament, gender, age));

  await test.step('the form draws them in one pool, whose best two go on', async () => {
    await signIn(page, '/admin/seni/create', 'admin');
    await page.getByRole('combobox', { name: 'Turnamen' }).selectOption({ label: tournament.name });
    await page.getByRole('combobox', { name: 'Kategori pertandingan' }).selectOption({ label: 'Tunggal' });
    await expect(
      page.getByText('Please re-select age category and gender after changing match category.'),
    ).toBeVisible();
    await expect(page.getByLabel('Jumlah penampilan per pool')).toBeDisabled();
    await page.getByRole('combobox', { name: 'Kategori usia' }).selectOption({ label: age.name });
    await page.getByRole('combobox', { name: 'Gender' }).selectOption(gender);
    await expect(page.getByText('Pilihan: 2, 3, 4.')).toBeVisible();
    await page.getByLabel('Jumlah penampilan per pool').fill('4');
    await page.getByLabel('Lolos per pool').fill('2');
    await page.getByRole('button', { name: 'Undi', exact: true }).click();
    await expect(page.getByText('Match added successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/seni\?tournament_id=/);
  });

  const group = page.getByRole('region', {
    name: new RegExp(`^Tunggal ${age.name} ${gender === 'male' ? 'Putra' : 'Putri'}$`),
  });
  await test.step('the group is drawn anew after its question', async () => {
    await group.getByRole('button', { name: 'Regenerate' }).click();
    const name = gender === 'male' ? 'PUTRA' : 'PUTRI';
    await expect(
      page.getByText(`Regenerate semua match Tunggal ${age.name} - ${name} (mode: default) ?`),
    ).toBeVisible();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Regenerate' }).click();
    await expect(question.getByText('Alasan wajib diisi.')).toBeVisible();
    await question.getByLabel('Alasan').fill('Dua atlet baru membayar');
    await question.getByRole('button', { name: 'Regenerate' }).click();
    await expect(page.getByText('Berhasil regenerate peserta (mode: default).')).toBeVisible();
  });

  await test.step('scores rank the pool at once', async () => {
    await group.getByRole('link', { name: 'Nilai & peringkat' }).click();
    await expect(page.getByText('Angka undian')).toBeVisible();
    const history = page.getByRole('region', { name: 'Riwayat undian' });
    await expect(history).toContainText('Dua atlet baru membayar');
    // where no news come
    const quiet = await page.context().newPage();
    await quiet.route(/\/socket\.io\//, (route) => route.abort());
    await quiet.goto(page.url());
    await expect(quiet.getByRole('region', { name: 'Riwayat undian' })).toContainText('Dua atlet baru membayar');
    await quiet.getByRole('button', { name: 'Regenerate' }).click();
    await quiet.getByRole('alertdialog').getByLabel('Alasan').fill('Diundi di depan manajer');
    await quiet.getByRole('alertdialog').getByRole('button', { name: 'Regenerate' }).click();
    await expect(quiet.getByRole('region', { name: 'Riwayat undian' })).toContainText('Diundi di depan manajer');
    await quiet.close();
    const lock = page.getByRole('alertdialog');
    await page.getByRole('button', { name: 'Kunci bagan' }).click();
    await lock.getByLabel('Alasan').fill('Sudah diumumkan');
    await lock.getByRole('button', { name: 'Kunci bagan' }).click();
    await expect(page.getByRole('button', { name: 'Regenerate' })).toBeDisabled();
    await page.getByRole('button', { name: 'Buka kunci bagan' }).click();
    await lock.getByLabel('Alasan').fill('Masih uji coba');
    await lock.getByRole('button', { name: 'Buka kunci bagan' }).click();
    await expect(page.getByRole('button', { name: 'Regenerate' })).toBeEnabled();
    await expect(history).toContainText('Kunci bagan dibuka');
    const stranger = await browser.newPage();
    await stranger.goto((await page.getByRole('link', { name: 'Periksa undian' }).getAttribute('href')) ?? '');
    await expect(stranger.getByText('Undian ini cocok.')).toBeVisible();
    await expect(stranger.getByText(/urutan 4 penampilan sama persis/)).toBeVisible();
    await stranger.close();
    for (const judges of ['9,40', '9,70', '9,50', '9,60']) await score(page, 0, judges);
    const ranking = page.getByRole('region', { name: 'Peringkat' }).getByRole('listitem');
    await expect(ranking).toHaveCount(4);
    await expect(ranking.nth(0)).toContainText('9,700');
    await expect(ranking.nth(1)).toContainText('Lolos');
    await expect(ranking.nth(2)).not.toContainText('Lolos');
  });

  await test.step('the best two meet in a battle, and the final has a winner', async () => {
    await page.getByRole('button', { name: 'Undi tahap berikutnya' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Battle', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Undi tahap berikutnya' }).click();
    await expect(page.getByText('Tahap 2')).toBeVisible();
    await score(page, 0, '9,50');
    await score(page, 0, '9,80');
    const final = page.getByRole('region', { name: 'Final' });
    await expect(final.getByText('Menang')).toBeVisible();
    await expect(final).toContainText('9,800');
  });
});
