// One person over tournaments: proposed by the NIK to whoever may see it, confirmed and taken apart, and told to everybody.
import type { Career, EntryHome } from '@gelanggang/contract/entry-lists';
import type { Data } from '@gelanggang/contract/http';
import type { SamePersonAnswer } from '@gelanggang/contract/team-members';
import { makeContingent, makeTeamMember } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { arenaStage, type ArenaStage } from './arena-stage';
import { queriesOf } from './count-queries';

const NIK = '3273014505050033';

const api = testApi();
let now: ArenaStage;
let before: ArenaStage;
let manager: { authorization: string };
/** Of the manager: today's, and one of another tournament; and one of somebody else with the same NIK. */
let own: number;
let former: number;
let foreign: number;
let opponent: string;

beforeEach(async () => {
  await api.dataSource.query('update team_member set nik = lpad(id::text, 16, $1) where nik = $2', ['9', NIK]);
  [now, before] = [await arenaStage(api), await arenaStage(api)];
  const { token, accountId } = await api.tokenFor('manager');
  manager = { authorization: `Bearer ${token}` };
  const pools = [await now.drawPool([1, 1]), await before.drawPool([1, 1])];
  const members: number[] = [];
  for (const [at, stage] of [now, before].entries()) {
    const [match] = await stage.matches(pools[at] ?? 0);
    const id = match?.blue.entry_ids?.[0] ?? 0;
    members.push(id);
    await api.dataSource.query(`update team_member set nik = $2, name = 'Dewi Anjani' where id = $1`, [id, NIK]);
    await api.dataSource.query(
      'update contingent set account_id = $2 where id = (select contingent_id from team_member where id = $1)',
      [id, accountId],
    );
    if (stage === before) {
      await stage.schedule([match?.id ?? 0]);
      await stage.win(match?.id ?? 0, 'blue');
      opponent = match?.red.name ?? '';
    }
  }
  [own = 0, former = 0] = members;
  const other = await arenaStage(api);
  const club = await makeContingent(api.dataSource.manager, { tournamentId: other.tournamentId });
  const [{ id: classId }] = await api.dataSource.query<[{ id: number }]>(
    'select category_class_id as id from team_member where id = $1',
    [own],
  );
  const made = await makeTeamMember(api.dataSource.manager, {
    ...{ contingentId: club.id, categoryClassId: classId, nik: NIK, name: 'Sekar Ayu' },
  });
  foreign = made.id;
});

const answered = async (who: { authorization: string }) =>
  ((await api.request.get(`/api/team-members/${own}/same-person`).set(who).expect(200)).body as Data<SamePersonAnswer>)
    .data;
const proposed = async (who: { authorization: string }) => (await answered(who)).entries;
const confirm = (entryIds: number[], who = manager) =>
  api.request.put(`/api/team-members/${own}/same-person`).set(who).send({ entry_ids: entryIds });
const career = (id = own) => api.request.get(`/api/entry-lists/${now.slug}/athletes/${id}/career`);

it('proposes to a manager the own entries, to the office everybody’s, with what speaks against it and without the NIK', async () => {
  const mine = await proposed(manager);
  expect(mine.map(({ id, is_confirmed: is, doubts }) => ({ id, is, doubts }))).toEqual([
    { id: former, is: false, doubts: [] },
  ]);
  const all = await proposed(now.organiser);
  expect(all.map(({ id }) => id).sort()).toEqual([former, foreign].sort());
  expect(all.find(({ id }) => id === foreign)?.doubts).toContain('name');
  expect(JSON.stringify(all)).not.toContain(NIK);
  const stranger = { authorization: `Bearer ${(await api.tokenFor('manager')).token}` };
  await api.request.get(`/api/team-members/${own}/same-person`).set(stranger).expect(404);
  await confirm([former], stranger).expect(404);
});

it('tells the office of one tournament that a NIK is used elsewhere, and not by whom', async () => {
  const office = await api.tokenFor('organiser', { isStranger: true });
  const who = { authorization: `Bearer ${office.token}` };
  const owns = (tournamentId: number) =>
    api.dataSource.query(`insert into tournament_member (tournament_id, account_id, role) values ($1, $2, 'owner')`, [
      tournamentId,
      office.accountId,
    ]);
  await owns(now.tournamentId);
  expect(await answered(who)).toEqual({ entries: [], is_used_elsewhere: true });
  await confirm([former], who).expect(422);
  await owns(before.tournamentId);
  expect(await answered(who)).toMatchObject({ entries: [{ id: former }], is_used_elsewhere: true });
  expect(await answered(manager)).toMatchObject({ entries: [{ id: former }], is_used_elsewhere: false });
  expect((await answered(now.organiser)).is_used_elsewhere).toBe(false);
});

it('tells results over tournaments once it is confirmed, and of one entry again once they are taken apart', async () => {
  expect(((await career().expect(200)).body as Data<Career>).data.entries).toEqual([]);
  await confirm([foreign]).expect(422);
  await confirm([former, former]).expect(422);
  await confirm([former]).expect(200);
  const { data } = (await career().expect(200)).body as Data<Career>;
  expect(data.entries.map(({ tournament }) => tournament.slug).sort()).toEqual([now.slug, before.slug].sort());
  const there = data.entries.find(({ tournament }) => tournament.slug === before.slug);
  expect(there).toMatchObject({ entry_id: former, matches: [{ outcome: 'won', opponent: { name: opponent } }] });
  expect(there?.medal).toBe('gold');
  expect((await career()).text).not.toContain(NIK);
  expect((await proposed(manager)).map((row) => row.is_confirmed)).toEqual([true]);
  const [statements, more] = [await queriesOf(() => career()), await queriesOf(() => career())];
  expect(more.length).toBeLessThanOrEqual(statements.length);

  await confirm([]).expect(200);
  expect(((await career().expect(200)).body as Data<Career>).data.entries).toEqual([]);
});

it('is not told once the page of one of them was taken away', async () => {
  await confirm([former]).expect(200);
  await api.request.put(`/api/team-members/${former}/gone`).set(manager).send({ asked_by: 'Ibunya' }).expect(200);
  // a moment later: the server hears of it as every page does
  while ((await career()).status !== 410) await new Promise((wait) => setTimeout(wait, 25));
});

it('says on the page of an entry that there is more', async () => {
  await confirm([former]).expect(200);
  let home: EntryHome | null = null;
  for (let tries = 0; tries < 200 && !home?.has_career; tries++) {
    const { body } = await api.request.get(`/api/entry-lists/${now.slug}/athletes/${own}`).expect(200);
    home = (body as Data<EntryHome>).data;
    await new Promise((wait) => setTimeout(wait, 25));
  }
  expect(home?.has_career).toBe(true);
});
