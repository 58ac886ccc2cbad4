// The own account: name, password, open sessions.
import { hash } from 'argon2';
import type { LoginAnswer } from '@gelanggang/contract/auth';
import type { SessionAnswer } from '@gelanggang/contract/users';
import { makeAccount } from '@gelanggang/database/testing/factories';
import { as, testApi } from '../../../test/setup/api';
import { isHeldUp } from './held-up';

const api = testApi();

const PASSWORD = 'rahasia-benar';
const signIn = (email: string, password: string, device = 'Uji') =>
  api.request.post('/api/login').set('user-agent', device).send({ email, password });

async function person(): Promise<{ id: number; email: string; token: string }> {
  const { id, email } = await makeAccount(api.dataSource.manager, {
    role: 'manager',
    passwordHash: await hash(PASSWORD),
  });
  const { access_token } = (await signIn(email, PASSWORD, 'Perangkat pertama').expect(200)).body as LoginAnswer;
  return { id, email, token: access_token };
}

it('takes a new name', async () => {
  const { id, email, token } = await person();
  const answer = await api.request.put('/api/user').set(as(token)).send({ name: ' Sari Dewi ' }).expect(200);
  expect(answer.body).toEqual({ user: { id, email, name: 'Sari Dewi', email_verified: false } });
  await api.request
    .get('/api/user')
    .set(as(token))
    .expect(200, answer.body as object);
  await api.request.put('/api/user').set(as(token)).send({ name: ' ' }).expect(422);
  const log = await api.dataSource.query<unknown[]>('select account_id, action from audit where subject_id = $1', [id]);
  expect(log).toEqual([{ account_id: id, action: 'account.renamed' }]);
});

describe('A new address', () => {
  const change = (token: string, body: object) => api.request.put('/api/user/email').set(as(token)).send(body);
  let count = 0;
  const free = () => `alamat-baru-${(count += 1)}@contoh.test`;

  it('asks for the password, ends every other session, and is told to the old one and confirmed by the new one', async () => {
    const { id, email, token } = await person();
    const { access_token: elsewhere } = (await signIn(email, PASSWORD).expect(200)).body as LoginAnswer;
    await api.dataSource.query('update account set email_verified_at = now() where id = $1', [id]);
    const after = free();
    const wrong = await change(token, { email: after, current_password: 'salah' }).expect(422);
    expect(wrong.body).toMatchObject({ errors: { current_password: ['Kata sandi sekarang salah.'] } });
    await api.request.get('/api/user').set(as(elsewhere)).expect(200);

    const answer = await change(token, { email: ` ${after.toUpperCase()} `, current_password: PASSWORD }).expect(200);
    const { user } = answer.body as { user: object };
    expect(user).toMatchObject({ id, email: after, email_verified: false });
    await api.request.get('/api/user').set(as(token)).expect(200, { user });
    await api.request.get('/api/user').set(as(elsewhere)).expect(401);
    await signIn(email, PASSWORD).expect(401);
    await signIn(after, PASSWORD).expect(200);

    const mails = await api.dataSource.query<{ to_address: string; text: string }[]>(
      'select to_address, text from mail where to_address = any($1) order by id',
      [[email, after]],
    );
    expect(mails.map((one) => one.to_address)).toEqual([email, after]);
    expect(mails[0]?.text).toContain(`dari ${email} menjadi ${after}`);
    const link = /verify-email#([\w-]+)/.exec(mails[1]?.text ?? '')?.[1];
    await api.request.post('/api/email/verify').send({ token: link }).expect(200);
    const { body } = await api.request.get('/api/user').set(as(token)).expect(200);
    expect(body).toMatchObject({ user: { email: after, email_verified: true } });
    const log = await api.dataSource.query<unknown[]>('select action, detail from audit where subject_id = $1', [id]);
    expect(log).toEqual([
      {
        action: 'account.email-changed',
        detail: { before: { email }, after: { email: after }, revoked_sessions: 1 },
      },
    ]);
  });

  it('is one, is not the one that is there, and is nobody else’s', async () => {
    const { email, token } = await person();
    const other = await person();
    for (const [wish, said] of [
      ['bukan alamat', expect.any(String)],
      ['', expect.any(String)],
      [email, 'Alamat ini sudah alamat akun Anda.'],
      [other.email, 'E-mail ini sudah terdaftar.'],
    ] as const) {
      const answer = await change(token, { email: wish, current_password: PASSWORD });
      expect([wish, answer.status]).toEqual([wish, 422]);
      expect(answer.body).toMatchObject({ errors: { email: [said] } });
    }
    await signIn(email, PASSWORD).expect(200);
    expect(await api.dataSource.query('select from mail where to_address = $1', [email])).toEqual([]);
  });

  it('ends the links that were mailed to the address before', async () => {
    const { email, token } = await person();
    await api.request.post('/api/password/forgot').send({ email }).expect(200);
    const [mail] = await api.dataSource.query<[{ text: string }]>('select text from mail where to_address = $1', [
      email,
    ]);
    const link = /reset-password#([\w-]+)/.exec(mail.text)?.[1];
    await change(token, { email: free(), current_password: PASSWORD }).expect(200);
    const body = { token: link, password: 'milik-orang-lain', password_confirmation: 'milik-orang-lain' };
    await api.request.post('/api/password/reset').send(body).expect(409);
  });

  it('takes no place of a password that came while the old one was compared', async () => {
    const { id, email, token } = await person();
    const reset = api.dataSource.createQueryRunner();
    await reset.startTransaction();
    await reset.query('update account set password_hash = $2 where id = $1', [id, await hash('milik-pemilik')]);
    await reset.query('update session set revoked_at = now() where account_id = $1', [id]);
    const answer = change(token, { email: free(), current_password: PASSWORD }).then(({ status }) => status);
    await isHeldUp(api.dataSource);
    await reset.commitTransaction();
    await reset.release();
    expect(await answer).toBe(422);
    await signIn(email, 'milik-pemilik').expect(200);
  });

  it('fills nobody’s mailbox: the sixth waits', async () => {
    const { token } = await person();
    for (let round = 0; round < 5; round += 1) {
      await change(token, { email: free(), current_password: PASSWORD }).expect(200);
    }
    await change(token, { email: free(), current_password: PASSWORD }).expect(429);
  });
});

