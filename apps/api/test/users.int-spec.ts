// Accounts and roles as administrators keep them: every change is in the audit log, and one admin always stays.
import type { LoginAnswer } from '@gelanggang/contract/auth';
import { streams } from '@gelanggang/contract/events';
import type { Paginated } from '@gelanggang/contract/http';
import { PERMISSIONS, ROLES } from '@gelanggang/contract/permissions';
import type { AccountRow, ArenaName, RoleAnswer } from '@gelanggang/contract/users';
import { makeAccount, makeArena, makeTournament } from '@gelanggang/database/testing/factories';
import { startApi, type TestApi } from '../../../test/setup/api';
import { queriesOf } from './count-queries';

let api: TestApi;
let admin: { token: string; accountId: number };
let roles: Record<string, number>;
beforeEach(async () => {
  api = await startApi();
  admin = await api.tokenFor('admin');
  const rows = (await api.request.get('/api/roles').set(bearer()).expect(200)).body as RoleAnswer[];
  roles = Object.fromEntries(rows.map((role) => [role.key, role.id]));
});
afterEach(() => api.close());

const bearer = (token = admin.token) => ({ authorization: `Bearer ${token}` });
const post = (path: string, body: object = {}, token?: string) =>
  api.request.post(`/api${path}`).set(bearer(token)).send(body);
const put = (path: string, body: object, token?: string) =>
  api.request.put(`/api${path}`).set(bearer(token)).send(body);
const idOf = (role: string): number => roles[role] ?? 0;
const LAST_ADMIN = {
  message: 'Harus ada paling sedikit satu admin aktif. Angkat admin lain lebih dulu.',
  code: 'users.lastAdmin',
};
/** What is not changed ends no session. */
const emailOf = async (id: number) =>
  ((await api.request.get(`/api/users/${id}`).set(bearer()).expect(200)).body as { data: AccountRow }).data.email;
const audits = (subjectType: string, id: number) =>
  api.dataSource.query<{ account_id: number; action: string; detail: Record<string, unknown> }[]>(
    'select account_id, action, detail from audit where subject_type = $1 and subject_id = $2 order by id',
    [subjectType, id],
  );

