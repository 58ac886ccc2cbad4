// Classes that match what is searched for: of a class found by a person or contingent only their medals are kept.
import type { MedalEvent } from '@gelanggang/contract/medals';
import { classOf } from '@gelanggang/domain/words/match-class';
import { hasWords, searchable, soughtWords } from '@gelanggang/domain/words/sought';

export interface MedalFilters {
  query: string;
  age: string;
  category: string;
}

export function foundEvents(events: readonly MedalEvent[], { query, age, category }: MedalFilters): MedalEvent[] {
  const words = soughtWords(query);
  const has = (text: string) => hasWords(searchable(text), words);
  return events
    .filter(
      (event) => (age === '' || event.age_category === age) && (category === '' || event.match_category === category),
    )
    .flatMap((event) => {
      if (words.length === 0 || has(classOf(event))) return [event];
      const pools = event.pools
        .map((pool) => ({
          ...pool,
          winners: pool.winners.filter((winner) => has([winner.contingent, ...winner.names].join('\n'))),
        }))
        .filter((pool) => pool.winners.length > 0);
      return pools.length > 0 ? [{ ...event, pools }] : [];
    });
}
