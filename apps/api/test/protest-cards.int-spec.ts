// A coach's protest card through the front door: the match waits, the commission or the judges decide, and what follows is entered.
import type { CouncilAnswer } from '@gelanggang/contract/council';
import type { LiveScore, ScoreSheet } from '@gelanggang/contract/scoring';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { scoringStage } from './scoring-stage';

const api = testApi();
const stage = madeBeforeAll(() => scoringStage(api));
beforeEach(() => stage.restart());

const council = async (path: string, body: object = {}, status = 200): Promise<CouncilAnswer> =>
  (await stage.post(stage.council, path, body).expect(status)).body as CouncilAnswer;
const raise = (corner: string, claim: string, about: object = {}, status = 200) =>
  council('var-requests', { corner, claim, ...about }, status);
const cardOf = ({ data }: CouncilAnswer): number => data.var_request?.id ?? 0;
const decide = (id: number, body: object, status = 200) => council(`var-requests/${id}/decide`, body, status);
const givenThrow = async (corner: string): Promise<number> =>
  (await council('throws', { corner })).data.points[0]?.id ?? 0;
const figures = ({ blue, red, cards }: LiveScore) => [blue.score, red.score, cards.blue, cards.red];
const clockIs = async () =>
  (
    await api.dataSource.query<{ runs: boolean }[]>(
      'select running_since is not null as runs from match_clock where match_id = $1',
      [stage.match.id],
    )
  )[0]?.runs;
const timeIsUp = () =>
  api.dataSource.query(`update var_request set requested_at = requested_at - interval '5 minutes'`);
const lastAudit = async (): Promise<string> => {
  const [row] = await api.dataSource.query<{ action: string }[]>('select action from audit order by id desc limit 1');
  return row?.action ?? '';
};

