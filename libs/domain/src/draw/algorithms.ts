// The versions of the draw. What was drawn with one is checked with that one for ever (domain-rules, Draw: anybody can
// check a draw). To change how brackets are drawn: keep the old files under a folder of their version, add the new
// function here under the next number, and let `DRAW_ALGORITHM` name it. A test holds what each version draws.
import type { Refused } from '../refusal';
import { type Bracket, type BracketOptions, drawBracket } from './bracket';
import type { DrawUnit } from './draw-unit';
import { placePairs } from './v1/pair-list';
import { placeField } from './v1/place-field';

type DrawFunction = (units: readonly DrawUnit[], options: BracketOptions) => Bracket | Refused<'no-units'>;

/** 1: byes went to seeds as the halving left it. 2: they go to seeds first, in order of rank (since November 2026). */
const ALGORITHMS: ReadonlyMap<number, DrawFunction> = new Map<number, DrawFunction>([
  [1, (units, options) => drawBracket(units, options, { placePairs, placeField })],
  [2, drawBracket],
]);

/** The version that draws today. */
export const DRAW_ALGORITHM = 2;

/** Draws as the version that a record names did. */
export function drawWith(
  version: number,
  units: readonly DrawUnit[],
  options: BracketOptions,
): Bracket | Refused<'no-units' | 'unknown-version'> {
  const draw = ALGORITHMS.get(version);
  return draw ? draw(units, options) : { ok: false, code: 'unknown-version' };
}
