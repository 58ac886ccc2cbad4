// Brackets as the API draws them (domain-rules, Draw (tanding); spec 2 §4, "Opening a bracket").
import { createHash } from 'node:crypto';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { BracketAnswer, BracketGame } from '@gelanggang/contract/brackets';
import { drawBracket } from '@gelanggang/domain/draw/bracket';
import type { DrawUnit } from '@gelanggang/domain/draw/draw-unit';
import { entriesText } from '@gelanggang/domain/draw/entries-text';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { tandingStage } from './drawing-stage';

const api = testApi();
const stage = madeBeforeAll(() => tandingStage(api));

const players = (game: BracketGame) => [game.player1, game.player2];

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
      { stream: name, seq: 2, type: 'matches.changed' },
      { stream: name, seq: 3, type: 'bracket.drawn' },
      { stream: name, seq: 4, type: 'matches.changed' },
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
