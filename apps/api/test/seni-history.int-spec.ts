// The history of a seni pool: each draw with its reason, and the lock against another one (issue 7, as tanding).
import type { PoolDrawsAnswer } from '@gelanggang/contract/draw-trust';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { type SeniEventBody, seniStage } from './seni-stage';

const api = testApi();
const stage = madeBeforeAll(() => seniStage(api));
let event: SeniEventBody;
let poolId: number;
let drawingId: number;
beforeEach(async () => {
  event = await stage.event([2, 1, 1]);
  const { data } = await stage.generate(event, { mode: 'default', pool_size: 4 });
  drawingId = data.id;
  poolId = data.pools[0]!.id;
});

const post = (path: string, body: object = {}) => api.request.post(`/api/${path}`).set(as(stage.token)).send(body);
const regenerate = (reason: string) =>
  post('seni/matches/regenerate', { ...event, mode: 'default', bracket_type: 'full_prestasi', reason });

async function history(): Promise<PoolDrawsAnswer> {
  const { body } = await api.request.get(`/api/pools/${poolId}/draws`).set(as(stage.token)).expect(200);
  return (body as { data: PoolDrawsAnswer }).data;
}

it('tells every draw with who and why, and that the same units were drawn again', async () => {
  await post(`seni/matches/${poolId}/regenerate-pool`, { reason: 'Ada yang terlambat' }).expect(200);
  await regenerate('Peserta bertambah').expect(200);
  const { draws, report, other_pools: others } = await history();
  expect(draws.map((draw) => [draw.draw_number, draw.reason, draw.change?.added, draw.change?.removed])).toEqual([
    [3, 'Peserta bertambah', [], []],
    [2, 'Ada yang terlambat', [], []],
    [1, null, undefined, undefined],
  ]);
  expect({ report, others }).toEqual({ report: null, others: [] });
});

it('says by itself that an edited drawing was the reason', async () => {
  const edit = api.request.put(`/api/seni/edit-match/${drawingId}`).set(as(stage.token));
  await edit.send({ ...event, mode: 'default', pool_size: 4, advance_count: 2 }).expect(200);
  expect((await history()).draws[0]?.reason).toBe('Pengaturan undian diubah.');
});

it('refuses every new draw while it is locked, and keeps who locked it and why', async () => {
  await post(`pools/${poolId}/lock`, { reason: 'Sudah diumumkan' }).expect(200);
  expect((await stage.pool(poolId)).draw).toMatchObject({ is_locked: true });
  await post(`seni/matches/${poolId}/regenerate-pool`, { reason: 'Lagi' }).expect(409);
  await regenerate('Lagi').expect(409);
  await api.request.delete(`/api/seni/drawings/${drawingId}`).set(as(stage.token)).expect(409);
  const edit = api.request.put(`/api/seni/edit-match/${drawingId}`).set(as(stage.token));
  await edit.send({ ...event, mode: 'default', pool_size: 2 }).expect(409);
  await post(`pools/${poolId}/unlock`, { reason: 'Salah kunci' }).expect(200);
  await regenerate('Boleh lagi').expect(200);
  const { changes } = await history();
  expect(changes.map((change) => [change.kind, change.reason])).toEqual([
    ['unlocked', 'Salah kunci'],
    ['locked', 'Sudah diumumkan'],
  ]);
});

it('is for those who draw', async () => {
  const { token } = await api.tokenFor('operator');
  await api.request.get(`/api/pools/${poolId}/draws`).set(as(token)).expect(403);
});
