// Signing in, out and up through the front door.
import { hash } from 'argon2';
import type { LoginAnswer } from '@gelanggang/contract/auth';
import { makeAccount, makeTournament } from '@gelanggang/database/testing/factories';
import { findStandingSessions, MOST_SESSIONS } from '@gelanggang/database/queries/session.queries';
import { atFullCost } from '../../../test/setup/cheap-passwords.cjs';
import { as, testApi } from '../../../test/setup/api';
import { isHeldUp } from './held-up';

const api = testApi();

const PASSWORD = 'rahasia-benar';
const withPassword = async () =>
  makeAccount(api.dataSource.manager, { role: 'manager', passwordHash: await hash(PASSWORD) });
const login = (email: string, password: string) => api.request.post('/api/login').send({ email, password });

describe('POST /login', () => {
  it('answers a token and the user, and the token opens GET /user', async () => {
    const account = await withPassword();
    const answer = await login(` ${account.email.toUpperCase()} `, PASSWORD).expect(200);
    const body = answer.body as LoginAnswer;
    expect(body.user).toEqual({ id: account.id, name: account.name, email: account.email, email_verified: false });
    const user = await api.request.get('/api/user').set(as(body.access_token)).expect(200);
    expect(user.body).toEqual({ user: body.user });
  });

  it('keeps only the hash of the token', async () => {
    const account = await withPassword();
    const { access_token } = (await login(account.email, PASSWORD)).body as LoginAnswer;
    expect(access_token).toMatch(/^[\w-]{43}$/);
    const rows: { found: boolean }[] = await api.dataSource.query(
      `select exists (select 1 from session where token_hash = sha256($1::bytea)) as found`,
      [Buffer.from(access_token)],
    );
    expect(rows).toEqual([{ found: true }]);
  });

  it('keeps a password in one lane from its next use on, however it was kept before', () =>
    atFullCost(async () => {
      const account = await withPassword();
      const kept = async () => {
        const [row] = await api.dataSource.query<[{ hash: string }]>(
          'select password_hash as hash from account where id = $1',
          [account.id],
        );
        return row.hash;
      };
      expect(await kept()).toContain('p=4');
      await login(account.email, 'salah').expect(401);
      expect(await kept()).toContain('p=4');
      await login(account.email, PASSWORD).expect(200);
      const now = await kept();
      expect(now).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
      await login(account.email, PASSWORD).expect(200);
      expect(await kept()).toBe(now);
    }));

  it('answers an unknown e-mail and a wrong password alike', async () => {
    const account = await withPassword();
    const wrong = await login(account.email, 'salah').expect(401);
    const unknown = await login('tidak-ada@contoh.test', 'salah').expect(401);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.body).toEqual({ message: 'E-mail atau kata sandi salah.', code: 'auth.wrongCredentials' });
  });

  it('refuses an account that was switched off, and its running sessions', async () => {
    const { token, accountId } = await api.tokenFor('manager', {
      email: 'off@contoh.test',
      passwordHash: await hash(PASSWORD),
    });
    await api.request.get('/api/user').set(as(token)).expect(200);
    await api.dataSource.query(`update account set is_active = false where id = $1`, [accountId]);
    await api.request.get('/api/user').set(as(token)).expect(401);
    await login('off@contoh.test', PASSWORD).expect(401);
  });

  it('with a password that is changed while it is compared begins no session', async () => {
    const account = await withPassword();
    const change = api.dataSource.createQueryRunner();
    await change.startTransaction();
    await change.query('update account set password_hash = $2 where id = $1', [account.id, await hash('rahasia-baru')]);
    const answer = login(account.email, PASSWORD).then(({ status }) => status);
    await isHeldUp(api.dataSource);
    await change.commitTransaction();
    await change.release();
    expect(await answer).toBe(401);
    expect(await api.dataSource.query('select from session where account_id = $1', [account.id])).toEqual([]);
    await login(account.email, 'rahasia-baru').expect(200);
  });

  it('with a password that another sign-in hashes anew meanwhile is taken', async () => {
    const account = await withPassword();
    const other = api.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query('update account set password_hash = $2 where id = $1', [account.id, await hash(PASSWORD)]);
    const answer = login(account.email, PASSWORD).then(({ status }) => status);
    await isHeldUp(api.dataSource);
    await other.commitTransaction();
    await other.release();
    expect(await answer).toBe(200);
  });

  it('names the fields that are missing', async () => {
    const answer = await api.request.post('/api/login').send({}).expect(422);
    expect(answer.body).toEqual({
      message: 'Data yang dikirim belum benar.',
      errors: { email: ['Wajib diisi.'], password: ['Wajib diisi.'] },
      code: 'request.invalid',
      codes: { email: ['validation.required'], password: ['validation.required'] },
    });
  });
});

