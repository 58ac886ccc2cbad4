// Who wins a seni battle: blue performs first, then red, and the better performance goes on (domain-rules, Draw (seni)).
import type { Seed } from '../random';
import type { Corner } from '../words/corners';
import { compare, type Performer } from './ranking';

export interface BattleEnd {
  /** null: neither can win. */
  winner: Corner | null;
  isWalkover: boolean;
  winKind: 'angka' | 'diskualifikasi' | null;
}

/**
 * null while the battle is open. Who is absent loses at once; who is disqualified loses once the other has performed.
 * Level scores are parted like those of a pool, so a battle always has a winner where both have performed.
 */
export function battleEnd(blue: Performer, red: Performer, seed: Seed): BattleEnd | null {
  if (blue.outcome === 'absent' || red.outcome === 'absent') {
    const present = blue.outcome === 'absent' ? red : blue;
    const corner: Corner = blue.outcome === 'absent' ? 'red' : 'blue';
    const mayWin = present.outcome === null || present.outcome === 'performed';
    return { winner: mayWin ? corner : null, isWalkover: true, winKind: null };
  }
  if (blue.outcome === null || red.outcome === null) return null;
  if (blue.outcome === 'disqualified' && red.outcome === 'disqualified') {
    return { winner: null, isWalkover: true, winKind: null };
  }
  if (blue.outcome === 'disqualified') return { winner: 'red', isWalkover: false, winKind: 'diskualifikasi' };
  if (red.outcome === 'disqualified') return { winner: 'blue', isWalkover: false, winKind: 'diskualifikasi' };
  if (!blue.worth || !red.worth) return null;
  const { order } = compare({ ...blue, worth: blue.worth }, { ...red, worth: red.worth }, seed);
  return { winner: order < 0 ? 'blue' : 'red', isWalkover: false, winKind: 'angka' };
}
