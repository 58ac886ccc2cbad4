// Who guesses, who is held up by it, and who never is: sign-in, sign-up and forgotten passwords, in any number of processes.
import { hash } from 'argon2';
import type { DataSource } from 'typeorm';
import type { LoginAnswer } from '@gelanggang/contract/auth';
import { countAttempt, takeAttemptBack } from '@gelanggang/database/queries/attempt.queries';
import { makeAccount } from '@gelanggang/database/testing/factories';
import request from 'supertest';
import { DataSource as ApiDataSource } from 'typeorm';
import { startApi, type TestApi } from '../../../test/setup/api';
import { type ApiProcess, startApiProcess } from '../../../test/setup/api-process';

const PASSWORD = 'rahasia-benar';
const POOL = 5;

let api: TestApi;
/** The same database, another process. */
let second: ApiProcess;
let passwordHash: string;
beforeAll(async () => {
  api = await startApi({ env: { DB_POOL: String(POOL) } });
  second = await startApiProcess({ DATABASE_URL: api.databaseUrl, NODE_ENV: 'test' });
  passwordHash = await hash(PASSWORD);
});
afterAll(async () => {
  second.process.kill('SIGTERM');
  await second.gone;
  await api.close();
});

const account = () => makeAccount(api.dataSource.manager, { role: 'manager', passwordHash });

