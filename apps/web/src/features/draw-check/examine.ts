// Examines a public record with the draw's own program, here in the browser: nothing but its entries and seed is trusted.
import type {
  PublicDraw,
  PublicDrawRecord,
  PublicEntry,
  PublicLink,
  PublicSlot,
} from '@gelanggang/contract/draw-check';
import type { MatchLink, Slot } from '@gelanggang/domain/draw/bracket';
import {
  checkDraw,
  checkStanding,
  type DrawCheck,
  type HandChange,
  type RecordedDraw,
  type StandingCheck,
} from '@gelanggang/domain/draw/check-draw';
import type { Chart, DrawUnit } from '@gelanggang/domain/draw/draw-unit';
import { deriveSeed } from '@gelanggang/domain/random';
import {
  checkOrder,
  orderDifferences,
  type OrderCheck,
  type PlaceDifference,
} from '@gelanggang/domain/seni/check-order';

/** `standing`: of the latest draw alone, what stands now. */
export type Examined =
  | { kind: 'bracket'; check: DrawCheck; standing: StandingCheck | null }
  | { kind: 'order'; check: OrderCheck; standing: { differences: PlaceDifference[] } | null };

export type Examination = Examined & {
  draw: PublicDrawRecord;
  isLatest: boolean;
  /** Whether the draw's seed follows from the seed of the class; null where that is not known or not so made. */
  isSeedOfClass: boolean | null;
  /** Whether the draw made again is the recorded one, and whether it is what stands. */
  isDrawnSame: boolean;
  isStandingSame: boolean;
  isGood: boolean;
};

/** `drawNumber`: which draw; left out: the latest. null while nothing is drawn, or there is no such draw. */
export function examine(record: PublicDraw, drawNumber: number | null): Examination | null {
  const latest = record.draws[0];
  const draw = drawNumber === null ? latest : record.draws.find((one) => one.draw_number === drawNumber);
  if (!draw || !latest) return null;
  const isLatest = draw === latest;
  const isSeedOfClass =
    draw.drawing_seed === null ? null : deriveSeed(draw.drawing_seed, `pool ${record.pool_number}`) === draw.seed;
  const chart = draw.match_chart;
  const examined = chart === null ? order(record, draw, isLatest) : bracket(record, draw, chart, isLatest);
  const { isDrawnSame, isStandingSame } = examined;
  const isGood = examined.check.isFingerprintSame && isDrawnSame && isStandingSame && isSeedOfClass !== false;
  return { ...examined, draw, isLatest, isSeedOfClass, isGood };
}

function bracket(record: PublicDraw, draw: PublicDrawRecord, chart: Chart, isLatest: boolean) {
  const check = checkDraw(recordedDraw(draw, chart));
  const standing = isLatest
    ? checkStanding(
        check.firstRound,
        handChanges(record, draw.draw_number),
        record.standing.map(({ position, blue, red }) => ({ position, blue: slot(blue), red: slot(red) })),
      )
    : null;
  return {
    kind: 'bracket' as const,
    check,
    standing,
    isDrawnSame: check.isBracketSame,
    isStandingSame: standing?.isSame ?? true,
  };
}

function order(record: PublicDraw, draw: PublicDrawRecord, isLatest: boolean) {
  const { algorithm, seed, fingerprint } = draw;
  const check = checkOrder({ algorithm, seed, fingerprint, entries: unitsOf(draw.entries), order: draw.order ?? [] });
  const standing = isLatest
    ? {
        differences: orderDifferences(
          check.order,
          record.standing.map(({ blue }) => blue.unit_id ?? 0),
        ),
      }
    : null;
  return {
    kind: 'order' as const,
    check,
    standing,
    isDrawnSame: check.isOrderSame,
    isStandingSame: (standing?.differences.length ?? 0) === 0,
  };
}

function recordedDraw(draw: PublicDrawRecord, chart: Chart): RecordedDraw {
  return {
    algorithm: draw.algorithm,
    seed: draw.seed,
    fingerprint: draw.fingerprint,
    chart,
    hasThirdPlace: draw.has_third_place,
    entries: unitsOf(draw.entries),
    matches: draw.matches.map((match) => ({
      round: match.round,
      position: match.position,
      isThirdPlace: match.is_third_place,
      blue: slot(match.blue),
      red: slot(match.red),
      next: link(match.next),
      loser: link(match.loser),
    })),
  };
}

const unitsOf = (entries: readonly PublicEntry[]): DrawUnit[] =>
  entries.map((unit) => ({
    id: unit.unit_id,
    contingentId: unit.contingent_id,
    provinceId: unit.province_id,
    seedRank: unit.seed_rank,
  }));

/** What changed round 1 after that draw, in order. */
function handChanges(record: PublicDraw, drawNumber: number): HandChange[] {
  return record.changes.flatMap((change): HandChange[] => {
    if (change.draw_number !== drawNumber) return [];
    if (change.kind === 'swap' && change.first && change.second) {
      return [{ kind: 'swap', first: change.first, second: change.second }];
    }
    if (change.kind === 'dummy' && change.position !== null && change.unit) {
      return [{ kind: 'dummy', position: change.position, unitId: change.unit.unit_id }];
    }
    return [];
  });
}

const slot = ({ state, unit_id: unitId }: PublicSlot): Slot => ({ state, unitId });
const link = (to: PublicLink | null): MatchLink | null => to;

/** Who a unit is, by its id: of every draw in the record, and the dummies. */
export function namesOf(record: PublicDraw): Map<number, { name: string; contingent: string }> {
  const known = [...record.draws].reverse().flatMap((draw) => draw.entries);
  return new Map([...known, ...record.dummies].map((unit) => [unit.unit_id, unit]));
}
