// Seni at the operator's desk: a performance is called, started, timed and scored (domain-rules, Running the day).
import { randomUUID } from 'node:crypto';
import type { ArenaQueue, MatchStepAnswer } from '@gelanggang/contract/arena-control';
import { ACTION_KEY_HEADER } from '@gelanggang/contract/http';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { SeniBracketAnswer } from '@gelanggang/contract/seni-answers';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';
import { makeBattles, makePerformances } from './seni-rows';
import { performed } from './seni-stage';
import { ToldMatches } from './told-matches';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));

const post = (matchId: number, step: string, body: object = {}) =>
  api.request.post(`/api/matches/${matchId}/${step}`).set(stage.operator).send(body);
const score = (matchId: number, body: object = performed(), headers: Record<string, string> = {}) =>
  api.request
    .post(`/api/seni/matches/${matchId}/performance`)
    .set({ ...stage.operator, ...headers })
    .send(body);

async function queue(): Promise<ArenaQueue> {
  const { body } = await api.request.get(`/api/arenas/${stage.arenaId}`).set(stage.operator).expect(200);
  return (body as { data: ArenaQueue }).data;
}

async function live(id: number): Promise<LiveMatch> {
  const [match] = await readLiveMatches(api.dataSource.manager, { matchIds: [id] });
  if (!match) throw new Error(`no match ${id}`);
  return match;
}

/** Of this many solo performers, in one schedule of the arena. */
async function performances(count: number): Promise<number[]> {
  const units = Array.from({ length: count }, () => 1);
  const { matchIds } = await makePerformances(api, stage.tournamentId, units);
  await stage.scheduleSeni(matchIds);
  return matchIds;
}

/** Semifinals and final of four, blue before red. */
async function battles(): Promise<number[]> {
  const { matchIds } = await makeBattles(api, stage.tournamentId, 4);
  await stage.scheduleSeni(matchIds);
  return matchIds;
}

