// Whoever was answered finds what it changed, however long the event log takes to be read (tell-readers.ts).
import { setTimeout as sleep } from 'node:timers/promises';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));
afterEach(() => jest.restoreAllMocks());

const medals = async () => (await api.request.get(`/api/live/${stage.slug}/medals`).expect(200)).body as MedalSnapshot;
const giveGold = (points: number) =>
  api.request
    .put(`/api/tournaments/${stage.tournamentId}/medal-rule`)
    .set(stage.organiser)
    .send({ overall_by: 'points', gold_points: points, silver_points: 3, bronze_points: 1 })
    .expect(200);

/** What the reader of the event log reads comes late, or not at all. */
function lateLog(read: () => Promise<void>): void {
  const reader = EventReader.prototype as unknown as { select(...given: unknown[]): Promise<unknown> };
  const { select } = reader;
  jest.spyOn(reader, 'select').mockImplementation(async function (this: EventReader, ...given) {
    await read();
    return select.apply(this, given);
  });
}

it('in the snapshot that is asked for next, while its event is still being read', async () => {
  await giveGold(5);
  expect((await medals()).rule.gold_points).toBe(5);
  lateLog(() => sleep(300));
  await giveGold(7);
  const first = await medals();
  expect(first.rule.gold_points).toBe(7);
  await giveGold(8);
  const [one, other] = await Promise.all([medals(), medals()]);
  expect([one.rule.gold_points, other.rule.gold_points]).toEqual([8, 8]);
  expect(one.seq).toBe(first.seq + 1);
});

it('is told what it told last where the log cannot be read, and what is new once it can', async () => {
  await giveGold(5);
  expect((await medals()).rule.gold_points).toBe(5);
  lateLog(() => Promise.reject(new Error('the log is away')));
  await giveGold(6);
  expect((await medals()).rule.gold_points).toBe(5);
  jest.restoreAllMocks();
  await giveGold(7);
  expect((await medals()).rule.gold_points).toBe(7);
});
