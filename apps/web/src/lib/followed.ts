// Whom a spectator follows in a tournament, kept on this phone.
import { useCallback, useMemo, useState } from 'react';
import type { LiveCorner, LiveMatch } from '@gelanggang/contract/live';
import { readStored, writeStored } from './stored';

export interface Followed {
  kind: 'contingent' | 'athlete';
  name: string;
  /** Of an athlete: two may share a name. */
  contingent: string;
}

const keyOf = (slug: string): string => `gelanggang.followed.${slug}`;

function isFollowed(value: unknown): value is Followed {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, name, contingent } = value as Record<string, unknown>;
  return (kind === 'contingent' || kind === 'athlete') && typeof name === 'string' && typeof contingent === 'string';
}

function read(slug: string): Followed[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(slug)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFollowed) : [];
  } catch {
    return [];
  }
}

const isSame = (a: Followed, b: Followed): boolean =>
  a.kind === b.kind && a.name === b.name && a.contingent === b.contingent;

export interface Following {
  list: readonly Followed[];
  has(one: Followed): boolean;
  toggle(one: Followed): void;
  followsCorner(corner: LiveCorner): boolean;
  followsMatch(match: LiveMatch): boolean;
}

export function useFollowed(slug: string): Following {
  const [list, setList] = useState(() => read(slug));
  const toggle = useCallback(
    (one: Followed) => {
      setList((before) => {
        const next = before.some((other) => isSame(other, one))
          ? before.filter((other) => !isSame(other, one))
          : [...before, one];
        writeStored(keyOf(slug), next.length > 0 ? JSON.stringify(next) : null);
        return next;
      });
    },
    [slug],
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
      toggle,
      followsCorner,
      followsMatch: (match) => followsCorner(match.blue) || followsCorner(match.red),
    };
  }, [list, toggle]);
}
