// Who works in a tournament: invited by an owner, by e-mail, once; roles, what each may do, and an owner who stays.
import { MEMBER_ROLES } from '@gelanggang/contract/member-roles';
import type { InvitedMemberAnswer, MembersAnswer } from '@gelanggang/contract/tournament-members';
import { AuditScope1797231910000 } from '@gelanggang/database/migrations/1797231910000-audit-scope';
import { TournamentMembers1797231900000 } from '@gelanggang/database/migrations/1797231900000-tournament-members';
import { makeAccount, makeArena, makeTournament } from '@gelanggang/database/testing/factories';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { TOURNAMENT } from './two-organisers';

type Who = { token: string; accountId: number };

const api = testApi();
const owner = madeBeforeAll(() => api.tokenFor('organiser', { isStranger: true }));
let id: number;
beforeAll(async () => {
  id = await made('Piala Anggota');
});

async function made(name: string, who = owner): Promise<number> {
  const { body } = await api.request
    .post('/api/tournament-settings')
    .set(as(who))
    .field({ ...TOURNAMENT, name })
    .attach('tournament_document', Buffer.from('%PDF-1.7\nisi'), 'THB.pdf')
    .expect(201);
  return (body as { data: { id: number } }).data.id;
}

const post = (path: string, who: Who, body: object) => api.request.post(`/api${path}`).set(as(who)).send(body);
const members = async (who = owner): Promise<MembersAnswer> =>
  ((await api.request.get(`/api/tournaments/${id}/members`).set(as(who)).expect(200)).body as { data: MembersAnswer })
    .data;
const emailOf = async ({ accountId }: Who): Promise<string> =>
  (await api.dataSource.query<{ email: string }[]>('select email from account where id = $1', [accountId]))[0]!.email;

async function invited(who: Who, role: string): Promise<string> {
  const answer = await post(`/tournaments/${id}/invitations`, owner, { email: await emailOf(who), role }).expect(201);
  return (answer.body as InvitedMemberAnswer).data.link.split('#')[1]!;
}

async function member(role: string): Promise<Who> {
  const who = await api.tokenFor('manager');
  await post('/tournament-invitations/accept', who, { token: await invited(who, role) }).expect(200);
  return who;
}

