// Medals of a tournament: per class and contingent, by golds or points, as everybody may see them (rulebook 2025).
import { setTimeout as sleep } from 'node:timers/promises';
import type { DisqualifiedUnit, MedalMove, MedalSnapshot } from '@gelanggang/contract/medals';
import type { SnapshotKind } from '@gelanggang/contract/live';
import { makeClass } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage, statementsOf } from './arena-stage';
import { seniStage, type SeniStage } from './seni-stage';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));

async function medals(slug = stage.slug, kind: SnapshotKind = 'medals'): Promise<MedalSnapshot> {
  return (await api.request.get(`/api/live/${slug}/${kind}`).expect(200)).body as MedalSnapshot;
}

/** What this API knows once it has been told of the newest event. */
async function newest(kind: SnapshotKind = 'medals'): Promise<MedalSnapshot> {
  const [row] = await api.dataSource.query<{ seq: number }[]>('select seq from stream where name = $1', [
    `tournament:${stage.tournamentId}`,
  ]);
  for (let tries = 0; tries < 1500; tries++) {
    const shown = await medals(stage.slug, kind);
    if (shown.seq >= (row?.seq ?? 0)) return shown;
    await sleep(20);
  }
  throw new Error('The medals did not follow.');
}

async function playAll(poolId: number, winner: 'blue' | 'red' = 'blue'): Promise<void> {
  for (;;) {
    const open = (await stage.matches(poolId)).find(
      (match) => match.status === 'scheduled' && match.blue.state === 'unit' && match.red.state === 'unit',
    );
    if (!open) return;
    await stage.win(open.id, winner);
  }
}

const rule = (body: object, token = stage.organiser) =>
  api.request.put(`/api/tournaments/${stage.tournamentId}/medal-rule`).set(token).send(body);
const points = { overall_by: 'points', gold_points: 5, silver_points: 3, bronze_points: 1 };

