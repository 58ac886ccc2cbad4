// Signs a demo account in, at the API and in the browser.
import type { APIRequestContext, Page } from '@playwright/test';

type Account = 'admin' | 'organiser' | 'operator' | 'manager';

const NAMES: Readonly<Record<Account, string>> = {
  admin: 'admin',
  organiser: 'panitia',
  operator: 'operator',
  manager: 'manajer',
};

const accountOf = (who: Account) => ({ email: `${NAMES[who]}@gelanggang.test`, password: 'gelanggang-demo' });

export async function bearer(request: APIRequestContext, who: Account): Promise<{ authorization: string }> {
  const answer = await request.post('/api/login', { data: accountOf(who) });
  const { access_token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}

export async function signIn(page: Page, path: string, who: Account): Promise<void> {
  const { email, password } = accountOf(who);
  await page.goto(`/admin/login?next=${encodeURIComponent(path)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**${path}`);
}
