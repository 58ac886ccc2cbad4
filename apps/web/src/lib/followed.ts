// Whom a spectator follows in a tournament, kept on this device and the same in all its tabs.
import { useMemo, useSyncExternalStore } from 'react';
import type { LiveCorner, LiveMatch } from '@gelanggang/contract/live';
import {
  asCalledNow,
  type FollowedOne as Followed,
  isFollowedIn,
  isSameFollowed,
} from '@gelanggang/domain/schedule/who-is-followed';
import { newListeners } from './listeners';
import { readStored, writeStored } from './stored';

export type { Followed };

const PREFIX = 'gelanggang.followed.';
const keyOf = (slug: string): string => PREFIX + slug;

const NOBODY: readonly Followed[] = [];
const lists = new Map<string, readonly Followed[]>();
const { tell, subscribe } = newListeners();

// Another tab followed somebody, or nobody any more.
window.addEventListener('storage', ({ key }) => {
  if (key !== null && !key.startsWith(PREFIX)) return;
  lists.clear();
  tell();
});

function isFollowed(value: unknown): value is Followed {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, name, contingent, entry_ids: entries, contingent_id: number } = value as Record<string, unknown>;
  const hasNumbers =
    (entries === undefined || (Array.isArray(entries) && entries.every(Number.isSafeInteger))) &&
    (number === undefined || Number.isSafeInteger(number));
  const isKind = kind === 'contingent' || kind === 'athlete';
  return isKind && typeof name === 'string' && typeof contingent === 'string' && hasNumbers;
}

function read(slug: string): readonly Followed[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(slug)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFollowed) : [];
  } catch {
    return [];
  }
}

function listOf(slug: string): readonly Followed[] {
  const known = lists.get(slug) ?? read(slug);
  lists.set(slug, known);
  return known;
}

function toggle(slug: string, one: Followed): void {
  // read anew: another tab may have written since
  const before = read(slug);
  const next = before.some((other) => isSameFollowed(other, one))
    ? before.filter((other) => !isSameFollowed(other, one))
    : [...before, one];
  write(slug, next);
}

function write(slug: string, next: readonly Followed[]): void {
  writeStored(keyOf(slug), next.length > 0 ? JSON.stringify(next) : null);
  lists.set(slug, next);
  tell();
}

/** Whom this device follows is called as in these matches, where a name was corrected since. */
export function callAsNow(slug: string, matches: readonly LiveMatch[]): void {
  const before = read(slug);
  if (before.length === 0 || matches.length === 0) return;
  const corners = matches.flatMap(({ blue, red }) => [blue, red]);
  const next = before.map((one) => asCalledNow(one, corners));
  if (next.some((one, at) => one !== before[at])) write(slug, next);
}

export interface Following {
  list: readonly Followed[];
  has(one: Followed): boolean;
  toggle(one: Followed): void;
  followsCorner(corner: LiveCorner): boolean;
  followsMatch(match: LiveMatch): boolean;
}

export function useFollowed(slug: string): Following {
  const list = useSyncExternalStore(
    subscribe,
    () => listOf(slug),
    () => NOBODY,
  );
  return useMemo(() => {
    const followsCorner = (corner: LiveCorner) => list.some((one) => isFollowedIn(one, corner));
    return {
      list,
      has: (one) => list.some((other) => isSameFollowed(other, one)),
      toggle: (one) => toggle(slug, one),
      followsCorner,
      followsMatch: (match) => followsCorner(match.blue) || followsCorner(match.red),
    };
  }, [slug, list]);
}

/** The tournaments in which this device follows somebody, by slug. */
export function useFollowedTournaments(): string[] {
  const slugs = useSyncExternalStore(subscribe, slugsWithFollowed, () => '');
  return useMemo(() => slugs.split('\n').filter(Boolean), [slugs]);
}

/** One text, so that two readings of the same can be told to be equal. */
function slugsWithFollowed(): string {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length))
      .sort()
      .join('\n');
  } catch {
    return '';
  }
}
