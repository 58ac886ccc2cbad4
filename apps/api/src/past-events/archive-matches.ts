// The matches of an archive's document as a page shows them: by event and pool, round by round, with who won.
import type { FeedDocument, FeedMatch, FeedPool } from '@gelanggang/contract/open-feed';
import type { PastMatch, PastPool } from '@gelanggang/contract/past-events';
import { subjectOf } from '@gelanggang/domain/feed/feed-log';
import type { Corner } from '@gelanggang/domain/words/corners';

/** Matches with a result alone; performances that are ranked stand one by one, the best first. */
export function archiveMatches(document: FeedDocument): PastPool[] {
  const of = <T>(subject: 'pool' | 'match'): Map<number, T> =>
    new Map(
      document.facts.flatMap(({ key, value }) =>
        subjectOf(key) === subject ? [[Number(key.slice(subject.length + 1)), value as T] as const] : [],
      ),
    );
  const units = new Map(document.units.map((unit) => [unit.id, unit]));
  const contingents = new Map(document.contingents.map(({ id, name }) => [id, name]));
  const who = (id: number | null): PastMatch['blue'] => {
    const unit = id === null ? undefined : units.get(id);
    return unit ? { names: unit.names, contingent: contingents.get(unit.contingent) ?? '' } : null;
  };
  const played = of<FeedMatch>('match');
  return [...of<FeedPool>('pool').values()].map((pool): PastPool => {
    const last = pool.matches.reduce((most, one) => Math.max(most, one.round), 0);
    const matches = pool.matches.flatMap((drawn): PastMatch[] => {
      const match = played.get(drawn.id);
      if (!match || (!match.result && !match.performances)) return [];
      const score = (corner: Corner): number | null => {
        const final = match.performances?.find((one) => one.corner === corner)?.final ?? null;
        return final === null ? (match.result?.[`${corner}_score`] ?? null) : final / 1000;
      };
      const { result } = match;
      return [
        {
          // counted from the end: 0 is the final; null for performances that are ranked, and the match for third place
          from_final: pool.mode === 'default' || drawn.is_third_place ? null : last - drawn.round,
          is_third_place: drawn.is_third_place,
          ...{ blue: who(match.blue), red: who(match.red), winner: result?.winner ?? null },
          ...{ blue_score: score('blue'), red_score: score('red'), win_kind: result?.win_kind ?? null },
        },
      ];
    });
    if (pool.mode === 'default') matches.sort((a, b) => (b.blue_score ?? 0) - (a.blue_score ?? 0));
    const { category, age, gender, class: name } = pool;
    return { category, age, gender, class: name, name: pool.name, is_ranked: pool.mode === 'default', matches };
  });
}