describe('a session', () => {
  it('ends with POST /logout, also one sent with an empty JSON body', async () => {
    const { token } = await api.tokenFor('manager');
    const answer = await api.request
      .post('/api/logout')
      .set({ ...as(token), 'content-type': 'application/json' })
      .expect(200);
    expect(answer.body).toEqual({ message: 'Logged out successfully!' });
    await api.request.get('/api/user').set(as(token)).expect(401);
  });

  it('ends when its time is over', async () => {
    const { token, accountId } = await api.tokenFor('manager');
    await api.dataSource.query(
      `update session set created_at = now() - interval '2 days', expires_at = now() - interval '1 second'
       where account_id = $1`,
      [accountId],
    );
    await api.request.get('/api/user').set(as(token)).expect(401);
  });

  it.each([
    ['admin', 401, 0],
    ['organiser', 200, 1],
    ['operator', 200, 1],
    ['manager', 200, 1],
  ] as const)('that was left alone for half a day: of an %s %i', async (role, status, open) => {
    const { token, accountId } = await api.tokenFor(role);
    const leaveFor = (hours: number) =>
      api.dataSource.query(
        `update session set last_used_at = now() - make_interval(mins => $2) where account_id = $1`,
        [accountId, hours * 60],
      );
    await leaveFor(11.9);
    await api.request.get('/api/user').set(as(token)).expect(200);
    await leaveFor(12.1);
    const { token: other } = await api.tokenFor('admin');
    const { body } = await api.request.get(`/api/users/${accountId}`).set(as(other)).expect(200);
    expect(body).toMatchObject({ data: { sessions_count: open } });
    const [session] = await api.dataSource.query<[{ id: number }]>('select id from session where account_id = $1', [
      accountId,
    ]);
    // what cuts its live sockets
    expect((await findStandingSessions(api.dataSource.manager, [session.id])).size).toBe(open);
    await api.request.get('/api/user').set(as(token)).expect(status);
  });

  it('is one of so many of an account: who signs in once more is signed out where it was not used for longest', async () => {
    const account = await withPassword();
    const { access_token: first } = (await login(account.email, PASSWORD)).body as LoginAnswer;
    await api.dataSource.query(`update session set last_used_at = now() - interval '1 day' where account_id = $1`, [
      account.id,
    ]);
    await api.dataSource.query(
      `insert into session (token_hash, account_id, expires_at)
       select sha256(convert_to($1::text || ' ' || n, 'UTF8')), $1::text::bigint, now() + interval '1 day' from generate_series(2, $2::int) n`,
      [account.id, MOST_SESSIONS],
    );
    await api.request.get('/api/user').set(as(first)).expect(200);
    await api.dataSource.query(
      `update session set last_used_at = now() - interval '1 day' where token_hash = sha256($1::bytea)`,
      [Buffer.from(first)],
    );
    const { access_token: second } = (await login(account.email, PASSWORD)).body as LoginAnswer;
    await api.request.get('/api/user').set(as(first)).expect(401);
    const { body } = await api.request.get('/api/user/sessions').set(as(second)).expect(200);
    expect(body).toHaveLength(MOST_SESSIONS);
  });

  it('ends at once when it is revoked', async () => {
    const { token, accountId } = await api.tokenFor('manager');
    await api.dataSource.query(`update session set revoked_at = now() where account_id = $1`, [accountId]);
    await api.request.get('/api/user').set(as(token)).expect(401);
  });

  it('remembers its last use, at most once a minute', async () => {
    const { token, accountId } = await api.tokenFor('manager');
    const lastUse = async () => {
      const [row] = await api.dataSource.query<{ at: string }[]>(
        `select last_used_at::text as at from session where account_id = $1`,
        [accountId],
      );
      return row?.at;
    };
    const first = await lastUse();
    await api.request.get('/api/user').set(as(token)).expect(200);
    expect(await lastUse()).toBe(first);
    await api.dataSource.query(`update session set last_used_at = now() - interval '2 minutes' where account_id = $1`, [
      accountId,
    ]);
    const early = await lastUse();
    await api.request.get('/api/user').set(as(token)).expect(200);
    expect(await lastUse()).not.toBe(early);
  });

  it.each([
    ['an empty header', ''],
    ['no token', 'Bearer'],
    ['a short token', 'Bearer x'],
    ['another scheme', 'Basic YTpi'],
    ['a token that nobody has', `Bearer ${'a'.repeat(43)}`],
    ['a huge token', `Bearer ${'a'.repeat(5000)}`],
  ])('is not opened by %s', async (_, authorization) => {
    const answer = await api.request.get('/api/user').set({ authorization }).expect(401);
    expect(answer.body).toEqual({ message: 'Silakan masuk terlebih dahulu.', code: 'request.notSignedIn' });
  });
});

