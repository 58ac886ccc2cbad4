// Draws that nobody can doubt: what the public record holds, the report, the history (domain-rules, Draw (tanding)).
import fc from 'fast-check';
import type { PublicDraw } from '@gelanggang/contract/draw-check';
import type { DrawReportRow, PoolDrawsAnswer } from '@gelanggang/contract/draw-trust';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import { checkDraw, checkStanding, type HandChange } from '@gelanggang/domain/draw/check-draw';
import { minimumOwnPairs } from '@gelanggang/domain/draw/first-round';
import { deriveSeed } from '@gelanggang/domain/random';
import { DRAW_ALGORITHM } from '@gelanggang/domain/draw/algorithms';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';
import { queriesOf } from './count-queries';
import { publicCheckOf } from './public-check';
import { tandingStage } from './drawing-stage';

const api = testApi();
const stage = madeBeforeAll(() => tandingStage(api));

const signed = () => ({ authorization: `Bearer ${stage.token}` });

async function publicDraw(poolId: number): Promise<PublicDraw> {
  const { body } = await api.request.get(`/api/draws/${poolId}`).expect(200);
  return body as PublicDraw;
}

async function poolDraws(poolId: number): Promise<PoolDrawsAnswer> {
  const { body } = await api.request.get(`/api/pools/${poolId}/draws`).set(signed()).expect(200);
  return (body as { data: PoolDrawsAnswer }).data;
}

const regenerate = (poolId: number, reason: string) =>
  api.request.post(`/api/pools/${poolId}/regenerate-bracket`).set(signed()).send({ reason }).expect(200);

