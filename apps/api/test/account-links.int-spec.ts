// Forgotten passwords, addresses to confirm and invitations: one-time links in mails, through the front door.
import { hash } from 'argon2';
import type { LoginAnswer } from '@gelanggang/contract/auth';
import type { DevMail } from '@gelanggang/contract/dev-mail';
import type { AccountRow } from '@gelanggang/contract/users';
import { makeAccount } from '@gelanggang/database/testing/factories';
import { as, startApi, testApi } from '../../../test/setup/api';

const api = testApi({ env: { PUBLIC_URL: 'https://contoh.test/', EMBEDDED: 'true' } });
// each test counts mails and guesses of its own, and its people are nobody's namesakes
beforeEach(() =>
  api.dataSource.query(
    `truncate mail, attempt, account_link; update account set email = 'dulu-' || id || '@contoh.test'`,
  ),
);

const PASSWORD = 'rahasia-benar';
const NEW = { password: 'rahasia-baru', password_confirmation: 'rahasia-baru' };
const OVER = { message: 'Tautan ini sudah tidak berlaku. Mintalah tautan baru.', code: 'auth.linkOver' };
const post = (path: string, body: object, token?: string) =>
  api.request
    .post(`/api${path}`)
    .set(token ? as(token) : {})
    .send(body);
const signIn = (email: string, password: string) => post('/login', { email, password });
const mails = () =>
  api.dataSource.query<{ to: string; subject: string; text: string; html: string }[]>(
    'select to_address as "to", subject, text, html from mail order by id',
  );
/** The token of the link in the newest mail. */
async function mailedToken(page: string): Promise<string> {
  const text = (await mails()).at(-1)?.text ?? '';
  return new RegExp(`^https://contoh\\.test/admin/${page}#([\\w-]{43})$`, 'm').exec(text)?.[1] ?? '';
}