describe('A new password', () => {
  const change = (token: string, body: object) => api.request.put('/api/user/password').set(as(token)).send(body);
  const NEW = { password: 'rahasia-baru', password_confirmation: 'rahasia-baru' };

  it('asks for the old one, ends every other session, keeps this one and is in the log', async () => {
    const { id, email, token } = await person();
    const { access_token: elsewhere } = (await signIn(email, PASSWORD).expect(200)).body as LoginAnswer;
    const wrong = await change(token, { current_password: 'salah', ...NEW }).expect(422);
    expect(wrong.body).toMatchObject({ errors: { current_password: ['Kata sandi sekarang salah.'] } });
    await api.request.get('/api/user').set(as(elsewhere)).expect(200);
    await change(token, { current_password: PASSWORD, ...NEW }).expect(200);
    await api.request.get('/api/user').set(as(elsewhere)).expect(401);
    await api.request.get('/api/user').set(as(token)).expect(200);
    await signIn(email, PASSWORD).expect(401);
    await signIn(email, NEW.password).expect(200);
    const log = await api.dataSource.query<unknown[]>(
      'select account_id, action, detail from audit where subject_id = $1',
      [id],
    );
    expect(log).toEqual([{ account_id: id, action: 'account.password-changed', detail: { revoked_sessions: 1 } }]);
    const told = await api.dataSource.query<{ text: string }[]>('select text from mail where to_address = $1', [email]);
    expect(told).toEqual([
      { text: expect.stringContaining('Kata sandi akun Gelanggang Anda baru saja diganti') as string },
    ]);
    expect(told[0]?.text).not.toContain(NEW.password);
  });

  it('fills nobody’s mailbox: the sixth waits, and what was typed as a name goes to no address that nobody has confirmed', async () => {
    const { email, token } = await person();
    await api.request.put('/api/user').set(as(token)).send({ name: 'Kunjungi contoh.test' }).expect(200);
    const passwords = Array.from({ length: 6 }, (_, n) => (n === 0 ? PASSWORD : `rahasia-ke-${n}`));
    const next = (n: number) => ({
      ...{ current_password: passwords[n - 1], password: passwords[n], password_confirmation: passwords[n] },
    });
    for (const n of [1, 2, 3, 4, 5]) await change(token, next(n)).expect(200);
    const again = { current_password: passwords[5], ...NEW };
    const refused = await change(token, again).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await signIn(email, 'rahasia-ke-5').expect(200);
    const told = await api.dataSource.query<{ text: string }[]>('select text from mail where to_address = $1', [email]);
    expect(told).toHaveLength(5);
    for (const { text } of told) expect(text).not.toContain('Kunjungi');
  });

  it('is long enough and typed twice alike', async () => {
    const { token } = await person();
    const answer = await change(token, { current_password: PASSWORD, password: 'a', password_confirmation: 'b' });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      errors: {
        password: ['Kata sandi paling pendek 8 karakter.'],
        password_confirmation: ['Konfirmasi kata sandi tidak sama.'],
      },
    });
  });

  it('is none of those that everybody chooses, however it is written', async () => {
    const { email, token } = await person();
    for (const password of ['password', 'QwertyUiop', '12345678', 'Sunshine', 'p@ssw0rd']) {
      const chosen = { password, password_confirmation: password };
      const answer = await change(token, { current_password: PASSWORD, ...chosen }).expect(422);
      expect(answer.body).toMatchObject({ errors: { password: [expect.stringContaining('terlalu umum') as string] } });
      const register = { person_responsible: 'Budi', email: 'umum@contoh.test', ...chosen };
      await api.request.post('/api/register').send(register).expect(422);
    }
    expect(await api.dataSource.query('select from mail where to_address = $1', [email])).toEqual([]);
    await signIn(email, PASSWORD).expect(200);
  });

  it('takes no place of one that came while the old one was compared', async () => {
    const { id, email, token } = await person();
    const reset = api.dataSource.createQueryRunner();
    await reset.startTransaction();
    await reset.query('update account set password_hash = $2 where id = $1', [id, await hash('milik-pemilik')]);
    await reset.query('update session set revoked_at = now() where account_id = $1', [id]);
    const answer = change(token, { current_password: PASSWORD, ...NEW }).then(({ status }) => status);
    await isHeldUp(api.dataSource);
    await reset.commitTransaction();
    await reset.release();
    expect(await answer).toBe(422);
    await signIn(email, NEW.password).expect(401);
    await signIn(email, 'milik-pemilik').expect(200);
  });

  it('is not guessed from a session left open: the eleventh wrong old password waits', async () => {
    const { token } = await person();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await change(token, { current_password: `salah${attempt}`, ...NEW }).expect(422);
    }
    // a test's machine may take its time
    await api.dataSource.query(`update attempt set free_at = free_at + interval '1 hour'`);
    await change(token, { current_password: PASSWORD, ...NEW }).expect(429);
  });
});