describe('the public record of a draw', () => {
  it('lets anybody draw every pool of every chart again and find what stands, without signing in', async () => {
    const cases = fc.tuple(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom<MatchChart>(0, 2, 4, 6, 8, 16),
    );
    await fc.assert(
      fc.asyncProperty(cases, async ([contingents, chart]) => {
        const drawing = await stage.createPools(await stage.fillClass(contingents), chart);
        for (const pool of drawing.pools) await stage.generate(pool.id);
        for (const pool of drawing.pools) {
          const draw = await publicDraw(pool.id);
          const [latest] = draw.draws;
          expect(publicCheckOf(draw)).toMatchObject({
            isFingerprintSame: true,
            isVersionKnown: true,
            isBracketSame: true,
            isStandingSame: true,
          });
          expect(latest!.seed).toBe(deriveSeed(latest!.drawing_seed!, `pool ${draw.pool_number}`));
          const { report } = await poolDraws(pool.id);
          const entries = latest!.entries.map((unit) => ({
            id: unit.unit_id,
            contingentId: unit.contingent_id,
            provinceId: unit.province_id,
          }));
          expect(report!.own_pairs).toHaveLength(minimumOwnPairs(entries, chart));
          expect(report!.own_pairs.every((pair) => pair.cause === 'field')).toBe(true);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('has one bye in each half of a chart of 6 with six athletes', async () => {
    for (let i = 0; i < 5; i++) {
      const poolId = (await stage.createPools(await stage.fillClass([2, 2, 1, 1]), 6)).pools[0]!.id;
      await stage.generate(poolId);
      const { standing } = await publicDraw(poolId);
      const byes = standing.filter((match) => match.red.state === 'bye').map((match) => (match.position > 2 ? 2 : 1));
      expect(byes.sort()).toEqual([1, 2]);
    }
  });

  it('keeps older draws checkable, each with its reason', async () => {
    const poolId = await stage.drawnPool([3, 3, 1]);
    await regenerate(poolId, 'Salah kelas');
    await regenerate(poolId, 'Undian disaksikan');
    const draw = await publicDraw(poolId);
    expect(draw.draws.map((one) => [one.draw_number, one.reason])).toEqual([
      [3, 'Undian disaksikan'],
      [2, 'Salah kelas'],
      [1, null],
    ]);
    for (let index = 0; index < 3; index++) {
      expect(publicCheckOf({ ...draw, draws: [draw.draws[index]!] })).toMatchObject({ isBracketSame: true });
    }
    expect(publicCheckOf(draw)).toMatchObject({ isStandingSame: true });
  });

  it('stays true after results, walkovers and a dummy', async () => {
    const day = await arenaStage(api);
    const poolId = await day.drawPool([3, 2]);
    const matches = await day.matches(poolId);
    const bye = matches.find((match) => match.round === 1 && match.red.state === 'bye')!;
    await api.request.post(`/api/matches/${bye.id}/create-dummy`).set(signed()).expect(200);
    const fought = matches.find((match) => match.round === 1 && match.red.state === 'unit')!;
    await day.schedule([fought.id, bye.id]);
    await day.win(fought.id, 'red');
    await api.request.post(`/api/matches/${bye.id}/call`).set(day.operator).expect(200);
    await api.request.post(`/api/matches/${bye.id}/walkover`).set(day.operator).send({ winner: 'blue' }).expect(200);
    const draw = await publicDraw(poolId);
    expect(draw.changes).toMatchObject([{ kind: 'dummy', position: bye.position, draw_number: 1 }]);
    expect(draw.dummies).toHaveLength(1);
    expect(draw.is_changed_by_hand).toBe(true);
    expect(publicCheckOf(draw)).toMatchObject({ isBracketSame: true, isStandingSame: true });
  });

  it('finds what was changed behind the back of the record', async () => {
    const poolId = await stage.drawnPool([2, 2, 2, 2]);
    await api.dataSource.query(
      `update match m set blue_unit_id = m.red_unit_id, red_unit_id = m.blue_unit_id
       where m.pool_id = $1 and m.round = 1 and m.position = 2`,
      [poolId],
    );
    const draw = await publicDraw(poolId);
    expect(publicCheckOf(draw)).toMatchObject({ isBracketSame: true, isStandingSame: false });
    const { firstRound } = checkDraw(publicCheckOf(draw).recorded);
    const standing = draw.standing.map(({ position, blue, red }) => ({
      position,
      blue: { state: blue.state, unitId: blue.unit_id },
      red: { state: red.state, unitId: red.unit_id },
    }));
    expect(checkStanding(firstRound, [] as HandChange[], standing).differences.map((one) => one.position)).toEqual([
      2, 2,
    ]);
  });

  it('names nobody but athletes and contingents, and is not there for a pool that is not', async () => {
    const poolId = await stage.drawnPool([2, 1]);
    const text = JSON.stringify(await publicDraw(poolId));
    for (const word of ['nik', 'birth', 'phone', 'email', 'weight', 'drawn_by', 'changed_by', 'account']) {
      expect(text.includes(`"${word}`)).toBe(false);
    }
    await api.request.get('/api/draws/999999').expect(404);
  });

  it('keeps the seed of the class back while one of its pools is not drawn', async () => {
    const drawing = await stage.createPools(await stage.fillClass([4, 4]), 4);
    await stage.generate(drawing.pools[0]!.id);
    expect((await publicDraw(drawing.pools[0]!.id)).draws[0]!.drawing_seed).toBeNull();
    expect((await publicDraw(drawing.pools[1]!.id)).draws).toEqual([]);
    await stage.generate(drawing.pools[1]!.id);
    expect((await publicDraw(drawing.pools[0]!.id)).draws[0]!.drawing_seed).toBe(drawing.seed);
  });
});

describe('the report on a draw', () => {
  it('names a lone athlete, own pairs with their cause, and a weight gap', async () => {
    const lone = await stage.drawnPool([1]);
    expect((await poolDraws(lone)).report).toMatchObject({ is_pool_of_one: true, without_opponent: [{}] });
    const crowded = await stage.drawnPool([3, 1]);
    await api.dataSource.query(
      `update team_member set body_weight = 40 + 3 * (id % 4) where id in (
         select pa.team_member_id from participant pa join pool_unit_member m on m.participant_id = pa.id
         join pool_unit u on u.id = m.unit_id where u.pool_id = $1)`,
      [crowded],
    );
    expect((await poolDraws(crowded)).report).toMatchObject({
      is_pool_of_one: false,
      own_pairs: [{ own_count: 3, match_count: 2, cause: 'field' }],
      least_own_pairs: 1,
      weight_gap: { kilograms: 9 },
    });
  });

  it('of a whole tournament takes the same few queries, however many pools', async () => {
    const own = await tandingStage(api);
    const read = async () => {
      let rows: DrawReportRow[] = [];
      const queries = await queriesOf(async () => {
        const { body } = await api.request
          .get(`/api/draw-reports?tournament_id=${own.tournamentId}`)
          .set({ authorization: `Bearer ${own.token}` })
          .expect(200);
        rows = (body as { data: DrawReportRow[] }).data;
      });
      return { queries: queries.length, rows };
    };
    await own.drawnPool([2, 1]);
    const one = await read();
    for (let i = 0; i < 4; i++) await own.drawnPool([2, 2]);
    const five = await read();
    expect([one.rows.length, five.rows.length]).toEqual([1, 5]);
    expect(five.queries).toBe(one.queries);
  });
});

describe('the history of a pool', () => {
  it('says who drew when and why, and what changed', async () => {
    const poolId = await stage.drawnPool([4, 4]);
    await regenerate(poolId, 'Permintaan technical meeting');
    const { draws } = await poolDraws(poolId);
    expect(draws).toMatchObject([
      { draw_number: 2, reason: 'Permintaan technical meeting', change: { added: [], removed: [], pairs: 4 } },
      { draw_number: 1, reason: null, change: null },
    ]);
    expect(draws[0]!.drawn_by).toEqual(expect.any(String));
    expect(draws[0]!.algorithm).toBe(DRAW_ALGORITHM);
  });
});
