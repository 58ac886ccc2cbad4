// What is kept of an archive's matches is looked at like any other input: of which kind each value is, how long, how many.
import type { PastMatch, PastPool } from '@gelanggang/contract/past-events';
import { CORNERS } from '@gelanggang/domain/words/corners';
import { GENDERS } from '@gelanggang/domain/words/genders';
import { UNSTORABLE } from '../http/unstorable';

const LONGEST_TEXT = 1000;
/** Of one side: a team of any kind. */
const MOST_NAMES = 50;
/** A tournament of 10,000 results has two to three megabytes; whoever opens its page is sent all of it. */
const MOST_BYTES = 5 * 1024 * 1024;

/** One that the database can keep. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT && !UNSTORABLE.test(value);

export const areNames = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= MOST_NAMES && value.every(isText);

/** As JSON; null where they are not what a page can show. */
export function keptMatches(pools: readonly PastPool[]): string | null {
  if (!pools.every(isPool)) return null;
  const kept = JSON.stringify(pools);
  return Buffer.byteLength(kept) > MOST_BYTES ? null : kept;
}

const isPool = ({ category, age, gender, class: className, name, is_ranked, matches }: PastPool): boolean =>
  [category, age, className, name].every(isText) &&
  (gender === null || GENDERS.includes(gender)) &&
  typeof is_ranked === 'boolean' &&
  matches.every(isMatch);

const isMatch = (match: PastMatch): boolean =>
  [match.blue, match.red].every((side) => side === null || (areNames(side.names) && isText(side.contingent))) &&
  [match.from_final, match.blue_score, match.red_score].every((one) => one === null || Number.isFinite(one)) &&
  typeof match.is_third_place === 'boolean' &&
  (match.winner === null || CORNERS.includes(match.winner)) &&
  (match.win_kind === null || isText(match.win_kind));
