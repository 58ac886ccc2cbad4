// While a time at the table stands the fight, no clock runs (art. 9.3, 11.3); and what is said of a match that nobody has won.
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { scoringStage } from './scoring-stage';

const api = testApi();
const stage = madeBeforeAll(() => scoringStage(api));
beforeEach(() => stage.restart());

const post = (path: string, body: object = {}) => stage.post(stage.council, path, body);
const desk = (step: string, body: object = {}) =>
  api.request.post(`/api/matches/${stage.match.id}/${step}`).set(stage.operator).send(body);
async function begin(kind: string): Promise<number> {
  await post('timers', { kind, corner: 'red' }).expect(200);
  return (await stage.score()).timer!.id;
}

it.each([
  ['doctor', 'fit', 'Pemeriksaan dokter merah masih berjalan (Pasal 11.6.g.2.b). Akhiri dahulu di panel dewan.'],
  [
    'uniform',
    'in-time',
    'Ganti pakaian merah masih berjalan (Pasal 9.1.a.8, 11.6.d.2.l). Akhiri dahulu di panel dewan.',
  ],
  ['protector', 'cancelled', 'Perbaiki pelindung merah masih berjalan (Pasal 11.6.d.2). Akhiri dahulu di panel dewan.'],
])(
  '[R25-T02] the fight goes on at neither table nor desk before the time of the %s has ended',
  async (kind, outcome, message) => {
    const id = await begin(kind);
    const refusal = { message, code: 'arenaControl.timerRuns' };
    expect((await post('clock', { step: 'resume' }).expect(409)).body).toEqual(refusal);
    expect((await desk('clock', { step: 'resume' }).expect(409)).body).toEqual(refusal);
    await post(`timers/${id}/end`, { outcome }).expect(200);
    await post('clock', { step: 'resume' }).expect(200);
  },
);

it('[R25-T06] a passive athlete is watched while the clock runs, and a time of the break has no round begin beside it', async () => {
  await begin('passive');
  await post('clock', { step: 'pause' }).expect(200);
  await post('clock', { step: 'resume' }).expect(200);
  await post(`timers/${(await stage.score()).timer!.id}/end`, { outcome: 'in-time' }).expect(200);
  await post('clock', { step: 'end-round' }).expect(200);
  const id = await begin('uniform');
  for (const step of ['next-round', 'start']) {
    expect((await post('clock', { step }).expect(409)).body).toMatchObject({ code: 'arenaControl.timerRuns' });
    expect((await desk('clock', { step }).expect(409)).body).toMatchObject({ code: 'arenaControl.timerRuns' });
  }
  await post(`timers/${id}/end`, { outcome: 'in-time' }).expect(200);
  await post('clock', { step: 'next-round' }).expect(200);
  await post('clock', { step: 'start' }).expect(200);
});

it('[R25-T33] no extra round begins before the time of the doctor has ended', async () => {
  do await post('clock', { step: 'end-round' }).expect(200);
  while ((await post('clock', { step: 'next-round' })).status === 200);
  const id = await begin('doctor');
  expect((await post('clock', { step: 'extra-round' }).expect(409)).body).toMatchObject({
    code: 'arenaControl.timerRuns',
  });
  await post(`timers/${id}/end`, { outcome: 'fit' }).expect(200);
  await post('clock', { step: 'extra-round' }).expect(200);
});

it('[R25-T45] who comes second is told why nobody has won, not that both were absent', async () => {
  for (const corner of ['blue', 'red']) await post('penalties', { corner, fault: 'g-menancapkan' }).expect(200);
  await desk('walkover').expect(200);
  const { body } = await desk('result', { winner: 'red', win_kind: 'angka' }).expect(409);
  expect((body as { message: string }).message).toMatch(
    /Tanpa pemenang; kedua sudut didiskualifikasi \(Pasal 11\.6\.g\.6\)\.$/,
  );
});
