// Drawing seni: pools, battles, drawing anew, and what that does to schedules (domain-rules, Draw (seni)).
import { createHash } from 'node:crypto';
import type { SeniDrawing, SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import { makeArena } from '@gelanggang/database/testing/factories';
import { makePaidSeni } from '@gelanggang/database/testing/paid-seni';
import { entriesText } from '@gelanggang/domain/draw/entries-text';
import { drawPerformanceOrder } from '@gelanggang/domain/seni/performance-order';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { queriesOf } from './count-queries';
import { type SeniEventBody, seniStage } from './seni-stage';

const api = testApi();
const stage = madeBeforeAll(() => seniStage(api));

const post = (path: string, body: object = {}) => api.request.post(`/api/seni/${path}`).set(as(stage.token)).send(body);
const get = (path: string) => api.request.get(`/api/seni/${path}`).set(as(stage.token));
const pools = async (poolIds: { id: number }[]) => Promise.all(poolIds.map(({ id }) => stage.pool(id)));
const unitsIn = (pool: SeniPoolAnswer) => pool.matches.map((match) => match.unit_id);

describe('pools of performances', () => {
  it('hold everybody once, in pools of the size asked for, drawn at once', async () => {
    const event = await stage.event([3, 2, 2]);
    const { message, data } = await stage.generate(event, { mode: 'default', pool_size: 4 });
    expect(message).toBe('Match added successfully!');
    expect(data.pools).toMatchObject([
      { name: 'Pool A', units_count: 4 },
      { name: 'Pool B', units_count: 3 },
    ]);
    const drawn = await pools(data.pools);
    expect(new Set(drawn.flatMap(unitsIn)).size).toBe(7);
    expect(
      drawn[0]!.matches.map(({ match_order, mode, corner, round_label }) => [match_order, mode, corner, round_label]),
    ).toEqual([1, 2, 3, 4].map((order) => [order, 'default', null, '']));
    expect(drawn[0]!.matches[0]).toMatchObject({ match_type: 'seni_tunggal', team_member2: null, status: 'scheduled' });
  });

  it('are drawn from a seed and a fingerprint that anybody can check', async () => {
    const { data } = await stage.generate(await stage.event([2, 2, 1]), { mode: 'default', pool_size: 5 });
    const pool = await stage.pool(data.pools[0]!.id);
    const units = await api.dataSource.query<{ id: number; contingentId: number; provinceId: number | null }[]>(
      `select u.id, c.id as "contingentId", c.province_id as "provinceId"
       from pool_unit u join contingent c on c.id = u.contingent_id where u.pool_id = $1`,
      [pool.id],
    );
    const { seed, fingerprint } = pool.draw!;
    expect(createHash('sha256').update(entriesText(units)).digest('hex')).toBe(fingerprint);
    expect(drawPerformanceOrder(units, seed)).toEqual({ ok: true, unitIds: unitsIn(pool) });
  });

  it('go on with the letters for those who were paid later', async () => {
    const event = await stage.event([4]);
    await stage.generate(event, { mode: 'default', pool_size: 4 });
    await makePaidSeni(api.dataSource.manager, {
      tournamentId: stage.tournamentId,
      matchCategoryId: 2,
      gender: 'male',
      ageCategoryId: event.age_category_id,
      contingents: [2],
    });
    const { data } = await stage.generate(event, { mode: 'default', pool_size: 2 });
    expect(data.pools).toMatchObject([{ number: 2, name: 'Pool B', units_count: 2 }]);
  });

  it('are refused in words where they cannot be drawn', async () => {
    const event = await stage.event([5]);
    const ask = async (plan: object) => {
      const { status, body } = await post('generate-match', { ...event, ...plan });
      return [status, Object.keys((body as { errors?: object }).errors ?? {})];
    };
    expect(await ask({ mode: 'default', pool_size: 4 })).toEqual([422, ['pool_size']]);
    expect(await ask({ mode: 'default' })).toEqual([422, ['pool_size']]);
    expect(await ask({ mode: 'battle' })).toEqual([422, ['bracket_type']]);
    expect(await ask({ mode: 'default', pool_size: 5, advance_count: 5 })).toEqual([422, ['advance_count']]);
    expect(await ask({ mode: 'battle', bracket_type: '5' })).toEqual([422, ['bracket_type']]);
    expect(await ask({ mode: 'default', pool_size: 5, match_category_id: 1 })).toEqual([422, ['match_category_id']]);
    expect(await ask({ mode: 'default', pool_size: 5, match_category_id: 5 })).toEqual([422, ['match_category_id']]);
    expect(await ask({ mode: 'default', pool_size: 5, tournament_id: 999_999 })).toEqual([422, ['tournament_id']]);
    expect(await ask({ mode: 'default', pool_size: 5, gender: 'female' })).toEqual([409, []]);
    await stage.generate(event, { mode: 'default', pool_size: 5 });
    expect(await ask({ mode: 'default', pool_size: 5 })).toEqual([409, []]);
  });

  it('are made once when three ask at once', async () => {
    const event = await stage.event([4, 4]);
    const ask = () => post('generate-match', { ...event, mode: 'default', pool_size: 4 });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  });
});

describe('battles', () => {
  it('are two performances each, blue before red, and a bye is one that nobody performs', async () => {
    const { data } = await stage.generate(await stage.event([1, 1, 1]), {
      mode: 'battle',
      bracket_type: 'full_prestasi',
    });
    const pool = await stage.pool(data.pools[0]!.id);
    expect(pool.matches.map((one) => [one.round_label, one.battle_group, one.corner, one.state, one.has_bye])).toEqual(
      expect.arrayContaining([
        ['Final', 3, 'blue', expect.any(String), false],
        ['Final', 3, 'red', expect.any(String), false],
      ]),
    );
    expect(pool.matches.filter((one) => one.round === 1)).toHaveLength(3);
    expect(pool.matches.filter((one) => one.has_bye)).toHaveLength(1);
    const final = pool.rounds[1]!.games[0]!;
    expect([final.player1.state, final.player2.state].sort()).toEqual(['tbd', 'unit']);
  });

  it('are shown as a bracket, with its final', async () => {
    const { data } = await stage.generate(await stage.event([1, 1, 1, 1]), { mode: 'battle', bracket_type: 0 });
    const { body } = await get(`pools/${data.pools[0]!.id}/bracket?t=123`).expect(200);
    expect(body).toMatchObject({ match_chart: 0, type: 'battle', final_round: 2, has_started: false, can_draw: true });
    expect(body.rounds).toHaveLength(2);
    expect(body.matches).toHaveLength(3);
    expect(body.final).toMatchObject({ round: 2, round_label: 'Final', next: null });
    expect(body.matches[0].next).toBe(body.final.id);
  });

  it('on charts are divided like tanding', async () => {
    const { data } = await stage.generate(await stage.event([3, 3, 3]), { mode: 'battle', bracket_type: '4' });
    expect(data.pools.map((pool) => pool.units_count)).toEqual([3, 3, 3]);
  });

  it('send the losing semifinalists to a third-place battle where the tournament asks for one', async () => {
    const other = await seniStage(api, { hasThirdPlaceMatch: true });
    const { data } = await other.generate(await other.event([1, 1, 1, 1]), { mode: 'battle', bracket_type: '4' });
    const pool = await other.pool(data.pools[0]!.id);
    expect(pool.matches.filter((one) => one.is_third_place).map((one) => one.round_label)).toEqual([
      'Perebutan Juara 3',
      'Perebutan Juara 3',
    ]);
  });
});

describe('drawing anew', () => {
  const edit = (id: number, body: object) =>
    api.request.put(`/api/seni/edit-match/${id}`).set(as(stage.token)).send(body);

  it('takes another plan, and takes late comers in', async () => {
    const event = await stage.event([4]);
    const { data } = await stage.generate(event, { mode: 'default', pool_size: 2 });
    const before = await stage.pool(data.pools[0]!.id);
    await makePaidSeni(api.dataSource.manager, {
      ...{ tournamentId: stage.tournamentId, matchCategoryId: 2, gender: 'male' as const },
      ...{ ageCategoryId: event.age_category_id, contingents: [2] },
    });
    const { body } = await edit(data.id, { ...event, mode: 'battle', bracket_type: 'full_prestasi' }).expect(200);
    expect(body.message).toBe('Match updated successfully!');
    expect(body.data).toMatchObject({ id: data.id, mode: 'battle', pool_size: null, bracket_type: 'full_prestasi' });
    expect(body.data.pools).toMatchObject([{ id: before.id, units_count: 6 }]);
    const after = await stage.pool(before.id);
    expect(after.draw).toMatchObject({ draw_number: 2 });
    expect(after.draw!.seed).not.toBe(before.draw!.seed);
    const [history] = await api.dataSource.query(
      'select seed from draw_history where pool_id = $1 and draw_number = 1',
      [before.id],
    );
    expect(history).toEqual({ seed: before.draw!.seed });
  });

  it('is refused to who has not seen that somebody else has drawn again, and their draw stands', async () => {
    const event = await stage.event([4, 4]);
    const { data } = await stage.generate(event, { mode: 'default', pool_size: 4 });
    const read = async () => ((await get(`drawings/${data.id}`).expect(200)).body as { data: SeniDrawing }).data;
    const { version } = await read();
    await edit(data.id, { ...event, mode: 'default', pool_size: 8, version }).expect(200);
    const theirs = await read();
    await edit(data.id, { ...event, mode: 'battle', bracket_type: '8', version }).expect(409);
    expect(await read()).toEqual(theirs);
    await edit(data.id, { ...event, mode: 'default', pool_size: 4, version: theirs.version }).expect(200);
  });

  it('of a group keeps its plan, whatever bracket the client sends', async () => {
    const event = await stage.event([2, 2, 2, 2]);
    const { data } = await stage.generate(event, { mode: 'battle', bracket_type: '4' });
    const request = { ...event, mode: 'battle', bracket_type: 'full_prestasi' };
    const { body } = await post('matches/regenerate', request).expect(200);
    expect(body.message).toBe('Berhasil regenerate peserta (mode: battle).');
    expect(body.data).toMatchObject({ id: data.id, bracket_type: '4' });
    expect(body.data.seed).not.toBe(data.seed);
  });

  it('of a group makes one drawing of several, with the closest size that fits', async () => {
    const event = await stage.event([4]);
    const first = await stage.generate(event, { mode: 'default', pool_size: 4 });
    await makePaidSeni(api.dataSource.manager, {
      ...{ tournamentId: stage.tournamentId, matchCategoryId: 2, gender: 'male' as const },
      ...{ ageCategoryId: event.age_category_id, contingents: [1] },
    });
    await stage.generate(event, { mode: 'default', pool_size: 1 });
    const { body } = await post('matches/regenerate', { ...event, mode: 'default' }).expect(200);
    expect(body.data).toMatchObject({ id: first.data.id, pool_size: 3 });
    expect(body.data.pools.map((pool: { units_count: number }) => pool.units_count)).toEqual([3, 2]);
    await post('matches/regenerate', { ...event, mode: 'battle' }).expect(404);
  });

  it('of a pool keeps its units and the draw before', async () => {
    const { data } = await stage.generate(await stage.event([3, 3]), { mode: 'default', pool_size: 6 });
    const before = await stage.pool(data.pools[0]!.id);
    const { body } = await post(`matches/${before.id}/regenerate-pool`, { reason: 'Salah', draw_number: 1 }).expect(
      200,
    );
    expect(body).toMatchObject({ message: 'Bracket berhasil di-regenerate', draw: { draw_number: 2 }, schedules: [] });
    const after = await stage.pool(before.id);
    expect(unitsIn(after).sort()).toEqual(unitsIn(before).sort());
    await post(`matches/${before.id}/regenerate-pool`, { draw_number: 1 }).expect(409);
  });

  it('is refused once somebody has performed, and changes nothing', async () => {
    const event = await stage.event([2, 2]);
    const { data } = await stage.generate(event, { mode: 'default', pool_size: 2 });
    const [pool] = await pools(data.pools);
    const scored = await stage.score(pool!.matches[0]!.id);
    await post(`matches/${pool!.id}/regenerate-pool`).expect(409);
    await post('matches/regenerate', { ...event, mode: 'default' }).expect(409);
    await edit(data.id, { ...event, mode: 'default', pool_size: 4 }).expect(409);
    await api.request.delete(`/api/seni/drawings/${data.id}`).set(as(stage.token)).expect(409);
    expect(await stage.pool(pool!.id)).toEqual(scored);
    // the other pool has not begun
    await post(`matches/${data.pools[1]!.id}/regenerate-pool`).expect(200);
  });

  it('is refused for another event', async () => {
    const event = await stage.event([3]);
    const { data } = await stage.generate(event, { mode: 'default', pool_size: 3 });
    const { body } = await edit(data.id, { ...event, gender: 'female', mode: 'default', pool_size: 3 }).expect(422);
    expect(body.errors.match_category_id).toHaveLength(1);
    await edit(999_999, { ...event, mode: 'default', pool_size: 3 }).expect(404);
  });

  it('of one pool twice at once draws twice or tells the second, and leaves one draw', async () => {
    const { data } = await stage.generate(await stage.event([4]), { mode: 'default', pool_size: 4 });
    const { id } = data.pools[0]!;
    const answers = await Promise.all([1, 1, 1].map((n) => post(`matches/${id}/regenerate-pool`, { draw_number: n })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect((await stage.pool(id)).matches).toHaveLength(4);
  });

  it('names the schedules that must be rebuilt, and marks them', async () => {
    const { data } = await stage.generate(await stage.event([2, 2]), { mode: 'default', pool_size: 4 });
    const pool = await stage.pool(data.pools[0]!.id);
    const arena = await makeArena(api.dataSource.manager, {
      tournamentId: stage.tournamentId,
      name: 'Gelanggang Seni',
    });
    const [schedule] = await api.dataSource.query<{ id: number }[]>(
      `insert into schedule (tournament_id, tournament_arena_id, kind, mode, scheduled_date, start_time)
       values ($1, $2, 'seni', 'default', '2027-03-14', '08:00') returning id`,
      [stage.tournamentId, arena.id],
    );
    await api.dataSource.query(
      `insert into schedule_detail (schedule_id, tournament_id, match_id, "order", start_time)
       select $1, $2, m.id, m.position, time '08:00' + m.position * interval '5 minutes' from match m where m.pool_id = $3`,
      [schedule!.id, stage.tournamentId, pool.id],
    );
    const { body } = await post(`matches/${pool.id}/regenerate-pool`).expect(200);
    expect(body.schedules).toEqual([{ id: schedule!.id, name: 'Gelanggang Seni, 14 Maret 2027, 08.00', lost: 4 }]);
    const rows = await api.dataSource.query<unknown[]>(
      'select needs_rebuild, (select count(*)::int from schedule_detail d where d.schedule_id = s.id) as left from schedule s where id = $1',
      [schedule!.id],
    );
    expect(rows).toEqual([{ needs_rebuild: true, left: 0 }]);
    const listed = await api.request.get(`/api/match-schedules/${schedule!.id}`).set(as(stage.token)).expect(200);
    expect(listed.body.data).toMatchObject({ needs_rebuild: true, details: [] });
    const { matches } = await stage.pool(pool.id);
    const rebuilt = {
      ...{ tournament_id: stage.tournamentId, tournament_arena_id: arena.id, scheduled_date: '2027-03-14' },
      ...{ start_time: '08:00', mode: 'default', age_category_id: 'all', is_confirmed: true },
      matches: matches.map((match, index) => ({
        ...{ seni_match_id: match.id, order: index + 1, start_time: `08:0${index}` },
      })),
    };
    const saved = await api.request
      .put(`/api/match-schedules/${schedule!.id}`)
      .set(as(stage.token))
      .send(rebuilt)
      .expect(200);
    expect(saved.body.data).toMatchObject({ needs_rebuild: false });
  });

  it('can be begun from nothing: a drawing that is deleted frees its athletes', async () => {
    const event = await stage.event([4]);
    const { data } = await stage.generate(event, { mode: 'default', pool_size: 4 });
    await api.request.delete(`/api/seni/drawings/${data.id}`).set(as(stage.token)).expect(200);
    await get(`drawings/${data.id}`).expect(404);
    await stage.generate(event, { mode: 'battle', bracket_type: '2' });
  });
});

describe('the list', () => {
  it('has one group per kind, age, gender, stage and mode, read in as many queries for one pool as for many', async () => {
    const other = await seniStage(api);
    const count = () => queriesOf(() => other.groups());
    await other.generate(await other.event([2]), { mode: 'default', pool_size: 2 });
    const few = await count();
    const events: SeniEventBody[] = [];
    for (const gender of ['male', 'female'] as const) events.push(await other.event([3, 3, 3, 3], { gender }));
    for (const event of events) await other.generate(event, { mode: 'default', pool_size: 3 });
    expect((await count()).length).toBe(few.length);
    expect((await other.groups()).map((group) => [group.gender, group.pools.length, group.mode])).toEqual(
      expect.arrayContaining([
        ['male', 1, 'default'],
        ['male', 4, 'default'],
        ['female', 4, 'default'],
      ]),
    );
  });

  it('says where fewer than three entered, and nothing of another tournament', async () => {
    const other = await seniStage(api);
    await other.generate(await other.event([1, 1]), { mode: 'default', pool_size: 2 });
    expect(await other.groups()).toMatchObject([{ entrant_count: 2, counts_in_tally: false }]);
    await get('matches?tournament_id=999999').expect(404);
    await get('matches').expect(422);
    await get('pools/999999').expect(404);
    await get('pools/999999/bracket').expect(404);
  });
});