describe('An invitation', () => {
  it('is mailed, tells whoever holds its link what it is about, and makes its account a member once', async () => {
    const who = await api.tokenFor('manager');
    const email = await emailOf(who);
    const token = await invited(who, 'operator');
    const [mail] = await api.dataSource.query<{ text: string }[]>('select text from mail where to_address = $1', [
      email,
    ]);
    expect(mail?.text).toContain(`/admin/tournament-invitation#${token}`);
    const { body } = await api.request.post('/api/tournament-invitations/look').send({ token }).expect(200);
    expect(body).toMatchObject({ data: { tournament: { id, name: 'Piala Anggota' }, email, role: 'operator' } });
    expect((await members()).invitations.map((one) => one.email)).toContain(email);

    const other = await api.tokenFor('manager');
    await post('/tournament-invitations/accept', other, { token }).expect(403);
    await api.request.get(`/api/tournaments/${id}/scored-days`).set(as(who)).expect(403);
    const answers = await Promise.all(
      [1, 2].map(() => post('/tournament-invitations/accept', who, { token }).then(({ status }) => status)),
    );
    expect(answers.sort()).toEqual([200, 409]);
    await api.request.get(`/api/tournaments/${id}/scored-days`).set(as(who)).expect(200);
    expect((await members()).members.find((one) => one.email === email)).toMatchObject({
      role: 'operator',
      version: 1,
    });
    await api.request.post('/api/tournament-invitations/look').send({ token }).expect(409);
    const [audit] = await api.dataSource.query(
      `select scope::text from audit where action = 'tournament.member-joined' and account_id = $1`,
      [who.accountId],
    );
    expect(audit).toEqual({ scope: `{${id}}` });
  });

  it('is not mailed to one address without end, and to another one still', async () => {
    const [who, other] = [await api.tokenFor('manager'), await api.tokenFor('manager')];
    for (let sent = 0; sent < 20; sent += 1) await invited(who, 'operator');
    const again = { email: await emailOf(who), role: 'operator' };
    const { headers } = await post(`/tournaments/${id}/invitations`, owner, again).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const mails = await api.dataSource.query('select from mail where to_address = $1', [again.email]);
    expect(mails).toHaveLength(20);
    await invited(other, 'operator');
  });

  it('ends when another is sent to the same address, when it is withdrawn, declined, or a week old', async () => {
    const who = await api.tokenFor('manager');
    const [first, second] = [await invited(who, 'operator'), await invited(who, 'organiser')];
    await post('/tournament-invitations/accept', who, { token: first }).expect(409);
    const open = (await members()).invitations.at(-1)!;
    await api.request.delete(`/api/tournament-invitations/${open.id}`).set(as(owner)).expect(200);
    await post('/tournament-invitations/accept', who, { token: second }).expect(409);
    const third = await invited(who, 'operator');
    await post('/tournament-invitations/decline', who, { token: third }).expect(200);
    await post('/tournament-invitations/accept', who, { token: third }).expect(409);
    const fourth = await invited(who, 'operator');
    await api.dataSource.query('update tournament_invitation set expires_at = now() where ended_at is null');
    await post('/tournament-invitations/accept', who, { token: fourth }).expect(409);
    expect((await members()).members.map((one) => one.account_id)).not.toContain(who.accountId);
  });

  it('ends with the place of the owner who sent it, or with the account', async () => {
    const second = await member('owner');
    const who = await api.tokenFor('manager');
    const send = async () => {
      const body = { email: await emailOf(who), role: 'owner' };
      const answer = await post(`/tournaments/${id}/invitations`, second, body).expect(201);
      return (answer.body as InvitedMemberAnswer).data.link.split('#')[1]!;
    };
    const isOver = async (token: string) => {
      await api.request.post('/api/tournament-invitations/look').send({ token }).expect(409);
      await post('/tournament-invitations/accept', who, { token }).expect(409);
    };
    const asOwner = await send();
    const { version } = (await members()).members.find((one) => one.account_id === second.accountId)!;
    const change = (role: string, of: number) =>
      api.request.put(`/api/tournaments/${id}/members/${second.accountId}`).set(as(owner)).send({ role, version: of });
    await change('organiser', version).expect(200);
    await isOver(asOwner);
    expect((await members()).invitations.map((one) => one.email)).not.toContain(await emailOf(who));
    await change('owner', version + 1).expect(200);
    await isOver(asOwner);
    const asDisabled = await send();
    await api.dataSource.query('update account set is_active = false where id = $1', [second.accountId]);
    await isOver(asDisabled);
    await api.dataSource.query('update account set is_active = true where id = $1', [second.accountId]);
    await api.request.post('/api/tournament-invitations/look').send({ token: asDisabled }).expect(200);
    await api.request.delete(`/api/tournaments/${id}/members/${second.accountId}`).set(as(owner)).expect(200);
    await isOver(asDisabled);
  });

  it('names the field that is wrong', async () => {
    const errors = async (body: object) =>
      Object.keys(
        ((await post(`/tournaments/${id}/invitations`, owner, body).expect(422)).body as { errors: object }).errors,
      );
    expect(await errors({ email: 'bukan', role: 'operator' })).toEqual(['email']);
    expect(await errors({ email: 'a@contoh.test', role: 'staff' })).toEqual(['role']);
    expect(await errors({ email: await emailOf(owner), role: 'operator' })).toEqual(['email']);
  });
});

