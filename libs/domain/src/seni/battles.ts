// Who wins a seni battle: the better performance goes on, and where both are disqualified somebody does too (rows R25-J31–J34),
// but for doping, which nobody goes on with (art. 11.6.g.6.e).
import type { DecidedBy } from './decided-by';
import type { Seed } from '../random';
import { type Corner, otherCorner } from '../words/corners';
import { compare, lotOf, type Performer } from './ranking';

export interface BattleEnd {
  /** null: neither can win. */
  winner: Corner | null;
  isWalkover: boolean;
  winKind: 'angka' | 'diskualifikasi' | null;
  /** null where nobody won by performing. */
  decidedBy: DecidedBy | null;
}

/** Somebody has not come, or neither may win. */
export const unfought = (winner: Corner | null): BattleEnd => ({
  ...{ winner, isWalkover: true, winKind: null, decidedBy: null },
});
const won = (winner: Corner, winKind: BattleEnd['winKind'], decidedBy: DecidedBy): BattleEnd => ({
  ...{ winner, isWalkover: false, winKind, decidedBy },
});

/**
 * null while the battle is open. Who is absent loses at once; who is disqualified loses once the other has performed.
 * Level scores are parted like those of a pool, so a battle always has a winner where nobody was absent. Who is out for doping
 * wins in no way: not by what was performed before, nor over somebody who is absent or disqualified.
 */
export function battleEnd(blue: Performer, red: Performer, seed: Seed): BattleEnd | null {
  if (blue.outcome === 'absent' || red.outcome === 'absent') {
    const corner: Corner = blue.outcome === 'absent' ? 'red' : 'blue';
    const present = corner === 'blue' ? blue : red;
    const mayWin = present.isOut !== true && (present.outcome === null || present.outcome === 'performed');
    return unfought(mayWin ? corner : null);
  }
  if (blue.outcome === null || red.outcome === null) return null;
  if (blue.isOut === true && red.isOut === true) return unfought(null);
  if (blue.isOut === true || red.isOut === true) {
    return won(blue.isOut === true ? 'red' : 'blue', 'diskualifikasi', 'disqualified');
  }
  if (blue.outcome === 'disqualified' && red.outcome === 'disqualified') {
    const { order, by } = compareDisqualified(blue, red, seed);
    return won(order < 0 ? 'blue' : 'red', 'diskualifikasi', by);
  }
  const out = blue.outcome === 'disqualified' ? 'blue' : red.outcome === 'disqualified' ? 'red' : null;
  if (out) return won(otherCorner(out), 'diskualifikasi', 'disqualified');
  if (!blue.worth || !red.worth) return null;
  const { order, tieBreak } = compare({ ...blue, worth: blue.worth }, { ...red, worth: red.worth }, seed);
  return won(order < 0 ? 'blue' : 'red', 'angka', tieBreak ?? 'score');
}

/** Below 0: `a` goes on. What is not known of one of them parts nobody. */
function compareDisqualified(a: Performer, b: Performer, seed: Seed): { order: number; by: DecidedBy } {
  const [one, other] = [a.disqualified, b.disqualified];
  const steps: [DecidedBy, number | null | undefined, number | null | undefined][] =
    one?.further === 'longer'
      ? [['longer', negated(one.seconds), negated(other?.seconds)]]
      : [
          ['reached', negated(one?.reached), negated(other?.reached)],
          ['penalty', one?.penalty, other?.penalty],
          ['time', one?.secondsOff, other?.secondsOff],
        ];
  for (const [by, own, others] of steps) {
    if (typeof own === 'number' && typeof others === 'number' && own !== others) return { order: own - others, by };
  }
  return { order: lotOf(seed, a.unitId) < lotOf(seed, b.unitId) ? -1 : 1, by: 'lot' };
}

const negated = (value: number | null | undefined) => (typeof value === 'number' ? -value : null);
