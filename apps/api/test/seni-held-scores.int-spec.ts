// Who is told what the first of a battle came to before the second has performed: who runs its mat, and the office.
import type { SeniGroup, SeniMatch, SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import { makeArena } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';
import { makeBattles, makePerformances } from './seni-rows';
import { performed } from './seni-stage';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));
let poolId: number;
let blue: number;
let red: number;
beforeEach(async () => {
  const { poolId: made, matchIds } = await makeBattles(api, stage.tournamentId, 4);
  [poolId, blue, red] = [made, matchIds[0]!, matchIds[1]!];
  await stage.scheduleSeni(matchIds);
});

type Headers = Record<string, string>;

async function score(matchId: number, record: Record<string, unknown> = {}): Promise<SeniPoolAnswer> {
  await stage.start(matchId);
  const request = api.request.post(`/api/seni/matches/${matchId}/performance`).set(stage.operator);
  const { body: answer } = await request.send(performed({ seconds: 90, ...record })).expect(200);
  return (answer as { data: SeniPoolAnswer }).data;
}

const firstOf = (matches: readonly SeniMatch[], id = blue) => matches.find((match) => match.id === id)?.performance;

async function inPool(headers: Headers, id = blue) {
  const { body } = await api.request.get(`/api/seni/pools/${poolId}`).set(headers).expect(200);
  return firstOf((body as { data: SeniPoolAnswer }).data.matches, id);
}

async function inList(headers: Headers) {
  const { body } = await api.request
    .get(`/api/seni/matches?tournament_id=${stage.tournamentId}`)
    .set(headers)
    .expect(200);
  return firstOf((body as { data: SeniGroup[] }).data.flatMap((group) => group.pools.flatMap((pool) => pool.matches)));
}

async function roleOf(role: 'manager' | 'operator' | 'organiser'): Promise<{ headers: Headers; accountId: number }> {
  const { token, accountId } = await api.tokenFor(role);
  return { headers: { authorization: `Bearer ${token}` }, accountId };
}

const limitTo = (accountId: number, arenaId: number) =>
  api.dataSource.query('insert into account_arena (account_id, arena_id) values ($1, $2)', [accountId, arenaId]);

/** Nothing of it but that there is one. */
const HELD = {
  ...{ outcome: 'performed', is_held: true, scores: [], median: null, penalty: 0, time_penalty: 0, total_penalty: 0 },
  ...{ items: [], reason: null, reached: null, seconds: null, time_fault: 'none', final_score: null, decided_by: null },
};

describe('The first score of a battle', () => {
  it('is told to the desk that enters it, the mat it is on and the office', async () => {
    const answer = await score(blue);
    expect(firstOf(answer.matches)).toMatchObject({ final_score: 9.5 });
    const here = await roleOf('operator');
    await limitTo(here.accountId, stage.arenaId);
    for (const headers of [stage.operator, stage.organiser, here.headers]) {
      expect(await inPool(headers)).toMatchObject({ final_score: 9.5, scores: [9.5, 9.5, 9.5, 9.5] });
      expect(await inPool(headers)).not.toHaveProperty('is_held');
      expect(await inList(headers)).toMatchObject({ final_score: 9.5 });
    }
  });

  it('is held from managers and from the desk of another mat', async () => {
    await score(blue);
    const elsewhere = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
    const other = await roleOf('operator');
    await limitTo(other.accountId, elsewhere.id);
    for (const { headers } of [await roleOf('manager'), other]) {
      expect(await inPool(headers)).toMatchObject(HELD);
      expect(await inList(headers)).toMatchObject(HELD);
    }
  });

  it('is told to everybody with the second one', async () => {
    await score(blue);
    const manager = await roleOf('manager');
    await score(red, { scores: [9.6, 9.6, 9.6, 9.6] });
    expect(await inPool(manager.headers)).toMatchObject({ final_score: 9.5 });
    expect(await inPool(manager.headers, red)).toMatchObject({ final_score: 9.6 });
    expect(await inPool(manager.headers)).not.toHaveProperty('is_held');
  });

  it('is held again when the second one is taken back', async () => {
    await score(blue);
    const second = firstOf((await score(red, { scores: [9.6, 9.6, 9.6, 9.6] })).matches, red);
    await api.request
      .post(`/api/seni/matches/${red}/performance/withdraw`)
      .set(stage.operator)
      .send({ performance_id: second?.id, reason: 'Salah sudut.' })
      .expect(200);
    expect(await inPool((await roleOf('manager')).headers)).toMatchObject(HELD);
  });

  it('stays with a pool of performances what it is: told at once', async () => {
    const made = await makePerformances(api, stage.tournamentId, [1, 1]);
    await stage.scheduleSeni(made.matchIds);
    await score(made.matchIds[0]!, { seconds: 180 });
    poolId = made.poolId;
    const { headers } = await roleOf('manager');
    expect(await inPool(headers, made.matchIds[0])).toMatchObject({ final_score: 9.5 });
  });
});
