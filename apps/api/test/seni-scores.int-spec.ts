// Scores of performances, the ranking of a pool, battles, and who goes on (rulebook 2025, Seni; issue 7, point 5).
import type { SeniDrawAnswer, SeniMatch, SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import { makeArena } from '@gelanggang/database/testing/factories';
import { readMedals } from '@gelanggang/medals/read-medals';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { until } from '../../../test/setup/until';
import { performed, seniStage } from './seni-stage';

const api = testApi();
const stage = madeBeforeAll(() => seniStage(api));

const ask = (matchId: number, body: object, token = stage.token) =>
  api.request.post(`/api/seni/matches/${matchId}/performance`).set(as(token)).send(body);
const withdraw = (matchId: number, performanceId: number) =>
  api.request
    .post(`/api/seni/matches/${matchId}/performance/withdraw`)
    .set(as(stage.token))
    .send({ performance_id: performanceId });
const advance = (drawingId: number, body: object) =>
  api.request.post(`/api/seni/drawings/${drawingId}/advance`).set(as(stage.token)).send(body);

async function drawnPool(contingents: number[], plan: object): Promise<SeniPoolAnswer> {
  const { data } = await stage.generate(await stage.event(contingents), { ...plan });
  return stage.pool(data.pools[0]!.id);
}
const final4 = { mode: 'default', pool_size: 4 };
const byId = (pool: SeniPoolAnswer, id: number): SeniMatch => pool.matches.find((match) => match.id === id)!;

describe('a performance', () => {
  it('is worth its median less the penalties, and ranks its pool at once', async () => {
    const pool = await drawnPool([2, 2], final4);
    const [first, second] = pool.matches as [SeniMatch, SeniMatch];
    await stage.score(first.id, { scores: [9.4, 9.5, 9.55, 9.7], penalty: 0.5 });
    const after = await stage.score(second.id, { scores: [9.4, 9.4, 9.5, 9.5], seconds: 187 });
    expect(byId(after, first.id)).toMatchObject({
      status: 'finished',
      performance: { median: 9.525, total_penalty: 0.5, time_penalty: 0, final_score: 9.025, time_fault: 'none' },
    });
    expect(byId(after, second.id).performance).toMatchObject({
      final_score: 8.95,
      time_penalty: 0.5,
      time_fault: 'out',
    });
    expect(after.ranking.map((row) => [row.match_id, row.rank])).toEqual([
      [first.id, 1],
      [second.id, 2],
      [pool.matches[2]!.id, null],
      [pool.matches[3]!.id, null],
    ]);
    expect(after).toMatchObject({ is_over: false, has_started: true });
  });

  it('gives medals to the first three once the final pool is over', async () => {
    const pool = await drawnPool([2, 2], final4);
    const over = await stage.perform(pool.id);
    expect(over.ranking.map((row) => row.medal)).toEqual(['gold', 'silver', 'bronze', null]);
    expect(over).toMatchObject({ is_over: true, is_final: true, counts_in_tally: true });
  });

  it('[R25-G17] of two who entered gives gold and silver, outside of the table', async () => {
    const over = await stage.perform((await drawnPool([1, 1], { mode: 'default', pool_size: 2 })).id);
    expect(over.ranking.map((row) => row.medal)).toEqual(['gold', 'silver']);
    expect(over.counts_in_tally).toBe(false);
  });

  it('is refused in words when its scores cannot be', async () => {
    const pool = await drawnPool([1, 1], { mode: 'default', pool_size: 2 });
    const { id } = pool.matches[0]!;
    const fieldsOf = async (over: object) =>
      Object.keys((await ask(id, performed({ ...over })).expect(422)).body.errors as object);
    expect(await fieldsOf({ scores: [9.5, 9.5, 9.5] })).toEqual(['scores']);
    expect(await fieldsOf({ scores: [9.5, 9.5] })).toEqual(['scores']);
    expect(await fieldsOf({ scores: [9.5, 9.5, 9.5, 8.99] })).toEqual(['scores']);
    expect(await fieldsOf({ scores: [9.5, 9.5, 9.5, 10.01] })).toEqual(['scores']);
    expect(await fieldsOf({ scores: [9.5, 9.5, 9.5, 9.555] })).toEqual(['scores']);
    expect(await fieldsOf({ scores: 'banyak' })).toEqual(['scores']);
    expect(await fieldsOf({ seconds: undefined })).toEqual(['seconds']);
    expect(await fieldsOf({ seconds: 5000 })).toEqual(['seconds']);
    expect(await fieldsOf({ penalty: -1 })).toEqual(['penalty']);
    expect(await fieldsOf({ outcome: 'menang' })).toEqual(['outcome']);
    expect(await fieldsOf({ outcome: 'absent' })).toEqual(['outcome']);
    expect((await stage.pool(pool.id)).has_started).toBe(false);
    await ask(999_999, performed()).expect(404);
  });

  it('is recorded once when two do it at once, and corrected only by who saw what stands', async () => {
    const pool = await drawnPool([1, 1], { mode: 'default', pool_size: 2 });
    const { id } = pool.matches[0]!;
    const answers = await Promise.all([1, 2, 3].map(() => ask(id, performed())));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    const stands = byId(await stage.pool(pool.id), id).performance!;
    await ask(id, performed({ corrects_id: stands.id + 1000 })).expect(409);
    const corrected = await stage.score(id, { corrects_id: stands.id, penalty: 0.5 });
    expect(byId(corrected, id).performance).toMatchObject({ final_score: 9 });
    const rows = await api.dataSource.query<unknown[]>(
      'select withdrawn_reason from performance where match_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([{ withdrawn_reason: 'Dikoreksi.' }, { withdrawn_reason: null }]);
  });

  it('is taken back, and the place in the order stands open again', async () => {
    const pool = await drawnPool([1, 1], { mode: 'default', pool_size: 2 });
    const { id } = pool.matches[0]!;
    const { performance } = byId(await stage.score(id), id);
    await withdraw(id, performance!.id).expect(200);
    const after = await stage.pool(pool.id);
    expect(byId(after, id)).toMatchObject({ status: 'scheduled', performance: null });
    expect(after.has_started).toBe(false);
    await withdraw(id, performance!.id).expect(409);
  });

  it('that did not happen is told as it is: absent or disqualified, without a rank', async () => {
    const pool = await drawnPool([2, 2], final4);
    const [first, second] = pool.matches as [SeniMatch, SeniMatch];
    const none = { scores: [], penalty: 0, seconds: undefined };
    await stage.score(first.id, { outcome: 'absent', ...none });
    const after = await stage.score(second.id, { outcome: 'disqualified', reason: 'unfinished', ...none });
    expect([byId(after, first.id).status, byId(after, second.id).status]).toEqual(['walkover', 'finished']);
    expect(after.ranking.every((row) => row.rank === null)).toBe(true);
  });

  it('of an arena is not scored by the operator of another one', async () => {
    const { token, accountId } = await api.tokenFor('operator');
    const pool = await drawnPool([1, 1], { mode: 'default', pool_size: 2 });
    const { manager } = api.dataSource;
    const [own, other] = [
      await makeArena(manager, { tournamentId: stage.tournamentId }),
      await makeArena(manager, { tournamentId: stage.tournamentId }),
    ];
    await manager.query('insert into account_arena (account_id, arena_id) values ($1, $2)', [accountId, own.id]);
    const [first, second] = pool.matches as [SeniMatch, SeniMatch];
    await manager.query('update match set arena_id = $2 where id = $1', [first.id, other.id]);
    await manager.query('update match set arena_id = $2 where id = $1', [second.id, own.id]);
    await ask(first.id, performed(), token).expect(403);
    await ask(second.id, performed(), token).expect(200);
  });

  it('that is moved to another arena meanwhile is not scored by the operator of the first one', async () => {
    const pool = await drawnPool([1, 1], { mode: 'default', pool_size: 2 });
    const matchId = pool.matches[0]!.id;
    const { manager } = api.dataSource;
    const [from, to] = [
      await makeArena(manager, { tournamentId: stage.tournamentId }),
      await makeArena(manager, { tournamentId: stage.tournamentId }),
    ];
    const { token, accountId } = await api.tokenFor('operator');
    await manager.query('insert into account_arena (account_id, arena_id) values ($1, $2)', [accountId, from.id]);
    await manager.query('update match set arena_id = $2 where id = $1', [matchId, from.id]);
    const mover = api.dataSource.createQueryRunner();
    await mover.startTransaction();
    await mover.query('select 1 from pool where id = $1 for update', [pool.id]);
    const asked = ask(matchId, performed(), token).then(({ status }) => status);
    await until(
      () =>
        manager.query<{ waits: boolean }[]>(
          `select exists (select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`,
        ),
      ([row]) => row?.waits === true,
    );
    await mover.query('update match set arena_id = $2 where id = $1', [matchId, to.id]);
    await mover.commitTransaction();
    await mover.release();
    expect(await asked).toBe(403);
    expect(byId(await stage.pool(pool.id), matchId).performance).toBeNull();
  });

  it('tells the live pages of the tournament in the same moment', async () => {
    const pool = await drawnPool([1, 1], { mode: 'default', pool_size: 2 });
    await stage.score(pool.matches[0]!.id);
    const [event] = await api.dataSource.query<{ type: string; data: { matches: object[] } }[]>(
      `select type, data from event where stream = $1 order by seq desc limit 1`,
      [`tournament:${stage.tournamentId}`],
    );
    expect(event).toMatchObject({ type: 'matches.changed' });
    expect(event!.data.matches).toMatchObject([
      {
        kind: 'seni',
        mode: 'default',
        status: 'finished',
        seni: { outcome: 'performed', score: 9.5 },
      },
    ]);
  });
});

describe('the best of each pool', () => {
  const pooled = async (): Promise<SeniDrawAnswer> =>
    stage.generate(await stage.event([2, 2, 2, 2]), { mode: 'default', pool_size: 4, advance_count: 2 });

  it('go on to a final pool once everybody has performed', async () => {
    const { data } = await pooled();
    const [one, other] = data.pools;
    const first = await stage.perform(one!.id);
    expect(first).toMatchObject({ is_final: false, can_advance: false });
    expect(first.ranking.map((row) => row.advances)).toEqual([true, true, false, false]);
    expect(first.ranking.every((row) => row.medal === null)).toBe(true);
    const early = await advance(data.id, { mode: 'default' }).expect(409);
    expect(early.body.message).toMatch(/Belum semua/);
    const second = await stage.perform(other!.id);
    expect(second.can_advance).toBe(true);
    const { body } = await advance(data.id, { mode: 'default' }).expect(201);
    expect(body.data).toMatchObject({ stage: 2, from_drawing_id: data.id, pool_size: 4, advance_count: null });
    const final = await stage.pool((body as SeniDrawAnswer).data.pools[0]!.id);
    const names = (pool: SeniPoolAnswer) => pool.ranking.map((row) => row.names.join());
    expect(names(final).sort()).toEqual([...names(first).slice(0, 2), ...names(second).slice(0, 2)].sort());
    expect(final).toMatchObject({ is_final: true, entrant_count: 8, time_rule: { min: 180, max: 180 } });
    // what they rest on is not changed any more
    const match = first.matches[0]!;
    await ask(match.id, performed({ corrects_id: match.performance!.id })).expect(409);
    await withdraw(match.id, match.performance!.id).expect(409);
  });

  it('go on once, when two ask at once; the stage can be deleted and made anew as battles', async () => {
    const { data } = await pooled();
    for (const { id } of data.pools) await stage.perform(id);
    const answers = await Promise.all([1, 2].map(() => advance(data.id, { mode: 'default' })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
    const made = answers.find((answer) => answer.status === 201)!.body as SeniDrawAnswer;
    await api.request.delete(`/api/seni/drawings/${data.id}`).set(as(stage.token)).expect(409);
    await api.request.delete(`/api/seni/drawings/${made.data.id}`).set(as(stage.token)).expect(200);
    await advance(data.id, { mode: 'battle' }).expect(422);
    const { body } = await advance(data.id, { mode: 'battle', bracket_type: 'full_prestasi' }).expect(201);
    const battles = await stage.pool((body as SeniDrawAnswer).data.pools[0]!.id);
    expect(battles.rounds.map((round) => round.label)).toEqual(['Semifinal', 'Final']);
    // the second stage can be drawn again with the same four
    const event = { tournament_id: data.tournament_id, match_category_id: 2, age_category_id: data.age_category_id };
    const { body: again } = await api.request
      .post('/api/seni/matches/regenerate')
      .set(as(stage.token))
      .send({ ...event, gender: 'male', mode: 'battle' })
      .expect(200);
    expect(again.data).toMatchObject({ stage: 2, pools: [{ units_count: 4 }] });
  });

  it('are the last ones where fewer than two are left: the event ends there, with its medals', async () => {
    const medals = async () => {
      const { events } = await readMedals(api.dataSource.manager, drawn.data.tournament_id);
      const event = events.find(({ key }) => key.startsWith(`2-${drawn.data.age_category_id}-`));
      return { isOver: event?.is_over, won: event?.pools.flatMap(({ winners }) => winners.map(({ medal }) => medal)) };
    };
    const drawn = await pooled();
    const [one, other] = drawn.data.pools;
    const rows = [...(await stage.pool(one!.id)).matches, ...(await stage.pool(other!.id)).matches];
    const winner = rows[0]!;
    for (const { id } of rows.slice(1))
      await stage.score(id, { outcome: 'absent', scores: [], penalty: 0, seconds: undefined });
    expect(await medals()).toMatchObject({ isOver: false });
    const seconds = (await stage.pool(one!.id)).time_rule.max;
    await stage.score(winner.id, { seconds });
    const over = await stage.pool(one!.id);
    expect(over).toMatchObject({ is_final: true, can_advance: false });
    expect(over.ranking[0]).toMatchObject({ match_id: winner.id, medal: 'gold', advances: false });
    expect(await medals()).toEqual({ isOver: true, won: ['gold'] });
    expect((await advance(drawn.data.id, { mode: 'default' })).status).toBe(409);
    // a second one performed after all: they go on
    const second = rows[1]!;
    const { performance } = (await stage.pool(one!.id)).matches.find(({ id }) => id === second.id)!;
    await ask(second.id, performed({ corrects_id: performance!.id, seconds })).expect(200);
    expect(await stage.pool(one!.id)).toMatchObject({ is_final: false, can_advance: true });
    expect(await medals()).toEqual({ isOver: false, won: [] });
  });

  it('do not exist where the pools are finals', async () => {
    const { data } = await stage.generate(await stage.event([2]), { mode: 'default', pool_size: 2 });
    await stage.perform(data.pools[0]!.id);
    await advance(data.id, { mode: 'default' }).expect(409);
    await advance(999_999, { mode: 'default' }).expect(404);
  });
});

describe('a battle', () => {
  const battles = (contingents: number[]) => drawnPool(contingents, { mode: 'battle', bracket_type: 'full_prestasi' });
  const round = (pool: SeniPoolAnswer, n: number) =>
    pool.matches.filter((match) => match.round === n && !match.has_bye && !match.is_third_place);
  const before = { seconds: 90 };
  const none = { scores: [], penalty: 0, seconds: undefined };

  it('goes to the better performance, and its winner to the final', async () => {
    const pool = await battles([1, 1, 1, 1]);
    const [blue, red] = round(pool, 1) as [SeniMatch, SeniMatch];
    const half = await stage.score(blue.id, before);
    expect(half.rounds[0]!.games[0]).toMatchObject({ status: 'ongoing', winner: null });
    const decided = await stage.score(red.id, { ...before, penalty: 0.5 });
    expect(decided.rounds[0]!.games[0]).toMatchObject({ status: 'finished', winner: 'blue', winner_id: blue.unit_id });
    expect(decided.rounds[1]!.games[0]!.player1).toMatchObject({ state: 'unit', unit_id: blue.unit_id });
    const [, , third, fourth] = round(pool, 1) as SeniMatch[];
    await stage.score(third!.id, before);
    await stage.score(fourth!.id, { ...before, seconds: 106 });
    const final = round(await stage.pool(pool.id), 2) as [SeniMatch, SeniMatch];
    expect(final.map((match) => match.unit_id)).toEqual([blue.unit_id, third!.unit_id]);
    await stage.score(final[0].id, { seconds: 180, penalty: 0.5 });
    const over = await stage.score(final[1].id, { seconds: 180 });
    expect(over).toMatchObject({ is_over: true });
    expect(over.rounds[1]!.games[0]).toMatchObject({ winner: 'red', winner_id: third!.unit_id });
  });

  it('is corrected until the next one has started, and withdraws what it moved on', async () => {
    const pool = await battles([1, 1, 1, 1]);
    const [blue, red, third, fourth] = round(pool, 1) as [SeniMatch, SeniMatch, SeniMatch, SeniMatch];
    await stage.score(blue.id, before);
    const decided = await stage.score(red.id, { ...before, penalty: 0.5 });
    const corrected = await stage.score(red.id, {
      ...before,
      corrects_id: byId(decided, red.id).performance!.id,
      scores: [9.8, 9.8, 9.8, 9.8],
    });
    expect(corrected.rounds[1]!.games[0]!.player1.unit_id).toBe(red.unit_id);
    const open = await withdraw(red.id, byId(corrected, red.id).performance!.id).expect(200);
    const reopened = open.body.data as SeniPoolAnswer;
    expect(reopened.rounds[0]!.games[0]).toMatchObject({ status: 'ongoing', winner: null });
    expect(reopened.rounds[1]!.games[0]!.player1.state).toBe('tbd');
    await stage.score(red.id, { ...before, penalty: 0.5 });
    await stage.score(third.id, before);
    const all = await stage.score(fourth.id, { ...before, penalty: 1 });
    const final = round(all, 2) as [SeniMatch, SeniMatch];
    await stage.score(final[0].id);
    const { id } = byId(all, red.id).performance!;
    const turned = performed({ ...before, scores: [9.9, 9.9, 9.9, 9.9], corrects_id: id });
    await ask(red.id, turned).expect(409);
    await withdraw(red.id, id).expect(409);
    // the same one wins by another score: nobody moves
    const right = performed({ ...before, scores: [9.2, 9.2, 9.2, 9.2], corrects_id: id });
    const { body } = await ask(red.id, right).expect(200);
    expect(byId(body.data as SeniPoolAnswer, red.id).performance).toMatchObject({ median: 9.2 });
    expect(round(body.data as SeniPoolAnswer, 2)).toEqual(round(await stage.pool(pool.id), 2));
  });

  it('whose opponent is absent is won without performing, and both absent let the next one pass', async () => {
    const pool = await battles([1, 1, 1, 1]);
    const [blue, red, third, fourth] = round(pool, 1) as [SeniMatch, SeniMatch, SeniMatch, SeniMatch];
    const walked = await stage.score(red.id, { outcome: 'absent', ...none });
    expect(walked.rounds[0]!.games[0]).toMatchObject({ status: 'walkover', winner: 'blue' });
    expect(byId(walked, blue.id)).toMatchObject({ status: 'walkover', performance: null });
    await stage.score(third.id, { outcome: 'absent', ...none });
    const both = await stage.score(fourth.id, { outcome: 'absent', ...none });
    expect(both.rounds[0]!.games[1]).toMatchObject({ status: 'walkover', winner: null });
    expect(both.rounds[1]!.games[0]).toMatchObject({ status: 'walkover', winner: 'blue', winner_id: blue.unit_id });
    expect(both.is_over).toBe(true);
    const undone = await withdraw(fourth.id, byId(both, fourth.id).performance!.id).expect(200);
    expect((undone.body.data as SeniPoolAnswer).rounds[1]!.games[0]).toMatchObject({
      status: 'scheduled',
      winner: null,
    });
  });

  it('[R25-J11] of one who is absent and one who is disqualified is over without a winner', async () => {
    const pool = await battles([1, 1, 1, 1]);
    const [blue, red] = round(pool, 1) as [SeniMatch, SeniMatch];
    await stage.score(red.id, { outcome: 'disqualified', ...none, reason: 'unfinished' });
    const over = await stage.score(blue.id, { outcome: 'absent', ...none });
    expect(over.rounds[0]!.games[0]).toMatchObject({ status: 'walkover', winner: null });
    expect(over.rounds[1]!.games[0]!.player1).toMatchObject({ state: 'tbd', name: '-' });
    const { id } = byId(over, blue.id).performance!;
    const { body } = await withdraw(blue.id, id).expect(200);
    expect((body.data as SeniPoolAnswer).rounds[0]!.games[0]).toMatchObject({ status: 'ongoing', winner: null });
  });

  it('with a bye, or whose opponents are not known, is not scored', async () => {
    const pool = await battles([1, 1, 1]);
    const bye = pool.matches.find((match) => match.has_bye)!;
    const open = pool.matches.find((match) => match.state === 'tbd')!;
    await ask(bye.id, performed()).expect(409);
    await ask(open.id, performed()).expect(409);
    // its opponent stands in the final already, but the final cannot be held yet
    const known = round(pool, 2).find((match) => match.state === 'unit')!;
    await ask(known.id, performed()).expect(409);
    expect((await stage.pool(pool.id)).has_started).toBe(false);
  });

  it('tells the live pages its winner at both of its performances', async () => {
    const pool = await battles([1, 1]);
    const [blue, red] = pool.matches as [SeniMatch, SeniMatch];
    await stage.score(blue.id, { seconds: 180 });
    await stage.score(red.id, { seconds: 180, penalty: 0.5 });
    const [event] = await api.dataSource.query<{ data: { matches: object[] } }[]>(
      `select data from event where stream = $1 order by seq desc limit 1`,
      [`tournament:${stage.tournamentId}`],
    );
    const name = (match: SeniMatch) => match.team_member1!.name;
    const shown = { winner: 'blue', status: 'finished' };
    expect(event!.data.matches).toMatchObject([
      { id: blue.id, blue: { name: name(blue) }, ...shown, seni: { score: 9.5 } },
      { id: red.id, red: { name: name(red) }, ...shown, seni: { score: 9 } },
    ]);
  });
});