describe('A role', () => {
  /** By call: the roles that may. */
  const MAY: readonly (readonly [string, readonly string[]])[] = [
    ['/tournament-settings/ID', ['owner', 'organiser']],
    ['/tournaments/ID/members', ['owner', 'organiser']],
    ['/tournaments/ID/pairings', ['owner', 'organiser']],
    ['/tournaments/ID/schedule-context', ['owner', 'organiser']],
    ['/tournaments/ID/scored-days', ['owner', 'organiser', 'operator']],
    ['/tournaments/ID/insight', ['owner', 'organiser', 'treasurer']],
    ['/bank-statements/ID', ['owner', 'organiser', 'treasurer']],
  ];

  it('opens what it says in this tournament, to an account that enters contingents otherwise', async () => {
    for (const role of ['owner', 'organiser', 'treasurer', 'operator'] as const) {
      const who = await member(role);
      for (const [path, roles] of MAY) {
        const { status } = await api.request.get(`/api${path.replace('ID', String(id))}`).set(as(who));
        expect([role, path, status]).toEqual([role, path, roles.includes(role) ? 200 : 403]);
      }
      const { body } = await api.request.get('/api/user/permissions').set(as(who)).expect(200);
      expect(body).toEqual(expect.arrayContaining([...MEMBER_ROLES[role].permissions]));
      // of the site it opens nothing
      for (const path of ['/category-classes', '/navigation-menus', '/users']) {
        await api.request.get(`/api${path}`).set(as(who)).expect(403);
      }
      await api.request.post('/api/tournament-settings').set(as(who)).field(TOURNAMENT).expect(403);
    }
  });

  it('other than of an owner changes no members and does not delete the tournament', async () => {
    const who = await member('organiser');
    const { may_change: mayChange } = await members(who);
    expect(mayChange).toBe(false);
    await post(`/tournaments/${id}/invitations`, who, { email: 'x@contoh.test', role: 'operator' }).expect(403);
    await api.request.delete(`/api/tournaments/${id}/members/${owner.accountId}`).set(as(who)).expect(403);
    await api.request.delete(`/api/tournament-settings/${id}`).set(as(who)).expect(403);
  });

  it('is changed once by whoever saw it, and taken away at once', async () => {
    const who = await member('operator');
    const change = (role: string, version: number) =>
      api.request
        .put(`/api/tournaments/${id}/members/${who.accountId}`)
        .set(as(owner))
        .send({ role, version })
        .then(({ status }) => status);
    expect((await Promise.all([change('treasurer', 1), change('organiser', 1)])).sort()).toEqual([200, 409]);
    await api.request.delete(`/api/tournaments/${id}/members/${who.accountId}`).set(as(owner)).expect(200);
    await api.request.delete(`/api/tournaments/${id}/members/${who.accountId}`).set(as(owner)).expect(404);
    await api.request.get(`/api/tournaments/${id}/scored-days`).set(as(who)).expect(403);
  });

  it('of an owner stays with somebody, also when two step back at once', async () => {
    const second = await member('owner');
    const stepBack = ({ accountId }: Who) =>
      api.request
        .delete(`/api/tournaments/${id}/members/${accountId}`)
        .set(as(owner))
        .then(({ status }) => status);
    const others = (await members()).members.filter(
      (one) => one.role === 'owner' && ![owner.accountId, second.accountId].includes(one.account_id),
    );
    for (const { account_id: accountId } of others) expect(await stepBack({ accountId, token: '' })).toBe(200);
    expect((await Promise.all([stepBack(owner), stepBack(second)])).sort()).toEqual([200, 409]);
    const left = await api.dataSource.query<{ id: number }[]>(
      `select account_id as id from tournament_member where tournament_id = $1 and role = 'owner'`,
      [id],
    );
    expect(left).toHaveLength(1);
  });
});

it('Whoever worked here before members were known keeps what it held, and gains nothing', async () => {
  const { manager } = api.dataSource;
  const runner = api.dataSource.createQueryRunner();
  await new AuditScope1797231910000().down(runner);
  await new TournamentMembers1797231900000().down(runner);
  // one after the other: what is read is in order of their numbers
  const organiser = await makeAccount(manager, { role: 'organiser', isStranger: true });
  const operator = await makeAccount(manager, { role: 'operator', isStranger: true });
  const club = await makeAccount(manager, { role: 'manager', isStranger: true });
  const admin = await makeAccount(manager, { role: 'admin', isStranger: true });
  const tournament = await makeTournament(manager, { isForeign: true });
  const arena = await makeArena(manager, { tournamentId: tournament.id });
  await manager.query(
    `insert into audit (account_id, action, subject_type, subject_id) values ($1, 'arena-code.made', 'arena', $2)`,
    [organiser.id, arena.id],
  );
  await new TournamentMembers1797231900000().up(runner);
  await new AuditScope1797231910000().up(runner);
  await runner.release();
  const rows = await manager.query(
    'select account_id as id, role from tournament_member where tournament_id = $1 and account_id = any($2) order by 1',
    [tournament.id, [organiser.id, operator.id, club.id, admin.id]],
  );
  expect(rows).toEqual([
    { id: organiser.id, role: 'owner' },
    { id: operator.id, role: 'staff' },
  ]);
  expect(await manager.query('select scope::text from audit where account_id = $1', [organiser.id])).toEqual([
    { scope: `{${tournament.id}}` },
  ]);
});

