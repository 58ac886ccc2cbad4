// Menus and accounts (spec 1 §2 "Navigation list"): a new menu shows in pages that are open, a new operator signs in.
import { expect, type Page } from '@playwright/test';
import { signIn } from './sign-in';
import { test } from './test';

/** On a phone the sidebar stands behind a button. */
async function openSidebar(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Buka menu' });
  await expect(button.or(page.getByRole('navigation', { name: 'Menu admin' })).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
}

test('a menu that an admin makes, renames and deletes follows in the sidebar of another open page', async ({
  browser,
  page,
}, { project }) => {
  test.slow();
  const name = `Bagan ${project.name}`;
  const other = await (await browser.newContext(project.use)).newPage();
  await Promise.all([signIn(page, '/admin', 'admin'), signIn(other, '/admin', 'organiser')]);
  await openSidebar(other);
  const sidebar = other.getByRole('navigation', { name: 'Menu admin' });
  await expect(sidebar.getByRole('link', { name: 'Dasbor' })).toBeVisible();

  await page.goto('/admin/navigation/create');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Wajib diisi.')).toBeVisible();
  await expect(page.getByLabel('Nama')).toBeFocused();
  await page.getByLabel('Nama').fill(name);
  await page.getByLabel('Jenis').selectOption('admin');
  await page.getByLabel('Alamat').fill('/admin/tanding');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Menu created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/navigation$/);
  await expect(sidebar.getByRole('link', { name })).toHaveAttribute('href', '/admin/tanding');

  await page.goto(`/admin/navigation?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Ubah' }).click();
  await expect(page).toHaveTitle('Ubah Menu');
  await page.getByLabel('Nama').fill(`${name} baru`);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Menu updated successfully!')).toBeVisible();
  await expect(sidebar.getByRole('link', { name: `${name} baru` })).toBeVisible();

  await page.goto(`/admin/navigation?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Hapus' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Konfirmasi Hapus' })).toContainText(`${name} baru`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('No data found.')).toBeVisible();
  await expect(sidebar.getByRole('link', { name: `${name} baru` })).toHaveCount(0);
  await other.context().close();
});

