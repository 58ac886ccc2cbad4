// Everybody can draw a seni pool again from its public record (domain-rules, Draw (seni)).
import type { PublicDraw } from '@gelanggang/contract/draw-check';
import { deriveSeed } from '@gelanggang/domain/random';
import { checkOrder } from '@gelanggang/domain/seni/check-order';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { publicCheckOf } from './public-check';
import { seniStage } from './seni-stage';

const api = testApi();
const stage = madeBeforeAll(() => seniStage(api));

async function publicDraw(poolId: number): Promise<PublicDraw> {
  const { body } = await api.request.get(`/api/draws/${poolId}`).expect(200);
  return body as PublicDraw;
}

function checkOf({ draws }: PublicDraw, at = 0) {
  const { algorithm, seed, fingerprint, entries, order } = draws[at]!;
  const units = entries.map((one) => ({
    id: one.unit_id,
    contingentId: one.contingent_id,
    provinceId: one.province_id,
  }));
  return checkOrder({ algorithm, seed, fingerprint, entries: units, order: order ?? [] });
}

const GOOD = { isFingerprintSame: true, isOrderSame: true };

describe('the public record of a seni draw', () => {
  it('gives the order of performance again, its seed from the seed of the event, in every pool', async () => {
    const { data } = await stage.generate(await stage.event([3, 2, 2]), { mode: 'default', pool_size: 4 });
    for (const { id } of data.pools) {
      const record = await publicDraw(id);
      expect(record).toMatchObject({ kind: 'seni', bracket_type: 'Urutan penampilan', is_drawn: true, changes: [] });
      expect(checkOf(record)).toMatchObject(GOOD);
      const [draw] = record.draws;
      expect(draw!.seed).toBe(deriveSeed(draw!.drawing_seed!, `pool ${record.pool_number}`));
      const { matches } = await stage.pool(id);
      expect(record.standing.map(({ blue }) => blue.unit_id)).toEqual(matches.map((match) => match.unit_id));
      expect(draw!.order).toEqual(matches.map((match) => match.unit_id));
    }
  });

  it('keeps the draw before checkable when a pool is drawn anew, and when the whole event is', async () => {
    const event = await stage.event([2, 2]);
    const { data } = await stage.generate(event, { mode: 'default', pool_size: 4 });
    const poolId = data.pools[0]!.id;
    const post = (path: string, body: object) => api.request.post(`/api/seni/${path}`).set(as(stage.token)).send(body);
    await post(`matches/${poolId}/regenerate-pool`, {}).expect(200);
    await post('matches/regenerate', { ...event, mode: 'default' }).expect(200);
    const record = await publicDraw(poolId);
    expect(record.draws.map((draw) => [draw.draw_number, draw.drawing_seed !== null])).toEqual([
      [3, true],
      [2, false],
      [1, true],
    ]);
    for (const at of [0, 1, 2]) expect(checkOf(record, at)).toMatchObject(GOOD);
  });

  it('gives battles again, byes and all, as they stand in two rows each', async () => {
    for (const contingents of [
      [1, 1, 1],
      [2, 1, 1, 1],
      [2, 2, 2, 1],
    ]) {
      const plan = { mode: 'battle', bracket_type: 'full_prestasi' };
      const { data } = await stage.generate(await stage.event(contingents), plan);
      const record = await publicDraw(data.pools[0]!.id);
      expect(publicCheckOf(record)).toMatchObject({
        isFingerprintSame: true,
        isBracketSame: true,
        isStandingSame: true,
      });
      expect(record).toMatchObject({ kind: 'seni', bracket_type: 'Full Prestasi' });
    }
  });

  it('tells names and contingents and nothing else of a person', async () => {
    const { data } = await stage.generate(await stage.event([2, 1]), { mode: 'default', pool_size: 3 });
    const { draws } = await publicDraw(data.pools[0]!.id);
    expect(Object.keys(draws[0]!.entries[0]!).sort()).toEqual([
      ...['contingent', 'contingent_id', 'name', 'province_id', 'seed_rank', 'unit_id'],
    ]);
  });
});