interface From {
  url?: string;
  address?: string;
  cookie?: string;
}
let addresses = 0;
const anotherAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`;

/** The test's own machine is a trusted proxy, so a request can come from anywhere. */
const post = (path: string, body: object, { url = api.url, address = anotherAddress(), cookie }: From = {}) =>
  request(url)
    .post(`/api${path}`)
    .set({ 'x-forwarded-for': address, ...(cookie === undefined ? {} : { cookie }) })
    .send(body);
const login = (email: string, password: string, from?: From) => post('/login', { email, password }, from);
const cookieOf = (answer: request.Response) => {
  const [given] = (answer.headers['set-cookie'] as unknown as string[] | undefined) ?? [];
  return given?.split(';')[0] ?? '';
};
/** As after many wrong guesses by devices that nobody knows: the next one is looked at in an hour. */
async function attack(email: string): Promise<void> {
  const limit = { free: 1, firstWait: 3600, longestWait: 3600, forgottenAfter: 7200 };
  for (let tries = 0; tries < 10; tries += 1) {
    await countAttempt(api.dataSource.manager, 'sign-in of unknown devices', email, limit);
    await api.dataSource.query('update attempt set free_at = now() where tries < 10');
  }
}
/** Whoever waits now waits for an hour more: a test's machine may be slow. */
const longer = () => api.dataSource.query(`update attempt set free_at = free_at + interval '1 hour' where tries >= 10`);
/** Wrong guesses until one is refused, from as many machines as there are guesses. */
async function guessUntilRefused(email: string, from: From = {}) {
  for (let guesses = 0; ; guesses += 1) {
    const answer = await login(email, `salah-${guesses}`, from);
    if (answer.status === 429) return { guesses, answer };
    expect(answer.status).toBe(401);
    await longer();
  }
}

describe('Guesses at one account', () => {
  it('from any number of addresses and processes are counted together, and wait', async () => {
    const { email } = await account();
    let tried = 0;
    let answer: request.Response;
    do {
      answer = await login(email, 'salah', { url: tried % 2 === 0 ? api.url : second.url });
      tried += 1;
      await longer();
    } while (answer.status === 401);
    expect([answer.status, tried]).toEqual([429, 11]);
    expect(answer.body).toEqual({
      code: expect.stringMatching(/^request\.tooEarly/),
      message: expect.stringMatching(/^Terlalu banyak percobaan\. Coba lagi dalam \d+ (detik|menit)\.$/),
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    // unknown e-mails are answered alike
    expect((await guessUntilRefused('tidak-ada@contoh.test')).guesses).toBe(10);
  });

  it('hold up no device that has signed in to it before, wherever it is now', async () => {
    const { email } = await account();
    const cookie = cookieOf(await login(email, PASSWORD).expect(200));
    const hall = anotherAddress();
    await attack(email);
    await login(email, PASSWORD, { address: hall }).expect(429);
    await login(email, PASSWORD, { address: hall, cookie }).expect(200);
    await login(email, PASSWORD, { url: second.url, cookie }).expect(200);
  });

  it('hold up nobody at another account, even from the same address', async () => {
    const [attacked, other] = [await account(), await account()];
    const hall = anotherAddress();
    await attack(attacked.email);
    await login(attacked.email, PASSWORD, { address: hall }).expect(429);
    await login(other.email, PASSWORD, { address: hall }).expect(200);
  });

  it('from a device that is known are counted for it alone', async () => {
    const { email } = await account();
    const [one, other] = [cookieOf(await login(email, PASSWORD)), cookieOf(await login(email, PASSWORD))];
    expect((await guessUntilRefused(email, { cookie: one })).guesses).toBe(10);
    await login(email, PASSWORD, { cookie: one }).expect(429);
    await login(email, PASSWORD, { cookie: other }).expect(200);
    await login(email, PASSWORD).expect(200);
  });

  it('are not let through by a cookie of another account, or one that was made up', async () => {
    const [attacked, own] = [await account(), await account()];
    const cookie = cookieOf(await login(own.email, PASSWORD));
    await attack(attacked.email);
    const [name, id = '', signature = ''] = cookie.split(/[=.]/);
    for (const wrong of [
      cookie,
      `${name}=${id}.${signature.replace(/^./, 'x')}`,
      `${name}=${id.replace(/^./, 'x')}.${signature}`,
      `${name}=`,
      `${name}=${'a'.repeat(5000)}`,
      `${name}=${id}.${'.'.repeat(100)}`,
    ]) {
      await login(attacked.email, PASSWORD, { cookie: wrong }).expect(429);
    }
    await login(own.email, PASSWORD, { cookie }).expect(200);
  });

  it('that come all at once, at any number of processes, are looked at as often as one after the other', async () => {
    const limit = { free: 10, firstWait: 100, longestWait: 100, forgottenAfter: 1000 };
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => countAttempt(api.dataSource.manager, 'a test', 'at once', limit)),
    );
    expect(answers.filter((seconds) => seconds === null)).toHaveLength(10);
  });

  it('that are right do not count, however many there are', async () => {
    const { email } = await account();
    for (let at = 0; at < 12; at += 1) await login(email, PASSWORD).expect(200);
  });

  it('do not hold up who asks for a link by mail: it makes the device known', async () => {
    const { email, id } = await account();
    await attack(email);
    await post('/password/forgot', { email }).expect(200);
    const [mail] = await api.dataSource.query<[{ text: string }]>(
      'select text from mail where to_address = $1 order by id desc limit 1',
      [email],
    );
    const token = /reset-password#(\S+)/.exec(mail.text)?.[1];
    const password = 'sandi-yang-baru';
    const reset = await post('/password/reset', { token, password, password_confirmation: password }).expect(200);
    await login(email, password).expect(429);
    const body = (await login(email, password, { cookie: cookieOf(reset) }).expect(200)).body as LoginAnswer;
    expect(body.user.id).toBe(id);
  });
});

describe('The cookie of a device', () => {
  it('opens nothing, names nobody, and no script of a page can read it', async () => {
    const { email } = await account();
    const answer = await login(email, PASSWORD).expect(200);
    const [given] = answer.headers['set-cookie'] as unknown as [string];
    expect(given).toMatch(
      /^gelanggang_device=[\w-]{22}\.[\w-]{22}; Path=\/api; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    await api.request
      .get('/api/user')
      .set({ cookie: cookieOf(answer) })
      .expect(401);
  });

  it('knows ten accounts of a device that many share, the last ones', async () => {
    let cookie = '';
    const accounts = [];
    for (let at = 0; at < 11; at += 1) {
      const one = await account();
      accounts.push(one.email);
      cookie = cookieOf(await login(one.email, PASSWORD, cookie === '' ? {} : { cookie }).expect(200));
    }
    expect(cookie.split('.')).toHaveLength(11);
    for (const email of accounts) await attack(email);
    const statuses = await Promise.all(
      accounts.map(async (email) => (await login(email, PASSWORD, { cookie })).status),
    );
    expect(statuses).toEqual([429, ...Array.from({ length: 10 }, () => 200)]);
  });

  it('goes by https only where people come by https', async () => {
    const own = await startApi({ env: { PUBLIC_URL: 'https://gelanggang.test' } });
    const { email } = await makeAccount(own.dataSource.manager, { passwordHash });
    const answer = await own.request.post('/api/login').send({ email, password: PASSWORD }).expect(200);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; Secure$/);
    await own.close();
  });
});

describe('Limits of their own', () => {
  const form = (email: string) => ({
    person_responsible: 'Ibu Manajer',
    email,
    password: 'rahasia-baru',
    password_confirmation: 'rahasia-baru',
  });

  it('have signing up, forgotten passwords and signing in: none uses up another', async () => {
    const { email } = await account();
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) {
      statuses.push((await post('/register', form(email))).status);
      await longer();
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    await login(email, PASSWORD).expect(200);
    await post('/password/forgot', { email }).expect(200);
    await post('/register', form('lain@contoh.test')).expect(201);
  });

  it('wait longer and longer, at most as long as they say, and begin anew when nobody tries', async () => {
    const limit = { free: 2, firstWait: 1, longestWait: 8, forgottenAfter: 60 };
    const { manager } = api.dataSource;
    const count = () => countAttempt(manager, 'a test', 'of mine', limit);
    const later = (seconds: number) =>
      manager.query(
        'update attempt set tried_at = tried_at - make_interval(secs => $1), free_at = free_at - make_interval(secs => $1)',
        [seconds],
      );
    expect([await count(), await count()]).toEqual([null, null]);
    const waits: (number | null)[] = [];
    for (let at = 0; at < 6; at += 1) {
      waits.push(await count());
      await later(waits.at(-1) ?? 0);
      expect(await count()).toBeNull();
    }
    expect(waits).toEqual([1, 2, 4, 8, 8, 8]);
    await later(61);
    expect([await count(), await count(), await count()]).toEqual([null, null, 1]);
    await takeAttemptBack(manager, 'a test', 'of mine');
    expect([await count(), await count()]).toEqual([null, 1]);
  });
});

describe('Thirty sign-ins at once', () => {
  interface Pool {
    totalCount: number;
    idleCount: number;
    waitingCount: number;
  }

  it('leave the connections of the database to everybody else, and all get in', async () => {
    const accounts = await Promise.all(Array.from({ length: 30 }, account));
    const pool = (api.app.get<DataSource>(ApiDataSource).driver as unknown as { master: Pool }).master;
    let most = 0;
    let waited = 0;
    const look = setInterval(() => {
      most = Math.max(most, pool.totalCount - pool.idleCount);
      waited = Math.max(waited, pool.waitingCount);
    }, 1);
    const answers = await Promise.all(accounts.map(({ email }) => login(email, PASSWORD)));
    clearInterval(look);
    expect(answers.map(({ status }) => status)).toEqual(accounts.map(() => 200));
    expect(waited).toBe(0);
    expect(most).toBeLessThan(POOL);
  });
});
