// What an archive tells, sorted for its pages: from the document of the open feed alone, which has what a printed list has.
import type { FeedDocument, FeedMatch, FeedPool, FeedSession } from '@gelanggang/contract/open-feed';
import { subjectOf } from '@gelanggang/domain/feed/feed-log';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { contingentTitle, shownName } from '@gelanggang/domain/words/shown-name';

export interface ArchiveFacts {
  document: FeedDocument;
  /** In the order of the draw. */
  pools: { id: number; pool: FeedPool; title: string; page: string }[];
  matches: ReadonlyMap<number, FeedMatch>;
  sessions: FeedSession[];
  numbers: ReadonlyMap<number, number>;
  names(unit: number | null): string;
  contingentOf(unit: number | null): string;
  contingent(id: number): string;
  poolOf(match: number): ArchiveFacts['pools'][number] | undefined;
}

export const eventTitle = ({
  category,
  age,
  gender,
  class: name,
}: Omit<FeedDocument['entries'][number], 'name' | 'contingent'>) =>
  [category, age, GENDER_LABELS[gender], name].filter(Boolean).join(' · ');

export function archiveFacts(document: FeedDocument): ArchiveFacts {
  const of = <T>(subject: 'pool' | 'match' | 'session'): [number, T][] =>
    document.facts.flatMap(({ key, value }) =>
      subjectOf(key) === subject ? [[Number(key.slice(subject.length + 1)), value as T] as [number, T]] : [],
    );
  const units = new Map(document.units.map((unit) => [unit.id, unit]));
  const contingents = new Map(document.contingents.map(({ id, name }) => [id, contingentTitle(name)]));
  const sessions = of<FeedSession>('session').map(([, session]) => session);
  const all = of<FeedPool>('pool');
  const pools = all.map(([id, pool]) => {
    const isAlone = all.filter(([, other]) => other.event === pool.event).length === 1;
    return { id, pool, title: eventTitle(pool) + (isAlone ? '' : ` · ${pool.name}`), page: `bagan/${id}.html` };
  });
  const poolOfMatch = new Map(pools.flatMap((one) => one.pool.matches.map(({ id }) => [id, one] as const)));
  const matches = new Map(of<FeedMatch>('match'));
  const byId = new Map(pools.map((one) => [one.id, one]));
  return {
    document,
    pools,
    matches,
    sessions,
    numbers: new Map(
      sessions.flatMap((session) => session.matches.map(({ match, number }) => [match, number] as const)),
    ),
    names: (unit) =>
      unit === null
        ? ''
        : (units
            .get(unit)
            ?.names.map((name) => shownName(name))
            .join(' / ') ?? ''),
    contingentOf: (unit) => (unit === null ? '' : (contingents.get(units.get(unit)?.contingent ?? 0) ?? '')),
    contingent: (id) => contingents.get(id) ?? '',
    poolOf: (match) => byId.get(matches.get(match)?.pool ?? 0) ?? poolOfMatch.get(match),
  };
}
