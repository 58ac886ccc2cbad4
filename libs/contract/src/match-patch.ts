// What a step of the day tells of a match: what it may have changed. The rest is as it was told before.
import type { Corner } from '@gelanggang/domain/words/corners';
import type { LiveMatch } from './live';
import type { Whole } from './told-whole';

/** In every patch: whose it is, and what pages choose news by. */
const NAMED = ['id', 'kind', 'pool_id', 'mode', 'round_label', 'status', 'arena_id'] as const;
/** A match without one of these says so with null. */
const REMOVABLE = ['clock', 'is_skipped', 'announced_at', 'standing'] as const;
/** A result sets neither; it may only clear them. */
const CLEARED = ['called_at', 'started_at'] as const;

const FIELDS = {
  /** Called, skipped, brought back, started, stopped; of a performance also by which rules, and who has judged it. */
  call: ['called_at', 'started_at', 'clock', 'is_skipped', 'seni', 'standing'],
  clock: ['clock'],
  /** The lot of a battle of jurus, and what was chosen. */
  lot: ['seni'],
  /** A judge has given a score. */
  judges: ['seni'],
  /** A result or a performance came, was put right or went. */
  outcome: [
    'winner',
    'win_kind',
    'win_reason',
    'blue_score',
    'red_score',
    'finished_at',
    'announced_at',
    'clock',
    'is_skipped',
    'seni',
    'standing',
  ],
  /** The announcer has told the result to the hall. */
  announced: ['announced_at', 'standing'],
  /** A protest was filed, decided or taken up again. */
  standing: ['standing'],
  /** Who stands in the corner. */
  blue: ['blue', 'seni'],
  red: ['red', 'seni'],
} as const satisfies Record<
  'call' | 'clock' | 'lot' | 'judges' | 'outcome' | 'announced' | 'standing' | Corner,
  readonly (keyof LiveMatch)[]
>;

/** A part of a match that changes as a whole. */
export type MatchPart = keyof typeof FIELDS;
type Removable = (typeof REMOVABLE)[number];
type Told = (typeof FIELDS)[MatchPart][number];

/** The fields of some parts of a match, as they are now. */
export type MatchPatch = Pick<LiveMatch, (typeof NAMED)[number]> &
  Partial<Pick<LiveMatch, Exclude<Told, Removable>>> & { [Field in Removable]?: LiveMatch[Field] | null } & {
    pool_name?: undefined;
  };
/** A match as an event tells it: whole, or what a step changed of it. */
export type ToldMatch = LiveMatch | MatchPatch;

export const isWhole = (told: ToldMatch): told is LiveMatch => told.pool_name !== undefined;

/**
 * Of a match as it is after a step, with what pages choose news by; the event log takes it of a match that was read under
 * the stream's lock: who stands in a corner may be named by a number that others are changing.
 */
export function patchOf(match: Whole<LiveMatch>, parts: readonly MatchPart[]): Whole<MatchPatch>;
export function patchOf(match: LiveMatch, parts: readonly MatchPart[]): MatchPatch;
export function patchOf(match: LiveMatch, parts: readonly MatchPart[]): MatchPatch {
  const fields = new Set<keyof LiveMatch>([...NAMED, ...parts.flatMap((part) => FIELDS[part])]);
  if (parts.includes('outcome')) CLEARED.filter((field) => match[field] === null).forEach((field) => fields.add(field));
  const isRemoved = (field: keyof LiveMatch) => match[field] === undefined && isRemovable(field);
  const told = [...fields].flatMap((field): [keyof LiveMatch, unknown][] =>
    isRemoved(field) ? [[field, null]] : match[field] === undefined ? [] : [[field, match[field]]],
  );
  return Object.fromEntries(told) as unknown as MatchPatch;
}

const isRemovable = (field: keyof LiveMatch): boolean => (REMOVABLE as readonly (keyof LiveMatch)[]).includes(field);

/** The whole match again: the one that was told before, with what the patch tells. */
export function patched(before: LiveMatch, patch: MatchPatch): LiveMatch {
  const after: Record<string, unknown> = { ...before, ...patch };
  for (const field of REMOVABLE) if (after[field] === null) delete after[field];
  return after as unknown as LiveMatch;
}
