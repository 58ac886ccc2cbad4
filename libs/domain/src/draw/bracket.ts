// Draws the bracket of one pool: who stands where in round 1, byes, and how the matches lead to the final.
import { createRandom, type Seed } from '../random';
import { refused, type Refused } from '../refusal';
import type { Corner } from '../words/corners';
import type { Chart, DrawUnit } from './draw-unit';
import { orderForSeparation } from './separation-order';

export type SlotState = 'unit' | 'tbd' | 'bye';

/** A corner of a match: a unit, nobody yet (`tbd`), or nobody ever (`bye`). `unitId` is null unless a unit stands in it. */
export interface Slot {
  state: SlotState;
  unitId: number | null;
}

export interface MatchLink {
  round: number;
  position: number;
  corner: Corner;
}

export interface DrawnMatch {
  /** From 1, the first round. */
  round: number;
  /** From 1 within the round, top to bottom. The third-place match stands in the final's round at position 2. */
  position: number;
  isThirdPlace: boolean;
  blue: Slot;
  red: Slot;
  /** Where the winner goes; null for a final. */
  next: MatchLink | null;
  /** Where the loser goes: only from a semifinal to the third-place match. */
  loser: MatchLink | null;
}

export interface Bracket {
  ok: true;
  roundCount: number;
  /** By round, then position; the third-place match last. */
  matches: DrawnMatch[];
}

export interface BracketOptions {
  chart: Chart;
  seed: Seed;
  hasThirdPlace: boolean;
}

/**
 * The same units (in any order), chart and seed give the same bracket on any machine. A match with a bye is never
 * fought: its unit already stands in round 2. Refused without units.
 */
export function drawBracket(units: readonly DrawUnit[], options: BracketOptions): Bracket | Refused<'no-units'> {
  if (units.length === 0) return refused('no-units');
  const random = createRandom(options.seed);
  const ordered = orderForSeparation(units, random);
  void ordered;
  return refused('no-units');
}

/**
 * The fewest first-round matches in which a contingent must meet itself, whatever the draw: M matches hold more than M
 * units of one contingent only by pairing the rest (domain-rules, Separation).
 */
export function minimumOwnPairs(units: readonly DrawUnit[], chart: Chart): number {
  const counts = new Map<number, number>();
  let most = 0;
  for (const { contingentId } of units) {
    if (contingentId === null) continue;
    const count = (counts.get(contingentId) ?? 0) + 1;
    counts.set(contingentId, count);
    if (count > most) most = count;
  }
  return Math.max(0, most - firstRoundMatches(units.length, chart));
}

/** How many matches the first round has, byes included. */
export function firstRoundMatches(unitCount: number, chart: Chart): number {
  if (unitCount <= 2) return Math.min(unitCount, 1);
  if (chart === 2) return Math.ceil(unitCount / 2);
  return 2 ** (Math.ceil(Math.log2(unitCount)) - 1);
}
