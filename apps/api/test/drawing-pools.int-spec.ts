// Dividing a class into pools, dividing it anew, and who comes later (domain-rules, Draw (tanding)).
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { PoolRow } from '@gelanggang/contract/drawing';
import { makeClass, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { joinUndrawnPools } from '@gelanggang/drawing/join-pools';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { drawingRequest, tandingStage } from './drawing-stage';

const api = testApi();
const stage = madeBeforeAll(() => tandingStage(api));

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

describe('dividing a class into pools', () => {
  it.each<[number[], MatchChart, number[]]>([
    [[1], 0, [1]],
    [[5, 4], 0, [9]],
    [[3, 2, 2], 2, [7]],
    [[4, 3, 2], 4, [3, 3, 3]],
    [[5, 5], 4, [3, 3, 4]],
    [[6, 6, 1], 6, [4, 4, 5]],
    [[9, 5, 3], 8, [5, 6, 6]],
    [[10, 10, 13], 16, [11, 11, 11]],
  ])('puts everybody of contingents of %j with chart %i into pools of %j', async (contingents, chart, sizes) => {
    const drawn = await stage.fillClass(contingents);
    const drawing = await stage.createPools(drawn, chart);

    expect(drawing.pools.map((pool) => pool.units_count).sort((a, b) => a - b)).toEqual(sizes);
    expect(drawing.pools.map((pool) => pool.number)).toEqual(sizes.map((_, index) => index + 1));
    expect(drawing.seed).toMatch(/^[0-9a-f]{16}$/);
    const placed = await api.dataSource.query<{ participants: number; different: number }[]>(
      `select count(*)::int as participants, count(distinct m.participant_id)::int as different
       from pool_unit_member m join pool_unit u on u.id = m.unit_id join pool p on p.id = u.pool_id
       where p.drawing_id = $1`,
      [drawing.id],
    );
    expect(placed).toEqual([{ participants: sum(contingents), different: sum(contingents) }]);
  });

  it('gives a contingent to pools in counts that differ by at most one', async () => {
    const drawing = await stage.createPools(await stage.fillClass([6, 5, 4, 1]), 4);
    const counts = await api.dataSource.query<{ least: number; most: number }[]>(
      `select min(count) as least, max(count) as most from (
         select c.contingent_id, p.id, (select count(*)::int from pool_unit u
                 where u.pool_id = p.id and u.contingent_id = c.contingent_id) as count
         from pool p cross join (select distinct u.contingent_id from pool_unit u join pool o on o.id = u.pool_id
                                 where o.drawing_id = $1) c
         where p.drawing_id = $1) spread
       group by contingent_id`,
      [drawing.id],
    );
    expect(counts).toHaveLength(4);
    for (const { least, most } of counts) expect(most - least).toBeLessThanOrEqual(1);
  });

  it('takes full_prestasi for chart 0 and the preset for a round length that is not given', async () => {
    const drawn = await stage.fillClass([2, 2]);
    await api.dataSource.query('update age_category set round_seconds = 75 where id = $1', [drawn.ageCategoryId]);
    const request = { ...drawingRequest(stage.tournamentId, drawn, 'full_prestasi'), match_duration: undefined };
    const { body } = await api.request.post('/api/create-pools').set(as(stage.token)).send(request).expect(201);
    expect(body.message).toBe('Match chart added successfully!');
    expect(body.data).toMatchObject({ match_chart: 0, match_duration: 75, has_own_duration: false });
    // the rules lead, also when they change; what was typed leads them until it is taken away
    await api.dataSource.query('update age_category set round_seconds = 80 where id = $1', [drawn.ageCategoryId]);
    const { id } = body.data as { id: number };
    const put = async (match_duration?: number, has_own_duration?: boolean) => {
      const again = { ...request, match_duration, has_own_duration };
      return (await api.request.put(`/api/drawings/${id}`).set(as(stage.token)).send(again).expect(200)).body.data;
    };
    expect(await put()).toMatchObject({ match_duration: 80, has_own_duration: false });
    expect(await put(150)).toMatchObject({ match_duration: 150, has_own_duration: true });
    expect(await put()).toMatchObject({ match_duration: 150, has_own_duration: true });
    expect(await put(undefined, false)).toMatchObject({ match_duration: 80, has_own_duration: false });
  });

  it('leaves out who has not paid, and other classes and tournaments', async () => {
    const drawn = await stage.fillClass([3]);
    const elsewhere = await makeTournament(api.dataSource.manager);
    await makePaidParticipants(api.dataSource.manager, {
      tournamentId: elsewhere.id,
      classId: drawn.id,
      contingentSizes: [2],
    });
    await stage.fillClass([4]);
    const drawing = await stage.createPools(drawn, 0);
    expect(drawing.pools.map((pool) => pool.units_count)).toEqual([3]);
  });

  it('makes one drawing of a class when two ask at once', async () => {
    const drawn = await stage.fillClass([4, 4]);
    const ask = () =>
      api.request
        .post('/api/create-pools')
        .set(as(stage.token))
        .send(drawingRequest(stage.tournamentId, drawn, 4));
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    const [{ pools } = { pools: 0 }] = await api.dataSource.query<{ pools: number }[]>(
      `select count(*)::int as pools from pool p join drawing d on d.id = p.drawing_id where d.category_class_id = $1`,
      [drawn.id],
    );
    expect(pools).toBe(2);
  });

  it('goes on with the letters of the first drawing for those who were paid later', async () => {
    const drawn = await stage.fillClass([4]);
    await stage.createPools(drawn, 2);
    await makePaidParticipants(api.dataSource.manager, {
      tournamentId: stage.tournamentId,
      classId: drawn.id,
      contingentSizes: [2],
    });
    const second = await stage.createPools(drawn, 2);
    expect(second.pools).toMatchObject([{ number: 2, name: 'Pool B', units_count: 2 }]);
  });

  it('refuses a class without undrawn participants with 409, and makes nothing', async () => {
    const drawn = await makeClass(api.dataSource.manager);
    const { body } = await api.request
      .post('/api/create-pools')
      .set(as(stage.token))
      .send(drawingRequest(stage.tournamentId, drawn, 8))
      .expect(409);
    expect(body.message).toMatch(/Tidak ada peserta/);
    const drawings = await api.dataSource.query<unknown[]>('select 1 from drawing where category_class_id = $1', [
      drawn.id,
    ]);
    expect(drawings).toEqual([]);
  });

  it('answers 422 on the field for what is not a choice', async () => {
    const drawn = await stage.fillClass([2]);
    const good = drawingRequest(stage.tournamentId, drawn, 4);
    const wrong: [string, unknown][] = [
      ['tournament_id', 999_999],
      ['tournament_id', 'x'],
      ['tournament_id', 1e300],
      ['match_category_id', 2],
      ['age_category_id', null],
      ['category_class_id', 999_999],
      ['match_chart', 3],
      ['match_chart', 'besar'],
      ['match_chart', ''],
      ['match_chart', null],
      ['match_duration', 5],
      ['match_duration', 30],
      ['match_duration', 75],
      ['match_duration', 90.5],
      ['match_duration', 330],
    ];
    for (const [field, value] of wrong) {
      const { status, body } = await api.request
        .post('/api/create-pools')
        .set(as(stage.token))
        .send({ ...good, [field]: value });
      expect([field, value, status]).toEqual([field, value, 422]);
      expect(Object.keys(body.errors)).toEqual([field]);
    }
  });
});

describe('dividing a drawing anew', () => {
  const divide = (drawingId: number, body: object) =>
    api.request.put(`/api/drawings/${drawingId}`).set(as(stage.token)).send(body);

  it('makes other pools with another chart, late comers included', async () => {
    const drawn = await stage.fillClass([4, 4]);
    const drawing = await stage.createPools(drawn, 8);
    await makePaidParticipants(api.dataSource.manager, {
      tournamentId: stage.tournamentId,
      classId: drawn.id,
      contingentSizes: [1],
    });
    const { body } = await divide(drawing.id, {
      ...drawingRequest(stage.tournamentId, drawn, 4),
      match_duration: 90,
    }).expect(200);
    expect(body.message).toBe('Match chart updated successfully!');
    expect(body.data).toMatchObject({ id: drawing.id, match_chart: 4, match_duration: 90 });
    expect(body.data.seed).not.toBe(drawing.seed);
    expect(body.data.pools).toMatchObject([
      { name: 'Pool A', units_count: 3 },
      { name: 'Pool B', units_count: 3 },
      { name: 'Pool C', units_count: 3 },
    ]);
  });

  it('is refused to who has not seen that somebody else has done so, and theirs stands', async () => {
    const drawn = await stage.fillClass([3, 3]);
    const { id } = await stage.createPools(drawn, 4);
    const read = async () => {
      const query = { tournament_id: stage.tournamentId };
      const { body } = await api.request.get('/api/pools').query(query).set(as(stage.token)).expect(200);
      return (body as { data: PoolRow[] }).data.filter((pool) => pool.drawing_id === id);
    };
    const put = (chart: MatchChart, version: number) => {
      const request = { ...drawingRequest(stage.tournamentId, drawn, chart), version };
      return api.request.put(`/api/drawings/${id}`).set(as(stage.token)).send(request);
    };
    const seen = (await read())[0]!.drawing_version;
    await put(8, seen).expect(200);
    const theirs = await read();
    await put(2, seen).expect(409);
    expect(await read()).toEqual(theirs);
    await put(2, theirs[0]!.drawing_version).expect(200);
  });

  it('is refused with 409 once a pool of the class is drawn', async () => {
    const drawn = await stage.fillClass([4, 4]);
    const drawing = await stage.createPools(drawn, 4);
    await stage.generate(drawing.pools[0]!.id);
    await divide(drawing.id, drawingRequest(stage.tournamentId, drawn, 8)).expect(409);
    expect((await stage.bracket(drawing.pools[1]!.id)).pool.units_count).toBe(4);
  });

  it('does not move a drawing to another class, and answers 404 for one that is not there', async () => {
    const drawn = await stage.fillClass([2]);
    const other = await stage.fillClass([2]);
    const drawing = await stage.createPools(drawn, 4);
    const { body } = await divide(drawing.id, drawingRequest(stage.tournamentId, other, 4)).expect(422);
    expect(Object.keys(body.errors)).toEqual(['category_class_id']);
    await divide(999_999, drawingRequest(stage.tournamentId, drawn, 4)).expect(404);
  });
});

describe('somebody paid after the pools were made', () => {
  /** What confirming a payment does after it made the participants. */
  const join = (participantIds: number[]) =>
    writeWithEvents(api.dataSource, (manager, emit) =>
      joinUndrawnPools(manager, emit, stage.tournamentId, participantIds),
    );

  it('joins the smallest undrawn pool with room, and that is recorded', async () => {
    const drawn = await stage.fillClass([4, 3]);
    const drawing = await stage.createPools(drawn, 4);
    const smaller = drawing.pools.find((pool) => pool.units_count === 3)!;
    const late = await makePaidParticipants(api.dataSource.manager, {
      tournamentId: stage.tournamentId,
      classId: drawn.id,
      contingentSizes: [2],
    });
    const [first, second] = late.participants.map((participant) => participant.id);
    expect(await join([first!, second!])).toEqual([first]);
    const rows = await api.dataSource.query<object[]>(
      `select u.pool_id, u.joined_late, u.number from pool_unit u join pool_unit_member m on m.unit_id = u.id
       where m.participant_id = $1`,
      [first],
    );
    expect(rows).toEqual([{ pool_id: smaller.id, joined_late: true, number: 4 }]);
  });

  it('does not join a pool that is drawn, and joining twice changes nothing', async () => {
    const drawn = await stage.fillClass([3]);
    const [pool] = (await stage.createPools(drawn, 0)).pools;
    const late = await makePaidParticipants(api.dataSource.manager, {
      tournamentId: stage.tournamentId,
      classId: drawn.id,
      contingentSizes: [2],
    });
    const [first, second] = late.participants.map((participant) => participant.id);
    expect(await join([first!])).toEqual([first]);
    expect(await join([first!])).toEqual([]);
    await stage.generate(pool!.id);
    expect(await join([second!])).toEqual([]);
    expect((await stage.bracket(pool!.id)).pool.units_count).toBe(4);
  });
});