/** Some call waits for a row that somebody else holds. */
async function untilWaiting(): Promise<void> {
  for (;;) {
    const [row] = await api.dataSource.query<{ waiting: boolean }[]>(
      `select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`,
    );
    if (row?.waiting) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function person() {
  const account = await makeAccount(api.dataSource.manager, { role: 'manager', passwordHash: await hash(PASSWORD) });
  const { access_token: token } = (await signIn(account.email, PASSWORD).expect(200)).body as LoginAnswer;
  return { id: account.id, email: account.email, token };
}

describe('A forgotten password', () => {
  it('is set anew by the mailed link, once; every session ends and the address is confirmed', async () => {
    const { id, email, token: session } = await person();
    await post('/password/forgot', { email: ` ${email.toUpperCase()}` }).expect(200);
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Atur ulang kata sandi Gelanggang'],
    ]);
    const token = await mailedToken('reset-password');
    const link = await post('/password/link', { token }).expect(200);
    expect(link.body).toEqual({ data: { email, is_invitation: false } });
    await post('/password/reset', { token, ...NEW }).expect(200);
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Atur ulang kata sandi Gelanggang'],
      [email, 'Kata sandi Gelanggang Anda diganti'],
    ]);
    await api.request.get('/api/user').set(as(session)).expect(401);
    await signIn(email, PASSWORD).expect(401);
    const { access_token } = (await signIn(email, NEW.password).expect(200)).body as LoginAnswer;
    const user = await api.request.get('/api/user').set(as(access_token)).expect(200);
    expect(user.body).toMatchObject({ user: { email_verified: true } });
    expect((await post('/password/reset', { token, ...NEW }).expect(409)).body).toEqual(OVER);
    await post('/password/link', { token }).expect(409);
    const log = await api.dataSource.query<unknown[]>('select account_id, action, detail from audit');
    expect(log).toEqual([{ account_id: id, action: 'account.password-reset', detail: { revoked_sessions: 1 } }]);
  });

  it('is answered alike for an e-mail that nobody has, one that is switched off, and after three mails', async () => {
    const { email } = await person();
    await makeAccount(api.dataSource.manager, { email: 'mati@contoh.test', isActive: false });
    const known = await post('/password/forgot', { email }).expect(200);
    for (const other of ['tidak-ada@contoh.test', 'mati@contoh.test', email, email, email, email]) {
      expect((await post('/password/forgot', { email: other }).expect(200)).body).toEqual(known.body);
    }
    expect((await mails()).map(({ to }) => to)).toEqual([email, email, email]);
    await post('/password/forgot', { email: 'bukan-alamat' }).expect(422);
  });

  it('asked for again and again from one place has to wait', async () => {
    for (let n = 0; n < 10; n += 1) await post('/password/forgot', { email: 'tidak-ada@contoh.test' }).expect(200);
    // a test's machine may take its time
    await api.dataSource.query(`update attempt set free_at = free_at + interval '1 hour'`);
    await post('/password/forgot', { email: 'tidak-ada@contoh.test' }).expect(429);
  });

  it('keeps the old one when the new one is not right, and the link stands on', async () => {
    const { email } = await person();
    await post('/password/forgot', { email }).expect(200);
    const token = await mailedToken('reset-password');
    const wrong = await post('/password/reset', { token, password: 'a', password_confirmation: 'b' }).expect(422);
    expect(Object.keys((wrong.body as { errors: object }).errors)).toEqual(['password', 'password_confirmation']);
    await signIn(email, PASSWORD).expect(200);
    await post('/password/reset', { token, ...NEW }).expect(200);
  });

  it.each([
    ['is over', `update account_link set expires_at = now() - interval '1 second'`],
    ['belongs to an account that was switched off', 'update account set is_active = false'],
    ['went to an address that is no longer the account’s', `update account set email = 'x' || email`],
  ])('is refused when the link %s', async (_, sql) => {
    const { email } = await person();
    await post('/password/forgot', { email }).expect(200);
    const token = await mailedToken('reset-password');
    await api.dataSource.query(sql);
    expect((await post('/password/reset', { token, ...NEW }).expect(409)).body).toEqual(OVER);
  });

  it('opens with the newest link only, and with none after the password was changed otherwise', async () => {
    const { email, token: session } = await person();
    await post('/password/forgot', { email }).expect(200);
    const first = await mailedToken('reset-password');
    await post('/password/forgot', { email }).expect(200);
    await post('/password/link', { token: first }).expect(409);
    const second = await mailedToken('reset-password');
    await api.request
      .put('/api/user/password')
      .set(as(session))
      .send({ current_password: PASSWORD, ...NEW })
      .expect(200);
    await post('/password/link', { token: second }).expect(409);
  });

  it('used twice at once is set by one of the two', async () => {
    const { email } = await person();
    await post('/password/forgot', { email }).expect(200);
    const token = await mailedToken('reset-password');
    const both = await Promise.all([1, 2].map(() => post('/password/reset', { token, ...NEW })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is not set by a link to the address before, though somebody is changing it at that moment', async () => {
    const { id, email } = await person();
    await post('/password/forgot', { email }).expect(200);
    const token = await mailedToken('reset-password');
    const changing = api.dataSource.createQueryRunner();
    await changing.startTransaction();
    await changing.query(`update account set email = 'pindah@contoh.test', email_verified_at = null where id = $1`, [
      id,
    ]);
    const setting = post('/password/reset', { token, ...NEW }).then((answer) => answer);
    await untilWaiting();
    await changing.commitTransaction();
    await changing.release();
    expect((await setting).body).toEqual(OVER);
    const [account] = await api.dataSource.query<{ at: Date | null }[]>(
      'select email_verified_at as at from account where id = $1',
      [id],
    );
    expect(account?.at).toBeNull();
    await signIn('pindah@contoh.test', PASSWORD).expect(200);
  });

  it('keeps only the hash of the token', async () => {
    const { email } = await person();
    await post('/password/forgot', { email }).expect(200);
    const rows = await api.dataSource.query<{ row: string }[]>('select account_link::text as row from account_link');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(await mailedToken('reset-password'));
  });
});

