// The rulebook of jurus where it runs: rules kept with a performance, what disqualifies, the lot of a battle, who goes on.
import type { JurusLotAnswer } from '@gelanggang/contract/jurus-panels';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type { SeniMatch, SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import { IPSI_2025_JURUS } from '@gelanggang/domain/rules/ipsi-2025-jurus';
import { lotWinner } from '@gelanggang/domain/rules/rules-of-performance';
import { battleReason } from '@gelanggang/domain/seni/battle-text';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { performed, seniStage } from './seni-stage';

const api = testApi();
const stage = madeBeforeAll(() => seniStage(api));

const ask = (matchId: number, body: object) =>
  api.request.post(`/api/seni/matches/${matchId}/performance`).set(as(stage.token)).send(body);
const lot = (matchId: number, path: string, body: object) =>
  api.request.post(`/api/matches/${matchId}/${path}`).set(as(stage.token)).send(body);
const faults = (answer: { body: unknown }) => Object.keys((answer.body as { errors: object }).errors);
const byId = (pool: SeniPoolAnswer, id: number) => pool.matches.find((match) => match.id === id)!;

async function drawn(contingents: number[], plan: object, over: object = {}): Promise<SeniPoolAnswer> {
  const { data } = await stage.generate(await stage.event(contingents, over), { ...plan });
  return stage.pool(data.pools[0]!.id);
}
const battle = (contingents: number[], over: object = {}) =>
  drawn(contingents, { mode: 'battle', bracket_type: 'full_prestasi' }, over);
const round = (pool: SeniPoolAnswer, n: number) =>
  pool.matches.filter((match) => match.round === n && !match.has_bye) as [SeniMatch, SeniMatch, ...SeniMatch[]];
const out = (reason: string, over: object = {}) => ({ outcome: 'disqualified', reason, ...over });

describe('a performance', () => {
  it('[R25-J10] far out of its time is not taken as performed, and the article is said', async () => {
    const pool = await drawn([1, 1], { mode: 'default', pool_size: 2 });
    const { id } = pool.matches[0]!;
    for (const seconds of [169, 191]) {
      const answer = await ask(id, performed({ seconds })).expect(422);
      expect(faults(answer)).toEqual(['seconds']);
      expect((answer.body as { message: string }).message).toMatch(/12\.1\.e\.4\.g/);
    }
    const after = await stage.score(id, { seconds: 190 });
    expect(byId(after, id).performance).toMatchObject({ time_penalty: 0.5, final_score: 9, time_fault: 'out' });
  });

  it('[R25-J26] loses 0.50 for each item, and nothing that its event does not have', async () => {
    const pool = await drawn([1, 1], { mode: 'default', pool_size: 2 });
    const { id } = pool.matches[0]!;
    const items = [{ item: 'out', at: 12_000 }, { item: 'held' }];
    expect(faults(await ask(id, performed({ items: [{ item: 'time' }] })).expect(422))).toEqual(['items']);
    expect(faults(await ask(id, performed({ items: [{ item: 'foot-out' }] })).expect(422))).toEqual(['items']);
    expect(faults(await ask(id, performed({ penalty: 0.25 })).expect(422))).toEqual(['penalty']);
    const after = await stage.score(id, { items });
    expect(byId(after, id).performance).toMatchObject({
      ...{ penalty: 1, final_score: 8.5 },
      items: [
        { item: 'out', at: 12_000 },
        { item: 'held', at: null },
      ],
    });
    const [live] = await readLiveMatches(api.dataSource.manager, { matchIds: [id] });
    expect(live?.seni?.judged?.items).toEqual([
      { item: 'out', penalty: 0.5, at: 12_000 },
      { item: 'held', penalty: 0.5, at: null },
    ]);
  });

  it('[R25-J30] is disqualified by a reason of its event, chosen, never typed', async () => {
    const pool = await drawn([1, 1], { mode: 'default', pool_size: 2 }, { matchCategoryId: 5 });
    const { id } = pool.matches[0]!;
    expect(faults(await ask(id, { outcome: 'disqualified' }).expect(422))).toEqual(['reason']);
    expect(faults(await ask(id, out('karena')).expect(422))).toEqual(['reason']);
    // tunggal bebas has no order
    expect(faults(await ask(id, out('order')).expect(422))).toEqual(['reason']);
    expect(faults(await ask(id, performed({ seconds: 90, reason: 'gear' })).expect(422))).toEqual(['reason']);
    await ask(id, out('gear', { seconds: 44 })).expect(200);
    expect(byId(await stage.pool(pool.id), id).performance).toMatchObject({ reason: 'gear', seconds: 44 });
    const [live] = await readLiveMatches(api.dataSource.manager, { matchIds: [id] });
    expect(live?.seni).toMatchObject({ outcome: 'disqualified', reason: 'gear', score: null });
  });

  it('[R25-J06] of tunggal bebas may last as long as it does, and 3:00 in a final', async () => {
    const pool = await drawn([1, 1], { mode: 'default', pool_size: 2 }, { matchCategoryId: 5 });
    const [first, second] = pool.matches as [SeniMatch, SeniMatch];
    await stage.score(first.id, { seconds: 180 });
    const after = await stage.score(second.id, { seconds: 55 });
    expect(after.ranking.map((row) => row.final_score)).toEqual([9.5, 9.5]);
    expect(after.ranking[1]?.tie_break).toBe('lot');
  });

  it('that was recorded before rules were kept is worth what it was, and is put right by those of then', async () => {
    const pool = await drawn([1, 1], { mode: 'default', pool_size: 2 }, { matchCategoryId: 5 });
    const { id } = pool.matches[0]!;
    // 1:50 of solo kreatif was worth nothing then; it is not worth more today
    await api.dataSource.query(
      `insert into performance (match_id, outcome, scores, penalty, seconds)
       values ($1, 'performed', '{950,950,950,950}', 25, 110)`,
      [id],
    );
    const before = byId(await stage.pool(pool.id), id);
    expect(before.performance).toMatchObject({ final_score: 0, is_former: true });
    const corrected = await stage.score(id, { corrects_id: before.performance!.id, seconds: 94, penalty: 0.25 });
    expect(byId(corrected, id).performance).toMatchObject({ final_score: 9.25, is_former: true });
  });

  it('keeps the rules that it was recorded by when its rule set changes', async () => {
    const pool = await drawn([1, 1], { mode: 'default', pool_size: 2 });
    const [first, second] = pool.matches as [SeniMatch, SeniMatch];
    await stage.score(first.id, { seconds: 188 });
    const { manager } = api.dataSource;
    const jurus = JSON.stringify(shorter());
    await manager.query(
      `update rule_set set body = body || jsonb_build_object('jurus', $1::jsonb) where code = 'ipsi-2025'`,
      [jurus],
    );
    try {
      const after = await stage.pool(pool.id);
      expect(byId(after, first.id)).toMatchObject({ time_rule: { max: 180 }, performance: { final_score: 9 } });
      expect(byId(after, second.id)).toMatchObject({ time_rule: { max: 60 }, performance: null });
      await ask(second.id, performed({ seconds: 180 })).expect(422);
    } finally {
      await manager.query(`update rule_set set body = body - 'jurus' where code = 'ipsi-2025'`);
    }
  });
});

/** Every time of the grown is a minute. */
function shorter() {
  const times = IPSI_2025_JURUS.grown.times.map((one) => ({ ...one, min: 60, max: 60 }));
  return { ...IPSI_2025_JURUS, grown: { ...IPSI_2025_JURUS.grown, times } };
}

describe('a battle', () => {
  it('[R25-J33] of which both are disqualified sends on who got further, tunggal and regu', async () => {
    const pool = await battle([1, 1, 1, 1]);
    const [blue, red] = round(pool, 1);
    await ask(blue.id, out('unfinished', { reached: 3, seconds: 60 })).expect(200);
    await ask(red.id, out('order', { reached: 9, seconds: 50 })).expect(200);
    const after = await stage.pool(pool.id);
    expect(after.rounds[0]!.games[0]).toMatchObject({ winner: 'red', status: 'finished' });
    expect(after.rounds[1]!.games[0]!.player1.unit_id).toBe(red.unit_id);
    const [live] = await readLiveMatches(api.dataSource.manager, { matchIds: [blue.id] });
    expect(live).toMatchObject({ winner: 'red', win_kind: 'diskualifikasi', seni: { decided_by: 'reached' } });
  });

  it('[R25-J34] of which both are disqualified sends on who performed longer, ganda and tunggal bebas', async () => {
    const pool = await battle([1, 1], { matchCategoryId: 5 });
    const [blue, red] = round(pool, 1);
    await ask(blue.id, out('gear', { seconds: 70 })).expect(200);
    await ask(red.id, out('unfinished', { seconds: 69, reached: 9 })).expect(200);
    const [live] = await readLiveMatches(api.dataSource.manager, { matchIds: [blue.id] });
    expect(live).toMatchObject({ winner: 'blue', seni: { decided_by: 'longer' } });
  });

  it('[R25-J22] tells both scores once both are known, and none after one of them is withdrawn', async () => {
    const pool = await battle([1, 1]);
    const [blue, red] = round(pool, 1);
    const told = async () => {
      const { body } = await api.request.get(`/api/matches/${blue.id}/recap`).expect(200);
      const { match, other } = (body as { data: MatchRecap }).data;
      return [match.seni, other?.seni];
    };
    await stage.score(blue.id, { scores: [9.4, 9.5, 9.55, 9.7], items: [{ item: 'held', at: 41_000 }], seconds: 186 });
    const held = { outcome: 'performed', score: null, worth: null, is_held: true };
    expect(await told()).toEqual([expect.objectContaining(held), expect.objectContaining({ outcome: null })]);
    expect((await told())[0]).not.toHaveProperty('judged');
    await stage.score(red.id, { seconds: 180 });
    const [one, other] = await told();
    expect(one).toMatchObject({
      ...{ score: 8.525, decided_by: 'score' },
      judged: {
        ...{ scores: [9.4, 9.5, 9.55, 9.7], median: 9.525, seconds: 186, time_fault: 'out' },
        items: [{ item: 'held', penalty: 0.5, at: 41_000 }],
      },
    });
    expect(other).toMatchObject({ score: 9.5, judged: { median: 9.5 } });
    expect([one, other].some((seni) => seni?.is_held)).toBe(false);
    const stands = byId(await stage.pool(pool.id), red.id).performance!;
    const body = { performance_id: stands.id, reason: 'Salah ketik.' };
    await api.request
      .post(`/api/seni/matches/${red.id}/performance/withdraw`)
      .set(as(stage.token))
      .send(body)
      .expect(200);
    expect((await told())[0]).toMatchObject(held);
  });

  it('[R25-J33] of which both are disqualified tells what parted them', async () => {
    const pool = await battle([1, 1]);
    const [blue, red] = round(pool, 1);
    await ask(blue.id, out('unfinished', { reached: 3, seconds: 60, items: [{ item: 'out' }] })).expect(200);
    await ask(red.id, out('order', { reached: 3, seconds: 60 })).expect(200);
    const live = await readLiveMatches(api.dataSource.manager, { matchIds: [blue.id, red.id] });
    expect(live.map((one) => one.seni)).toMatchObject([
      {
        decided_by: 'penalty',
        judged: { scores: [], median: null, seconds: 60, reached: 3, items: [{ item: 'out' }] },
      },
      { reason: 'order', judged: { seconds: 60, reached: 3, items: [] } },
    ]);
    expect(battleReason('penalty', 'seni_tunggal', true)).toBe('hukuman lebih ringan (Pasal 12.1.f.3.d)');
  });

  it('[R25-J31] tells by what it was decided', async () => {
    const pool = await battle([1, 1]);
    const [blue, red] = round(pool, 1);
    await stage.score(blue.id, { seconds: 181 });
    await stage.score(red.id, { seconds: 180 });
    const [live] = await readLiveMatches(api.dataSource.manager, { matchIds: [red.id] });
    expect(live).toMatchObject({ winner: 'red', seni: { decided_by: 'time' } });
  });
});

describe('the lot of a battle', () => {
  it('[R25-J03] is drawn in the semifinal; its winner chooses jurus and order, and everybody is told', async () => {
    const pool = await battle([1, 1, 1, 1]);
    const [blue, red] = round(pool, 1);
    expect(blue.rules).toMatchObject({ stage: 'semifinal', jurus: null, min: 80, max: 100 });
    await lot(blue.id, 'jurus-choice', { first: 'red', jurus: 'weapon' }).expect(409);
    const drawnLot = (await lot(red.id, 'jurus-lot', {}).expect(200)).body as JurusLotAnswer;
    expect(drawnLot.data.lot).toMatchObject({
      first: null,
      jurus: null,
      seed: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    const { seed, winner } = drawnLot.data.lot;
    expect(lotWinner(seed ?? '')).toBe(winner);
    expect(faults(await lot(blue.id, 'jurus-choice', { first: 'red' }).expect(422))).toEqual(['jurus']);
    expect(faults(await lot(blue.id, 'jurus-choice', { first: 'red', jurus: 'regu-1' }).expect(422))).toEqual([
      'jurus',
    ]);
    await lot(blue.id, 'jurus-choice', { first: 'red', jurus: 'weapon' }).expect(200);
    await lot(blue.id, 'jurus-choice', { first: 'red', jurus: 'empty-hand' }).expect(200);
    for (const { id } of [blue, red]) {
      const row = byId(await stage.pool(pool.id), id);
      expect(row).toMatchObject({
        rules: { jurus: 'empty-hand', max: 80 },
        lot: { first: 'red', jurus: 'empty-hand' },
      });
    }
    const [event] = await api.dataSource.query<{ data: { matches: object[] } }[]>(
      `select data from event where stream = $1 order by seq desc limit 1`,
      [`tournament:${stage.tournamentId}`],
    );
    expect(event!.data.matches).toMatchObject([
      { id: blue.id, seni: { jurus: 'empty-hand', lot: { first: 'red', winner, seed } } },
      { id: red.id, seni: { jurus: 'empty-hand', lot: { first: 'red' } } },
    ]);
    // the weapon's time is far out of it
    await ask(blue.id, performed({ seconds: 100 })).expect(422);
    await stage.score(blue.id, { seconds: 80 });
    await lot(blue.id, 'jurus-lot', { winner: 'blue', reason: 'Salah catat.' }).expect(409);
  });

  it('is replaced with a reason only, and may be the chair’s own', async () => {
    const pool = await battle([1, 1, 1, 1]);
    const [blue] = round(pool, 1);
    const byHand = (await lot(blue.id, 'jurus-lot', { winner: 'red' }).expect(200)).body as JurusLotAnswer;
    expect(byHand.data.lot).toMatchObject({ winner: 'red', seed: null });
    expect(faults(await lot(blue.id, 'jurus-lot', { winner: 'blue' }).expect(422))).toEqual(['reason']);
    await lot(blue.id, 'jurus-lot', { winner: 'blue', reason: 'Salah catat.' }).expect(200);
    const again = await Promise.all([1, 2].map(() => lot(blue.id, 'jurus-lot', {})));
    expect(again.map((answer) => answer.status)).toEqual([422, 422]);
    const rows = await api.dataSource.query<{ detail: { reason: string | null } }[]>(
      `select detail from audit where action = 'seni.lot-drawn' and subject_id = $1 order by id`,
      [blue.id],
    );
    expect(rows.map(({ detail }) => detail.reason)).toEqual([null, 'Salah catat.']);
  });

  it('[R25-J04] decides the order alone in a final, and nothing before the semifinal', async () => {
    const pool = await battle([1, 1]);
    const [blue] = round(pool, 1);
    expect(blue.rules).toMatchObject({ stage: 'final', jurus: 'whole', min: 180, max: 180 });
    await lot(blue.id, 'jurus-lot', { winner: 'red' }).expect(200);
    await lot(blue.id, 'jurus-choice', { first: 'red', jurus: 'weapon' }).expect(422);
    await lot(blue.id, 'jurus-choice', { first: 'red' }).expect(200);
    const early = await battle([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(round(early, 1)[0].rules).toMatchObject({ stage: 'early', jurus: 'weapon', max: 100 });
    await lot(round(early, 1)[0].id, 'jurus-lot', {}).expect(409);
  });
});
