// Classes that match what is searched for: of a class found by a person or contingent only their medals are kept.
import type { MedalEvent } from '@gelanggang/contract/medals';
import { classOf } from '@gelanggang/domain/words/match-class';

export interface MedalFilters {
  query: string;
  age: string;
  category: string;
}

export function foundEvents(events: readonly MedalEvent[], { query, age, category }: MedalFilters): MedalEvent[] {
  const wanted = query.trim().toLocaleLowerCase('id');
  const has = (text: string) => text.toLocaleLowerCase('id').includes(wanted);
  return events
    .filter(
      (event) => (age === '' || event.age_category === age) && (category === '' || event.match_category === category),
    )
    .flatMap((event) => {
      if (wanted === '' || has(classOf(event))) return [event];
      const pools = event.pools
        .map((pool) => ({
          ...pool,
          winners: pool.winners.filter((winner) => [winner.contingent, ...winner.names].some(has)),
        }))
        .filter((pool) => pool.winners.length > 0);
      return pools.length > 0 ? [{ ...event, pools }] : [];
    });
}