describe('An administrator', () => {
  const RINA = { name: 'Rina', email: 'Rina@Contoh.test', password: 'sandi-pertama' };

  it('makes an account with a first password and a role; it signs in, and the log tells who made it', async () => {
    const answer = await post('/users', { ...RINA, role_ids: [idOf('operator')] }).expect(201);
    const { data } = answer.body as { data: AccountRow };
    expect(data).toMatchObject({ name: 'Rina', email: 'rina@contoh.test', is_active: true, sessions_count: 0 });
    expect(data.roles).toEqual([{ id: idOf('operator'), name: ROLES.operator.name }]);
    const signedIn = await api.request
      .post('/api/login')
      .send({ email: 'rina@contoh.test', password: 'sandi-pertama' })
      .expect(200);
    const { access_token } = signedIn.body as LoginAnswer;
    const permissions = await api.request.get('/api/user/permissions').set(bearer(access_token)).expect(200);
    expect(permissions.body).toEqual([...ROLES.operator.permissions]);
    const log = await audits('account', data.id);
    expect(log).toEqual([
      {
        account_id: admin.accountId,
        action: 'account.created',
        detail: { after: { name: 'Rina', email: 'rina@contoh.test', roles: [ROLES.operator.name] } },
      },
    ]);
    expect(JSON.stringify(log)).not.toContain('sandi');
    expect(JSON.stringify(answer.body)).not.toContain('sandi-pertama');
  });

  it('is told what is wrong, and nothing is written', async () => {
    const empty = await post('/users').expect(422);
    expect(Object.keys((empty.body as { errors: object }).errors).sort()).toEqual(['email', 'name', 'role_ids']);
    const shortPassword = await post('/users', { ...RINA, password: 'pendek', role_ids: [idOf('operator')] }).expect(
      422,
    );
    expect(shortPassword.body).toMatchObject({ errors: { password: ['Kata sandi paling pendek 8 karakter.'] } });
    const lost = await post('/users', { ...RINA, role_ids: [999_999] }).expect(422);
    expect(lost.body).toMatchObject({ errors: { role_ids: ['Ada peran yang sudah tidak ada.'] } });
    await post('/users', { ...RINA, role_ids: [idOf('operator')] }).expect(201);
    const twice = await post('/users', { ...RINA, role_ids: [idOf('operator')] }).expect(422);
    expect(twice.body).toMatchObject({ errors: { email: ['E-mail ini sudah terdaftar.'] } });
    const found = await api.request.get('/api/users?search=rina').set(bearer()).expect(200);
    expect((found.body as Paginated<AccountRow>).total).toBe(1);
    await put('/users/999999', { name: 'A', email: 'a@contoh.test', role_ids: [idOf('operator')] }).expect(404);
    await api.request.get('/api/users/999999').set(bearer()).expect(404);
  });

  it("changes name and roles; the account's open sessions have the new permissions at once", async () => {
    const other = await api.tokenFor('manager');
    const email = await emailOf(other.accountId);
    const body = { name: 'Panitia Baru', email, role_ids: [idOf('organiser'), idOf('operator')] };
    const answer = await put(`/users/${other.accountId}`, body).expect(200);
    expect((answer.body as { data: AccountRow }).data).toMatchObject({ name: body.name, email });
    const permissions = await api.request.get('/api/user/permissions').set(bearer(other.token)).expect(200);
    expect(permissions.body).toEqual([...ROLES.organiser.permissions].sort());
    const events = await api.dataSource.query<unknown[]>('select type, data from event where stream = $1', [
      streams.user(other.accountId),
    ]);
    expect(events).toEqual([{ type: 'permissions.changed', data: { role_id: null } }]);
    const log = await audits('account', other.accountId);
    expect(log).toMatchObject([{ action: 'account.updated', detail: { after: { name: body.name } } }]);
    const taken = await put(`/users/${admin.accountId}`, { ...body, role_ids: [idOf('admin')] }).expect(422);
    expect(taken.body).toMatchObject({ errors: { email: ['E-mail ini sudah terdaftar.'] } });
  });

  it('takes nothing of a form that somebody else has overtaken, a password that was set meanwhile changes none', async () => {
    const other = await api.tokenFor('manager');
    const email = await emailOf(other.accountId);
    const read = async () =>
      ((await api.request.get(`/api/users/${other.accountId}`).set(bearer()).expect(200)).body as { data: AccountRow })
        .data;
    const { version } = await read();
    await post(`/users/${other.accountId}/password`, { password: 'cukup-panjang-juga' }).expect(200);
    const first = { name: 'Satu', email, role_ids: [idOf('organiser')], version };
    await put(`/users/${other.accountId}`, first).expect(200);
    await put(`/users/${other.accountId}`, { ...first, name: 'Dua', role_ids: [idOf('operator')] }).expect(409);
    const stands = await read();
    expect(stands).toMatchObject({ name: 'Satu', roles: [{ id: idOf('organiser') }] });
    await put(`/users/${other.accountId}`, { ...first, name: 'Dua', version: stands.version }).expect(200);
  });

  it('changes an e-mail, which ends the sessions of its account, but not the own one that does it', async () => {
    const other = await api.tokenFor('manager');
    const body = { name: 'Panitia Baru', email: 'baru@contoh.test', role_ids: [idOf('organiser')] };
    const answer = await put(`/users/${other.accountId}`, body).expect(200);
    expect((answer.body as { data: AccountRow }).data).toMatchObject({ email: body.email, sessions_count: 0 });
    await api.request.get('/api/user').set(bearer(other.token)).expect(401);
    expect(await audits('account', other.accountId)).toMatchObject([
      { action: 'account.updated', detail: { after: { email: body.email }, revoked_sessions: 1 } },
    ]);
    const own = (await api.request.get(`/api/users/${admin.accountId}`).set(bearer())).body as { data: AccountRow };
    const { name, email } = own.data;
    const asBefore = { name, role_ids: [idOf('admin')] };
    await put(`/users/${admin.accountId}`, { ...asBefore, email: 'admin-baru@contoh.test' }).expect(200);
    await api.request.get('/api/user').set(bearer()).expect(200);
    await put(`/users/${admin.accountId}`, { ...asBefore, email }).expect(200);
  });

  it('limits an operator to arenas, which holds at once, and opens all again', async () => {
    const { manager } = api.dataSource;
    const tournament = await makeTournament(manager);
    const [own, other] = [
      await makeArena(manager, { tournamentId: tournament.id }),
      await makeArena(manager, { tournamentId: tournament.id }),
    ];
    const operator = await api.tokenFor('operator');
    const body = { name: 'Operator', email: await emailOf(operator.accountId), role_ids: [idOf('operator')] };
    const open = async () => {
      const arenas = (await api.request.get('/api/arenas').set(bearer(operator.token)).expect(200)).body as {
        data: { id: number }[];
      };
      return arenas.data.map(({ id }) => id).filter((id) => id === own.id || id === other.id);
    };
    const choices = (await api.request.get('/api/users/arenas').set(bearer()).expect(200)).body as {
      data: ArenaName[];
    };
    expect(choices.data).toContainEqual({ id: own.id, name: own.name, tournament: tournament.name });

    const limited = await put(`/users/${operator.accountId}`, { ...body, arena_ids: [own.id] }).expect(200);
    expect((limited.body as { data: AccountRow }).data.arenas).toMatchObject([{ id: own.id }]);
    expect(await open()).toEqual([own.id]);
    await api.request.get(`/api/arenas/${other.id}`).set(bearer(operator.token)).expect(403);
    // who does not name arenas leaves them as they are
    await put(`/users/${operator.accountId}`, body).expect(200);
    expect(await open()).toEqual([own.id]);
    // an arena that is somebody's only one stays, or that account would run all
    await api.request.delete(`/api/tournament-arenas/${own.id}`).set(bearer()).expect(409);
    await put(`/users/${operator.accountId}`, { ...body, arena_ids: [] }).expect(200);
    expect((await open()).sort()).toEqual([own.id, other.id].sort());

    const wrong = await put(`/users/${operator.accountId}`, { ...body, arena_ids: [999_999] }).expect(422);
    expect(wrong.body).toMatchObject({ errors: { arena_ids: ['Ada gelanggang yang sudah tidak ada.'] } });
    expect((await audits('account', operator.accountId)).map(({ detail }) => detail)).toMatchObject([
      { after: { arenas: [own.name] } },
      { before: { arenas: [own.name] }, after: { arenas: [own.name] } },
      { before: { arenas: [own.name] } },
    ]);
  });

  it('deactivates an account, which ends its sessions, and activates it again', async () => {
    const other = await api.tokenFor('organiser');
    await post(`/users/${other.accountId}/deactivate`).expect(200);
    await api.request.get('/api/user').set(bearer(other.token)).expect(401);
    await post(`/users/${other.accountId}/deactivate`).expect(200);
    await post(`/users/${other.accountId}/activate`).expect(200);
    await api.request.get('/api/user').set(bearer(other.token)).expect(401);
    expect((await audits('account', other.accountId)).map(({ action, detail }) => [action, detail])).toEqual([
      ['account.deactivated', { revoked_sessions: 1 }],
      ['account.activated', { revoked_sessions: 0 }],
    ]);
  });

  it('ends the sessions of an account, and sets a password that replaces the old one', async () => {
    const { body } = await post('/users', { ...RINA, role_ids: [idOf('operator')] }).expect(201);
    const { id } = (body as { data: AccountRow }).data;
    const signIn = (password: string) => api.request.post('/api/login').send({ email: 'rina@contoh.test', password });
    const { access_token: first } = (await signIn('sandi-pertama').expect(200)).body as LoginAnswer;
    await api.request.delete(`/api/users/${id}/sessions`).set(bearer()).expect(200);
    await api.request.get('/api/user').set(bearer(first)).expect(401);
    const { access_token: second } = (await signIn('sandi-pertama').expect(200)).body as LoginAnswer;
    await post(`/users/${id}/password`, { password: 'sandi-kedua' }).expect(200);
    await api.request.get('/api/user').set(bearer(second)).expect(401);
    await signIn('sandi-pertama').expect(401);
    await signIn('sandi-kedua').expect(200);
    const told = await api.dataSource.query<{ text: string }[]>(
      `select text from mail where to_address = 'rina@contoh.test' and subject = 'Kata sandi Gelanggang Anda diganti'`,
    );
    expect(told).toEqual([
      { text: expect.stringMatching(/ baru saja mengganti kata sandi akun Gelanggang Anda/) as string },
    ]);
    expect((await audits('account', id)).map(({ action }) => action)).toEqual([
      'account.created',
      'account.sessions-revoked',
      'account.password-set',
    ]);
  });

  it('reads the list in pages, by name, e-mail, role and state, with as many queries for ten as for one', async () => {
    for (let n = 0; n < 12; n += 1) await makeAccount(api.dataSource.manager, { role: 'manager', name: `Daftar ${n}` });
    await makeAccount(api.dataSource.manager, { role: 'operator', name: 'Daftar mati', isActive: false });
    const list = async (query: string) =>
      (await api.request.get(`/api/users?${query}`).set(bearer()).expect(200)).body as Paginated<AccountRow>;
    expect(await list('search=daftar')).toMatchObject({ total: 13, last_page: 2, per_page: 10 });
    expect((await list('search=daftar&page=2')).data).toHaveLength(3);
    expect((await list(`search=daftar&role_id=${idOf('operator')}`)).data.map(({ name }) => name)).toEqual([
      'Daftar mati',
    ]);
    expect((await list('search=daftar&status=active')).total).toBe(12);
    expect((await list('status=inactive')).total).toBe(1);
    const one = await queriesOf(() => list('perPage=1'));
    const ten = await queriesOf(() => list('perPage=10'));
    expect(ten).toHaveLength(one.length);
    const count = await api.request.get('/api/users/count').set(bearer()).expect(200);
    expect(count.body).toEqual({ total_users: (await list('status=active')).total });
  });
});