describe('a performance at the desk', () => {
  it('is called, started, timed and scored, and then the next one is up', async () => {
    const [first, second] = (await performances(2)) as [number, number];
    expect(await queue()).toMatchObject({ current_match_id: null, next_match_id: first });
    await post(first, 'call').expect(200);
    await post(first, 'start').expect(200);
    const { body } = await post(first, 'clock', { step: 'start' }).expect(200);
    const { match } = (body as MatchStepAnswer).data;
    expect(match).toMatchObject({ status: 'ongoing', clock: { counts_up: true, phase: 'round', elapsed_ms: 0 } });
    expect(match.clock?.running_since).not.toBeNull();
    await post(first, 'clock', { step: 'pause' }).expect(200);
    expect((await live(first)).clock?.running_since).toBeNull();
    expect(await queue()).toMatchObject({ current_match_id: first, next_match_id: second });
    await score(first).expect(200);
    expect(await live(first)).toMatchObject({ status: 'finished', arena_id: stage.arenaId, seni: { score: 9.5 } });
    expect(await queue()).toMatchObject({ current_match_id: null, next_match_id: second });
  });

  it('shows everybody who is on the mat', async () => {
    const [first] = await performances(2);
    await stage.start(first!);
    const { body } = await api.request.get(`/api/live/${stage.slug}/seni`).expect(200);
    const shown = (body as { matches: LiveMatch[] }).matches.find((one) => one.status === 'ongoing');
    expect(shown).toMatchObject({ id: first, arena_id: stage.arenaId, clock: { counts_up: true } });
  });

  it('has no rounds, and a clock only while it is on the mat', async () => {
    const [first] = await performances(1);
    await post(first!, 'clock', { step: 'start' }).expect(409);
    await stage.start(first!);
    for (const step of ['end-round', 'next-round', 'extra-round']) {
      const { body } = await post(first!, 'clock', { step }).expect(409);
      expect(body.message).toBe('Penampilan seni tidak mempunyai babak.');
    }
  });

  it('begins at nil again when its start is taken back', async () => {
    const [first] = await performances(1);
    await stage.start(first!);
    await post(first!, 'clock', { step: 'start' }).expect(200);
    await post(first!, 'unstart').expect(200);
    expect(await live(first!)).toMatchObject({ status: 'called' });
    await post(first!, 'start').expect(200);
    expect((await live(first!)).clock).toMatchObject({ running_since: null, elapsed_ms: 0 });
  });

  it('is skipped and brought back, and whoever is absent needs no start', async () => {
    const [first, second, third] = (await performances(3)) as [number, number, number];
    await post(first, 'call').expect(200);
    await post(first, 'skip').expect(200);
    expect((await queue()).next_match_id).toBe(second);
    await score(second, { outcome: 'absent' }).expect(200);
    expect(await live(second)).toMatchObject({ status: 'walkover', seni: { outcome: 'absent' } });
    await post(first, 'bring-back').expect(200);
    expect((await queue()).next_match_id).toBe(first);
    expect((await live(third)).status).toBe('scheduled');
  });

  it('is scored once it has begun: one that was only called is refused, whoever sends the score', async () => {
    const [first] = (await performances(2)) as [number, number];
    await post(first, 'call').expect(200);
    const { body } = await score(first).expect(409);
    expect(body).toMatchObject({ code: 'seni.onlyCalled' });
    for (const reason of ['unfinished', 'order', 'time']) {
      await score(first, { outcome: 'disqualified', reason }).expect(409);
    }
    expect(await live(first)).toMatchObject({ status: 'called' });
    await post(first, 'start').expect(200);
    await score(first).expect(200);
    expect(await live(first)).toMatchObject({ status: 'finished', seni: { score: 9.5 } });
  });

  it('[R25-J30] that was called is out by what is checked before it begins', async () => {
    const [first] = (await performances(2)) as [number, number];
    await post(first, 'call').expect(200);
    await score(first, { outcome: 'disqualified', reason: 'gear' }).expect(200);
    expect(await live(first)).toMatchObject({ status: 'finished', seni: { outcome: 'disqualified' } });
  });

  it('waits until the mat is free', async () => {
    const [first, second] = (await performances(2)) as [number, number];
    await stage.start(first);
    await post(second, 'call').expect(200);
    await post(second, 'start').expect(409);
    await score(first).expect(200);
    await post(second, 'start').expect(200);
  });

  it('is scored once, however often a device on a bad network sends it', async () => {
    const [first] = await performances(1);
    await stage.start(first!);
    const key = { [ACTION_KEY_HEADER]: randomUUID() };
    const answers = await Promise.all([score(first!, performed(), key), score(first!, performed(), key)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(answers[0].body).toEqual(answers[1].body);
    const rows = await api.dataSource.query('select 1 from performance where match_id = $1', [first]);
    expect(rows).toHaveLength(1);
  });
});

describe('a battle at the desk', () => {
  it('waits for its opponent: neither performance is next or can be called before both are known', async () => {
    const [blue, red, , , finalBlue, finalRed] = (await battles()) as [number, number, number, number, number, number];
    expect((await queue()).waiting_ids).toEqual([finalBlue, finalRed].sort((a, b) => a - b));
    await score(blue, performed({ seconds: 90 })).expect(200);
    await score(red, performed({ seconds: 90, penalty: 0.5 })).expect(200);
    // blue of the final is known now, its opponent is not
    expect(await live(finalBlue)).toMatchObject({ blue: { state: 'unit' } });
    await post(finalBlue, 'call').expect(409);
    expect((await queue()).waiting_ids).toEqual([finalBlue, finalRed].sort((a, b) => a - b));
  });

  it('keeps the call of red while blue is scored', async () => {
    const [blue, red] = (await battles()) as [number, number];
    await stage.start(blue);
    await post(red, 'call').expect(200);
    await score(blue, performed({ seconds: 90 })).expect(200);
    expect(await live(blue)).toMatchObject({ status: 'finished' });
    expect(await live(red)).toMatchObject({ status: 'called', arena_id: stage.arenaId });
    await post(red, 'start').expect(200);
    await score(red, performed({ seconds: 90 })).expect(200);
    expect(await live(red)).toMatchObject({ status: 'finished', winner: expect.any(String) });
  });

  it('sends nobody on when neither comes, and says so', async () => {
    const [blue, red, , , finalBlue] = (await battles()) as [number, number, number, number, number];
    const page = await ToldMatches.open(api, stage.tournamentId, 'seni');
    await score(blue, { outcome: 'absent' }).expect(200);
    await page.equalsDatabase();
    expect((await live(finalBlue)).blue).toMatchObject({ state: 'unit' });
    await score(red, { outcome: 'absent' }).expect(200);
    await page.equalsDatabase();
    expect((await live(finalBlue)).blue).toEqual({ state: 'tbd', name: '-', contingent: '', is_dummy: false });
    const { body } = await api.request
      .get(`/api/seni/pools/${(await live(finalBlue)).pool_id}/bracket`)
      .set(stage.organiser);
    expect((body as SeniBracketAnswer).final?.player1.name).toBe('-');
  });

  it('[R25-J11] is over while the other one stands on the mat: its clock stands, and the mat is free', async () => {
    const [blue, red] = (await battles()) as [number, number];
    await stage.start(red);
    await post(red, 'clock', { step: 'start' }).expect(200);
    await score(blue, { outcome: 'absent' }).expect(200);
    const rows = await api.dataSource.query('select running_since from match_clock where match_id = $1', [red]);
    expect(rows).toEqual([{ running_since: null }]);
    expect(await live(red)).toMatchObject({ status: 'walkover', winner: 'red' });
    await stage.start((await performances(1))[0]!);
  });

  it('is over at once when one does not come, and the other goes on', async () => {
    const [blue, red, , , finalBlue] = (await battles()) as [number, number, number, number, number];
    await post(red, 'call').expect(200);
    await score(blue, { outcome: 'absent' }).expect(200);
    expect(await live(red)).toMatchObject({ status: 'walkover', winner: 'red' });
    expect(await live(finalBlue)).toMatchObject({ blue: { state: 'unit', name: (await live(red)).red.name } });
  });
});
