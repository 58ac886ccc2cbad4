// What a paper is about must be there when it is asked for, of the tournament that is named, and seen by who asks.
import type { InvalidAnswer } from '@gelanggang/contract/http';
import type { SavedCheck } from '@gelanggang/contract/entry-check';
import { makeArena, makeContingent } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { billingStage } from './billing-stage';
import { tandingStage, type TandingStage } from './drawing-stage';
import { useUp } from './used-up';

const api = testApi();
let here: TandingStage;
let elsewhere: TandingStage;
beforeAll(async () => {
  [here, elsewhere] = [await tandingStage(api), await tandingStage(api)];
});

const ask = (kind: string, params: object, token = here.token) =>
  api.request.post('/api/jobs').set('authorization', `Bearer ${token}`).send({ kind, params });
const refusedFields = async (kind: string, params: object, token?: string) =>
  Object.keys(((await ask(kind, params, token).expect(422)).body as InvalidAnswer).errors);

it('refuses at once, with its field, what is nowhere or of another tournament', async () => {
  const tournament_id = here.tournamentId;
  const pool_id = await elsewhere.drawnPool([1, 1]);
  const match_id = (await elsewhere.games(pool_id))[0]?.id ?? 0;
  const { id: arena_id } = await makeArena(api.dataSource.manager, { tournamentId: elsewhere.tournamentId });
  const { id: contingent_id } = await makeContingent(api.dataSource.manager);
  for (const [kind, params, field] of [
    ['seni-pdf', { tournament_id, pool_id }, 'pool_id'],
    ['seni-pdf', { tournament_id, pool_id: 999_999 }, 'pool_id'],
    ['seni-pdf', { tournament_id: elsewhere.tournamentId, pool_id }, 'pool_id'],
    ['seni-png', { pool_id }, 'pool_id'],
    ['match-record-pdf', { match_id: 999_999 }, 'match_id'],
    ['score-sheets-pdf', { tournament_id, match_id }, 'match_id'],
    ['score-sheets-pdf', { tournament_id, arena_id }, 'arena_id'],
    ['protest-decision-pdf', { protest_id: 999_999 }, 'protest_id'],
    ['athlete-cards-pdf', { tournament_id, contingent_id }, 'contingent_id'],
    ['entry-list-pdf', { signature_id: 999_999 }, 'signature_id'],
  ] as const) {
    expect([kind, await refusedFields(kind, params)]).toEqual([kind, [`params.${field}`]]);
  }
  await ask('seni-pdf', { tournament_id }).expect(202);
});

it('gives a signed list to its own manager and the office of its tournament, and is no list for anybody else', async () => {
  const stage = await billingStage(api);
  await stage.newMember();
  await api.dataSource.query(
    `insert into entry_check_setting (tournament_id, due_at, after_due) values ($1, now() + interval '1 day', 'closed')`,
    [stage.tournamentId],
  );
  const list = `/api/tournaments/${stage.tournamentId}/entry-checks/${stage.contingentId}`;
  const signed = { authorization: `Bearer ${stage.manager.token}` };
  const { body: read } = await api.request.get(list).set(signed).expect(200);
  const { seen } = (read as SavedCheck).data;
  const { body } = await api.request.post(`${list}/signature`).set(signed).send({ seen }).expect(200);
  const signature_id = (body as SavedCheck).data.signatures[0]?.id;
  const stranger = await api.tokenFor('manager');
  expect(await refusedFields('entry-list-pdf', { signature_id }, stranger.token)).toEqual(['params.signature_id']);
  await ask('entry-list-pdf', { signature_id }, stage.manager.token).expect(202);
  await ask('entry-list-pdf', { signature_id }, stage.staff.token).expect(202);
});

it('waits with whoever asks for one job after the other, cancelled or not, but for the office', async () => {
  const busy = await api.tokenFor('manager');
  const own = await makeContingent(api.dataSource.manager, { accountId: busy.accountId });
  const search = (text: string, token = busy.token) => ask('team-members-export', { search: text }, token);
  const { body } = await search(own.name).expect(202);
  const { id } = (body as { data: { id: number } }).data;
  await useUp(api, 'jobs of an account', busy.accountId, 998);
  // the same that waits already is no other one
  await search(own.name).expect(202);
  await search('lain').expect(202);
  const refused = await search('lain lagi').expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const signed = { authorization: `Bearer ${busy.token}` };
  await api.request.delete(`/api/jobs/${id}`).set(signed).expect(200);
  await api.request.post(`/api/jobs/${id}/retry`).set(signed).expect(429);
  await search('lain lagi', here.token).expect(202);
});