describe('Open sessions', () => {
  const sessions = async (token: string) =>
    (await api.request.get('/api/user/sessions').set(as(token)).expect(200)).body as SessionAnswer[];

  it('are listed with this one first, without tokens, and one or all others are ended', async () => {
    const { email, token } = await person();
    const tokens: string[] = [];
    for (const device of ['Ponsel', 'Laptop', 'Tablet']) {
      tokens.push(((await signIn(email, PASSWORD, device).expect(200)).body as LoginAnswer).access_token);
    }
    const open = await sessions(token);
    expect(open.map((one) => one.is_current)).toEqual([true, false, false, false]);
    expect(open[0]?.user_agent).toBe('Perangkat pertama');
    expect(Object.keys(open[0] ?? {}).sort()).toEqual([
      'created_at',
      'expires_at',
      'id',
      'is_current',
      'last_used_at',
      'user_agent',
    ]);
    const phone = open.find((one) => one.user_agent === 'Ponsel');
    await api.request.delete(`/api/user/sessions/${phone?.id}`).set(as(token)).expect(200);
    await api.request
      .get('/api/user')
      .set(as(tokens[0] ?? ''))
      .expect(401);
    const rest = await api.request.delete('/api/user/sessions').set(as(token)).expect(200);
    expect(rest.body).toEqual({ message: '2 sesi lain diakhiri' });
    expect(await sessions(token)).toHaveLength(1);
  });

  it('of somebody else answer 404 and stay open', async () => {
    const one = await person();
    const other = await person();
    const [theirs] = await sessions(other.token);
    await api.request.delete(`/api/user/sessions/${theirs?.id}`).set(as(one.token)).expect(404);
    expect(await sessions(other.token)).toHaveLength(1);
  });
});