describe('a protest card', () => {
  it('[R25-P02] against a throw stops the clock; where it is right the throw is taken back, and undoing it brings it again', async () => {
    const point = await givenThrow('red');
    const raised = await raise('blue', 'no-throw', { point_id: point, key: 'card-one-1' });
    expect(raised.data.var_request).toMatchObject({ corner: 'blue', claim: 'no-throw' });
    expect(figures(raised.data)).toEqual([0, 3, 1, 2]);
    expect(await clockIs()).toBe(false);
    // the same press again is the same card
    expect(cardOf(await raise('blue', 'no-throw', { point_id: point, key: 'card-one-1' }))).toBe(cardOf(raised));
    const decided = await decide(cardOf(raised), { outcome: 'accepted' });
    expect(decided.message).toBe('Kartu protes Biru sah: jatuhan Merah dibatalkan.');
    expect(figures(decided.data)).toEqual([0, 0, 1, 2]);
    expect(decided.data).toMatchObject({ var_request: null, var_decision: { corner: 'blue', outcome: 'accepted' } });
    expect(decided.data.revision).toBeGreaterThan(raised.data.revision);
    const undone = await council(`var-requests/${cardOf(raised)}/withdraw`, { reason: 'Salah sudut' });
    expect(figures(undone.data)).toEqual([0, 3, 2, 2]);
    expect(undone.data.revision).toBeGreaterThan(decided.data.revision);
    await council(`var-requests/${cardOf(raised)}/withdraw`, { reason: 'Lain' }, 409);
  });

  it('[R25-P02] for a throw or a fault that was not given enters it; taken back, that goes too', async () => {
    const throwCard = cardOf(await raise('red', 'throw'));
    expect(figures((await decide(throwCard, { outcome: 'accepted' })).data)).toEqual([0, 3, 2, 1]);
    const faultCard = cardOf(await raise('red', 'fault'));
    await decide(faultCard, { outcome: 'accepted' }, 422);
    for (const body of [{ outcome: 'accepted', fault: 'g-merangkul' }, { outcome: 'rejected' }]) {
      const onPurpose = await stage
        .post(stage.council, `var-requests/${faultCard}/decide`, { ...body, is_deliberate: true })
        .expect(422);
      expect(onPurpose.body).toMatchObject({ errors: { is_deliberate: [expect.stringContaining('11.6.d.4.d')] } });
    }
    expect((await decide(faultCard, { outcome: 'accepted', fault: 'g-merangkul' })).data.blue).toMatchObject({
      score: -1,
      penalties: [{ step: 'teguran-1' }],
    });
    await council(`var-requests/${faultCard}/withdraw`, { reason: 'Salah' });
    await council(`var-requests/${throwCard}/withdraw`, { reason: 'Salah' });
    expect(figures(await stage.score())).toEqual([0, 0, 2, 2]);
  });

  it('[R25-P02, R25-T24] for a fault enters it in the round in which it was raised, whichever is on when it is decided', async () => {
    await council('penalties', { corner: 'blue', fault: 'g-merangkul' });
    const card = cardOf(await raise('red', 'fault'));
    await api.dataSource.query('update match_clock set round = 2 where match_id = $1', [stage.match.id]);
    const { data } = await decide(card, { outcome: 'accepted', fault: 'g-merangkul' });
    // the second light one of the first round
    expect(data.blue.penalties).toMatchObject([
      { step: 'teguran-1', round: 1 },
      { step: 'teguran-2', round: 1 },
    ]);
  });

  it('[R25-P02] against an own penalty takes it back; one that is wrong changes nothing and is used up', async () => {
    await council('penalties', { corner: 'blue', fault: 'g-merangkul' });
    const { penalties } = await stage.sheet();
    const wrong = cardOf(await raise('blue', 'no-fault', { penalty_id: penalties[0]?.id }));
    expect(figures((await decide(wrong, { outcome: 'rejected', note: 'Jelas di video' })).data)).toEqual([-1, 0, 1, 2]);
    const right = cardOf(await raise('blue', 'no-fault', { penalty_id: penalties[0]?.id }));
    expect(figures((await decide(right, { outcome: 'accepted' })).data)).toEqual([0, 0, 0, 2]);
    const [entered] = (await stage.sheet()).penalties;
    expect(entered?.withdrawn_reason).toBe('Kartu protes sah.');
  });

  it('[R25-P02, R25-T37] a teguran stays away with its count, also when the card that took it back is undone', async () => {
    await council('knockdowns', { corner: 'blue', count: 9 });
    const { penalties, knockdowns } = await stage.sheet();
    const card = cardOf(await raise('blue', 'no-fault', { penalty_id: penalties[0]?.id }));
    await decide(card, { outcome: 'accepted' });
    await council(`knockdowns/${knockdowns[0]?.id}/withdraw`, { reason: 'Bukan hitungan' });
    await council(`var-requests/${card}/withdraw`, { reason: 'Salah sudut' });
    expect(figures(await stage.score())).toEqual([0, 0, 2, 2]);
  });

  it("[R25-P02] may question a verification's outcome, a throw that the judges saw as one that they did not", async () => {
    const asked = (await council('verifications', { kind: 'throw' })).data.verification?.id ?? 0;
    for (const judge of stage.judges) {
      await stage.post(judge, `verifications/${asked}/answer`, { answer: 'red' }).expect(200);
    }
    const verified = (await council(`verifications/${asked}/confirm`)).data.points[0];
    expect(verified).toMatchObject({ is_verified: true });
    const card = cardOf(await raise('blue', 'no-throw', { point_id: verified?.id }));
    expect(figures((await decide(card, { outcome: 'accepted' })).data)).toEqual([0, 0, 1, 2]);
  });

  it('[R25-P01] is the third of a corner nowhere, whatever the round, also when many come at once', async () => {
    for (const outcome of ['rejected', 'accepted']) await decide(cardOf(await raise('blue', 'throw')), { outcome });
    await stage.clock('end-round');
    await stage.clock('next-round');
    expect(
      (await stage.post(stage.council, 'var-requests', { corner: 'blue', claim: 'throw' }).expect(409)).text,
    ).toMatch('sudah memakai 2 kartu');
    const many = await Promise.all(
      [1, 2, 3, 4].map(() => stage.post(stage.council, 'var-requests', { corner: 'red', claim: 'throw' })),
    );
    expect(many.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await expect(
      api.dataSource.query(
        `insert into var_request (sheet_id, corner, round, device_id, number, claim, outcome, decided_at)
         select sheet_id, corner, round, device_id, number, claim, 'rejected', now() from var_request
         where corner = 'blue' and withdrawn_at is null order by id desc limit 1`,
      ),
    ).rejects.toThrow('var_request_one_card');
  });

  it('[R25-P01] comes back where the tournament says so, once it was right', async () => {
    const rule = { judges: 3, agree: 2, within_ms: 10_000 };
    const save = (card_returns: boolean) =>
      api.request
        .put(`/api/tournaments/${stage.tournamentId}/scoring-rule`)
        .set(stage.organiser)
        .send({ ...rule, card_returns })
        .expect(200);
    await save(true);
    await stage.restart();
    const first = await decide(cardOf(await raise('blue', 'throw')), { outcome: 'accepted' });
    expect(first.data.cards).toEqual({ blue: 2, red: 2 });
    const second = await decide(cardOf(await raise('blue', 'throw')), { outcome: 'rejected' });
    expect(second.data.cards).toEqual({ blue: 1, red: 2 });
    await save(false);
    // a match that has begun keeps its rule
    expect((await decide(cardOf(await raise('blue', 'throw')), { outcome: 'accepted' })).data.cards.blue).toBe(1);
  });

  it('[R25-P04] holds the match: neither clock nor result goes on before it is decided', async () => {
    await givenThrow('blue');
    const card = cardOf(await raise('red', 'fault'));
    await council('clock', { step: 'resume' }, 409);
    const step = (name: string, body: object) =>
      api.request.post(`/api/matches/${stage.match.id}/${name}`).set(stage.operator).send(body);
    expect((await step('clock', { step: 'resume' }).expect(409)).text).toMatch('Kartu protes Merah');
    await step('result', { winner: 'blue', win_kind: 'teknik', blue_score: 3, red_score: 0 }).expect(409);
    await raise('blue', 'throw', {}, 409);
    await decide(card, { outcome: 'rejected' });
    await council('clock', { step: 'resume' });
    expect(await clockIs()).toBe(true);
  });

  it('[R25-P04] goes to the judges once five minutes are over, and their verdict decides it', async () => {
    const point = await givenThrow('red');
    const card = cardOf(await raise('blue', 'no-throw', { point_id: point }));
    const early = await stage.post(stage.council, 'verifications', { kind: 'throw' }).expect(409);
    expect(early.body).toMatchObject({ code: 'scoring.commissionFirst' });
    await timeIsUp();
    expect(
      (await stage.post(stage.council, `var-requests/${card}/decide`, { outcome: 'accepted' }).expect(409)).text,
    ).toMatch('verifikasi juri');
    await council('verifications', { kind: 'violation' }, 409);
    const asked = (await council('verifications', { kind: 'throw' })).data.verification?.id ?? 0;
    for (const judge of stage.judges.slice(0, 2)) {
      await stage.post(judge, `verifications/${asked}/answer`, { answer: 'none' }).expect(200);
    }
    const done = await council(`verifications/${asked}/confirm`);
    expect(done.data).toMatchObject({ var_request: null, verification: null, var_decision: { outcome: 'accepted' } });
    expect(figures(done.data)).toEqual([0, 0, 1, 2]);
    // what the judges confirm of the opponent's throw is no second throw
    const again = cardOf(await raise('blue', 'no-throw', { point_id: await givenThrow('red') }));
    await timeIsUp();
    const question = (await council('verifications', { kind: 'throw' })).data.verification?.id ?? 0;
    await decide(again, { outcome: 'accepted' }, 409);
    for (const judge of stage.judges) {
      await stage.post(judge, `verifications/${question}/answer`, { answer: 'red' }).expect(200);
    }
    expect(figures((await council(`verifications/${question}/confirm`)).data)).toEqual([0, 3, 0, 2]);
    expect(await lastAudit()).toBe('score.var-decided');
  });

  it('whose question the chair ends without a verdict leaves all as it was', async () => {
    const point = await givenThrow('red');
    await raise('blue', 'no-throw', { point_id: point });
    await timeIsUp();
    const asked = (await council('verifications', { kind: 'throw' })).data.verification?.id ?? 0;
    const closed = await council(`verifications/${asked}/close`);
    expect(closed.data).toMatchObject({ var_request: null, var_decision: { outcome: 'rejected' }, red: { score: 3 } });
  });

  it('is only against what stands: an own throw, a penalty of the other corner, or what was taken back is refused', async () => {
    const point = await givenThrow('red');
    await raise('red', 'no-throw', { point_id: point }, 422);
    await raise('blue', 'throw', { point_id: point }, 422);
    await council('penalties', { corner: 'red', fault: 'g-merangkul' });
    const penalty = (await stage.sheet()).penalties[0]?.id;
    await raise('blue', 'no-fault', { penalty_id: penalty }, 422);
    await council(`points/${point}/withdraw`, { reason: 'Bukan jatuhan' });
    await raise('blue', 'no-throw', { point_id: point }, 422);
    await stage.post(stage.judges[0], 'var-requests', { corner: 'blue', claim: 'throw' }).expect(403);
  });

  it('is on the record of the match with what it did, for everybody', async () => {
    const card = cardOf(await raise('blue', 'throw'));
    await decide(card, { outcome: 'accepted', note: 'Terlihat di tayangan ulang' });
    const recap = (await api.request.get(`/api/matches/${stage.match.id}/recap`).expect(200)).body as {
      data: { sheet: ScoreSheet };
    };
    const point = recap.data.sheet.points.at(-1);
    expect(recap.data.sheet.var_requests.at(-1)).toMatchObject({
      ...{ corner: 'blue', claim: 'throw', number: 1, outcome: 'accepted', point_id: point?.id },
      ...{ note: 'Terlihat di tayangan ulang', withdrawn_reason: null },
    });
  });
});
