// Who is disqualified for doping (art. 11.6.g.6.e) stays so when the class or the event is drawn anew, as long as nobody lifts it.
import type { DisqualifiedUnit } from '@gelanggang/contract/medals';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeAll, madeBeforeEach } from '../../../test/setup/made';
import { drawingRequest, tandingStage } from './drawing-stage';
import { seniStage } from './seni-stage';

const api = testApi();

interface Stage {
  token: string;
  tournamentId: number;
}
const post = ({ token }: Stage, path: string, body: object = {}) =>
  api.request.post(`/api${path}`).set(as(token)).send(body);
const doping = (stage: Stage, unitId: number) =>
  post(stage, `/tournaments/${stage.tournamentId}/disqualifications`, { unit_id: unitId, reason: 'Laboratorium' });
const lift = (stage: Stage, unitId: number) =>
  api.request.delete(`/api/tournaments/${stage.tournamentId}/disqualifications/${unitId}`).set(as(stage.token));
const liftUndrawn = (stage: Stage, memberId: number) =>
  api.request.delete(`/api/tournaments/${stage.tournamentId}/disqualified-members/${memberId}`).set(as(stage.token));
async function out(stage: Stage): Promise<DisqualifiedUnit[]> {
  const path = `/api/tournaments/${stage.tournamentId}/disqualifications`;
  return ((await api.request.get(path).set(as(stage.token)).expect(200)).body as { data: DisqualifiedUnit[] }).data;
}
const named = (rows: DisqualifiedUnit[]) => rows.map(({ names }) => names);

