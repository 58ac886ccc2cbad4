// The versions of the draw. What was drawn with one is checked with that one for ever (domain-rules, Draw: anybody can
// check a draw). To change how brackets are drawn: keep the old files under a folder of their version, add the new
// function here under the next number, and let `DRAW_ALGORITHM` name it. A test holds what each version draws.
import type { Refused } from '../refusal';
import { type Bracket, type BracketOptions, drawBracket } from './bracket';
import type { DrawUnit } from './draw-unit';

type DrawFunction = (units: readonly DrawUnit[], options: BracketOptions) => Bracket | Refused<'no-units'>;

const ALGORITHMS: ReadonlyMap<number, DrawFunction> = new Map([[1, drawBracket]]);

/** The version that draws today. */
export const DRAW_ALGORITHM = 1;

export function drawWith(
  version: number,
  units: readonly DrawUnit[],
  options: BracketOptions,
): Bracket | Refused<'no-units' | 'unknown-version'> {
  const draw = ALGORITHMS.get(version);
  return draw ? draw(units, options) : { ok: false, code: 'unknown-version' };
}
