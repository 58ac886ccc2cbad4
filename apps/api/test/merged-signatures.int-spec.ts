// Signatures under lists of entries when two contingents become one: they stay, and both sides read why to sign anew.
import type { EntryCheck, EntryCheckOverview, SavedCheck } from '@gelanggang/contract/entry-check';
import type { Data } from '@gelanggang/contract/http';
import type { MergedAnswer, MergePreview } from '@gelanggang/contract/contingent-merges';
import { NOTICE_TEXTS } from '@gelanggang/contract/notices';
import { makeContingent, makeTeamMember } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { billingStage, type Person } from './billing-stage';

const api = testApi();
const stage = madeBeforeEach(() => billingStage(api));
let neighbour: Person;
let merged: number;

beforeEach(async () => {
  await stage.newMember({ name: 'Ani Lestari' });
  const { manager: db } = api.dataSource;
  neighbour = await api.tokenFor('manager');
  merged = (
    await makeContingent(db, {
      ...{ accountId: neighbour.accountId, tournamentId: stage.tournamentId, name: 'Merak Emas' },
    })
  ).id;
  await makeTeamMember(db, { contingentId: merged, categoryClassId: stage.classId, name: 'Budi Santoso' });
  await db.query(
    `insert into entry_check_setting (tournament_id, due_at, after_due) values ($1, now() + interval '1 day', 'closed')`,
    [stage.tournamentId],
  );
});

const send = (method: 'get' | 'post', path: string, who: Person, body?: object) =>
  api.request[method](`/api${path}`).set('authorization', `Bearer ${who.token}`).send(body);
const listOf = (id: number) => `/tournaments/${stage.tournamentId}/entry-checks/${id}`;
const read = async (id: number, who: Person) =>
  ((await send('get', listOf(id), who).expect(200)).body as Data<EntryCheck>).data;
async function sign(id: number, who: Person): Promise<EntryCheck> {
  const { seen } = await read(id, who);
  return ((await send('post', `${listOf(id)}/signature`, who, { seen }).expect(200)).body as SavedCheck).data;
}
async function merge(): Promise<number> {
  const path = `/contingents/${stage.contingentId}`;
  const { body } = await send('get', `${path}/merge-preview?merged_id=${merged}`, stage.staff).expect(200);
  const { fingerprint } = (body as Data<MergePreview>).data;
  const done = await send('post', `${path}/merge`, stage.staff, { merged_id: merged, fingerprint }).expect(200);
  return (done.body as MergedAnswer).data.id;
}
const noticeOf = async ({ accountId }: Person): Promise<string> => {
  const [row] = await api.dataSource.query<{ data: never }[]>(
    `select data from notice where account_id = $1 and kind = 'contingent.merged' order by id desc limit 1`,
    [accountId],
  );
  return row ? (NOTICE_TEXTS['contingent.merged'](row.data).text ?? '') : '';
};
const rowOf = async () =>
  (
    (await send('get', `/tournaments/${stage.tournamentId}/entry-checks`, stage.staff).expect(200))
      .body as Data<EntryCheckOverview>
  ).data.contingents.find(({ contingent }) => contingent.id === stage.contingentId);

it('both signed: the own rows stay right, the other signature stays readable, and both sides are told to sign anew', async () => {
  await sign(stage.contingentId, stage.manager);
  await sign(merged, neighbour);
  await merge();
  const list = await read(stage.contingentId, stage.manager);
  expect(list).toMatchObject({ state: 'changed', merged_with: 'Merak Emas', sign_refusal: null, gone: [] });
  expect(list.rows.map(({ name, state }) => [name, state])).toEqual([
    ['Ani Lestari', 'right'],
    ['Budi Santoso', 'unread'],
  ]);
  expect(list.signatures.map(({ number, merged_from: from }) => [number, from])).toEqual([
    [2, 'Merak Emas'],
    [1, null],
  ]);
  expect(await rowOf()).toMatchObject({ state: 'changed', merged_with: 'Merak Emas', signature: { number: 1 } });
  for (const who of [stage.manager, neighbour]) expect(await noticeOf(who)).toContain('perlu ditandatangani lagi');
  const signed = await sign(stage.contingentId, stage.manager);
  expect(signed).toMatchObject({ state: 'signed', merged_with: null });
  expect(signed.signatures.map(({ number }) => number)).toEqual([3, 2, 1]);
});

it('only the one that came had signed: after a deadline that closes, the list of both can still be signed', async () => {
  await sign(merged, neighbour);
  await merge();
  await api.dataSource.query(
    `update entry_check_setting set due_at = now() - interval '1 minute' where tournament_id = $1`,
    [stage.tournamentId],
  );
  const list = await read(stage.contingentId, stage.manager);
  expect(list).toMatchObject({ state: 'changed', merged_with: 'Merak Emas', sign_refusal: null });
  expect(await sign(stage.contingentId, stage.manager)).toMatchObject({ state: 'signed', merged_with: null });
});

it('nobody had signed: nothing is said of it', async () => {
  await merge();
  expect(await read(stage.contingentId, stage.manager)).toMatchObject({ state: 'unopened', merged_with: null });
  expect(await noticeOf(neighbour)).not.toContain('ditandatangani');
});

it('undone, each list has its own signature again and stands as it stood', async () => {
  await sign(stage.contingentId, stage.manager);
  await sign(merged, neighbour);
  const id = await merge();
  await send('post', `/contingent-merges/${id}/undo`, stage.staff).expect(200);
  for (const [contingent, who] of [
    [stage.contingentId, stage.manager],
    [merged, neighbour],
  ] as const) {
    const list = await read(contingent, who);
    expect(list).toMatchObject({ state: 'signed', merged_with: null });
    expect(list.signatures.map(({ merged_from: from }) => from)).toEqual([null]);
  }
});
