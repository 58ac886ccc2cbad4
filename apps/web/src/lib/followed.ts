// Whom a spectator follows in a tournament, kept on this device and the same in all its tabs.
import { useMemo, useSyncExternalStore } from 'react';
import type { LiveCorner, LiveMatch } from '@gelanggang/contract/live';
import { readStored, writeStored } from './stored';

export interface Followed {
  kind: 'contingent' | 'athlete';
  name: string;
  /** Of an athlete: two may share a name. */
  contingent: string;
}

const PREFIX = 'gelanggang.followed.';
const keyOf = (slug: string): string => PREFIX + slug;

const NOBODY: readonly Followed[] = [];
const lists = new Map<string, readonly Followed[]>();
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

// Another tab followed somebody, or nobody any more.
window.addEventListener('storage', ({ key }) => {
  if (key !== null && !key.startsWith(PREFIX)) return;
  lists.clear();
  tell();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isFollowed(value: unknown): value is Followed {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, name, contingent } = value as Record<string, unknown>;
  return (kind === 'contingent' || kind === 'athlete') && typeof name === 'string' && typeof contingent === 'string';
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

const isSame = (a: Followed, b: Followed): boolean =>
  a.kind === b.kind && a.name === b.name && a.contingent === b.contingent;

function toggle(slug: string, one: Followed): void {
  // read anew: another tab may have written since
  const before = read(slug);
  const next = before.some((other) => isSame(other, one))
    ? before.filter((other) => !isSame(other, one))
    : [...before, one];
  writeStored(keyOf(slug), next.length > 0 ? JSON.stringify(next) : null);
  lists.set(slug, next);
  tell();
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
    const followsCorner = (corner: LiveCorner) =>
      corner.state === 'unit' &&
      list.some((one) =>
        one.kind === 'contingent'
          ? corner.contingent === one.name
          : corner.name === one.name && corner.contingent === one.contingent,
      );
    return {
      list,
      has: (one) => list.some((other) => isSame(other, one)),
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