describe('the medals of a tournament', () => {
  it('are empty before a final, and 404 for a tournament that is not there', async () => {
    expect(await medals()).toMatchObject({ standings: [], events: [], is_over: false, rule: { overall_by: 'golds' } });
    const poolId = await stage.drawPool([1, 1, 1, 1]);
    await stage.schedule((await stage.matches(poolId)).map((match) => match.id));
    const before = await newest();
    expect(before.standings).toEqual([]);
    expect(before.events).toMatchObject([
      { kind: 'tanding', entrants: 4, gives_medals: true, is_over: false, pools: [] },
    ]);
    await api.request.get('/api/live/tidak-ada/medals').expect(404);
  });

  it('follow the results: two bronzes after the semifinals, then silver and gold, and go with a result taken back', async () => {
    const poolId = await stage.drawPool([1, 1, 1, 1]);
    await stage.schedule((await stage.matches(poolId)).map((match) => match.id));
    await playAll(poolId);
    const over = await newest();
    const winners = over.events[0]!.pools[0]!.winners;
    expect(winners.map((one) => one.medal)).toEqual(['gold', 'silver', 'bronze', 'bronze']);
    expect(over.is_over).toBe(true);
    expect(
      over.standings.map(({ rank, gold, silver, bronze, points: sum }) => [rank, gold, silver, bronze, sum]),
    ).toEqual([
      [1, 1, 0, 0, 5],
      [2, 0, 1, 0, 3],
      [3, 0, 0, 1, 1],
      [3, 0, 0, 1, 1],
    ]);
    const final = (await stage.matches(poolId)).find((match) => match.next_match_id === null)!;
    expect(winners[0]).toMatchObject({ contingent: final.blue.contingent, names: [final.blue.name] });

    const [result] = await api.dataSource.query<{ id: number }[]>('select id from result where match_id = $1', [
      final.id,
    ]);
    await api.request
      .post(`/api/matches/${final.id}/result/withdraw`)
      .set(stage.organiser)
      .send({ result_id: result!.id, reason: 'Salah sudut.' })
      .expect(200);
    const after = await newest();
    expect(after.events[0]!.pools[0]!.winners.map((one) => one.medal)).toEqual(['bronze', 'bronze']);
    expect(after.is_over).toBe(false);
  });

  it('[R25-T47] move up after a disqualification for doping, as the preview said, and come back when it is taken back', async () => {
    const poolId = await stage.drawPool([1, 1, 1, 1, 1, 1, 1, 1]);
    await stage.schedule((await stage.matches(poolId)).map((match) => match.id));
    await playAll(poolId);
    const path = `/api/tournaments/${stage.tournamentId}/disqualifications`;
    const winners = async () =>
      (await newest()).events[0]!.pools[0]!.winners.map((one) => [one.medal, one.unit_id] as const);
    const before = await winners();
    const [, gold] = before[0]!;
    const preview = await api.request.post(`${path}/preview`).set(stage.organiser).send({ unit_id: gold }).expect(200);
    const moves = (preview.body as { data: MedalMove[] }).data;
    expect(moves.find((one) => one.unit_id === gold)).toMatchObject({ before: 'gold', after: null });
    expect(moves.map((one) => `${one.before} ${one.after}`).sort()).toEqual([
      ...['bronze silver', 'gold null', 'null bronze', 'silver gold'],
    ]);
    expect(await winners()).toEqual(before);

    const send = (body: object, token = stage.organiser) => api.request.post(path).set(token).send(body);
    await send({ unit_id: gold, reason: ' ' }).expect(422);
    await send({ unit_id: 999_999, reason: 'Doping' }).expect(422);
    await send({ unit_id: gold, reason: 'Doping' }, stage.operator).expect(403);
    const both = await Promise.all([1, 2].map(() => send({ unit_id: gold, reason: 'Hasil tes' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const after = await winners();
    for (const { unit_id: id, after: medal } of moves) {
      expect(after.find(([, one]) => one === id)?.[0] ?? null).toBe(medal);
    }
    const listed = await api.request.get(path).set(stage.organiser).expect(200);
    expect((listed.body as { data: DisqualifiedUnit[] }).data).toMatchObject([{ unit_id: gold, reason: 'Hasil tes' }]);
    expect(JSON.stringify(await newest())).not.toContain('Hasil tes');
    await api.request.delete(`${path}/${gold}`).set(stage.organiser).expect(200);
    await api.request.delete(`${path}/${gold}`).set(stage.organiser).expect(404);
    expect(await winners()).toEqual(before);
  });

  it('are ordered as the tournament says, from the next look on', async () => {
    const one = await stage.drawPool([1, 1, 1, 1]);
    await stage.schedule((await stage.matches(one)).map((match) => match.id));
    await playAll(one);
    const { body } = await rule({ ...points, gold_points: 7, version: 0 }).expect(200);
    expect(body).toMatchObject({ data: { overall_by: 'points', gold_points: 7, version: 1 } });
    const shown = await newest();
    expect(shown.rule).toMatchObject({ overall_by: 'points', gold_points: 7 });
    expect(shown.standings[0]).toMatchObject({ rank: 1, points: 7 });
  });

  it('are ordered by staff alone, and a rule that cannot be is refused with its field', async () => {
    await rule(points, stage.operator).expect(403);
    await api.request.put(`/api/tournaments/${stage.tournamentId}/medal-rule`).send(points).expect(401);
    const fields = async (over: object) =>
      Object.keys((await rule({ ...points, ...over }).expect(422)).body.errors as object);
    expect(await fields({ overall_by: 'medali' })).toEqual(['overall_by']);
    expect(await fields({ gold_points: -1 })).toEqual(['gold_points']);
    expect(await fields({ gold_points: 101 })).toEqual(['gold_points']);
    expect(await fields({ silver_points: 6 })).toEqual(['silver_points']);
    expect(await fields({ bronze_points: 4 })).toEqual(['bronze_points']);
    await api.request.put('/api/tournaments/999999/medal-rule').set(stage.organiser).send(points).expect(404);
    expect((await medals()).rule).toMatchObject({ overall_by: 'golds', version: 0 });
  });

  it('of two who change the rule at once, one is told', async () => {
    const answers = await Promise.all([rule({ ...points, version: 0 }), rule({ ...points, version: 0 })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it('[R25-G17] give an athlete without an opponent what the organiser says, and never for being drawn', async () => {
    const lone = await stage.drawPool([1]);
    const two = await stage.drawPool([1, 1]);
    await stage.schedule((await stage.matches(two)).map((match) => match.id));
    expect((await newest()).standings).toEqual([]);
    await rule({ ...points, lone_entrant: 'gold', version: 0 }).expect(200);
    // somebody else still fights: no champion who has not
    expect((await newest()).standings).toEqual([]);
    await playAll(two);
    const golds = (shown: MedalSnapshot) =>
      shown.events.flatMap((event) =>
        event.pools.flatMap((pool) => pool.winners.filter(({ medal }) => medal === 'gold')),
      );
    expect(golds(await newest())).toHaveLength(2);
    await rule({ ...points, lone_entrant: 'none', version: 1 }).expect(200);
    const shown = await newest();
    expect(golds(shown)).toHaveLength(1);
    expect(shown.events.find(({ entrants }) => entrants === 1)).toMatchObject({ gives_medals: false, pools: [] });
    expect((await stage.matches(lone)).length).toBe(1);
  });

  it('wait for each pool that is divided and not drawn: its class is not over, nor is all, and no gold comes unfought', async () => {
    await stage.drawPool([1]);
    await rule({ ...points, lone_entrant: 'gold', version: 0 }).expect(200);
    const [first, second] = (await stage.divideClass([1, 1, 1, 1], 4)).concat(await stage.divideClass([1, 1]));
    await stage.draw(first!);
    await stage.schedule((await stage.matches(first!)).map((match) => match.id));
    await playAll(first!);
    const golds = ({ standings }: MedalSnapshot) => standings.reduce((sum, { gold }) => sum + gold, 0);
    const waiting = await newest();
    // the class that has no drawn pool yet is not shown
    expect(waiting.events.map(({ entrants, is_over: isOver }) => [entrants, isOver])).toEqual([
      [1, true],
      [4, true],
    ]);
    expect([waiting.is_over, golds(waiting)]).toEqual([false, 1]);

    await stage.draw(second!);
    const drawn = await newest();
    expect([drawn.is_over, golds(drawn)]).toEqual([false, 1]);
    await stage.schedule(
      (await stage.matches(second!)).map((match) => match.id),
      { start_time: '12:00' },
    );
    await playAll(second!);
    const over = await newest();
    expect([over.is_over, golds(over)]).toEqual([true, 3]);
  });

  it('leave the champion open while a class with paid entries is not divided: it counts as undivided, one alone does not', async () => {
    const { manager } = api.dataSource;
    const enter = async (contingentSizes: number[]) => {
      const entered = await makeClass(manager);
      await makePaidParticipants(manager, { tournamentId: stage.tournamentId, classId: entered.id, contingentSizes });
      return entered;
    };
    const two = await stage.drawPool([1, 1]);
    const late = await enter([1, 1]);
    await enter([1]);
    await stage.schedule((await stage.matches(two)).map((match) => match.id));
    await playAll(two);
    expect(await newest()).toMatchObject({ is_over: true, undivided: 1 });
    const feed = await api.request.get(`/api/feed/${stage.slug}`).expect(200);
    expect((feed.body as { medals: object }).medals).toMatchObject({ is_over: true, undivided: 1 });

    // where who is alone takes a gold, that one is awaited too
    await rule({ ...points, lone_entrant: 'gold', version: 0 }).expect(200);
    expect(await newest()).toMatchObject({ undivided: 2 });
    // and nobody takes a gold without a fight before all of them are over
    const alone = await stage.drawPool([1]);
    const golds = ({ events }: MedalSnapshot) =>
      events.flatMap(({ pools }) => pools.flatMap(({ winners }) => winners)).filter(({ medal }) => medal === 'gold');
    expect([(await stage.matches(alone)).length, golds(await newest()).length]).toEqual([1, 1]);

    const drawing = { match_category_id: 1, age_category_id: late.ageCategoryId, category_class_id: late.id };
    await api.request
      .post('/api/create-pools')
      .set(stage.organiser)
      .send({ tournament_id: stage.tournamentId, ...drawing, match_chart: 'full_prestasi', match_duration: 120 })
      .expect(201);
    // a division is told to the office alone: what is kept of the medals follows it all the same
    for (let tries = 0; tries < 500 && (await medals()).undivided !== 1; tries++) await sleep(20);
    expect(await medals()).toMatchObject({ is_over: false, undivided: 1 });
    const [pool] = await manager.query<{ id: number }[]>(
      `select id from pool where tournament_id = $1 and status = 'waiting'`,
      [stage.tournamentId],
    );
    await stage.draw(pool!.id);
    expect(await newest()).toMatchObject({ is_over: false, undivided: 1 });
  });

  it('of a class whose second pool is still to be drawn are not all told: it is not over', async () => {
    const [first, second] = await stage.divideClass([1, 1, 1, 1, 1, 1, 1, 1], 4);
    await stage.draw(first!);
    await stage.schedule((await stage.matches(first!)).map((match) => match.id));
    await playAll(first!);
    expect((await newest()).events).toMatchObject([{ entrants: 4, is_over: false }]);
    await stage.draw(second!);
    await stage.schedule(
      (await stage.matches(second!)).map((match) => match.id),
      { start_time: '12:00' },
    );
    await playAll(second!);
    expect((await newest()).events).toMatchObject([{ entrants: 8, is_over: true }]);
  });

  it('[R25-G17] a class of one that must be merged is not drawn, and says why', async () => {
    await rule({ ...points, lone_entrant: 'must-merge', version: 0 }).expect(200);
    await rule({ ...points, lone_entrant: 'perak', version: 1 }).expect(422);
    await expect(stage.drawPool([1])).rejects.toThrow('not drawn: must-merge');
    await stage.drawPool([1, 1]);
  });

  it('[R25-G17] a class of one that must be merged and never is does not keep the event from being over', async () => {
    await rule({ ...points, lone_entrant: 'must-merge', version: 0 }).expect(200);
    const two = await stage.drawPool([1, 1]);
    await stage.divideClass([1]);
    await stage.schedule((await stage.matches(two)).map((match) => match.id));
    expect((await newest()).is_over).toBe(false);
    await playAll(two);
    const over = await newest();
    expect([over.is_over, over.events.length]).toEqual([true, 1]);
    // with another rule it is drawn, and waited for
    await rule({ ...points, lone_entrant: 'none', version: 1 }).expect(200);
    expect((await newest()).is_over).toBe(false);
  });

  it('take the same statements however many classes there are, and none while nothing changes', async () => {
    const poolId = await stage.drawPool([1, 1, 1, 1]);
    await stage.schedule((await stage.matches(poolId)).map((match) => match.id));
    await playAll(poolId);
    await newest();
    // what the API does by the clock meanwhile is none of theirs
    const theirs = (sql: string) => /medal_rule|pool_unit|from match m/.test(sql);
    expect((await statementsOf(() => medals(), { of: 'process' })).filter(theirs)).toEqual([]);
    await stage.drawPool([1, 1, 1]);
    await stage.drawPool([1, 1]);
    // once the API has heard of both draws the medals are read once
    await newest('tanding');
    expect((await statementsOf(() => newest(), { of: 'process' })).filter(theirs)).toHaveLength(4);
    expect((await newest()).events).toHaveLength(3);
  });

  it('tell names and contingents, nothing else of anybody', async () => {
    const poolId = await stage.drawPool([1, 1]);
    await stage.schedule((await stage.matches(poolId)).map((match) => match.id));
    await playAll(poolId);
    const [winner] = (await newest()).events[0]!.pools[0]!.winners;
    expect(Object.keys(winner!).sort()).toEqual([
      'contingent',
      'contingent_id',
      'entry_ids',
      'medal',
      'names',
      'unit_id',
    ]);
  });
});

describe('the medals of seni', () => {
  let seni: SeniStage;
  let slug: string;
  beforeAll(async () => {
    seni = await seniStage(api);
    const [row] = await api.dataSource.query<{ slug: string }[]>('select slug from tournament where id = $1', [
      seni.tournamentId,
    ]);
    slug = row!.slug;
  });
  const eventOf = async (age: number) => {
    const [row] = await api.dataSource.query<{ name: string }[]>('select name from age_category where id = $1', [age]);
    for (let tries = 0; ; tries++) {
      const event = (await medals(slug)).events.find((one) => one.age_category === row!.name);
      if (event?.is_over || tries > 200) return event;
      await new Promise((wait) => setTimeout(wait, 20));
    }
  };

  it('go to the first three of a final pool', async () => {
    const event = await seni.event([2, 2]);
    const { data } = await seni.generate(event, { mode: 'default', pool_size: 4 });
    const over = await seni.perform(data.pools[0]!.id);
    const shown = await eventOf(event.age_category_id);
    expect(shown).toMatchObject({ kind: 'seni', entrants: 4, gives_medals: true, is_over: true });
    expect(shown!.pools[0]!.winners.map(({ medal, names }) => [medal, names])).toEqual(
      over.ranking.slice(0, 3).map((row) => [row.medal, row.names]),
    );
  });

  it('[R25-G17] of two who entered are gold and silver, and do not count in the table', async () => {
    const event = await seni.event([1, 1]);
    const { data } = await seni.generate(event, { mode: 'default', pool_size: 2 });
    const over = await seni.perform(data.pools[0]!.id);
    const shown = await eventOf(event.age_category_id);
    expect(shown).toMatchObject({ gives_medals: false, is_over: true });
    expect(shown!.pools[0]!.winners.map(({ medal, names }) => [medal, names])).toEqual(
      over.ranking.map((row) => [row.medal, row.names]),
    );
    expect(over.ranking.map((row) => row.medal)).toEqual(['gold', 'silver']);
    const { standings } = await medals(slug);
    expect(standings.map(({ contingent }) => contingent)).not.toContain(shown!.pools[0]!.winners[0]!.contingent);
  });

  it('of battles go by the bracket', async () => {
    const event = await seni.event([1, 1, 1, 1]);
    const { data } = await seni.generate(event, { mode: 'battle', bracket_type: 'full_prestasi' });
    for (;;) {
      const pool = await seni.pool(data.pools[0]!.id);
      const open = pool.matches.find(
        (match) => match.status === 'scheduled' && match.state === 'unit' && !match.has_bye,
      );
      if (!open) break;
      const score = open.corner === 'blue' ? 9.8 : 9.5;
      const seconds = (open.round_label === 'Final' ? pool.final_time_rule : pool.time_rule).max;
      await seni.score(open.id, { scores: [score, score, score, score], seconds });
    }
    const shown = await eventOf(event.age_category_id);
    expect(shown!.pools[0]!.winners.map((one) => one.medal)).toEqual(['gold', 'silver', 'bronze', 'bronze']);
  });
});
