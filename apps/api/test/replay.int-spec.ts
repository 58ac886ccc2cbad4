// The camera of an arena through the front door: it is asked for a moment, sends that clip alone, and a decided card keeps it.
import type { CouncilAnswer } from '@gelanggang/contract/council';
import type { ProtestAnswer, ProtestRow } from '@gelanggang/contract/protests';
import type { Replay } from '@gelanggang/contract/replay';
import type { PanelState } from '@gelanggang/contract/scoring';
import { CAMERA_SEAT } from '@gelanggang/contract/scoring-options';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { type Panel, scoringStage } from './scoring-stage';

const api = testApi();
const stage = madeBeforeAll(() => scoringStage(api));
let camera: Panel;
beforeEach(async () => {
  await stage.restart();
  camera = await stage.signIn(CAMERA_SEAT);
});

const WEBM = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('a film')]);
const ask = (body: object = moment()) => stage.post(stage.council, 'replays', body);
const moment = () => ({ from: Date.now() - 9_000, to: Date.now() - 1_000 });
const get = (panel: Panel, path: string) => api.request.get(`/api/panel/${path}`).set(panel.headers);
const data = <T>({ body }: { body: unknown }): T => (body as { data: T }).data;
const askedNow = async () => data<Replay>(await ask().expect(200));
const send = (id: number, content: Buffer, beginsAt = Date.now() - 12_000) =>
  api.request
    .post(`/api/panel/replays/${id}/clip`)
    .set(camera.headers)
    .field('begins_at', String(beginsAt))
    .attach('clip', content, 'clip');

it('is asked for a moment, sends it, and the table alone sees it', async () => {
  const { id, state } = await askedNow();
  expect(state).toBe('asked');
  expect(data<Replay[]>(await get(camera, 'replays/asked').expect(200)).map((one) => one.id)).toEqual([id]);
  await get(stage.council, `replays/${id}/clip`).expect(404);
  const beginsAt = Date.now() - 15_000;
  await send(id, WEBM, beginsAt).expect(200);
  await send(id, WEBM).expect(409);
  expect(data<Replay>(await get(stage.council, `replays/${id}`).expect(200))).toMatchObject({
    ...{ state: 'there', begins_at: beginsAt },
  });
  const file = await get(stage.council, `replays/${id}/clip`).buffer(true).expect(200);
  expect(file.headers['content-type']).toBe('video/webm');
  expect(Buffer.from(file.body as Buffer).equals(WEBM)).toBe(true);
  expect(data(await get(camera, 'replays/asked').expect(200))).toEqual([]);
  for (const panel of [stage.judges[0], camera]) {
    await get(panel, `replays/${id}/clip`).expect(403);
    await stage.post(panel, 'replays', moment()).expect(403);
  }
  await stage.post(stage.council, `replays/${id}/missing`).expect(403);
});

it('takes films of browsers alone, of a moment that a camera can have, once for one press', async () => {
  const { id } = await askedNow();
  await send(id, Buffer.from('%PDF-1.7 no film')).expect(422);
  await ask({ from: Date.now() - 20_000, to: Date.now() }).expect(422);
  await ask({ from: Date.now() - 400_000, to: Date.now() - 395_000 }).expect(422);
  await ask({ from: Date.now(), to: Date.now() - 1_000 }).expect(422);
  const pressed = { ...moment(), key: 'one-press-1' };
  const [one, two] = [data<Replay>(await ask(pressed)), data<Replay>(await ask(pressed))];
  expect(one.id).toBe(two.id);
});

it('says that it has not got a moment, and a table without one is told so at once', async () => {
  const { id } = await askedNow();
  await stage.post(camera, `replays/${id}/missing`).expect(200);
  expect(data<Replay>(await get(stage.council, `replays/${id}`).expect(200)).state).toBe('missing');
  const there = async () =>
    data<PanelState>(await api.request.get('/api/panel').set(stage.council.headers).expect(200)).has_camera;
  expect(await there()).toBe(true);
  await api.request.delete(`/api/arenas/${stage.arenaId}/panels/${CAMERA_SEAT}`).set(stage.operator).expect(200);
  expect(await there()).toBe(false);
  expect((await ask().expect(409)).text).toMatch('Tidak ada kamera');
});

