// An athlete leaves one tournament: the others, their bills and the register keep it, whatever happens to its contingent.
import type { Data, ErrorAnswer } from '@gelanggang/contract/http';
import type { EntryCheck, SavedTicket } from '@gelanggang/contract/entry-check';
import type { MergedAnswer, MergePreview } from '@gelanggang/contract/contingent-merges';
import { makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { billingStage, type Person } from './billing-stage';

const api = testApi();
const stage = madeBeforeEach(() => billingStage(api));
/** The contingent stands in it too. */
let other: number;
let member: number;

const db = () => api.dataSource.manager;
const register = (tournamentId: number, contingentId: number) =>
  db().query('insert into contingent_registration (tournament_id, contingent_id) values ($1, $2)', [
    tournamentId,
    contingentId,
  ]);

beforeEach(async () => {
  other = (await makeTournament(db())).id;
  await register(other, stage.contingentId);
  member = await stage.newMember({ name: 'Ani Lestari' });
});

type Method = 'get' | 'post' | 'delete';
const send = (method: Method, path: string, who: Person, body?: object) =>
  api.request[method](`/api${path}`).set('authorization', `Bearer ${who.token}`).send(body);
const leave = (id = member, tournamentId = stage.tournamentId, who = stage.staff) =>
  send('delete', `/tournaments/${tournamentId}/entries/${id}`, who);
const messageOf = ({ body }: { body: unknown }) => (body as ErrorAnswer).message;
/** Where it stands. */
const tournamentsOf = async (id = member): Promise<number[]> =>
  (
    await db().query<{ id: number }[]>(
      'select tournament_id as id from tournament_entry where team_member_id = $1 order by 1',
      [id],
    )
  ).map((row) => row.id);

it('a correction that is accepted takes the athlete out of its tournament alone', async () => {
  await db().query(
    `insert into entry_check_setting (tournament_id, due_at, after_due) values ($1, now() + interval '1 day', 'closed')`,
    [stage.tournamentId],
  );
  const list = `/tournaments/${stage.tournamentId}/entry-checks/${stage.contingentId}`;
  const { body } = await send('post', `${list}/tickets`, stage.manager, {
    ...{ kind: 'withdraw', team_member_id: member, agreed_fee: 0 },
  }).expect(201);
  const { id, version } = (body as SavedTicket).data;
  await send('post', `/entry-tickets/${id}/accept`, stage.staff, { version }).expect(200);
  expect(await tournamentsOf()).toEqual([other]);
  const check = (await send('get', list, stage.manager).expect(200)).body as Data<EntryCheck>;
  expect(check.data.rows).toEqual([]);
  expect(check.data.tickets).toMatchObject([{ state: 'accepted', athlete: 'Ani Lestari' }]);
});

it('the office takes it out of one tournament; of its last one it goes whole', async () => {
  await leave().expect(200);
  expect(await tournamentsOf()).toEqual([other]);
  expect(messageOf(await leave().expect(404))).toBe('Anggota ini tidak terdaftar di kejuaraan itu.');
  // what is shown of it names the tournament no longer
  const { body } = await send('get', `/team-members/${member}`, stage.staff).expect(200);
  const { contingent } = (body as Data<{ contingent: { tournament_contingents: { tournament: { id: number } }[] } }>)
    .data;
  expect(contingent.tournament_contingents.map(({ tournament }) => tournament.id)).toEqual([other]);
  await leave(member, other).expect(200);
  expect(await db().query('select from team_member where id = $1', [member])).toEqual([]);
});

it('a bill or a payment of another tournament does not hold it here, and one of this does', async () => {
  await db().query(
    `insert into tournament_match_category (tournament_id, match_category_id, registration_fee) values ($1, 1, 250000)
     on conflict do nothing`,
    [other],
  );
  const bill = await stage.issue([member], stage.manager, { tournament_id: other });
  expect(messageOf(await leave(member, other).expect(409))).toContain('ada di tagihan');
  await leave().expect(200);
  await stage.upload(bill);
  await stage.confirm(bill);
  expect(await tournamentsOf()).toEqual([other]);
  expect(messageOf(await leave(member, other).expect(409))).toContain('sudah lunas dan menjadi peserta');
});

it('who stands nowhere else but on a bill that is over leaves as well, and its bill keeps it', async () => {
  const single = await makeContingent(db(), { accountId: stage.manager.accountId, tournamentId: stage.tournamentId });
  const { id } = await makeTeamMember(db(), { contingentId: single.id, categoryClassId: stage.classId });
  const bill = await stage.issue([id]);
  await stage.cancel(bill);
  await leave(id).expect(200);
  expect(await tournamentsOf(id)).toEqual([]);
  expect((await stage.read(bill)).billing_details).toHaveLength(1);
});

it('is for whoever runs that tournament, and for the athlete’s own manager', async () => {
  const stranger = await api.tokenFor('organiser', { isStranger: true });
  await leave(member, stage.tournamentId, stranger).expect(404);
  await leave(member, stage.tournamentId, await api.tokenFor('manager')).expect(404);
  expect(await tournamentsOf()).toHaveLength(2);
  await leave(member, stage.tournamentId, stage.manager).expect(200);
});

it('who has left is not entered again by a registration or by a merge', async () => {
  await leave().expect(200);
  const third = (await makeTournament(db())).id;
  await register(third, stage.contingentId);
  expect(await tournamentsOf()).toEqual([other, third]);
  const merged = await makeContingent(db(), { accountId: stage.manager.accountId, tournamentId: stage.tournamentId });
  await makeTeamMember(db(), { contingentId: merged.id, categoryClassId: stage.classId });
  const look = await send(
    'get',
    `/contingents/${stage.contingentId}/merge-preview?merged_id=${merged.id}`,
    stage.staff,
  ).expect(200);
  const { fingerprint } = (look.body as Data<MergePreview>).data;
  const done = await send('post', `/contingents/${stage.contingentId}/merge`, stage.staff, {
    ...{ merged_id: merged.id, fingerprint },
  }).expect(200);
  expect(await tournamentsOf()).toEqual([other, third]);
  await send('post', `/contingent-merges/${(done.body as MergedAnswer).data.id}/undo`, stage.staff).expect(200);
  expect(await tournamentsOf()).toEqual([other, third]);
});

it('of a person that two contingents had, the one entry that is left stands where either stood', async () => {
  const merged = await makeContingent(db(), { accountId: stage.manager.accountId, tournamentId: stage.tournamentId });
  const [{ nik }] = await db().query<[{ nik: string }]>('select nik from team_member where id = $1', [member]);
  await leave().expect(200);
  const twin = await makeTeamMember(db(), { contingentId: merged.id, categoryClassId: stage.classId, nik });
  const look = await send(
    'get',
    `/contingents/${stage.contingentId}/merge-preview?merged_id=${merged.id}`,
    stage.staff,
  ).expect(200);
  const { fingerprint, doubled } = (look.body as Data<MergePreview>).data;
  expect(doubled).toMatchObject([{ counts: 'kept' }]);
  const done = await send('post', `/contingents/${stage.contingentId}/merge`, stage.staff, {
    ...{ merged_id: merged.id, fingerprint },
  }).expect(200);
  expect(await tournamentsOf()).toEqual([stage.tournamentId, other]);
  expect(done.status).toBe(200);
  expect(await tournamentsOf(twin.id)).toEqual([]);
});
