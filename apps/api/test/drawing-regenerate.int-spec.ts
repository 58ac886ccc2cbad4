// Drawing a pool again at each of its stages (domain-rules, Draw (tanding): Regenerate).
import { makeArena } from '@gelanggang/database/testing/factories';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { tandingStage } from './drawing-stage';

const api = testApi();
const stage = madeBeforeAll(() => tandingStage(api));

const regenerate = (poolId: number, body: object = {}) =>
  api.request.post(`/api/pools/${poolId}/regenerate-bracket`).set(as(stage.token)).send(body);

const games = (poolId: number) => stage.games(poolId);

async function schedule(matchIds: number[]): Promise<number> {
  const arena = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
  const [slot] = await api.dataSource.query<{ id: number }[]>(
    `insert into schedule (tournament_id, tournament_arena_id, kind, scheduled_date, start_time)
     values ($1, $2, 'tanding', current_date, '07:30') returning id`,
    [stage.tournamentId, arena.id],
  );
  await api.dataSource.query(
    `insert into schedule_detail (schedule_id, tournament_id, match_id, "order", start_time)
     select $1, $2, id, place, time '07:30' + place * interval '5 minutes'
     from unnest($3::bigint[]) with ordinality as given(id, place)`,
    [slot!.id, stage.tournamentId, matchIds],
  );
  return slot!.id;
}

const slotsOf = async (scheduleId: number) => {
  const rows = await api.dataSource.query<{ needs_rebuild: boolean; version: number; left: number }[]>(
    `select needs_rebuild, version, (select count(*)::int from schedule_detail where schedule_id = s.id) as left
     from schedule s where id = $1`,
    [scheduleId],
  );
  return rows[0]!;
};

describe('drawing a pool again', () => {
  it('takes a new seed and keeps the old draw in the history with its reason', async () => {
    const poolId = await stage.drawnPool([4, 4]);
    const before = await stage.bracket(poolId);
    const { body } = await regenerate(poolId, { reason: ' Salah data ' }).expect(200);
    expect(body.message).toBe('Bracket berhasil di-regenerate');
    expect(body.draw.draw_number).toBe(2);
    expect(body.draw.seed).not.toBe(before.pool.draw?.seed);
    expect(body.draw.fingerprint).toBe(before.pool.draw?.fingerprint);
    const { body: pool } = await api.request.get(`/api/pools/${poolId}`).set(as(stage.token)).expect(200);
    expect(pool.data.history).toMatchObject([
      { draw_number: 2, reason: 'Salah data', seed: body.draw.seed },
      { draw_number: 1, reason: null, seed: before.pool.draw?.seed },
    ]);
    const ids = new Set(before.rounds.flatMap((round) => round.games.map((game) => game.id)));
    expect((await games(poolId)).filter((game) => ids.has(game.id))).toEqual([]);
  });

  it('frees the schedule slots of its matches and tells everybody which matches are gone', async () => {
    const poolId = await stage.drawnPool([2, 2]);
    const before = (await games(poolId)).map((game) => game.id);
    await schedule(before);
    expect((await games(poolId)).map((game) => game.number)).toEqual([1, 2, 3]);

    await regenerate(poolId).expect(200);
    const slots = await api.dataSource.query<unknown[]>(
      'select 1 from schedule_detail where match_id = any($1::bigint[])',
      [before],
    );
    expect(slots).toEqual([]);
    const [event] = await api.dataSource.query<{ data: { removed_match_ids: number[] } }[]>(
      `select data from event where stream = $1 and type = 'bracket.drawn' order by seq desc limit 1`,
      [`tournament:${stage.tournamentId}`],
    );
    expect(event!.data).toEqual({ pool_id: poolId, removed_match_ids: [...before].sort((a, b) => a - b) });
  });

  it('marks the schedules that lose matches, and no other; their live pages are told', async () => {
    const [poolId, otherId] = [await stage.drawnPool([2, 2]), await stage.drawnPool([2, 2])];
    const [own, others] = [await games(poolId), await games(otherId)];
    const shared = await schedule([own[0]!.id, others[0]!.id]);
    const apart = await schedule([others[1]!.id]);

    await regenerate(poolId).expect(200);
    expect(await slotsOf(shared)).toEqual({ needs_rebuild: true, version: 2, left: 1 });
    expect(await slotsOf(apart)).toEqual({ needs_rebuild: false, version: 1, left: 1 });
    const [event] = await api.dataSource.query<{ data: { schedule: { id: number }; matches: { id: number }[] } }[]>(
      `select data from event where stream = $1 and type = 'schedule.saved' order by seq desc limit 1`,
      [`tournament:${stage.tournamentId}`],
    );
    expect(event!.data.schedule.id).toBe(shared);
    expect(event!.data.matches.map((match) => match.id)).toEqual([others[0]!.id]);
  });

  it('draws a pool that was not drawn yet, by GET too', async () => {
    const [pool] = (await stage.createPools(await stage.fillClass([3]), 4)).pools;
    const { body } = await api.request
      .get(`/api/pools/${pool!.id}/regenerate-bracket`)
      .set(as(stage.token))
      .expect(200);
    expect(body.draw.draw_number).toBe(1);
  });

  it.each(['called', 'scheduled'])('is allowed while a match is %s', async (status) => {
    const poolId = await stage.drawnPool([2, 2]);
    await api.dataSource.query('update match set status = $2 where id = $1', [(await games(poolId))[0]!.id, status]);
    await regenerate(poolId).expect(200);
  });

  it.each(['ongoing', 'finished', 'walkover'])(
    'is refused with 409 once a match is %s, and changes nothing',
    async (status) => {
      const poolId = await stage.drawnPool([2, 2]);
      const arena = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
      await api.dataSource.query('update match set status = $2, arena_id = $3 where id = $1', [
        (await games(poolId))[0]!.id,
        status,
        arena.id,
      ]);
      const before = await stage.bracket(poolId);
      expect(before.has_started).toBe(true);
      const { body } = await regenerate(poolId).expect(409);
      expect(body.message).toMatch(/Sudah ada partai/);
      expect(await stage.bracket(poolId)).toEqual(before);
    },
  );

  it('is allowed again once the results are withdrawn', async () => {
    const poolId = await stage.drawnPool([2, 2]);
    await api.dataSource.query(
      `insert into result (match_id, winner_corner, win_kind, withdrawn_at) values ($1, 'blue', 'angka', now())`,
      [(await games(poolId))[0]!.id],
    );
    await regenerate(poolId).expect(200);
  });

  it('answers the second of two who saw the same draw with 409', async () => {
    const poolId = await stage.drawnPool([4, 3]);
    const answers = await Promise.all([1, 2, 3].map(() => regenerate(poolId, { draw_number: 1 })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect((await stage.bracket(poolId)).pool.draw?.draw_number).toBe(2);
  });

  it('leaves one whole bracket when several draw again at once', async () => {
    const poolId = await stage.drawnPool([5, 4]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => regenerate(poolId)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect((await stage.bracket(poolId)).pool.draw?.draw_number).toBe(5);
    expect(await games(poolId)).toHaveLength(15);
  });

  it('answers 404 for a pool that is not there', async () => {
    await regenerate(999_999).expect(404);
  });
});
