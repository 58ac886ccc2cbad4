// A press that waits behind another one, as on a phone whose processor is busy, comes before the button is busy.
import { expect, type Locator } from '@playwright/test';
import { newTournament } from './new-tournament';
import { bearer, signIn } from './sign-in';
import { test } from './test';

/** The second comes once the first was handled, before anything that the page has put off until later. */
const pressTwice = (button: Locator) =>
  button.evaluate(async (one: HTMLElement) => {
    one.click();
    for (let turn = 0; turn < 500; turn += 1) await Promise.resolve();
    one.click();
  });

test('a form with files that is pressed twice is sent once, and nobody is said to have been faster', async ({
  page,
  request,
}) => {
  const id = await newTournament(request, await bearer(request, 'organiser'), {
    ...{ name: 'Piala Dua Kali', start: '2031-09-01', end: '2031-09-02' },
  });
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.method() !== 'GET' && one.url().includes('/tournament-settings/')) sent.push(new URL(one.url()).pathname);
  });
  await signIn(page, `/admin/tournament/edit/${id}`, 'organiser');
  await page.getByLabel('Nama pendek').fill('Dua Kali');
  await page
    .locator('input[type=file][accept*=pdf]')
    .last()
    .setInputFiles({
      ...{ name: 'spanduk.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nisi') },
    });
  await pressTwice(page.getByRole('button', { name: 'Simpan', exact: true }));
  await expect(page).toHaveURL(/\/admin\/tournament(\?|$)/);
  await expect(page.getByText('Data ini baru saja diubah orang lain.')).toHaveCount(0);
  expect(sent).toEqual([`/api/tournament-settings/update/${id}`]);
});
