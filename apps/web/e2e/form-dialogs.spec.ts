// Forms in dialogs: whoever opens one types at once.
import { expect, type Page } from '@playwright/test';
import { addressOf, demoOf, enter, open } from './demo-pages';
import { playedMat, runningMat } from './running-mat';
import { headersOf, session } from './sign-in';
import { test } from './test';

/** Page, the buttons that lead there (a pattern where rows differ: the first of them), and the dialog's title. */
const DIALOGS: readonly [path: string, presses: readonly (string | RegExp)[], title: string | RegExp][] = [
  ['/admin/payment?status=paid', ['Saringan tersimpan', 'Simpan saringan ini…'], 'Simpan saringan'],
  ['/admin/tanding', ['Cetak bagan'], 'Cetak bagan'],
  ['/admin/tanding', ['Undi otomatis'], /./],
  ['/admin/tournament-schedule', ['Nomor partai'], 'Nomor partai'],
  ['/admin/medals', ['Diskualifikasi karena doping'], 'Diskualifikasi karena doping'],
  ['/admin/medals', ['Piagam'], /./],
  ['/admin/weigh-in/papers', ['Batas waktu dan timbang awal'], 'Batas waktu dan timbang awal'],
  ['/admin/entry-check', ['Atur pemeriksaan'], /./],
  ['/admin/officials', ['Petugas baru'], /./],
  ['/admin/officials/duties', ['Tarif dan honor'], 'Tarif dan honor'],
  ['/admin/displays', ['Tambah layar'], /./],
  ['/admin/displays', ['Tambah gambar'], /./],
  ['/admin/tournament/setup/:id', [/^Preset/], /^Preset/],
  ['/admin/tournament/setup/:id', ['Salin dari turnamen lain'], 'Salin dari turnamen lain'],
  ['/admin/tournament/webhooks/:id', ['Tambah webhook'], 'Tambah webhook'],
  ['/admin/roles', [/^Ubah peran/], /^Ubah peran/],
  ['/admin/handover', ['Serahkan'], 'Serahkan turnamen'],
  ['/admin/arena/:played', [/^Koreksi hasil/], /./],
  ['/admin/arena/:running', ['Setel jam'], 'Setel jam partai'],
];

const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('menuitem', { name, exact: true }))
    .first();

/** Of a group of choices the one that is taken. */
const isInFirstField = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('[role$=dialog] form');
    const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
    const first = fields.find(
      (one) => !one.disabled && (one.matches('[aria-pressed]') || !/^(fieldset|submit|button|hidden)$/.test(one.type)),
    );
    const { activeElement } = document;
    if (first?.type === 'radio') return (activeElement as HTMLInputElement).name === first.name;
    return first !== undefined && activeElement === first;
  });

test('the first focus of a form in a dialog is in its first field', { tag: '@both' }, async ({ page, request }) => {
  const admin = await session(request, 'admin');
  const demo = await demoOf(request);
  const desk = headersOf(admin);
  const played = await playedMat(request, desk);
  const running = (await runningMat(request, desk)).arenaId;
  await enter(page, admin);
  await page.goto('/admin');
  let shown = '';
  for (const [path, presses, title] of DIALOGS) {
    await test.step(`${path}: ${presses.join(', ')}`, async () => {
      if (path !== shown) {
        const known = path.replace(':played', String(played)).replace(':running', String(running));
        const address = await addressOf(known, request, desk, demo);
        await open(page, `${address}${address.includes('?') ? '&' : '?'}tournament_id=${demo.tournamentId}`);
      }
      shown = path;
      for (const press of presses) await button(page, press).click();
      const dialog = page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));
      await expect(dialog.locator('form')).toBeVisible();
      await expect.poll(() => isInFirstField(page), { message: String(presses) }).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  }
});