it('is a camera and no judge: it neither counts nor answers', async () => {
  const seen = data<{ judges: number[]; has_camera: boolean }>(
    await stage.post(camera, 'seen', { tab: camera.tab }).expect(200),
  );
  expect(seen.judges).toEqual([1, 2, 3]);
  await stage.post(camera, 'taps', { tab: camera.tab, taps: [] }).expect(403);
  await stage.post(camera, 'throws', { corner: 'blue' }).expect(403);
});

it('keeps what a card was decided by; everything else goes with the next question after ten minutes', async () => {
  const raised = (await stage.post(stage.council, 'var-requests', { corner: 'blue', claim: 'throw' }).expect(200))
    .body as CouncilAnswer;
  const card = raised.data.var_request?.id ?? 0;
  const decided = await askedNow();
  await send(decided.id, WEBM).expect(200);
  await stage.post(stage.council, `var-requests/${card}/decide`, { outcome: 'rejected' }).expect(200);
  const unused = await askedNow();
  await send(unused.id, WEBM).expect(200);
  await api.dataSource.query(`update replay_clip set asked_at = asked_at - interval '11 minutes'`);
  await askedNow();
  await get(stage.council, `replays/${decided.id}/clip`).expect(200);
  await get(stage.council, `replays/${unused.id}`).expect(404);
  // a card that is taken back decided nothing
  await stage.post(stage.council, `var-requests/${card}/withdraw`, { reason: 'Salah angkat' }).expect(200);
  await askedNow();
  await get(stage.council, `replays/${decided.id}`).expect(404);
});

it('[R25-P06] shows those who decide a protest what a card of the match was decided by, and nobody else', async () => {
  const raised = (await stage.post(stage.council, 'var-requests', { corner: 'blue', claim: 'throw' }).expect(200))
    .body as CouncilAnswer;
  const seen = await askedNow();
  await send(seen.id, WEBM).expect(200);
  const card = raised.data.var_request?.id ?? 0;
  await stage.post(stage.council, `var-requests/${card}/decide`, { outcome: 'rejected' }).expect(200);
  const unseen = await askedNow();
  await send(unseen.id, WEBM).expect(200);
  await api.request
    .post(`/api/matches/${stage.match.id}/result`)
    .set(stage.operator)
    .send({ winner: 'red', win_kind: 'angka' })
    .expect(200);

  const manager = await api.tokenFor('manager');
  const own = { authorization: `Bearer ${manager.token}` };
  await api.dataSource.query(
    `update contingent set account_id = $2 where id = (select u.contingent_id from match m
       join pool_unit u on u.id = m.blue_unit_id where m.id = $1)`,
    [stage.match.id, manager.accountId],
  );
  const { body } = await api.request.post('/api/protests').set(own).send({ match_id: stage.match.id }).expect(201);
  const { id } = (body as ProtestAnswer).data;
  await api.request.post(`/api/protests/${id}/return`).set(own).send({ claim: 'Jatuhan sah.' }).expect(200);
  const office = { authorization: `Bearer ${(await api.tokenFor('organiser')).token}` };
  const clipsFor = async (who: { authorization: string }) =>
    data<ProtestRow[]>(await api.request.get('/api/protests').set(who).expect(200)).find((one) => one.id === id)?.clips;
  expect(await clipsFor(own)).toEqual([]);
  expect(await clipsFor(office)).toMatchObject([
    { id: seen.id, card: 'Kartu protes Biru: jatuhan Biru tidak dinilai', round: 1 },
  ]);
  const film = (clip: number, who = office) => api.request.get(`/api/protests/${id}/clips/${clip}`).set(who);
  const file = await film(seen.id).buffer(true).expect(200);
  expect(file.headers['content-type']).toBe('video/webm');
  expect(Buffer.from(file.body as Buffer).equals(WEBM)).toBe(true);
  await film(unseen.id).expect(404);
  await film(seen.id, own).expect(403);
  await api.request
    .get(`/api/protests/${id + 1}/clips/${seen.id}`)
    .set(office)
    .expect(404);
});

it('keeps the last ten of one card', async () => {
  const { body } = await stage.post(stage.council, 'var-requests', { corner: 'blue', claim: 'throw' }).expect(200);
  for (let n = 0; n < 12; n++) await send((await askedNow()).id, WEBM).expect(200);
  const [kept] = await api.dataSource.query<{ count: number }[]>(
    'select count(*)::int as count from replay_clip where var_request_id = $1',
    [(body as CouncilAnswer).data.var_request?.id],
  );
  expect(kept?.count).toBe(10);
});