describe('The address of a new account', () => {
  const SIGN_UP = { person_responsible: 'Sari <b>Dewi</b>', email: 'sari@contoh.test' };
  async function signUp(): Promise<string> {
    await post('/register', { ...SIGN_UP, password: PASSWORD, password_confirmation: PASSWORD }).expect(201);
    return ((await signIn(SIGN_UP.email, PASSWORD).expect(200)).body as LoginAnswer).access_token;
  }
  const isVerified = async (token: string) =>
    ((await api.request.get('/api/user').set(as(token)).expect(200)).body as { user: { email_verified: boolean } }).user
      .email_verified;

  it('is confirmed by the mailed link; until then the account works, and says so', async () => {
    const session = await signUp();
    expect(await isVerified(session)).toBe(false);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: SIGN_UP.email, subject: 'Konfirmasi alamat e-mail Anda' });
    // what a stranger typed goes to no address that nobody has confirmed
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Sari|Dewi/);
    const token = await mailedToken('verify-email');
    await post('/password/reset', { token, ...NEW }).expect(409);
    await post('/email/verify', { token }).expect(200);
    expect(await isVerified(session)).toBe(true);
    expect((await post('/email/verify', { token }).expect(409)).body).toEqual(OVER);
  });

  it('is mailed again when asked, three times in a quarter of an hour', async () => {
    const session = await signUp();
    const first = await mailedToken('verify-email');
    await post('/email/verification', {}, session).expect(200);
    await post('/email/verification', {}, session).expect(200);
    await post('/email/verification', {}, session).expect(429);
    expect(await mails()).toHaveLength(3);
    await post('/email/verify', { token: first }).expect(409);
    await post('/email/verify', { token: await mailedToken('verify-email') }).expect(200);
    await post('/email/verification', {}, session).expect(200);
    expect(await mails()).toHaveLength(3);
  });

  it('is mailed ten times a day at most: it may be the address of somebody who knows nothing of it', async () => {
    const session = await signUp();
    for (let n = 2; n <= 10; n += 1) {
      await api.dataSource.query(`update account_link set created_at = created_at - interval '1 hour'`);
      await post('/email/verification', {}, session).expect(200);
    }
    await api.dataSource.query(`update account_link set created_at = created_at - interval '1 hour'`);
    await post('/email/verification', {}, session).expect(429);
    await api.dataSource.query(`update account_link set created_at = created_at - interval '20 hours'`);
    await post('/email/verification', {}, session).expect(200);
  });

  it('is greeted by name in a mail about its password once it is confirmed, and not before', async () => {
    const session = await signUp();
    const verification = await mailedToken('verify-email');
    await post('/password/forgot', { email: SIGN_UP.email }).expect(200);
    await post('/email/verify', { token: verification }).expect(200);
    expect(await isVerified(session)).toBe(true);
    await post('/password/forgot', { email: SIGN_UP.email }).expect(200);
    const texts = (await mails()).map(({ text }) => text.split('\n', 1)[0]);
    expect(texts).toEqual(['Halo,', 'Halo,', `Halo ${SIGN_UP.person_responsible},`]);
  });

  it('is not mailed when the sign-up is refused', async () => {
    await signUp();
    await post('/register', { ...SIGN_UP, password: PASSWORD, password_confirmation: PASSWORD }).expect(422);
    expect(await mails()).toHaveLength(1);
  });

  it('has to be confirmed anew when an administrator changes it', async () => {
    const session = await signUp();
    await post('/email/verify', { token: await mailedToken('verify-email') }).expect(200);
    const admin = await api.tokenFor('admin');
    const [account] = await api.dataSource.query<{ id: number; role: number }[]>(
      `select a.id, ar.role_id as role from account a join account_role ar on ar.account_id = a.id where a.email = $1`,
      [SIGN_UP.email],
    );
    const change = (email: string) =>
      api.request
        .put(`/api/users/${account?.id}`)
        .set(as(admin.token))
        .send({ name: 'Sari', email, role_ids: [account?.role] })
        .expect(200);
    const sent = (await mails()).length;
    await change(SIGN_UP.email);
    expect(await mails()).toHaveLength(sent);
    expect(await isVerified(session)).toBe(true);
    const before = (await mails()).length;
    await change('lain@contoh.test');
    const told = (await mails()).slice(before);
    // whoever had the account hears of it too
    expect(told.map(({ to }) => to)).toEqual([SIGN_UP.email, 'lain@contoh.test']);
    expect(told[0]?.text).toContain(`dari ${SIGN_UP.email} menjadi lain@contoh.test`);
    await api.request.get('/api/user').set(as(session)).expect(401);
    const anew = (await signIn('lain@contoh.test', PASSWORD).expect(200)).body as LoginAnswer;
    expect(await isVerified(anew.access_token)).toBe(false);
  });
});