describe('in jurus', () => {
  const stage = madeBeforeEach(() => seniStage(api));
  const PLAN = { mode: 'default', pool_size: 4 };
  const two = async () => {
    const event = await stage.event(Array.from({ length: 4 }, () => [null]));
    const pool = await stage.pool((await stage.generate(event, PLAN)).data.pools[0]!.id);
    return { event, pool };
  };
  /** As the office is told to, before it draws anew. */
  async function withdrawn(poolId: number): Promise<void> {
    for (const { id, performance } of (await stage.pool(poolId)).matches) {
      if (!performance) continue;
      const body = { performance_id: performance.id, reason: 'Diundi ulang' };
      await post(stage, `/seni/matches/${id}/performance/withdraw`, body).expect(200);
    }
  }

  async function removed({ id, drawing_id: drawingId }: { id: number; drawing_id: number }): Promise<void> {
    await withdrawn(id);
    const gone = api.request.delete(`/api/seni/drawings/${drawingId}`).set(as(stage.token));
    await gone.send({ reason: 'Susunan unit' }).expect(200);
  }

  it('[R25-T47] regenerated, edited, and removed and drawn again, the same athlete is disqualified, and performs no more', async () => {
    const { event, pool } = await two();
    await doping(stage, pool.matches[0]!.unit_id!).expect(200);
    const [first] = await out(stage);
    await withdrawn(pool.id);
    await post(stage, '/seni/matches/regenerate', { ...event, mode: 'default', reason: 'Terlambat bayar' }).expect(200);
    const [second] = await out(stage);
    expect(second).toMatchObject({ names: first!.names, contingent: first!.contingent, reason: 'Laboratorium' });
    expect(second!.unit_id).not.toBe(first!.unit_id);
    const edit = api.request.put(`/api/seni/edit-match/${pool.drawing_id}`).set(as(stage.token));
    await edit.send({ ...event, ...PLAN }).expect(200);
    expect(named(await out(stage))).toEqual([first!.names]);
    const gone = api.request.delete(`/api/seni/drawings/${pool.drawing_id}`).set(as(stage.token));
    await gone.send({ reason: 'Susunan unit' }).expect(200);
    const [undrawn] = await out(stage);
    expect(undrawn).toMatchObject({ unit_id: null, names: first!.names, contingent: first!.contingent });
    const { data } = await stage.generate(event, PLAN);
    const [again] = await out(stage);
    expect(again).toMatchObject({ names: first!.names, reason: 'Laboratorium' });
    const open = (await stage.pool(data.pools[0]!.id)).matches.find((one) => one.unit_id === again!.unit_id)!;
    const score = { outcome: 'performed', scores: [9.5, 9.5, 9.5, 9.5], penalty: 0, seconds: 180 };
    await post(stage, `/seni/matches/${open.id}/performance`, score).expect(409);
  });

  it('[R25-T47] lifted, the next draw does not bring it back', async () => {
    const { event, pool } = await two();
    const unitId = pool.matches[0]!.unit_id!;
    await doping(stage, unitId).expect(200);
    await lift(stage, unitId).expect(200);
    await post(stage, '/seni/matches/regenerate', { ...event, mode: 'default', reason: 'Diulang' }).expect(200);
    expect(await out(stage)).toEqual([]);
  });

  it('[R25-T47] while nothing is drawn it is told to the office, and lifted: the next draw does not bring it back', async () => {
    const { event, pool } = await two();
    const unitId = pool.matches[0]!.unit_id!;
    await doping(stage, unitId).expect(200);
    await removed(pool);
    const [undrawn, ...others] = await out(stage);
    expect(undrawn).toMatchObject({ unit_id: null, reason: 'Laboratorium' });
    expect(others).toEqual([]);
    await lift(stage, unitId).expect(422);
    await liftUndrawn(stage, undrawn!.team_member_id!).expect(200);
    await liftUndrawn(stage, undrawn!.team_member_id!).expect(404);
    await stage.generate(event, PLAN);
    expect(await out(stage)).toEqual([]);
  });

  it('[R25-T47] of who is drawn again the unit is lifted, not the entry beneath it', async () => {
    const { event, pool } = await two();
    await doping(stage, pool.matches[0]!.unit_id!).expect(200);
    await removed(pool);
    const [undrawn] = await out(stage);
    await stage.generate(event, PLAN);
    await liftUndrawn(stage, undrawn!.team_member_id!).expect(404);
    expect(named(await out(stage))).toEqual([undrawn!.names]);
  });

  it('[R25-T47] disqualified in the final, which is then removed: it is so in the stage before, and does not go on again', async () => {
    const event = await stage.event(Array.from({ length: 4 }, () => [null]));
    const { data } = await stage.generate(event, { ...PLAN, advance_count: 2 });
    const pool = await stage.perform(data.pools[0]!.id);
    const advance = () => post(stage, `/seni/drawings/${pool.drawing_id}/advance`, { mode: 'default' }).expect(201);
    const final = ((await advance()).body as { data: { id: number; pools: { id: number }[] } }).data;
    const best = pool.ranking[0]!;
    await doping(stage, best.unit_id).expect(200);
    const [inFinal] = await out(stage);
    expect(inFinal!.unit_id).not.toBe(best.unit_id);
    await withdrawn(final.pools[0]!.id);
    await api.request
      .delete(`/api/seni/drawings/${final.id}`)
      .set(as(stage.token))
      .send({ reason: 'Ulang' })
      .expect(200);
    expect((await out(stage)).map((one) => one.unit_id)).toEqual([best.unit_id]);
    const second = ((await advance()).body as { data: { pools: { id: number }[] } }).data;
    const names = (await stage.pool(second.pools[0]!.id)).matches.map(({ team_member1: one }) => one?.name);
    expect(names).toHaveLength(2);
    expect(names).not.toContain(inFinal!.names);
  });
});

describe('in tanding', () => {
  const stage = madeBeforeAll(() => tandingStage(api));

  it('[R25-T47] a draw that is taken back and divided anew leaves the athlete disqualified', async () => {
    const drawn = await stage.fillClass([1, 1, 1]);
    const drawing = await stage.createPools(drawn, 4);
    const [pool] = drawing.pools;
    await stage.generate(pool!.id);
    const [alone] = await api.dataSource.query<{ id: number }[]>(
      `select coalesce(case when blue_state = 'bye' then red_unit_id end, blue_unit_id)::int as id from match
       where pool_id = $1 and 'bye' in (blue_state, red_state)`,
      [pool!.id],
    );
    // its opponent is not known yet: nothing is lost by it so far
    await doping(stage, alone!.id).expect(200);
    const [first] = await out(stage);
    await post(stage, `/pools/${pool!.id}/undo-draw`, { reason: 'Pembagian pool keliru' }).expect(200);
    const anew = api.request.put(`/api/drawings/${drawing.id}`).set(as(stage.token));
    await anew.send(drawingRequest(stage.tournamentId, drawn, 8)).expect(200);
    const [second] = await out(stage);
    expect(second).toMatchObject({ names: first!.names, reason: 'Laboratorium' });
    expect(second!.unit_id).not.toBe(first!.unit_id);
  });
});