describe('The last active admin', () => {
  const asManager = () => ({ name: 'Admin', email: 'admin-lama@contoh.test', role_ids: [idOf('manager')] });

  it('is neither deactivated nor stripped of the role, nor is the role of its permission', async () => {
    await api.dataSource.query('update account set is_active = false where id <> $1', [admin.accountId]);
    expect((await post(`/users/${admin.accountId}/deactivate`).expect(409)).body).toEqual(LAST_ADMIN);
    expect((await put(`/users/${admin.accountId}`, asManager()).expect(409)).body).toEqual(LAST_ADMIN);
    const permissions = PERMISSIONS.filter((one) => one !== 'manage users');
    expect((await put(`/roles/${idOf('admin')}`, { name: 'Admin', permissions }).expect(409)).body).toEqual(LAST_ADMIN);
    await api.request.get('/api/users/count').set(bearer()).expect(200, { total_users: 1 });
    expect(await audits('account', admin.accountId)).toEqual([]);
    expect(await audits('role', idOf('admin'))).toEqual([]);
  });

  it('stays when two admins deactivate each other, or leave the role, at the same moment', async () => {
    await api.dataSource.query('update account set is_active = false where id <> $1', [admin.accountId]);
    for (let round = 0; round < 4; round += 1) {
      const other = await api.tokenFor('admin');
      const answers = await Promise.all([
        round % 2 === 0
          ? post(`/users/${other.accountId}/deactivate`)
          : put(`/users/${other.accountId}`, { ...asManager(), email: `lain${round}@contoh.test` }),
        post(`/users/${admin.accountId}/deactivate`, {}, other.token),
      ]);
      const [left] = await api.dataSource.query<{ count: number }[]>(
        `select count(distinct a.id)::int as count from account a join account_role ar on ar.account_id = a.id
         where a.is_active and ar.role_id = $1`,
        [idOf('admin')],
      );
      expect(left?.count).toBe(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.every(({ status }) => [200, 401, 403, 409].includes(status))).toBe(true);
      if (answers[1]?.status === 200) admin = other;
    }
  });
});

