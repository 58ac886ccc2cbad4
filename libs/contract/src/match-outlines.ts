// What of a match stands in parts that hold little of each: how far brackets have come, and when an arena is free.
import type { LiveCorner, LiveMatch, LivePart, LiveSeni } from './live';

/** Who stands there, where it may have won the bracket; else only whether somebody does. */
export type BracketCorner = LiveCorner | (Pick<LiveCorner, 'state'> & { name?: undefined; is_dummy?: true });

const OF_BOTH = [
  'id',
  'kind',
  'pool_id',
  'match_category',
  'battle_group',
  'corner',
  'age_category',
  'status',
] as const;
const OF_BRACKET = [...OF_BOTH, 'pool_name', 'mode', 'gender', 'class_name', 'round', 'position'] as const;
const OF_LAST = ['winner', 'next_match_id', 'blue', 'red'] as const;
const OF_RESULT = ['outcome', 'stage', 'worth', 'unit_id', 'seed'] as const;
const OF_TIMES = [
  ...OF_BOTH,
  ...(['schedule_id', 'number', 'start_time', 'called_at', 'started_at', 'finished_at'] as const),
  ...(['length_seconds', 'is_skipped'] as const),
] as const;

/** Of a match what the list of brackets counts. */
export interface BracketMatch extends Pick<LiveMatch, (typeof OF_BRACKET)[number]> {
  /** Neither is told of a match that leads to another one. */
  winner?: LiveMatch['winner'];
  next_match_id?: LiveMatch['next_match_id'];
  blue: BracketCorner;
  red: BracketCorner;
  seni?: Pick<LiveSeni, (typeof OF_RESULT)[number]>;
}

/** Of a match what the estimates of its arena need; not who stands in it. */
export interface TimesMatch extends Pick<LiveMatch, (typeof OF_TIMES)[number]> {
  blue?: LiveCorner;
  red?: LiveCorner;
  seni?: Pick<LiveSeni, 'lot'>;
}

/** Those that there are. */
const only = <T extends object, Key extends keyof T>(from: T, keys: readonly Key[]): Pick<T, Key> =>
  Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]]))) as Pick<T, Key>;

export function bracketMatch(match: BracketMatch): BracketMatch {
  const { blue, red, seni } = match;
  // the winner of a bracket is read from its last match, that of an order of performance from all
  const isLast = match.next_match_id === null || match.mode === 'default';
  return {
    ...only(match, OF_BRACKET),
    ...(isLast ? only(match, OF_LAST) : { blue: bracketCorner(blue), red: bracketCorner(red) }),
    ...(seni && { seni: only(seni, OF_RESULT) }),
  };
}

const bracketCorner = ({ state, is_dummy }: BracketCorner): BracketCorner => ({
  state,
  ...(is_dummy && { is_dummy }),
});

export function timesMatch(match: TimesMatch): TimesMatch {
  const lot = match.seni?.lot;
  return { ...only(match, OF_TIMES), ...(lot && { seni: { lot } }) };
}

/** How much of each match a part holds, where that is not all. */
export function outlineOf(
  part: LivePart | null | undefined,
): ((match: LiveMatch) => BracketMatch | TimesMatch) | undefined {
  if (!part || !('only' in part)) return undefined;
  return part.only === 'brackets' ? bracketMatch : timesMatch;
}
