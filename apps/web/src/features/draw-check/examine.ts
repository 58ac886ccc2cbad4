// Examines a public record with the draw's own program, here in the browser: nothing but its entries and seed is trusted.
import type { PublicDraw, PublicDrawRecord, PublicLink, PublicSlot } from '@gelanggang/contract/draw-trust';
import type { MatchLink, Slot } from '@gelanggang/domain/draw/bracket';
import {
  checkDraw,
  checkStanding,
  type DrawCheck,
  type HandChange,
  type RecordedDraw,
  type StandingCheck,
} from '@gelanggang/domain/draw/check-draw';
import { deriveSeed } from '@gelanggang/domain/random';

export interface Examination {
  draw: PublicDrawRecord;
  isLatest: boolean;
  check: DrawCheck;
  /** Whether the first draw's seed follows from the seed of the class; null where that is not known or not so made. */
  isSeedOfClass: boolean | null;
  /** Of the latest draw alone: what stands now. */
  standing: StandingCheck | null;
  isGood: boolean;
}

/** `drawNumber`: which draw; left out: the latest. null while nothing is drawn, or there is no such draw. */
export function examine(record: PublicDraw, drawNumber: number | null): Examination | null {
  const latest = record.draws[0];
  const draw = drawNumber === null ? latest : record.draws.find((one) => one.draw_number === drawNumber);
  if (!draw || !latest) return null;
  const isLatest = draw === latest;
  const check = checkDraw(recordedDraw(draw));
  const standing = isLatest
    ? checkStanding(
        check.firstRound,
        handChanges(record, draw.draw_number),
        record.standing.map(({ position, blue, red }) => ({ position, blue: slot(blue), red: slot(red) })),
      )
    : null;
  const isSeedOfClass =
    draw.draw_number === 1 && record.drawing_seed !== null
      ? deriveSeed(record.drawing_seed, `pool ${record.pool_number}`) === draw.seed
      : null;
  const isGood =
    check.isFingerprintSame && check.isBracketSame && (standing?.isSame ?? true) && isSeedOfClass !== false;
  return { draw, isLatest, check, isSeedOfClass, standing, isGood };
}

function recordedDraw(draw: PublicDrawRecord): RecordedDraw {
  return {
    algorithm: draw.algorithm,
    seed: draw.seed,
    fingerprint: draw.fingerprint,
    chart: draw.match_chart,
    hasThirdPlace: draw.has_third_place,
    entries: draw.entries.map((unit) => ({
      id: unit.unit_id,
      contingentId: unit.contingent_id,
      provinceId: unit.province_id,
      seedRank: unit.seed_rank,
    })),
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
