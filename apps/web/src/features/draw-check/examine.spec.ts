// The public page's own check: what the record says is compared, never believed.
import type { PublicDraw } from '@gelanggang/contract/draw-check';
import { DRAW_ALGORITHM, drawWith } from '@gelanggang/domain/draw/algorithms';
import { entriesText } from '@gelanggang/domain/draw/entries-text';
import { deriveSeed } from '@gelanggang/domain/random';
import { sha256 } from '@gelanggang/domain/sha256';
import { ORDER_ALGORITHM } from '@gelanggang/domain/seni/check-order';
import { drawPerformanceOrder } from '@gelanggang/domain/seni/performance-order';
import { examine } from './examine';

const CLASS_SEED = '00000000000000aa';

function record(): PublicDraw {
  const units = [1, 2, 3, 4, 5].map((id) => ({ id, contingentId: id % 3, provinceId: null, seedRank: null }));
  const seed = deriveSeed(CLASS_SEED, 'pool 1');
  const drawn = drawWith(DRAW_ALGORITHM, units, { chart: 8, seed, hasThirdPlace: false });
  if (!drawn.ok) throw new Error(drawn.code);
  const slot = (one: { state: 'unit' | 'tbd' | 'bye'; unitId: number | null }) => ({
    state: one.state,
    unit_id: one.unitId,
  });
  const matches = drawn.matches.map((match) => ({
    ...{ round: match.round, position: match.position, is_third_place: false, next: match.next, loser: null },
    blue: slot(match.blue),
    red: slot(match.red),
  }));
  return {
    ...{ pool_id: 1, kind: 'tanding', title: 'Dewasa Putra A – Pool A', pool_name: 'Pool A', pool_number: 1 },
    ...{ tournament_id: 1, tournament_name: 'Uji', tournament_slug: 'uji', bracket_type: 'Bagan 8' },
    ...{
      is_drawn: true,
      is_locked: false,
      is_changed_by_hand: false,
      changes: [],
      dummies: [],
    },
    draws: [
      {
        ...{ draw_number: 1, algorithm: DRAW_ALGORITHM, seed, fingerprint: sha256(entriesText(units)) },
        ...{
          drawing_seed: CLASS_SEED,
          order: null,
          match_chart: 8,
          has_third_place: false,
          reason: null,
          drawn_at: '2026-11-21T05:00:00.000Z',
        },
        entries: units.map((unit) => ({
          ...{ unit_id: unit.id, name: `Pesilat ${unit.id}`, contingent: 'K', seed_rank: null },
          ...{ contingent_id: unit.contingentId, province_id: null },
        })),
        matches,
      },
    ],
    standing: matches.filter((match) => match.round === 1),
  };
}