describe('POST /register', () => {
  const form = (values: object = {}) => ({
    person_responsible: 'Ibu Manajer',
    email: 'Baru@Contoh.test',
    password: 'rahasia-baru',
    password_confirmation: 'rahasia-baru',
    ...values,
  });

  it('from the page of a tournament is refused once that has closed, and makes no account', async () => {
    const { manager } = api.dataSource;
    const past = { registrationClosesAt: new Date(Date.now() - 60_000) };
    const closed = await makeTournament(manager, { name: 'Piala Tutup', ...past });
    const email = 'terlambat@contoh.test';
    const send = (tournament_slug: string) =>
      api.request.post('/api/register').send({ ...form({ email }), tournament_slug });
    const refused = await send(closed.slug).expect(409);
    expect(refused.body.message).toBe('Pendaftaran Piala Tutup sudah ditutup.');
    await send('tidak-ada').expect(404);
    expect(await api.dataSource.query('select 1 from account where email = $1', [email])).toEqual([]);
    const open = await makeTournament(manager);
    await send(open.slug).expect(201);
  });

  it('makes a contingent manager, who is signed in at once and can sign in again', async () => {
    const answer = await api.request.post('/api/register').send(form()).expect(201);
    expect(answer.body).toEqual({
      message: 'Pendaftaran berhasil! Sebentar lagi Anda akan di arahkan ke halaman Login.',
      access_token: expect.any(String) as string,
      expires_at: expect.any(String) as string,
      user: { id: expect.any(Number) as number, name: 'Ibu Manajer', email: 'baru@contoh.test', email_verified: false },
    });
    const { access_token: begun } = answer.body as LoginAnswer;
    const inside = await api.request.get('/api/user').set(as(begun)).expect(200);
    expect(inside.body).toEqual({
      user: (answer.body as LoginAnswer).user,
    });
    const { access_token } = (await login('baru@contoh.test', 'rahasia-baru').expect(200)).body as LoginAnswer;
    const permissions = await api.request.get('/api/user/permissions').set(as(access_token)).expect(200);
    expect((permissions.body as string[]).sort()).toEqual(
      ['create payment', 'delete member', 'edit payment', 'export member', 'upload payment struk'].sort(),
    );
  });

  it('refuses an e-mail that has an account, however it is written', async () => {
    await makeAccount(api.dataSource.manager, { email: 'ada@contoh.test' });
    const answer = await api.request
      .post('/api/register')
      .send(form({ email: 'ADA@contoh.test' }))
      .expect(422);
    expect(answer.body).toMatchObject({ errors: { email: ['E-mail ini sudah terdaftar.'] } });
  });

  it('makes one account of two sign-ups at once', async () => {
    const both = await Promise.all(
      [1, 2].map(() => api.request.post('/api/register').send(form({ email: 'kembar@contoh.test' }))),
    );
    expect(both.map((one) => one.status).sort()).toEqual([201, 422]);
  });

  it('tells each wrong field its reason', async () => {
    const answer = await api.request
      .post('/api/register')
      .send({ email: 'bukan-alamat', password: 'pendek', password_confirmation: 'lain' })
      .expect(422);
    expect((answer.body as { errors: unknown }).errors).toEqual({
      person_responsible: ['Wajib diisi.'],
      email: ['Alamat e-mail tidak benar.'],
      password: ['Kata sandi paling pendek 8 karakter.'],
      password_confirmation: ['Konfirmasi kata sandi tidak sama.'],
    });
  });
});
