// Pools and brackets as the API makes them (domain-rules, Draw (tanding); spec 2 §7, "Drawing and pools").
import { createHash } from 'node:crypto';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { BracketAnswer, BracketGame } from '@gelanggang/contract/tanding';
import { makeClass, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { drawBracket } from '@gelanggang/domain/draw/bracket';
import type { DrawUnit } from '@gelanggang/domain/draw/draw-unit';
import { entriesText } from '@gelanggang/domain/draw/entries-text';
import { startApi, type TestApi } from '../../../test/setup/api';
import { drawingRequest, tandingStage, type TandingStage } from './tanding-stage';

let api: TestApi;
let stage: TandingStage;
beforeAll(async () => {
  api = await startApi();
  stage = await tandingStage(api);
});
afterAll(() => api.close());

const as = (token: string) => ({ authorization: `Bearer ${token}` });
const players = (game: BracketGame) => [game.player1, game.player2];
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
    expect(body.data).toMatchObject({ match_chart: 0, match_duration: 75 });
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
      ['match_duration', 5],
      ['match_duration', 90.5],
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

describe('drawing a pool', () => {
  it.each<[number[], MatchChart, number]>([
    [[1], 0, 1],
    [[2], 0, 1],
    [[1, 1, 1], 0, 2],
    [[3, 2], 8, 3],
    [[4, 2, 1], 8, 3],
    [[4, 4], 8, 3],
    [[5, 4], 0, 4],
    [[6, 4, 3], 16, 4],
    [[8, 8], 16, 4],
    [[9, 5, 3, 2, 2], 0, 5],
    [[3, 2, 2], 2, 1],
  ])('of contingents of %j with chart %i makes a sound bracket of %i rounds', async (contingents, chart, rounds) => {
    const drawing = await stage.createPools(await stage.fillClass(contingents), chart);
    for (const pool of drawing.pools) {
      await stage.generate(pool.id);
      const bracket = await stage.bracket(pool.id);
      expect(bracket.status).toBe('ongoing');
      expect(bracket.rounds).toHaveLength(rounds);
      expectSound(bracket, chart, pool.units_count);
    }
  });

  it('lets the losers of both semifinals fight for third place where the tournament asks for it', async () => {
    const own = await tandingStage(api, { hasThirdPlaceMatch: true });
    const [pool] = (await own.createPools(await own.fillClass([4, 4]), 8)).pools;
    await own.generate(pool!.id);
    const { rounds } = await own.bracket(pool!.id);
    const final = rounds.at(-1)!;
    const third = final.games.find((game) => game.is_third_place)!;
    expect(final.games).toHaveLength(2);
    expect(third.round_label).toBe('Perebutan Juara 3');
    expect(rounds.at(-2)!.games.map((game) => [game.loser_next, game.loser_next_corner])).toEqual([
      [third.id, 'blue'],
      [third.id, 'red'],
    ]);
  });

  it('twice keeps the first bracket, by GET as by POST', async () => {
    const [pool] = (await stage.createPools(await stage.fillClass([3, 3]), 8)).pools;
    const path = `/api/pools/${pool!.id}/generate-bracket`;
    const first = await api.request.get(path).set(as(stage.token)).expect(200);
    const before = await stage.bracket(pool!.id);
    const second = await api.request.post(path).set(as(stage.token)).expect(200);
    expect(first.body).toMatchObject({ drawn_now: true, status: 'ongoing', matches_count: 7 });
    expect(second.body).toMatchObject({ drawn_now: false, draw: first.body.draw });
    expect(await stage.bracket(pool!.id)).toEqual(before);
    expect(await history(pool!.id)).toBe(1);
  });

  it('asked for by ten at once makes one bracket, one line of history and one event', async () => {
    const [pool] = (await stage.createPools(await stage.fillClass([5, 4]), 16)).pools;
    const path = `/api/pools/${pool!.id}/generate-bracket`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.request.post(path).set(as(stage.token))));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect(answers.filter((answer) => answer.body.drawn_now)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.body.draw.seed)).size).toBe(1);
    expect(await history(pool!.id)).toBe(1);
    const events = await api.dataSource.query<{ count: number }[]>(
      `select count(*)::int as count from event where type = 'bracket.drawn' and (data->>'pool_id')::bigint = $1`,
      [pool!.id],
    );
    expect(events).toEqual([{ count: 1 }]);
    expect((await stage.bracket(pool!.id)).rounds.flatMap((round) => round.games)).toHaveLength(15);
  });

  it('keeps seed, entries and bracket in the history, so that anybody can draw it again', async () => {
    const [pool] = (await stage.createPools(await stage.fillClass([3, 2]), 8)).pools;
    await stage.generate(pool!.id);
    const { body } = await api.request.get(`/api/pools/${pool!.id}`).set(as(stage.token)).expect(200);
    expect(body.data.history).toHaveLength(1);
    expect(body.data.history[0]).toMatchObject({ seed: body.data.draw.seed, draw_number: 1, reason: null });
    expect(body.data.draw.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    const [row] = await api.dataSource.query<{ entries: DrawUnit[]; bracket: { matches: unknown[] } }[]>(
      'select entries, bracket from draw_history where pool_id = $1',
      [pool!.id],
    );
    const { seed, fingerprint } = body.data.draw as { seed: string; fingerprint: string };
    const again = drawBracket(row!.entries, { chart: 8, seed, hasThirdPlace: false });
    expect(again).toMatchObject({ ok: true, matches: row!.bracket.matches });
    expect(createHash('sha256').update(entriesText(row!.entries)).digest('hex')).toBe(fingerprint);
  });

  it('writes its events without a gap: to the public stream and to the staff', async () => {
    const own = await tandingStage(api);
    const drawing = await own.createPools(await own.fillClass([4, 4]), 4);
    for (const pool of drawing.pools) await own.generate(pool.id);
    const events = await api.dataSource.query<{ stream: string; seq: number; type: string }[]>(
      'select stream, seq, type from event where stream like $1 order by stream, seq',
      [`tournament:${own.tournamentId}%`],
    );
    const name = `tournament:${own.tournamentId}`;
    expect(events).toEqual([
      { stream: name, seq: 1, type: 'bracket.drawn' },
      { stream: name, seq: 2, type: 'bracket.drawn' },
      { stream: `${name}:staff`, seq: 1, type: 'pools.changed' },
      { stream: `${name}:staff`, seq: 2, type: 'pools.changed' },
      { stream: `${name}:staff`, seq: 3, type: 'pools.changed' },
    ]);
  });

  it('is for holders of manage drawing; others see that the pool is not generated', async () => {
    const [pool] = (await stage.createPools(await stage.fillClass([2]), 4)).pools;
    const manager = await api.tokenFor('manager');
    await api.request.get(`/api/pools/${pool!.id}/generate-bracket`).set(as(manager.token)).expect(403);
    await api.request.get(`/api/pools/${pool!.id}/generate-bracket`).expect(401);
    const { body } = await api.request.get(`/api/pools/${pool!.id}/matches`).set(as(manager.token)).expect(200);
    expect(body).toMatchObject({ status: 'waiting', rounds: [], can_draw: false });
    expect(body.pool.drawing_status).toBe('Not Generated');
  });

  it('answers 404 for a pool that is not there', async () => {
    for (const id of ['999999', '0', 'x', '99999999999999999999']) {
      await api.request.post(`/api/pools/${id}/generate-bracket`).set(as(stage.token)).expect(404);
    }
  });
});

