// How a contingent comes to its manager: invited by the office or claimed, once, by the right account, both sides told.
import type {
  ContingentGlimpse,
  InvitationAnswer,
  InvitationRow,
  InvitedAnswer,
  OwnClaimRow,
  OwnershipAnswer,
  WaitingClaimRow,
} from '@gelanggang/contract/contingent-owners';
import type { Data, ErrorAnswer } from '@gelanggang/contract/http';
import type { ContingentEntity } from '@gelanggang/database/entities/contingent.entity';
import { makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { statementsOf } from './arena-stage';
import { billingStage } from './billing-stage';
import { isHeldUp } from './held-up';
import { useUp } from './used-up';

interface Account {
  token: string;
  accountId: number;
  email: string;
}

const api = testApi();
const bills = madeBeforeAll(() => billingStage(api));
let office: Account;
let manager: Account;
let stranger: Account;
let tournamentId: number;
let lastAccount = 0;

beforeAll(async () => {
  tournamentId = bills.tournamentId;
  office = await account('organiser');
  manager = await account('manager');
  stranger = await account('manager');
});

async function account(role: 'organiser' | 'manager', isVerified = true): Promise<Account> {
  const email = `orang${++lastAccount}@contoh.test`;
  const made = await api.tokenFor(role, { email, emailVerifiedAt: isVerified ? new Date() : null });
  return { ...made, email };
}

const db = () => api.dataSource.manager;
const post = (who: { token: string }, path: string, body: object = {}) =>
  api.request.post(`/api/${path}`).set(as(who)).send(body);
const get = (who: { token: string }, path: string) => api.request.get(`/api/${path}`).set(as(who));
const messageOf = (body: unknown) => (body as ErrorAnswer).message;

const clubOfOffice = (values: Partial<ContingentEntity> = {}) =>
  makeContingent(db(), { accountId: office.accountId, tournamentId, districtId: 3319, provinceId: 33, ...values });

async function invite(contingentId: number, email: string): Promise<{ id: number; token: string }> {
  const { body } = await post(office, `contingents/${contingentId}/invitations`, { email }).expect(201);
  const { id, link } = (body as InvitedAnswer).data;
  return { id, token: link.split('#')[1] ?? '' };
}
async function ownerOf(contingentId: number): Promise<number | undefined> {
  const [row] = await api.dataSource.query<{ account_id: number }[]>(
    'select account_id from contingent where id = $1',
    [contingentId],
  );
  return row?.account_id;
}
async function noticesOf({ accountId }: Account, contingentId: number): Promise<string[]> {
  const rows = await api.dataSource.query<{ kind: string }[]>(
    `select kind from notice where account_id = $1 and (data ->> 'contingent_id')::bigint = $2 order by id`,
    [accountId, contingentId],
  );
  return rows.map(({ kind }) => kind);
}

describe('an invitation', () => {
  it('gives the contingent with its own bills to the account with that address, once', async () => {
    const club = await clubOfOffice({ accountId: bills.manager.accountId });
    const member = await makeTeamMember(db(), { contingentId: club.id, categoryClassId: bills.classId });
    const own = await bills.issue([member.id]);
    const mixed = await bills.issue([
      (await makeTeamMember(db(), { contingentId: club.id, categoryClassId: bills.classId })).id,
      await bills.newMember(),
    ]);
    const { token } = await invite(club.id, ` ${manager.email.toUpperCase()} `);

    const { body } = await api.request.post('/api/contingent-invitations/look').send({ token }).expect(200);
    const { data } = body as InvitationAnswer;
    expect(data).toMatchObject({ email: manager.email, contingent: { name: club.name } });
    // nothing of people before it is theirs
    expect(JSON.stringify(data)).not.toContain(club.picPhone);
    await get(manager, `contingents/${club.id}`).expect(404);

    await post(manager, 'contingent-invitations/accept', { token }).expect(200);
    expect(await ownerOf(club.id)).toBe(manager.accountId);
    await get(manager, `contingents/${club.id}`).expect(200);
    await get(bills.manager, `contingents/${club.id}`).expect(404);
    await get(manager, `team-members/${member.id}`).expect(200);
    await get(manager, `billings/${own}`).expect(200);
    await get(manager, `billings/${mixed}`).expect(404);
    await get(bills.manager, `billings/${mixed}`).expect(200);
    expect(await noticesOf(manager, club.id)).toEqual(['contingent.invited', 'contingent.received']);
    expect(await noticesOf(office, club.id)).toEqual(['contingent.accepted']);
    const [told] = await api.dataSource.query<{ data: object }[]>(
      `select data from notice where account_id = $1 and kind = 'contingent.given-away'`,
      [bills.manager.accountId],
    );
    expect(told?.data).toMatchObject({ contingent: club.name });
    const [audited] = await api.dataSource.query<{ detail: object }[]>(
      `select detail from audit where action = 'contingent.given' and subject_id = $1`,
      [club.id],
    );
    expect(audited?.detail).toMatchObject({ to_account: manager.accountId, by: 'invitation', bills: 1 });

    expect(messageOf((await post(manager, 'contingent-invitations/accept', { token }).expect(409)).body)).toMatch(
      /sudah dipakai/,
    );
    await api.request.post('/api/contingent-invitations/look').send({ token }).expect(409);
  });

  it('ends the secret address of the calendar that who had the contingent knows', async () => {
    const club = await clubOfOffice({ accountId: bills.manager.accountId });
    const { body: before } = await post(bills.manager, `contingents/${club.id}/calendar`).expect(200);
    const address = (url: string) => new URL(url).pathname;
    const known = address((before as Data<{ url: string }>).data.url);
    await api.request.get(known).expect(200);
    const { token } = await invite(club.id, manager.email);
    await post(manager, 'contingent-invitations/accept', { token }).expect(200);
    await api.request.get(known).expect(404);
    const { body: after } = await post(manager, `contingents/${club.id}/calendar`).expect(200);
    await api.request.get(address((after as Data<{ url: string }>).data.url)).expect(200);
  });

  it('tells no address of the calendar to who had the contingent a moment ago', async () => {
    const club = await clubOfOffice({ accountId: manager.accountId });
    const giving = api.dataSource.createQueryRunner();
    await giving.startTransaction();
    await giving.query('select from contingent where id = $1 for update', [club.id]);
    const asked = ['get', 'post'].map(async (method) =>
      api.request[method as 'get' | 'post'](`/api/contingents/${club.id}/calendar`).set(as(manager)),
    );
    await isHeldUp(api.dataSource);
    await giving.query('update contingent set account_id = $2 where id = $1', [club.id, stranger.accountId]);
    await giving.commitTransaction();
    await giving.release();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404]);
  });

  it('is listed for its account with the same few statements, however many there are', async () => {
    const invited = await account('manager');
    const list = () => get(invited, 'contingent-invitations').expect(200);
    await invite((await clubOfOffice()).id, invited.email);
    const few = await statementsOf(list);
    for (let more = 0; more < 3; more += 1) await invite((await clubOfOffice()).id, invited.email);
    expect(((await list()).body as Data<InvitationRow[]>).data).toHaveLength(4);
    expect(await statementsOf(list)).toHaveLength(few.length);
  });

  it('gives nothing once who sent it works for no office of the contingent', async () => {
    const sender = await account('organiser');
    const club = await clubOfOffice();
    const answer = await post(sender, `contingents/${club.id}/invitations`, { email: manager.email }).expect(201);
    const { id, link } = (answer.body as InvitedAnswer).data;
    const token = link.split('#')[1];
    const listed = async () =>
      ((await get(manager, 'contingent-invitations').expect(200)).body as { data: InvitationRow[] }).data.map(
        (one) => one.id,
      );
    expect(await listed()).toContain(id);
    await api.dataSource.query('delete from account_role where account_id = $1', [sender.accountId]);
    await api.dataSource.query('delete from tournament_member where account_id = $1', [sender.accountId]);
    expect(await listed()).not.toContain(id);
    await api.request.post('/api/contingent-invitations/look').send({ token }).expect(409);
    await post(manager, 'contingent-invitations/accept', { token }).expect(409);
    await post(manager, 'contingent-invitations/accept', { id }).expect(409);
    expect(await ownerOf(club.id)).toBe(office.accountId);
  });

  it('is mailed with a token that the database does not hold', async () => {
    const club = await clubOfOffice();
    const { token } = await invite(club.id, 'baru@contoh.test');
    const [mail] = await api.dataSource.query<{ text: string }[]>(
      `select text from mail where to_address = 'baru@contoh.test' order by id desc limit 1`,
    );
    expect(mail?.text).toContain(`/admin/contingent-invitation#${token}`);
    const [kept] = await api.dataSource.query<{ row: string }[]>(
      'select row_to_json(i)::text as row from contingent_invitation i where contingent_id = $1',
      [club.id],
    );
    expect(kept?.row).not.toContain(token);
  });

  it("is no other account's: not by the link, not by its number", async () => {
    const club = await clubOfOffice();
    const { id, token } = await invite(club.id, manager.email);
    for (const step of ['accept', 'decline']) {
      const { body } = await post(stranger, `contingent-invitations/${step}`, { token }).expect(403);
      expect(messageOf(body)).toContain(manager.email);
      await post(stranger, `contingent-invitations/${step}`, { id }).expect(404);
      await api.request.post(`/api/contingent-invitations/${step}`).send({ token }).expect(401);
      await post(stranger, `contingent-invitations/${step}`, {}).expect(422);
      await post(stranger, `contingent-invitations/${step}`, { id, token }).expect(422);
    }
    expect((await get(stranger, 'contingent-invitations').expect(200)).body).toEqual({ data: [] });
    await api.request.delete(`/api/contingent-invitations/${id}`).set(as(manager)).expect(403);
    expect(await ownerOf(club.id)).toBe(office.accountId);
  });

  it('is in the own list only for who has confirmed the address: anybody can sign up with any', async () => {
    const unconfirmed = await account('manager', false);
    const club = await clubOfOffice();
    const { id, token } = await invite(club.id, unconfirmed.email);
    expect((await get(unconfirmed, 'contingent-invitations').expect(200)).body).toEqual({ data: [] });
    await post(unconfirmed, 'contingent-invitations/accept', { id }).expect(404);
    await db().query('update account set email_verified_at = now() where id = $1', [unconfirmed.accountId]);
    const { data } = (await get(unconfirmed, 'contingent-invitations').expect(200)).body as Data<InvitationRow[]>;
    expect(data).toMatchObject([{ id, contingent: { id: club.id, name: club.name } }]);
    await post(unconfirmed, 'contingent-invitations/accept', { id }).expect(200);
    expect(await ownerOf(club.id)).toBe(unconfirmed.accountId);
    await post(unconfirmed, 'contingent-invitations/accept', { token }).expect(409);
  });

  it('ends when it expires, is withdrawn, declined, or another follows it', async () => {
    const club = await clubOfOffice();
    const accept = (token: string) => post(manager, 'contingent-invitations/accept', { token });
    const first = await invite(club.id, manager.email);
    const second = await invite(club.id, manager.email);
    await accept(first.token).expect(409);
    await db().query(`update contingent_invitation set expires_at = now() where id = $1`, [second.id]);
    await accept(second.token).expect(409);
    const third = await invite(club.id, manager.email);
    await api.request.delete(`/api/contingent-invitations/${third.id}`).set(as(office)).expect(200);
    await api.request.delete(`/api/contingent-invitations/${third.id}`).set(as(office)).expect(404);
    await accept(third.token).expect(409);
    const fourth = await invite(club.id, manager.email);
    const { body } = await get(office, `contingents/${club.id}/ownership`).expect(200);
    expect((body as OwnershipAnswer).data).toMatchObject({
      is_of_office: true,
      invitation: { id: fourth.id, email: manager.email },
    });
    await post(manager, 'contingent-invitations/decline', { token: fourth.token }).expect(200);
    await accept(fourth.token).expect(409);
    expect(await noticesOf(office, club.id)).toEqual(['contingent.declined']);
    expect(await ownerOf(club.id)).toBe(office.accountId);
  });

  it('is accepted once by two presses, and not once it is withdrawn at the same moment', async () => {
    const club = await clubOfOffice();
    const { token } = await invite(club.id, manager.email);
    const answers = await Promise.all([1, 2].map(() => post(manager, 'contingent-invitations/accept', { token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const other = await clubOfOffice();
    const race = await invite(other.id, manager.email);
    const [accepted, withdrawn] = await Promise.all([
      post(manager, 'contingent-invitations/accept', { token: race.token }),
      api.request.delete(`/api/contingent-invitations/${race.id}`).set(as(office)),
    ]);
    expect([accepted.status === 200, withdrawn.status === 200].filter(Boolean)).toHaveLength(1);
    expect((await ownerOf(other.id)) === manager.accountId).toBe(accepted.status === 200);
  });

  it('needs an address, an active account behind it, and another one than has it', async () => {
    const club = await clubOfOffice();
    const send = (email: string) => post(office, `contingents/${club.id}/invitations`, { email });
    for (const email of ['', 'bukan alamat', office.email]) await send(email).expect(422);
    const gone = await account('manager');
    await db().query('update account set is_active = false where id = $1', [gone.accountId]);
    await send(gone.email).expect(422);
    await post(office, 'contingents/999999/invitations', { email: manager.email }).expect(404);
    await post(manager, `contingents/${club.id}/invitations`, { email: manager.email }).expect(403);
    for (const token of ['', 'pendek', 'x'.repeat(43)]) {
      const { status } = await api.request.post('/api/contingent-invitations/look').send({ token });
      expect(status).toBe(token.length === 43 ? 409 : 422);
    }
  });
});

describe('a claim', () => {
  const offered = async (who: Account, query: string): Promise<ContingentGlimpse[]> =>
    ((await get(who, `contingent-claims/offered${query}`).expect(200)).body as Data<ContingentGlimpse[]>).data;
  const like = (name: string, district = 3319) => `?name=${encodeURIComponent(name)}&district_id=${district}`;
  const claim = (who: Account, body: object) => post(who, 'contingent-claims', body);
  async function claimed(who: Account, club: ContingentEntity): Promise<number> {
    const { body } = await claim(who, { contingent_id: club.id, name: club.name, district_id: 3319 }).expect(201);
    return (body as { id: number }).id;
  }

  it('is of what the office made under a like name in the same place, shown without people', async () => {
    const club = await clubOfOffice({ name: 'PSHT Kudus', picName: 'Rahasia', picEmail: 'rahasia@contoh.test' });
    await makeContingent(db(), { name: 'PSHT Kudus', districtId: 3319, provinceId: 33 });
    const found = await offered(manager, like('Psht Kab. Kudus'));
    expect(found).toMatchObject([{ id: club.id, name: 'PSHT Kudus', place: expect.stringContaining('Jawa Tengah') }]);
    expect(Object.keys(found[0] ?? {}).sort()).toEqual(['id', 'name', 'place', 'tournaments']);
    expect(await offered(manager, like('PSHT Kudus', 3273))).toEqual([]);
    expect(await offered(manager, like('Tapak Suci'))).toEqual([]);
    expect(await offered(manager, '?name=PSHT%20Kudus')).toEqual([]);
    // its contact by the own confirmed address
    const contact = await account('manager');
    const theirs = await clubOfOffice({ name: 'Elang Putih', picEmail: contact.email.toUpperCase() });
    expect((await offered(contact, '')).map(({ id }) => id)).toEqual([theirs.id]);
    await db().query('update account set email_verified_at = null where id = $1', [contact.accountId]);
    expect(await offered(contact, '')).toEqual([]);
  });

  it('waits after thirty in a day, taken back or not: the whole office is told of each', async () => {
    const busy = await account('manager');
    const club = await clubOfOffice({ name: 'Walet Putih' });
    const id = await claimed(busy, club);
    await api.request
      .delete(`/api/contingent-claims/${id}`)
      .set({ authorization: `Bearer ${busy.token}` })
      .expect(200);
    await useUp(api, 'claims of an account', busy.accountId, 29);
    await claim(busy, { contingent_id: club.id, name: club.name, district_id: 3319 }).expect(429);
  });

  it('shows its maker nothing of the contingent until the office gives it', async () => {
    const club = await clubOfOffice({ name: 'Rajawali Sakti' });
    const member = await makeTeamMember(db(), { contingentId: club.id, categoryClassId: bills.classId });
    const id = await claimed(manager, club);
    await get(manager, `contingents/${club.id}`).expect(404);
    await get(manager, `team-members/${member.id}`).expect(404);
    expect(await noticesOf(office, club.id)).toEqual(['contingent.claimed']);
    const waiting = ((await get(office, 'contingent-claims/waiting').expect(200)).body as Data<WaitingClaimRow[]>).data;
    expect(waiting.find((one) => one.id === id)).toMatchObject({
      members: 1,
      account: { id: manager.accountId, email: manager.email, is_verified: true },
    });
    await get(manager, 'contingent-claims/waiting').expect(403);
    await post(manager, `contingent-claims/${id}/accept`).expect(403);
    await post(office, `contingent-claims/${id}/accept`).expect(200);
    await get(manager, `team-members/${member.id}`).expect(200);
    expect(await noticesOf(manager, club.id)).toEqual(['contingent.received']);
    await post(office, `contingent-claims/${id}/accept`).expect(409);
    await post(office, `contingent-claims/${id}/refuse`, { reason: 'Terlambat' }).expect(409);
  });

  it('is refused with a reason, which its maker reads, and may be made again', async () => {
    const club = await clubOfOffice({ name: 'Harimau Muria' });
    const id = await claimed(manager, club);
    await post(office, `contingent-claims/${id}/refuse`, { reason: ' ' }).expect(422);
    await post(office, `contingent-claims/${id}/refuse`, { reason: 'Bukan pengurusnya.' }).expect(200);
    const own = ((await get(manager, 'contingent-claims').expect(200)).body as Data<OwnClaimRow[]>).data;
    expect(own.find((one) => one.id === id)).toMatchObject({ outcome: 'refused', reason: 'Bukan pengurusnya.' });
    expect(await noticesOf(manager, club.id)).toEqual(['contingent.claim-refused']);
    expect(((await get(stranger, 'contingent-claims').expect(200)).body as Data<OwnClaimRow[]>).data).toEqual([]);
    await claimed(manager, club);
  });

  it('finds nothing by a number alone, of a manager, or of what is not offered', async () => {
    const club = await clubOfOffice({ name: 'Banteng Ireng' });
    const theirs = await makeContingent(db(), { name: 'Banteng Ireng', districtId: 3319, provinceId: 33 });
    const body = { name: 'Banteng Ireng', district_id: 3319 };
    await claim(manager, { contingent_id: club.id }).expect(404);
    await claim(manager, { ...body, contingent_id: club.id, name: 'Tapak Suci' }).expect(404);
    await claim(manager, { ...body, contingent_id: club.id, district_id: 3273 }).expect(404);
    await claim(manager, { ...body, contingent_id: theirs.id }).expect(404);
    await claim(manager, { ...body, contingent_id: 999_999 }).expect(404);
    await api.request.get('/api/contingent-claims/offered').expect(401);
  });

  it('stands once, pressed twice; of two managers one gets it and the other is told', async () => {
    const club = await clubOfOffice({ name: 'Macan Kumbang' });
    const body = { contingent_id: club.id, name: club.name, district_id: 3319 };
    const answers = await Promise.all([1, 2].map(() => claim(manager, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const first = (answers.find(({ status }) => status === 201)?.body as { id: number }).id;
    const second = await claimed(stranger, club);
    const decided = await Promise.all([first, second].map((id) => post(office, `contingent-claims/${id}/accept`)));
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = decided[0]?.status === 200 ? manager : stranger;
    const loser = winner === manager ? stranger : manager;
    expect(await ownerOf(club.id)).toBe(winner.accountId);
    expect(await noticesOf(loser, club.id)).toEqual(['contingent.claim-refused']);
    const why = async (language: string) => {
      const asked = api.request.get('/api/contingent-claims').set({ ...as(loser), 'accept-language': language });
      return ((await asked.expect(200)).body as Data<OwnClaimRow[]>).data.find((one) => one.contingent.id === club.id);
    };
    expect(await why('id')).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('akun lain') });
    expect(await why('en')).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('another account') });
  });

  it('is withdrawn by its maker alone, and few stand at once', async () => {
    const busy = await account('manager');
    const clubs = await Promise.all(
      'Anggrek Bambu Cempaka Dahlia Edelweis Flamboyan Gardenia Hortensia Iris Jatikembang Kenanga'
        .split(' ')
        .map((name) => clubOfOffice({ name: `${name} ${name}` })),
    );
    const ids: number[] = [];
    for (const club of clubs.slice(0, 10)) ids.push(await claimed(busy, club));
    const last = { contingent_id: clubs[10]?.id, name: clubs[10]?.name, district_id: 3319 };
    await claim(busy, last).expect(429);
    const withdraw = (who: Account, id = ids[0]) => api.request.delete(`/api/contingent-claims/${id}`).set(as(who));
    await withdraw(stranger).expect(404);
    await withdraw(busy).expect(200);
    await withdraw(busy).expect(404);
    await claim(busy, last).expect(201);
  });

  it('holds up a merge of its contingent, which would lose it', async () => {
    const [kept, merged] = [await clubOfOffice(), await clubOfOffice({ name: 'Naga Langit' })];
    await claimed(manager, merged);
    const { body } = await get(office, `contingents/${kept.id}/merge-preview?merged_id=${merged.id}`).expect(200);
    expect((body as Data<{ obstacles: string[] }>).data.obstacles).toEqual([
      'Jawab dahulu permintaan manajer atas Naga Langit.',
    ]);
    await makeTournament(db());
  });
});