describe('the public check', () => {
  it('draws again with the version that drew, whatever draws today', () => {
    const units = [1, 2, 3, 4, 5].map((id) => ({
      id,
      contingentId: 1,
      provinceId: null,
      seedRank: id < 5 ? id : null,
    }));
    const drawnBy = (algorithm: number, seed: string) => {
      const drawn = drawWith(algorithm, units, { chart: 8, seed, hasThirdPlace: false });
      if (!drawn.ok) throw new Error(drawn.code);
      return drawn.matches;
    };
    const text = (algorithm: number, seed: string) => JSON.stringify(drawnBy(algorithm, seed));
    // one where the third seed had to fight
    const seeds = Array.from({ length: 50 }, (_, n) => deriveSeed(CLASS_SEED, `pool ${n}`));
    const seed = seeds.find((one) => text(1, one) !== text(2, one)) ?? '';
    const made = record();
    const [draw] = made.draws;
    if (!draw) throw new Error('no draw');
    const slot = (one: { state: 'unit' | 'tbd' | 'bye'; unitId: number | null }) => ({
      state: one.state,
      unit_id: one.unitId,
    });
    const matches = drawnBy(1, seed).map(({ blue, red, isThirdPlace, ...match }) => ({
      ...{ ...match, is_third_place: isThirdPlace, blue: slot(blue), red: slot(red) },
    }));
    const entries = units.map(({ id, contingentId, seedRank }) => ({
      ...{
        unit_id: id,
        name: 'P',
        contingent: 'K',
        contingent_id: contingentId,
        province_id: null,
        seed_rank: seedRank,
      },
    }));
    const fingerprint = sha256(entriesText(units));
    const old = (algorithm: number): PublicDraw => ({
      ...made,
      draws: [{ ...draw, algorithm, seed, fingerprint, entries, matches, drawing_seed: null }],
      standing: matches.filter((match) => match.round === 1),
    });
    expect(examine(old(1), null)).toMatchObject({ isGood: true, isDrawnSame: true });
    expect(examine(old(2), null)).toMatchObject({ isGood: false, isDrawnSame: false });
  });

  it('finds an honest record good, its seed from the seed of the class', () => {
    expect(examine(record(), null)).toMatchObject({ isGood: true, isSeedOfClass: true, isLatest: true });
  });

  it('finds a bracket that stands otherwise than it was drawn', () => {
    const honest = record();
    const [first, second, ...rest] = honest.standing;
    const standing = [{ ...first!, blue: second!.blue }, { ...second!, blue: first!.blue }, ...rest];
    expect(examine({ ...honest, standing }, null)).toMatchObject({ isGood: false, check: { isBracketSame: true } });
  });

  it('finds a first draw whose seed was chosen freely', () => {
    const honest = record();
    const draws = [{ ...honest.draws[0]!, drawing_seed: '00000000000000ab' }];
    expect(examine({ ...honest, draws }, null)).toMatchObject({
      isGood: false,
      isSeedOfClass: false,
    });
  });

  it('follows the swaps of the draw that stands and no others', () => {
    const honest = record();
    const [first, second, ...rest] = honest.standing;
    const standing = [{ ...first!, blue: second!.blue }, { ...second!, blue: first!.blue }, ...rest];
    const swap = {
      ...{ number: 1, kind: 'swap' as const, position: null, unit: null, other_pool: null, reason: null },
      ...{ changed_at: '2026-11-21T05:10:00.000Z' },
      first: { position: first!.position, corner: 'blue' as const, unit_id: first!.blue.unit_id },
      second: { position: second!.position, corner: 'blue' as const, unit_id: second!.blue.unit_id },
    };
    const changed = { ...honest, standing, is_changed_by_hand: true };
    expect(examine({ ...changed, changes: [{ ...swap, draw_number: 1 }] }, null)).toMatchObject({ isGood: true });
    expect(examine({ ...changed, changes: [{ ...swap, draw_number: 2 }] }, null)).toMatchObject({ isGood: false });
  });

  it('draws an order of performance again, and finds one that stands or was kept otherwise', () => {
    const honest = record();
    const { seed, entries } = honest.draws[0]!;
    const units = entries.map((one) => ({ id: one.unit_id, contingentId: one.contingent_id, provinceId: null }));
    const drawn = drawPerformanceOrder(units, seed);
    if (!drawn.ok) throw new Error(drawn.code);
    const draw = {
      ...honest.draws[0]!,
      algorithm: ORDER_ALGORITHM,
      match_chart: null,
      matches: [],
      order: drawn.unitIds,
    };
    const stands = (order: readonly number[]) =>
      order.map((id, index) => ({
        position: index + 1,
        blue: { state: 'unit' as const, unit_id: id },
        red: { state: 'tbd' as const, unit_id: null },
      }));
    const seni: PublicDraw = { ...honest, kind: 'seni', draws: [draw], standing: stands(drawn.unitIds) };
    expect(examine(seni, null)).toMatchObject({ kind: 'order', isGood: true, isSeedOfClass: true });
    const other = [...drawn.unitIds].reverse();
    expect(examine({ ...seni, standing: stands(other) }, null)).toMatchObject({ isGood: false, isDrawnSame: true });
    expect(examine({ ...seni, draws: [{ ...draw, order: other }] }, null)).toMatchObject({
      ...{ isGood: false, isDrawnSame: false },
    });
  });

  it('says nothing of a draw that is not there', () => {
    expect(examine(record(), 7)).toBeNull();
    expect(examine({ ...record(), draws: [] }, null)).toBeNull();
  });
});
