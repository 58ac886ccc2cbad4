// What the table enters after the break counts in the round in which it happened, whichever way it comes (art. 11.6.d.4, 15.2).
import type { CouncilAnswer } from '@gelanggang/contract/council';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { scoringStage } from './scoring-stage';

const api = testApi();
const stage = madeBeforeAll(() => scoringStage(api));
beforeEach(async () => {
  await stage.restart();
  // a moderate fault of blue in round I: a second one there is Teguran II
  await council('penalties', { corner: 'blue', fault: FAULT });
});

const FAULT = 'g-merangkul';
const council = async (path: string, body: object = {}, status = 200): Promise<CouncilAnswer> =>
  (await stage.post(stage.council, path, body).expect(status)).body as CouncilAnswer;
const nextRound = async () => {
  await council('clock', { step: 'end-round' });
  await council('clock', { step: 'start' });
};
const ask = async (body: object) => (await council('verifications', body)).data.verification?.id ?? 0;
const judgesSay = async (id: number, answer: string) => {
  for (const judge of stage.judges.slice(0, 2)) {
    await stage.post(judge, `verifications/${id}/answer`, { answer }).expect(200);
  }
  return council(`verifications/${id}/confirm`);
};
const given = async () => (await stage.score()).blue.penalties.map(({ step, round }) => `${step} ${round}`);
const enter = (more: object = {}, status = 200) =>
  council('penalties', { corner: 'blue', fault: FAULT, ...more }, status);

it('[R25-T13, R25-T24] a fault that the judges upheld is of the round in which they were asked', async () => {
  const asked = await ask({ kind: 'violation' });
  await nextRound();
  await judgesSay(asked, 'blue');
  await enter();
  expect(await given()).toEqual(['teguran-1 1', 'teguran-2 1']);
  // that one is entered: the next is of the round that is on
  await enter();
  expect(await given()).toEqual(['teguran-1 1', 'teguran-2 1', 'teguran-1 2']);
});

it('[R25-T13] what the judges upheld and nobody entered before the fight went on is past', async () => {
  const asked = await ask({ kind: 'violation' });
  await nextRound();
  await judgesSay(asked, 'blue');
  await council('clock', { step: 'pause' });
  await council('clock', { step: 'resume' });
  await enter();
  expect(await given()).toEqual(['teguran-1 1', 'teguran-1 2']);
});

it('[R25-P02, R25-P04] a fault that the judges upheld for a card is of the round of the card, and goes with it', async () => {
  const card = (await council('var-requests', { corner: 'red', claim: 'fault' })).data.var_request?.id ?? 0;
  await api.dataSource.query(`update var_request set requested_at = requested_at - interval '5 minutes'`);
  // the break has run out meanwhile
  await api.dataSource.query('update match_clock set round = 2 where match_id = $1', [stage.match.id]);
  const { data } = await judgesSay(await ask({ kind: 'violation' }), 'blue');
  expect(data.var_decision).toMatchObject({ outcome: 'accepted' });
  await enter();
  expect(await given()).toEqual(['teguran-1 1', 'teguran-2 1']);
  expect((await stage.sheet()).var_requests.at(-1)?.penalty_id).toBe((await stage.sheet()).penalties.at(-1)?.id);
  await council(`var-requests/${card}/withdraw`, { reason: 'Salah sudut' });
  expect(await given()).toEqual(['teguran-1 1']);
});

it.each([
  ['a fault', 'penalties', { corner: 'blue', fault: FAULT }, ['teguran-1 1', 'teguran-2 1']],
  ['a count to nine', 'knockdowns', { corner: 'blue', count: 9 }, ['teguran-1 1', 'teguran-2 1']],
])('[R25-T24, R25-T37] %s that names its round counts there', async (_what, path, body, expected) => {
  await nextRound();
  await council(path, { ...body, round: 1 });
  expect(await given()).toEqual(expected);
});

it('[R25-T24] a card, a question and a throw take the round that they name', async () => {
  await nextRound();
  await council('throws', { corner: 'red', round: 1 });
  const asked = await ask({ kind: 'throw', round: 1 });
  await judgesSay(asked, 'red');
  const card = (await council('var-requests', { corner: 'red', claim: 'fault', round: 1 })).data.var_request?.id ?? 0;
  await council(`var-requests/${card}/decide`, { outcome: 'accepted', fault: FAULT });
  expect((await stage.sheet()).points.map(({ round }) => round)).toEqual([1, 1]);
  expect(await given()).toEqual(['teguran-1 1', 'teguran-2 1']);
});

it('[R25-T06] who is passive across the end of a round is punished for the round in which it was', async () => {
  await council('timers', { kind: 'passive', corner: 'blue' });
  await council('clock', { step: 'end-round' });
  await council('clock', { step: 'start' });
  const [timer] = await api.dataSource
    .query(
      `update table_timer set at = at - interval '200 s' where ended_at is null and withdrawn_at is null returning id`,
    )
    .then(([rows]: [{ id: number }[]]) => rows);
  await council(`timers/${timer?.id}/end`, { outcome: 'late' });
  expect(await given()).toEqual(['teguran-1 1', 'pembinaan 1']);
});

it('a round that has not begun is refused, whatever is entered', async () => {
  for (const [path, body] of [
    ['penalties', { corner: 'blue', fault: FAULT }],
    ['knockdowns', { corner: 'blue', count: 4 }],
    ['throws', { corner: 'blue' }],
    ['verifications', { kind: 'throw' }],
    ['var-requests', { corner: 'blue', claim: 'throw' }],
  ] as const) {
    const { text } = await stage.post(stage.council, path, { ...body, round: 2 }).expect(422);
    expect(text).toMatch('Babak ini belum dimulai.');
    await council(path, { ...body, round: 0 }, 422);
  }
  expect(await given()).toEqual(['teguran-1 1']);
});
