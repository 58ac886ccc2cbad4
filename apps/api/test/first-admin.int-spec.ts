// The first admin of an empty system: made once, by the code that the server prints, however many try at once.
import type { LoginAnswer } from '@gelanggang/contract/auth';
import { makeAccount } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { keepFirstAdminCode } from '../src/auth/first-admin';

const api = testApi();
beforeEach(async () => {
  await api.dataSource.query('truncate account, attempt cascade');
  await api.dataSource.query(`delete from setting where key = 'first-admin-code'`);
});

const codeOf = () => api.dataSource.transaction(keepFirstAdminCode);
const form = (code: string, values: object = {}) => ({
  ...{ code, name: 'Sari', email: 'sari@contoh.test' },
  ...{ password: 'kuda-hijau-9', password_confirmation: 'kuda-hijau-9' },
  ...values,
});
const make = (body: object) => api.request.post('/api/first-admin').send(body);
const isNeeded = async () =>
  ((await api.request.get('/api/first-admin').expect(200)).body as { data: { is_needed: boolean } }).data.is_needed;
const counted = async (what: string) =>
  (await api.dataSource.query<[{ count: number }]>(`select count(*)::int as count from ${what}`))[0].count;

it('is made by the code, typed in any way, is signed in and may do everything; the code is gone', async () => {
  const code = (await codeOf()) ?? '';
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{12}$/);
  expect(await isNeeded()).toBe(true);
  const typed = ` ${code.slice(0, 4)}-${code.slice(4, 8).toLowerCase()} ${code.slice(8)} `;
  const { access_token, user } = (await make(form(typed)).expect(201)).body as LoginAnswer;
  expect(user).toMatchObject({ name: 'Sari', email: 'sari@contoh.test' });
  const may = await api.request.get('/api/user/permissions').set({ authorization: `Bearer ${access_token}` });
  expect(may.body).toEqual(expect.arrayContaining(['manage users', 'manage system', 'manage tournament']));
  expect(await isNeeded()).toBe(false);
  expect(await counted(`setting where key = 'first-admin-code'`)).toBe(0);
  expect(await counted(`audit where action = 'account.created' and subject_id = ${user.id}`)).toBe(1);
  await api.request.post('/api/login').send({ email: 'sari@contoh.test', password: 'kuda-hijau-9' }).expect(200);
});

it('is made once by eight that try at once with the right code', async () => {
  const code = (await codeOf()) ?? '';
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => make(form(code, { email: `admin${at}@contoh.test` }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  expect(await counted('account')).toBe(1);
});

it('is refused with a wrong code, without one being kept, and slower after many tries', async () => {
  const wrong = await make(form('AAAAAAAAAAAA')).expect(422);
  expect(Object.keys((wrong.body as { errors: object }).errors)).toEqual(['code']);
  const code = (await codeOf()) ?? '';
  const other = `${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`;
  await make(form(other)).expect(422);
  const statuses: number[] = [];
  for (let at = 0; at < 40; at += 1) statuses.push((await make(form(other))).status);
  expect(statuses).toContain(429);
  expect(await counted('account')).toBe(0);
});

it.each([
  ['code', { code: 'pendek' }],
  ['name', { name: ' ' }],
  ['email', { email: 'bukan' }],
  ['password', { password: '12345678', password_confirmation: '12345678' }],
  ['password_confirmation', { password_confirmation: 'lain' }],
])('names %s where it is wrong', async (field, values) => {
  const answer = await make(form((await codeOf()) ?? '', values)).expect(422);
  expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
  expect(await counted('account')).toBe(0);
});

it('is refused while any admin stands, one that was switched off too, and no code is kept then', async () => {
  const code = (await codeOf()) ?? '';
  const { id } = await makeAccount(api.dataSource.manager, { role: 'admin' });
  await api.dataSource.query('update account set is_active = false where id = $1', [id]);
  expect(await isNeeded()).toBe(false);
  const answer = await make(form(code)).expect(409);
  expect(answer.body).toEqual({ message: 'Sistem ini sudah mempunyai admin.', code: 'auth.adminExists' });
  expect(await codeOf()).toBeNull();
  expect(await counted(`setting where key = 'first-admin-code'`)).toBe(0);
});

it('takes no e-mail that somebody has, and keeps the code then', async () => {
  const { email } = await makeAccount(api.dataSource.manager, { role: 'manager' });
  const code = (await codeOf()) ?? '';
  await make(form(code, { email })).expect(422);
  expect(await codeOf()).toBe(code);
});
