// What a ranking counts of a tournament: the medals of its open feed's document, and who else was drawn.
import type { FeedDocument, FeedPool } from '@gelanggang/contract/open-feed';
import { subjectOf } from '@gelanggang/domain/feed/feed-log';
import type { RankedResult } from '@gelanggang/domain/ranking/rank';
import { MEDALS } from '@gelanggang/domain/results/medal-table';

/** Of the events that are over: each winner's place, then once each whoever else stands in one of the event's pools. */
export function rankedResults(document: FeedDocument): RankedResult[] {
  const units = new Map(document.units.map((unit) => [unit.id, unit]));
  const contingents = new Map(document.contingents.map(({ id, name }) => [id, name]));
  const pools = document.facts.flatMap(({ key, value }) =>
    subjectOf(key) === 'pool' ? [{ id: Number(key.slice('pool:'.length)), ...(value as FeedPool) }] : [],
  );
  return document.medals.events.flatMap(({ event, is_over, winners }) => {
    const own = pools.filter((pool) => pool.event === event);
    if (!is_over || own.length === 0) return [];
    const results: RankedResult[] = [];
    const told = new Set<string>();
    const tell = (unitId: number, place: number | null): void => {
      const unit = units.get(unitId);
      const pool = own.find((one) => one.units.some(({ id }) => id === unitId));
      if (!unit || !pool) return;
      const who = JSON.stringify([unit.contingent, unit.names]);
      // a stage before the last has the same ones under other numbers
      if (place === null && told.has(who)) return;
      told.add(who);
      const { category, age, class: name, gender } = pool;
      results.push({
        ...{ category, age, class: name, gender, place, names: unit.names, pool: pool.id },
        contingent: contingents.get(unit.contingent) ?? '',
      });
    };
    for (const { medal, unit } of winners) tell(unit, MEDALS.indexOf(medal) + 1);
    for (const pool of [...own].sort((a, b) => b.stage - a.stage || a.id - b.id)) {
      for (const { id } of pool.units) tell(id, null);
    }
    return results;
  });
}
