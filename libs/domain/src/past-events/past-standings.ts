// Who stands where in an old event's medals: by golds, then silver, then bronze, as its list of places tells.
import { DEFAULT_MEDAL_RULE, type Medal, medalTable } from '../results/medal-table';
import { plainWords } from '../words/plain-words';
import { medalOfPlace, type PastResult } from './past-results';

export interface PastStanding extends Record<Medal, number> {
  rank: number;
  contingent: string;
  total: number;
}

/** Contingents are the same when their words are; the first way of writing is shown. Level ones stand by name. */
export function pastStandings(results: readonly Pick<PastResult, 'contingent' | 'place'>[]): PastStanding[] {
  const names = new Map<string, string>();
  for (const { contingent } of results)
    if (!names.has(plainWords(contingent))) names.set(plainWords(contingent), contingent);
  const keys = [...names.keys()].sort((a, b) => a.localeCompare(b, 'id'));
  const numbers = new Map(keys.map((key, at) => [key, at]));
  const won = results.flatMap(({ contingent, place }) => {
    const medal = medalOfPlace(place);
    return medal ? [{ contingentId: numbers.get(plainWords(contingent)) ?? 0, medal }] : [];
  });
  return medalTable(won, DEFAULT_MEDAL_RULE).map(({ contingentId, rank, gold, silver, bronze, total }) => ({
    ...{ rank, contingent: names.get(keys[contingentId] ?? '') ?? '', gold, silver, bronze, total },
  }));
}