test(
  'a public menu stands in the public header, and one with submenus is not deleted',
  { tag: '@both' },
  async ({ browser, page }, { project }) => {
    test.slow();
    const group = `Info ${project.name}`;
    const visitor = await (await browser.newContext(project.use)).newPage();
    await visitor.goto('/');
    await signIn(page, '/admin', 'admin');
    for (const [name, url, parent] of [
      [group, '#', ''],
      [`Berita ${project.name}`, '/detail', group],
    ] as const) {
      await page.goto('/admin/navigation/create');
      await page.getByLabel('Nama').fill(name);
      await page.getByLabel('Alamat').fill(url);
      if (parent) await page.getByRole('combobox', { name: /^Induk/ }).selectOption(parent);
      await page.getByRole('button', { name: 'Simpan' }).click();
      await expect(page).toHaveURL(/\/admin\/navigation$/);
    }
    const header = visitor.getByRole('banner');
    if (project.name === 'phone') await header.getByRole('button', { name: 'Buka menu' }).click();
    else await header.getByRole('button', { name: group }).click();
    await expect(header.getByRole('link', { name: `Berita ${project.name}` })).toHaveAttribute('href', '/detail');

    await page.goto(`/admin/navigation?search=${encodeURIComponent(group)}`);
    await page.getByRole('button', { name: group, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Hapus' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(page.getByRole('alert').filter({ hasText: `submenu: Berita ${project.name}` })).toBeVisible();
    await visitor.context().close();
  },
);

test('name, parent, order and type are enough for a menu: a heading that opens its submenus and leads nowhere', async ({
  page,
}, { project }) => {
  test.slow();
  const heading = `Judul ${project.name}`;
  const child = `Di bawah ${project.name}`;
  await signIn(page, '/admin', 'organiser');
  await page.goto('/admin/navigation/create');
  await expect(page.getByLabel('Jenis')).toHaveValue('public');
  for (const [name, url] of [
    [heading, ''],
    [child, 'tanding'],
  ] as const) {
    await page.goto('/admin/navigation/create');
    await page.getByLabel('Nama').fill(name);
    await page.getByLabel('Jenis').selectOption('admin');
    if (url) {
      await page.getByLabel('Alamat').fill(url);
      await page.getByRole('combobox', { name: /^Induk/ }).selectOption(heading);
    }
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page).toHaveURL(/\/admin\/navigation$/);
  }
  await page.goto('/admin');
  await openSidebar(page);
  const sidebar = page.getByRole('navigation', { name: 'Menu admin' });
  const toggle = sidebar.getByRole('button', { name: heading });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).not.toHaveAttribute('aria-current');
  await expect(sidebar.getByRole('link', { name: heading })).toHaveCount(0);
  await toggle.click();
  await expect(sidebar.getByRole('link', { name: child })).toHaveAttribute('href', '/admin/tanding');
  // the address of the dashboard is one, and stays through the form
  await page.goto('/admin/navigation?search=Dasbor');
  await page.getByRole('button', { name: 'Dasbor', exact: true }).last().click();
  await page.getByRole('menuitem', { name: 'Ubah' }).click();
  await expect(page.getByLabel('Alamat')).toHaveValue('/admin');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Menu updated successfully!')).toBeVisible();
  await page.goto('/admin');
  await openSidebar(page);
  await expect(sidebar.getByRole('link', { name: 'Dasbor' })).toHaveAttribute('aria-current', 'page');
  for (const name of [child, heading]) {
    await page.goto(`/admin/navigation?search=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name, exact: true }).last().click();
    await page.getByRole('menuitem', { name: 'Hapus' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(page.getByText('No data found.')).toBeVisible();
  }
});

test('a new operator signs in with the password that was handed over, and changes it', async ({ browser, page }, {
  project,
}) => {
  test.slow();
  const email = `operator-${project.name}@contoh.test`;
  await signIn(page, '/admin', 'admin');
  await page.goto('/admin/users/create');
  await page.getByLabel('Nama').fill(`Operator ${project.name}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Pilih paling sedikit satu peran.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Operator gelanggang' }).check();
  // at the desk, where nobody reads mail
  await page.getByLabel('Cara masuk pertama').selectOption({ label: 'Serahkan kata sandi' });
  await page.getByRole('button', { name: 'Simpan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Serahkan kata sandi' });
  const password = (await dialog.getByTestId('password').textContent()) ?? '';
  expect(password).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);

  const other = await (await browser.newContext(project.use)).newPage();
  await signIn(other, '/admin', { email, password });
  await openSidebar(other);
  await expect(other.getByRole('navigation', { name: 'Menu admin' }).getByText('Gelanggang').last()).toBeVisible();
  // a role that is given shows in the open sidebar; one that is taken leaves it
  const schedules = other.getByRole('navigation', { name: 'Menu admin' }).getByRole('link', { name: 'Jadwal' });
  for (const isGiven of [true, false]) {
    await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
    await page.getByRole('button', { name: `Operator ${project.name}` }).click();
    await page.getByRole('menuitem', { name: 'Ubah' }).click();
    await page.getByRole('checkbox', { name: 'Panitia' }).setChecked(isGiven);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Pengguna berhasil diubah')).toBeVisible();
    await expect(schedules).toHaveCount(isGiven ? 1 : 0);
  }
  await other.goto('/admin/users');
  await expect(other.getByText('Akun Anda tidak punya izin untuk halaman ini.')).toBeVisible();
  await other.goto('/admin/account');
  const ofPassword = other.getByRole('region', { name: 'Kata sandi', exact: true });
  await ofPassword.getByLabel('Kata sandi sekarang').fill('bukan ini');
  await other.getByLabel('Kata sandi baru', { exact: true }).fill('sandi-sendiri');
  await other.getByLabel('Ulangi kata sandi baru').fill('sandi-sendiri');
  await other.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await expect(other.getByText('Kata sandi sekarang salah.')).toBeVisible();
  await ofPassword.getByLabel('Kata sandi sekarang').fill(password);
  await other.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await expect(other.getByText('Kata sandi diganti. Sesi lain sudah diakhiri.')).toBeVisible();

  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: `Operator ${project.name}` }).click();
  await page.getByRole('menuitem', { name: 'Nonaktifkan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect(page.getByText('Pengguna dinonaktifkan')).toBeVisible();
  await other.goto('/admin');
  await expect(other).toHaveURL(/\/admin\/login/);
  await other.context().close();
});
