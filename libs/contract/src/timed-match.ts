// A match as the rules of a day take it, for estimates.
import type { TimedMatch } from '@gelanggang/domain/schedule/learned-pace';
import type { TimesMatch } from './match-outlines';

/** What of a match they need. */
export type MatchTimes = Pick<
  TimesMatch,
  'id' | 'kind' | 'match_category' | 'age_category' | 'status' | 'started_at' | 'finished_at' | 'length_seconds'
>;

/** `plannedAt` in milliseconds since 1970. */
export function timedMatch(match: MatchTimes, plannedAt: number): TimedMatch {
  return {
    id: match.id,
    plannedAt,
    status: match.status,
    startedAt: match.started_at ? Date.parse(match.started_at) : null,
    finishedAt: match.finished_at ? Date.parse(match.finished_at) : null,
    lengthSeconds: match.length_seconds,
    group: [match.kind, match.match_category, match.age_category].join(' '),
  };
}
