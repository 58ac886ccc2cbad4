// One phone counts a match alone, through the front door; desk, phone and panel follow each other without losing a point.
import { randomUUID } from 'node:crypto';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type { PanelSeat } from '@gelanggang/contract/panel-seats';
import { CAMERA_SEAT, PHONE_SEAT } from '@gelanggang/contract/scoring-options';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { type Panel, scoringStage } from './scoring-stage';

const api = testApi();
const stage = madeBeforeAll(() => scoringStage(api));
let phone: Panel;
beforeEach(async () => {
  await stage.restart();
  await judges('away');
  phone = await stage.signIn(PHONE_SEAT);
});

const judges = (where: 'away' | 'there') =>
  where === 'away'
    ? api.dataSource.query(`update panel_device set seen_at = now() - interval '1 minute' where seat between 1 and 10`)
    : Promise.all(stage.judges.map((judge) => stage.post(judge, 'seen', { tab: judge.tab })));
const hit = (corner: string, kind = 'punch', more: object = {}) =>
  stage.post(phone, 'hits', { corner, kind, key: `key-${randomUUID()}`, ...more });
const count = (corner: string, by: number, more: object = {}) =>
  api.request
    .post(`/api/matches/${stage.match.id}/count`)
    .set({ ...stage.operator, 'idempotency-key': randomUUID() })
    .send({ corner, by, ...more });
const release = () =>
  api.request.delete(`/api/arenas/${stage.arenaId}/panels/${PHONE_SEAT}`).set(stage.operator).expect(200);
const said = async (answer: Promise<{ body: unknown }>): Promise<string> =>
  ((await answer).body as { message: string }).message;

describe('one phone', () => {
  it('gives hits, throws and penalties, live and marked as what it is', async () => {
    await hit('blue').expect(200);
    await hit('blue', 'kick').expect(200);
    await stage.post(phone, 'throws', { corner: 'red', key: 'throw-0001' }).expect(200);
    const score = await stage.score();
    expect(score).toMatchObject({ blue: { score: 3 }, red: { score: 3 }, counted_by: 'phone' });
    expect(score.points.map((one) => [one.kind, one.is_by_phone, one.is_by_council])).toEqual([
      ['throw', true, false],
      ['kick', true, false],
      ['punch', true, false],
    ]);
    const { body } = await api.request.get(`/api/matches/${stage.match.id}/recap`).expect(200);
    expect((body as { data: MatchRecap }).data.sheet?.points.every((one) => one.is_by_phone)).toBe(true);
  });

  it('counts a press once however often it comes, and takes it back by its key', async () => {
    const press = { key: 'press-0001', match_id: stage.match.id };
    await Promise.all([1, 2, 3].map(() => hit('red', 'kick', press)));
    await hit('red', 'kick', press).expect(200);
    expect((await stage.score()).red.score).toBe(2);
    await stage.post(phone, 'presses/press-0001/withdraw', { match_id: stage.match.id }).expect(200);
    expect((await stage.score()).red.score).toBe(0);
  });

  it('may do nothing that is the judges’ or the council’s', async () => {
    const tap = { tab: phone.tab, taps: [{ number: 1, corner: 'blue', kind: 'punch', at: Date.now() }] };
    await stage.post(phone, 'taps', tap).expect(403);
    await stage.post(phone, 'verifications', { kind: 'throw' }).expect(403);
    await stage.post(phone, 'knockdowns', { corner: 'blue', count: 5 }).expect(403);
    await stage.post(phone, 'clock', { step: 'pause' }).expect(403);
    const judge = stage.judges[0];
    await stage.post(judge, 'hits', { corner: 'blue', kind: 'punch' }).expect(403);
  });

  it('is a seat at the desk, last of all, whose code works once', async () => {
    const { body } = await api.request.get(`/api/arenas/${stage.arenaId}/panels`).set(stage.operator).expect(200);
    const seats = (body as { data: PanelSeat[] }).data;
    expect(seats.map((one) => one.seat)).toEqual([0, 1, 2, 3, PHONE_SEAT, CAMERA_SEAT]);
    expect(seats.at(-2)).toMatchObject({ is_taken: true, is_online: true, code: null });
    const code = await stage.code(PHONE_SEAT);
    await api.request.post('/api/panel/sign-in').send({ code }).expect(200);
    await api.request.post('/api/panel/sign-in').send({ code }).expect(422);
    // another phone has taken its place
    await hit('blue').expect(401);
  });
});

describe('a change in the middle of a match', () => {
  it('from desk to phone and back: each goes on from there, and the other is refused meanwhile', async () => {
    await release();
    await count('blue', 2).expect(200);
    phone = await stage.signIn(PHONE_SEAT);
    expect(await said(count('blue', 1).expect(409))).toMatch(/^Satu ponsel sedang menghitung/);
    await hit('red', 'kick').expect(200);
    expect(await stage.score()).toMatchObject({ blue: { score: 2 }, red: { score: 2 }, counted_by: 'mixed' });
    await release();
    await hit('red').expect(401);
    await count('red', 1).expect(200);
    expect(await stage.score()).toMatchObject({ blue: { score: 2 }, red: { score: 3 } });
  });

  it('from phone to full panel and back', async () => {
    await hit('blue', 'kick').expect(200);
    await judges('there');
    expect(await said(hit('blue').expect(409))).toBe('Juri sudah menilai dengan panelnya.');
    await stage.tap(stage.judges[0], 'red', 'kick');
    await stage.tap(stage.judges[1], 'red', 'kick');
    expect(await stage.score()).toMatchObject({ blue: { score: 2 }, red: { score: 2 }, counted_by: 'mixed' });
    await judges('away');
    await hit('blue').expect(200);
    expect(await stage.score()).toMatchObject({ blue: { score: 3 }, red: { score: 2 } });
  });

  it('from desk to full panel and back, with the phone’s seat empty', async () => {
    await release();
    await count('red', 3).expect(200);
    await judges('there');
    await count('red', 1).expect(409);
    await stage.tap(stage.judges[0], 'blue', 'punch');
    await stage.tap(stage.judges[2], 'blue', 'punch');
    await judges('away');
    await count('red', 1).expect(200);
    expect(await stage.score()).toMatchObject({ blue: { score: 1 }, red: { score: 4 } });
  });

  it('loses no press that was kept while there was no network: it counts if it was that hand’s turn then', async () => {
    await hit('blue').expect(200);
    const before = Date.now();
    await release();
    const desk = Date.now();
    phone = await stage.signIn(PHONE_SEAT);
    // pressed at the desk before the phone had its seat
    await count('red', 2, { pressed_at: desk }).expect(200);
    await judges('there');
    // pressed on the phone before the judges came
    await hit('blue', 'kick', { match_id: stage.match.id, pressed_at: before }).expect(200);
    expect(await stage.score()).toMatchObject({ blue: { score: 3 }, red: { score: 2 } });
    await hit('blue', 'kick', { match_id: stage.match.id, pressed_at: Date.now() }).expect(409);
  });

  it('leaves the council its penalties while the phone counts, and none of its hits', async () => {
    await stage.post(stage.council, 'hits', { corner: 'blue', kind: 'punch' }).expect(409);
    await stage.post(stage.council, 'throws', { corner: 'blue' }).expect(409);
    await stage.post(stage.council, 'penalties', { corner: 'blue', fault: 'g-merangkul' }).expect(200);
  });
});
