// Signs an account in, at the API and in the browser. The form of the sign-in page is driven where it is the point (auth,
// main-job, new-manager).
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Headers } from './api';

type Account = 'admin' | 'organiser' | 'operator' | 'manager';

const NAMES: Readonly<Record<Account, string>> = {
  admin: 'admin',
  organiser: 'panitia',
  operator: 'operator',
  manager: 'manajer',
};

interface Credentials {
  email: string;
  password: string;
}

const accountOf = (who: Account | Credentials): Credentials =>
  typeof who === 'string' ? { email: `${NAMES[who]}@gelanggang.test`, password: 'gelanggang-demo' } : who;

export interface SignedIn {
  access_token: string;
  user: object;
}

export async function session(request: APIRequestContext, who: Account | Credentials): Promise<SignedIn> {
  const answer = await request.post('/api/login', { data: accountOf(who) });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as SignedIn;
}

export const headersOf = ({ access_token: token }: SignedIn): Headers => ({ authorization: `Bearer ${token}` });

export async function bearer(request: APIRequestContext, who: Account | Credentials): Promise<Headers> {
  return headersOf(await session(request, who));
}

/** Of three who each do their part of a day. */
export const demoHeaders = async (request: APIRequestContext) => ({
  admin: await bearer(request, 'admin'),
  manager: await bearer(request, 'manager'),
  office: await bearer(request, 'organiser'),
});

/** What the sign-in page leaves on the device, and the page that was wanted. */
export async function signIn(page: Page, path: string, who: Account | Credentials): Promise<void> {
  const { access_token: token, user } = await session(page.request, who);
  // storage is its address's own: any answer of it will do
  await page.goto('/api/health/live');
  await page.evaluate(
    ([t, u]) => {
      localStorage.setItem('gelanggang.token', t);
      localStorage.setItem('gelanggang.user', u);
    },
    [token, JSON.stringify(user)] as const,
  );
  await page.goto(path);
}
