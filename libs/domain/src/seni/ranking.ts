// Who stands where in a pool of performances, and who goes on (rulebook 2025, Seni: ties).
import { deriveSeed, type Seed } from '../random';
import { refused, type Refused } from '../refusal';
import type { PerformanceOutcome, PerformanceWorth } from './performance-score';

export interface Performer {
  unitId: number;
  /** null: not yet. */
  outcome: PerformanceOutcome | null;
  /** Of one that performed. */
  worth: RankedBy | null;
  /** Of one that was disqualified, where it is known. */
  disqualified?: DisqualifiedBy | null;
  /** Disqualified for doping, whatever it was worth (art. 11.6.g.6.e). */
  isOut?: boolean;
}

/** What parts two of a battle that were both disqualified. */
export interface DisqualifiedBy {
  further: 'reached' | 'longer';
  /** How many jurus were shown. */
  reached: number | null;
  /** For how long. */
  seconds: number | null;
  /** Hundredths, with what the time costs. */
  penalty: number;
  secondsOff: number | null;
}

/** What parts two performances, in this order. */
export type RankedBy = Pick<PerformanceWorth, 'final' | 'penalty' | 'secondsOff' | 'deviation'>;

export type TieBreak = 'penalty' | 'time' | 'deviation' | 'lot';

export interface Ranked {
  unitId: number;
  /** From 1; null for who has not performed, was disqualified (for doping too) or did not come. */
  rank: number | null;
  /** What parted it from the one before it, where both have the same score. */
  tieBreak: TieBreak | null;
}

/**
 * Highest score first; equal ones by lower penalty, closest time, lower standard deviation, the lot. The lot is the
 * pool's seed and the unit: anybody can draw it again. Those without a rank stand last, in the order given.
 */
export function rankPerformances(performers: readonly Performer[], seed: Seed): Ranked[] {
  const ranked = performers.filter(hasWorth).sort((a, b) => compare(a, b, seed).order);
  const others = performers.filter((one) => !hasWorth(one));
  return [
    ...ranked.map((one, index): Ranked => {
      const before = ranked[index - 1];
      return { unitId: one.unitId, rank: index + 1, tieBreak: before ? compare(before, one, seed).tieBreak : null };
    }),
    ...others.map(({ unitId }): Ranked => ({ unitId, rank: null, tieBreak: null })),
  ];
}

type Worthy = Performer & { worth: RankedBy };

function hasWorth(performer: Performer): performer is Worthy {
  return performer.outcome === 'performed' && performer.worth !== null && performer.isOut !== true;
}

/** Below 0: `a` is the better one. */
export function compare(a: Worthy, b: Worthy, seed: Seed): { order: number; tieBreak: TieBreak | null } {
  if (a.worth.final !== b.worth.final) return { order: b.worth.final - a.worth.final, tieBreak: null };
  if (a.worth.penalty !== b.worth.penalty) return { order: a.worth.penalty - b.worth.penalty, tieBreak: 'penalty' };
  const time = a.worth.secondsOff - b.worth.secondsOff;
  if (time !== 0) return { order: time, tieBreak: 'time' };
  const deviation = a.worth.deviation - b.worth.deviation;
  if (deviation !== 0) return { order: deviation, tieBreak: 'deviation' };
  return { order: lotOf(seed, a.unitId) < lotOf(seed, b.unitId) ? -1 : 1, tieBreak: 'lot' };
}

export const lotOf = (seed: Seed, unitId: number): string => deriveSeed(seed, `lot ${unitId}`);

/** The best `count` of a pool, best first; fewer where fewer have a rank. Refused while somebody has yet to perform. */
export function bestOf(
  ranking: readonly Ranked[],
  performers: readonly Performer[],
  count: number,
): { ok: true; unitIds: number[] } | Refused<'pool-open'> {
  if (performers.some((one) => one.outcome === null)) return refused('pool-open');
  const ranked = ranking.filter((one) => one.rank !== null);
  return { ok: true, unitIds: ranked.slice(0, count).map((one) => one.unitId) };
}
