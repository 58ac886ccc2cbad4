// The order in which matches of an arena are held: as planned, but for a battle of jurus whose lot says that red is first.
import type { TimesMatch } from './match-outlines';

type Placed = Pick<TimesMatch, 'pool_id' | 'battle_group' | 'corner' | 'seni'>;

/** The two of such a battle change places, their partai numbers stay. */
export function inChosenOrder<T extends Placed>(planned: readonly T[]): T[] {
  const ordered = [...planned];
  for (const [index, blue] of planned.entries()) {
    if (blue.corner !== 'blue' || blue.battle_group === null || blue.seni?.lot?.first !== 'red') continue;
    const at = planned.findIndex((one) => isOther(one, blue));
    const red = planned[at];
    if (red === undefined || at < index) continue;
    ordered[index] = red;
    ordered[at] = blue;
  }
  return ordered;
}

const isOther = (one: Placed, blue: Placed): boolean =>
  one.corner === 'red' && one.pool_id === blue.pool_id && one.battle_group === blue.battle_group;