describe('The team of the day', () => {
  const rolesIn = async (tournamentId: number): Promise<Record<number, string>> => {
    const rows = await api.dataSource.query<{ account_id: number; role: string }[]>(
      'select account_id, role from tournament_member where tournament_id = $1',
      [tournamentId],
    );
    return Object.fromEntries(rows.map(({ account_id, role }) => [account_id, role]));
  };

  it('comes along into the next tournament of its owner, and nobody who holds more', async () => {
    const newest = await made('Piala Tim');
    const works = async (role: string, site: 'manager' | 'weigher' | 'organiser' = 'manager'): Promise<number> => {
      const { accountId } = await api.tokenFor(site, { isStranger: true });
      await api.dataSource.query(
        'insert into tournament_member (tournament_id, account_id, role) values ($1, $2, $3)',
        [newest, accountId, role],
      );
      return accountId;
    };
    const [operator, weigher] = [await works('operator'), await works('staff', 'weigher')];
    const others = [
      await works('organiser'),
      await works('treasurer'),
      await works('owner'),
      await works('staff', 'organiser'),
    ];
    const next = await rolesIn(await made('Piala Berikutnya'));
    expect(next).toMatchObject({ [owner.accountId]: 'owner', [operator]: 'operator', [weigher]: 'staff' });
    for (const one of others) expect(next).not.toHaveProperty(String(one));
  });

  it('comes along from the newest tournament of the site where an admin makes one, and so does who owns all others', async () => {
    const admin = await api.tokenFor('admin');
    const alone = await rolesIn(await made('Piala Admin', admin));
    expect(alone).toMatchObject({ [admin.accountId]: 'owner' });
    const everywhere = await api.dataSource.query<{ account_id: number }[]>(
      `select account_id from tournament_member m join tournament t on t.id = m.tournament_id and t.deleted_at is null
       where role = 'owner' group by account_id
       having count(*) = (select count(*) from tournament where deleted_at is null)`,
    );
    expect(everywhere.map((one) => one.account_id)).toContain(owner.accountId);
    // another organiser of the same site owns none of these, and from its first tournament on nobody owns all
    const other = await api.tokenFor('organiser', { isStranger: true });
    expect(await rolesIn(await made('Piala Lain', other))).toEqual({ [other.accountId]: 'owner' });
    const later = await rolesIn(await made('Piala Admin Kedua', admin));
    expect(later).not.toHaveProperty(String(owner.accountId));
    expect(later).not.toHaveProperty(String(other.accountId));
  });

  it('is joined by whom an admin limits to one of its arenas', async () => {
    const operator = await api.tokenFor('operator', { isStranger: true });
    const arena = await makeArena(api.dataSource.manager, { tournamentId: id });
    const admin = await api.tokenFor('admin');
    const { body } = await api.request.get(`/api/users/${operator.accountId}`).set(as(admin)).expect(200);
    const { name, email, roles, version } = (
      body as { data: { name: string; email: string; roles: { id: number }[]; version: number } }
    ).data;
    const changed = { name, email, version, role_ids: roles.map((role) => role.id), arena_ids: [arena.id] };
    await api.request.put(`/api/users/${operator.accountId}`).set(as(admin)).send(changed).expect(200);
    expect(await rolesIn(id)).toMatchObject({ [operator.accountId]: 'staff' });
  });
});