describe('A role', () => {
  it('changes its name and permissions, with a row in the log, and its holders have them at once', async () => {
    const operator = await api.tokenFor('operator');
    const body = { name: 'Operator', permissions: ['operate arena', 'view insight'] };
    const answer = await put(`/roles/${idOf('operator')}`, body).expect(200);
    expect(answer.body).toMatchObject({ data: { ...body, key: 'operator', accounts_count: 1 } });
    const permissions = await api.request.get('/api/user/permissions').set(bearer(operator.token)).expect(200);
    expect(permissions.body).toEqual(body.permissions);
    const events = await api.dataSource.query<unknown[]>(`select type, data from event where stream = 'site'`);
    expect(events).toEqual([{ type: 'permissions.changed', data: { role_id: idOf('operator') } }]);
    expect(await audits('role', idOf('operator'))).toEqual([
      {
        account_id: admin.accountId,
        action: 'role.updated',
        detail: { before: { name: ROLES.operator.name, permissions: ['operate arena'] }, after: body },
      },
    ]);
  });

  it('takes nothing of a form that somebody else has overtaken; an account that got the role meanwhile overtakes none', async () => {
    const id = idOf('operator');
    const read = async () =>
      ((await api.request.get('/api/roles').set(bearer()).expect(200)).body as RoleAnswer[]).find((r) => r.id === id)!;
    const { version, name } = await read();
    await api.tokenFor('operator');
    await put(`/roles/${id}`, { name, permissions: ['operate arena', 'view insight'], version }).expect(200);
    await put(`/roles/${id}`, { name: 'Meja', permissions: ['operate arena'], version }).expect(409);
    const stands = await read();
    expect(stands).toMatchObject({ name, permissions: ['operate arena', 'view insight'] });
    await put(`/roles/${id}`, { name: 'Meja', permissions: stands.permissions, version: stands.version }).expect(200);
  });

  it('refuses a permission that nobody knows, and a role that is not there', async () => {
    const answer = await put(`/roles/${idOf('operator')}`, { name: 'X', permissions: ['semua'] }).expect(422);
    expect(answer.body).toHaveProperty('errors.permissions');
    await put('/roles/999999', { name: 'X', permissions: [] }).expect(404);
  });
});
