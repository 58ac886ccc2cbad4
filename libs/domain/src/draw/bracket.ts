// Draws the bracket of one pool: who stands where in round 1, byes, and how the matches lead to the final.
import { createRandom, type Random, type Seed } from '../random';
import { refused, type Refused } from '../refusal';
import type { Corner } from '../words/corners';
import type { Chart, DrawUnit } from './draw-unit';
import { firstRoundMatches } from './first-round';
import { placePairs } from './pair-list';
import { placeField } from './place-field';
import { type OrderedField, orderForSeparation } from './separation-order';

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

/** Where each place of a field stands, slot by slot; −1 is a bye. */
export interface Placing {
  /** Chart 2. */
  placePairs(field: OrderedField<DrawUnit>, random: Random): Int32Array;
  placeField(field: OrderedField<DrawUnit>, matchCount: number, random: Random): Int32Array;
}

/** The placing of today. */
const PLACING: Placing = { placePairs, placeField };

/**
 * The same units (in any order), chart and seed give the same bracket on any machine. A match with a bye is never
 * fought: its unit already stands in round 2. A third-place match is there only where two semifinals are fought. Refused
 * without units.
 */
export function drawBracket(
  units: readonly DrawUnit[],
  options: BracketOptions,
  placing: Placing = PLACING,
): Bracket | Refused<'no-units'> {
  if (units.length === 0) return refused('no-units');
  const random = createRandom(options.seed);
  const field = orderForSeparation(units, random);
  const first = firstRoundMatches(units.length, options.chart);
  const places = options.chart === 2 ? placing.placePairs(field, random) : placing.placeField(field, first, random);
  const slot = (index: number): Slot => {
    const unit = field.units[places[index] as number];
    return unit ? { state: 'unit', unitId: unit.id } : { state: 'bye', unitId: null };
  };
  const matches: DrawnMatch[] = [];
  for (let index = 0; index < first; index++) matches.push(match(1, index + 1, slot(2 * index), slot(2 * index + 1)));
  if (options.chart === 2) return { ok: true, roundCount: 1, matches };
  const roundCount = addLaterRounds(matches, first);
  if (options.hasThirdPlace && units.length >= 4) addThirdPlace(matches, roundCount);
  return { ok: true, roundCount, matches };
}

/** Adds the matches of round 2 and on, each winner's link, and who has a bye to round 2. Answers the number of rounds. */
function addLaterRounds(matches: DrawnMatch[], first: number): number {
  let round = 1;
  let before = 0;
  for (let count = first / 2; count >= 1; count /= 2) {
    round++;
    for (let position = 1; position <= count; position++) {
      const upper = matches[before + 2 * position - 2] as DrawnMatch;
      const lower = matches[before + 2 * position - 1] as DrawnMatch;
      upper.next = { round, position, corner: 'blue' };
      lower.next = { round, position, corner: 'red' };
      matches.push(match(round, position, byeUnit(upper), byeUnit(lower)));
    }
    before += 2 * count;
  }
  return round;
}

function addThirdPlace(matches: DrawnMatch[], roundCount: number): void {
  for (const semifinal of matches) {
    if (semifinal.round !== roundCount - 1) continue;
    semifinal.loser = { round: roundCount, position: 2, corner: semifinal.position === 1 ? 'blue' : 'red' };
  }
  matches.push({ ...match(roundCount, 2, nobodyYet(), nobodyYet()), isThirdPlace: true });
}

function match(round: number, position: number, blue: Slot, red: Slot): DrawnMatch {
  return { round, position, isThirdPlace: false, blue, red, next: null, loser: null };
}

function nobodyYet(): Slot {
  return { state: 'tbd', unitId: null };
}

function byeUnit(feeder: DrawnMatch): Slot {
  return feeder.red.state === 'bye' ? { ...feeder.blue } : nobodyYet();
}
