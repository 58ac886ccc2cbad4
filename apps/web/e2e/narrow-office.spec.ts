// What the office and a manager see on a phone where room is short, where the network is, and what leads on from a refusal.
import type { DrawStandsAnswer, Paginated } from '@gelanggang/contract/http';
import type { AthleteRow } from '@gelanggang/contract/athletes';
import { expect, type Locator } from '@playwright/test';
import { answerOf } from './api';
import { expectToFit } from './fits';
import { bearer, signIn } from './sign-in';
import { slowNetwork } from './slow-network';
import { test } from './test';

const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test(
  'fields side by side stand in one line also where a label takes two, with and without a refusal',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, '/admin/tournament/setup/1', 'organiser');
    const form = page.getByRole('form', { name: 'Jam pertandingan' });
    const pairs = [
      ['Mulai', 'Selesai'],
      ['Istirahat (menit)', 'Pergantian partai (detik)'],
      ['Satu penampilan seni (detik)', 'Bagan'],
    ] as const;
    const expectLines = async () => {
      for (const [left, right] of pairs) {
        const [one, other] = [await boxOf(form.getByLabel(left)), await boxOf(form.getByLabel(right))];
        expect(Math.abs(one.y - other.y), `${left} and ${right}`).toBeLessThan(1);
        expect(one.height, left).toBeGreaterThanOrEqual(44);
      }
    };
    await expectLines();
    await form.getByLabel('Istirahat (menit)').fill('9999');
    await form.getByRole('button', { name: 'Simpan jam' }).click();
    await expect(form.getByLabel('Istirahat (menit)')).toHaveAttribute('aria-invalid', 'true');
    await expectLines();
    await expectToFit(page);
  },
);

test(
  'the title of a page is whole on a phone while its state says that there is no network',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, '/admin/tournament/setup/1', 'organiser');
    const title = page.getByRole('banner').locator('[aria-current=page]');
    await expect(title).toHaveText('Persiapan Turnamen');
    await expect(page.locator('[data-connection=live]')).toBeAttached();
    await page.context().setOffline(true);
    const state = page.getByRole('banner').locator('[data-connection=stale]');
    await expect(state).toContainText('Luring');
    await expect(state).toBeVisible();
    expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    expect((await boxOf(state)).y).toBeGreaterThan((await boxOf(title)).y + 10);
    await page.context().setOffline(false);
  },
);

test('the head of an arena’s desk takes two lines of a phone, not three', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, '/admin/arena/1', 'operator');
  const name = await boxOf(page.getByRole('heading', { level: 1 }));
  const time = await boxOf(page.locator('[data-time]'));
  expect(Math.abs(name.y + name.height / 2 - time.y - time.height / 2)).toBeLessThan(8);
  await expectToFit(page);
});

test('a manager whose contingent is in is not asked to register it above all', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, '/admin', 'manager');
  const card = page
    .getByRole('list', { name: 'Kejuaraan' })
    .getByRole('listitem')
    .filter({ hasText: 'Gelanggang Open' });
  await expect(card.getByRole('link', { name: 'Pendaftaran saya' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Daftar', exact: true })).toHaveCount(0);
});

test('how much of a paper has been sent stands on its button', { tag: '@phone' }, async ({ page, request }) => {
  const [athlete] = (await answerOf<Paginated<AthleteRow>>(request, '/athletes', await bearer(request, 'manager')))
    .data;
  await signIn(page, `/admin/athletes/edit/${athlete?.id}`, 'manager');
  const paper = page.getByRole('group', { name: 'Akta kelahiran' });
  await expect(paper).toBeVisible();
  await slowNetwork(page, { latencyMs: 50, bytesPerSecond: 400_000 });
  const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(600_000, 'a'), Buffer.from('\n%%EOF\n')]);
  await paper.locator('input[type=file]').setInputFiles({ name: 'akta.pdf', mimeType: 'application/pdf', buffer });
  await expect(paper.getByRole('button', { name: /^Mengirim… [1-9]\d?%$/ })).toBeDisabled();
  await expect(paper.getByRole('button', { name: /Mengirim/ })).toHaveCount(0);
});

test('a change that a draw forbids leads to the draw, and what is typed stays', async ({ page, request }) => {
  const headers = await bearer(request, 'organiser');
  const [member] = (await answerOf<Paginated<{ id: number }>>(request, '/team-members', headers)).data;
  await signIn(page, `/admin/team-members/edit/${member?.id}`, 'organiser');
  const refusal: DrawStandsAnswer = {
    message: 'Bagan anggota ini sudah diundi.',
    drawn_pools: [
      { id: 7, name: 'Pool 1', kind: 'tanding' },
      { id: 9, name: 'Pool 2', kind: 'seni' },
    ],
  };
  await page.route(`**/api/team-members/${member?.id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 409, json: refusal }) : route.fallback(),
  );
  await page.getByLabel('Nama lengkap').fill('Nama Baru');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  const said = page.getByRole('alert').filter({ hasText: 'Bagan anggota ini sudah diundi.' });
  await expect(said.getByRole('link', { name: 'Buka bagan Pool 1' })).toHaveAttribute('href', /tanding\/match\/7/);
  await expect(said.getByRole('link', { name: 'Buka bagan Pool 2' })).toHaveAttribute('href', /seni\/match\/9/);
  const opened = page.waitForEvent('popup');
  await said.getByRole('link', { name: 'Buka bagan Pool 1' }).click();
  await (await opened).close();
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Nama Baru');
});