describe('An invitation', () => {
  it('is mailed; nobody signs in before its link chose a password, and it is mailed again when asked', async () => {
    const admin = await api.tokenFor('admin', { name: 'Ibu Ketua' });
    const [role] = await api.dataSource.query<{ id: number }[]>(`select id from role where key = 'operator'`);
    const body = { name: 'Oman', email: 'oman@contoh.test', role_ids: [role?.id] };
    const made = (await post('/users', body, admin.token).expect(201)).body as { message: string; data: AccountRow };
    expect(made).toMatchObject({
      message: 'Undangan dikirim lewat e-mail',
      data: { is_invited: true, email_verified: false },
    });
    expect((await mails())[0]).toMatchObject({ to: body.email, subject: 'Ibu Ketua mengundang Anda ke Gelanggang' });
    for (const guess of ['!', '-', 'apa saja']) await signIn(body.email, guess).expect(401);
    const first = await mailedToken('reset-password');
    await post(`/users/${made.data.id}/invite`, {}, admin.token).expect(200);
    await post('/password/link', { token: first }).expect(409);
    const token = await mailedToken('reset-password');
    const link = await post('/password/link', { token }).expect(200);
    expect(link.body).toEqual({ data: { email: body.email, is_invitation: true } });
    await post('/password/reset', { token, ...NEW }).expect(200);
    // who was invited has just chosen it
    expect((await mails()).map(({ subject }) => subject)).not.toContain('Kata sandi Gelanggang Anda diganti');
    await signIn(body.email, NEW.password).expect(200);
    const again = await post(`/users/${made.data.id}/invite`, {}, admin.token).expect(409);
    expect(again.body).toEqual({ message: 'Pengguna ini sudah mempunyai kata sandi.', code: 'users.hasPassword' });
    const read = await api.request.get(`/api/users/${made.data.id}`).set(as(admin.token)).expect(200);
    expect(read.body).toMatchObject({ data: { is_invited: false, email_verified: true } });
    await post('/users/999999/invite', {}, admin.token).expect(404);
  });
});

describe('The mail of the embedded set-up', () => {
  it('is shown to administrators, the newest first', async () => {
    const { email } = await person();
    await post('/password/forgot', { email }).expect(200);
    const { token } = await api.tokenFor('admin');
    const answer = await api.request.get('/api/dev/mail').set(as(token)).expect(200);
    const [mail] = (answer.body as { data: DevMail[] }).data;
    expect(mail).toMatchObject({ to: email, subject: 'Atur ulang kata sandi Gelanggang', sent_at: null });
    const other = await api.tokenFor('organiser');
    await api.request.get('/api/dev/mail').set(as(other.token)).expect(403);
  });

  it('is not there on a server, nor where a mail server takes it', async () => {
    for (const env of [{ EMBEDDED: 'false' }, { EMBEDDED: 'true', SMTP_URL: 'smtp://127.0.0.1:9' }]) {
      const server = await startApi({ env });
      const { token } = await server.tokenFor('admin');
      await server.request.get('/api/dev/mail').set(as(token)).expect(404);
      await server.close();
    }
  });
});
