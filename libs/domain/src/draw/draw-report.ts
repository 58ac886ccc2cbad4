// What people should know of a bracket before they publish it: who has no opponent, who meets an own team mate in round 1
// and why, and how far weights lie apart (domain-rules, Draw (tanding): Separation, Pools).
import type { FirstRoundMatch } from './check-draw';
import type { Chart, DrawUnit } from './draw-unit';
import { firstRoundMatches, minimumOwnPairs } from './first-round';

/** A class of the rulebook is 5 kg wide at most, but for the open ones; further apart is worth a look. */
export const WEIGHT_GAP_KG = 5;

export interface ReportUnit extends DrawUnit {
  /** Kilograms; null where it is not known. */
  weight: number | null;
  isDummy: boolean;
}

/**
 * `field`: a contingent has more units than round 1 has matches. `hand`: people swapped slots. `seeds`: the seeds' places
 * leave no better one.
 */
export type OwnPairCause = 'field' | 'hand' | 'seeds';

export interface OwnPair {
  position: number;
  unitIds: [number, number];
  contingentId: number;
  /** Of this contingent in the pool, and how many it may have before two must meet in round 1. */
  ownCount: number;
  matchCount: number;
  cause: OwnPairCause;
}

export interface DrawReport {
  unitCount: number;
  isPoolOfOne: boolean;
  /** Nobody to fight at all: a pool of one, the odd one out of chart 2. */
  withoutOpponent: number[];
  /** Straight into round 2. */
  byes: number[];
  ownPairs: OwnPair[];
  /** How often the field forces two of one contingent together. */
  leastOwnPairs: number;
  /** The widest gap, where it is more than `WEIGHT_GAP_KG`. */
  weightGap: { lightest: number; heaviest: number; kilograms: number } | null;
}

export interface ReportedPool {
  chart: Chart;
  isSwapped: boolean;
  units: readonly ReportUnit[];
  /** Round 1 as it stands. */
  firstRound: readonly FirstRoundMatch[];
}

export function reportOnDraw({ chart, isSwapped, units, firstRound }: ReportedPool): DrawReport {
  const drawn = units.filter((unit) => !unit.isDummy);
  const lone = firstRound.flatMap((match) => (match.red.state === 'bye' ? (match.blue.unitId ?? []) : []));
  const hasLater = chart !== 2 && drawn.length > 2;
  const least = minimumOwnPairs(drawn, chart);
  return {
    unitCount: drawn.length,
    isPoolOfOne: drawn.length === 1,
    withoutOpponent: hasLater ? [] : lone,
    byes: hasLater ? lone : [],
    ownPairs: ownPairs(drawn, firstRound, chart, causeOf(drawn, isSwapped)),
    leastOwnPairs: least,
    weightGap: weightGap(drawn),
  };
}

const causeOf = (units: readonly ReportUnit[], isSwapped: boolean): OwnPairCause =>
  isSwapped ? 'hand' : units.some((unit) => unit.seedRank) ? 'seeds' : 'field';

/** Of one contingent: as many pairs as the field forces have that cause, what is more has the other. */
function ownPairs(
  units: readonly ReportUnit[],
  firstRound: readonly FirstRoundMatch[],
  chart: Chart,
  otherCause: OwnPairCause,
): OwnPair[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const counts = new Map<number, number>();
  for (const { contingentId } of units) {
    if (contingentId !== null) counts.set(contingentId, (counts.get(contingentId) ?? 0) + 1);
  }
  const matchCount = firstRoundMatches(units.length, chart);
  const found = new Map<number, number>();
  return firstRound.flatMap((match): OwnPair[] => {
    const [blue, red] = [byId.get(match.blue.unitId ?? 0), byId.get(match.red.unitId ?? 0)];
    const contingentId = blue?.contingentId ?? null;
    if (!blue || !red || contingentId === null || red.contingentId !== contingentId) return [];
    const ownCount = counts.get(contingentId) ?? 0;
    const number = (found.get(contingentId) ?? 0) + 1;
    found.set(contingentId, number);
    const cause = number <= ownCount - matchCount ? 'field' : otherCause;
    return [{ position: match.position, unitIds: [blue.id, red.id], contingentId, ownCount, matchCount, cause }];
  });
}

function weightGap(units: readonly ReportUnit[]): DrawReport['weightGap'] {
  const weighed = units.filter((unit) => unit.weight !== null).sort((a, b) => (a.weight ?? 0) - (b.weight ?? 0));
  const [lightest, heaviest] = [weighed[0], weighed[weighed.length - 1]];
  if (!lightest || !heaviest) return null;
  const kilograms = Math.round(((heaviest.weight ?? 0) - (lightest.weight ?? 0)) * 100) / 100;
  return kilograms > WEIGHT_GAP_KG ? { lightest: lightest.id, heaviest: heaviest.id, kilograms } : null;
}