async function history(poolId: number): Promise<number> {
  const rows = await api.dataSource.query<unknown[]>('select 1 from draw_history where pool_id = $1', [poolId]);
  return rows.length;
}

/** The invariants of domain-rules, Draw (tanding), seen from outside. */
function expectSound(bracket: BracketAnswer, chart: MatchChart, units: number): void {
  const games = bracket.rounds.flatMap((round) => round.games);
  const first = games.filter((game) => game.round === 1);
  const standing = first.flatMap(players).filter((player) => player.state === 'unit');
  expect(new Set(standing.map((player) => player.unit_id)).size).toBe(units);
  expect(standing).toHaveLength(units);
  for (const game of games) {
    const byes = players(game).filter((player) => player.state === 'bye');
    expect(byes.length).toBeLessThanOrEqual(game.round === 1 ? 1 : 0);
    if (byes.length === 0) continue;
    expect(byes[0]!.name).toBe('BYE');
    const next = games.find((other) => other.id === game.next);
    const lone = players(game).find((player) => player.state === 'unit')!;
    const corner = game.next_corner === 'blue' ? next?.player1 : next?.player2;
    if (next) expect(corner?.unit_id).toBe(lone.unit_id);
  }
  const last = chart === 2 ? first : games.filter((game) => game.round === bracket.rounds.length);
  for (const game of games) {
    if (last.includes(game)) expect(game.next).toBeNull();
    else expect(games.find((other) => other.id === game.next)?.round).toBe(game.round + 1);
  }
  if (chart !== 2) expect(games).toHaveLength(Math.max(1, 2 ** bracket.rounds.length - 1));
  const counts = new Map<string, number>();
  for (const { contingent } of standing) counts.set(contingent, (counts.get(contingent) ?? 0) + 1);
  const own = first.filter(
    (game) => game.player1.contingent !== '' && game.player1.contingent === game.player2.contingent,
  );
  expect(own.length).toBe(Math.max(0, Math.max(...counts.values()) - first.length));
}
