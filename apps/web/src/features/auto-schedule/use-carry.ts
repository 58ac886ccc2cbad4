// A match in somebody's hand: where it would land, what would move aside, and what would be wrong with it there.
import { useCallback, useMemo, useRef, useState } from 'react';
import type { BoardWarning } from '@gelanggang/domain/schedule/auto/board-warnings';
import { type Item, type Place, placesAfter, warningsOf, withPlaces } from './board-model';
import type { Board } from './use-board';

export interface Landing {
  id: number;
  /** null: out of the plan. */
  place: Place | null;
  /** Everything as it would stand. */
  items: readonly Item[];
  /** How many others move aside. */
  pushed: number;
  /** Of the carried match, and new ones of those that move aside. */
  warnings: readonly BoardWarning[];
}

export interface Carry {
  id: number | null;
  landing: Landing | null;
  by: 'pointer' | 'keys' | null;
  /** Where it would begin, before others are asked to move aside; null over the tray. */
  over: Place | null | undefined;
  lift(id: number, by: 'pointer' | 'keys'): void;
  carryTo(place: Place | null): void;
  drop(): void;
  cancel(): void;
}

interface Held {
  id: number;
  by: 'pointer' | 'keys';
  /** undefined: nowhere. */
  over: Place | null | undefined;
}

export function useCarry(board: Board): Carry {
  const [held, setHeld] = useState<Held | null>(null);
  // a hand may be faster than the drawing of a full board: it drops where it is, not where it was drawn last
  const latest = useRef<Held | null>(null);
  const hold = useCallback((next: Held | null) => {
    latest.current = next;
    setHeld(next);
  }, []);
  const { items, rules, warnings } = board;
  const landing = useMemo(
    () => (held ? landingOf(held, items, rules, warnings) : null),
    [held, items, rules, warnings],
  );
  const lift = useCallback(
    (id: number, by: 'pointer' | 'keys') =>
      hold({ id, by, over: by === 'keys' ? board.byId.get(id)?.place : undefined }),
    [board.byId, hold],
  );
  const carryTo = useCallback(
    (place: Place | null) => {
      const now = latest.current;
      if (now && !isSame(now.over, place)) hold({ ...now, over: place });
    },
    [hold],
  );
  const drop = () => {
    const now = latest.current;
    hold(null);
    if (!now || now.over === undefined) return;
    if (now.over === null) board.takeOut(now.id);
    else board.moveTo(now.id, now.over);
  };
  return {
    id: held?.id ?? null,
    by: held?.by ?? null,
    over: held?.over,
    ...{ landing, lift, carryTo, drop, cancel: () => hold(null) },
  };
}

function isSame(a: Place | null | undefined, b: Place | null): boolean {
  return a === b || (!!a && !!b && a.arenaId === b.arenaId && a.start === b.start);
}

export function landingOf(
  { id, over }: Pick<Held, 'id' | 'over'>,
  items: readonly Item[],
  rules: Board['rules'],
  before: readonly BoardWarning[],
): Landing | null {
  if (over === undefined) return null;
  if (over === null) return { id, place: null, items, pushed: 0, warnings: [] };
  const places = placesAfter(items, id, over, rules);
  const after = withPlaces(items, places);
  const known = new Set(before.map(keyOf));
  const found = warningsOf(after, rules).filter((warning) => isOf(warning, id) || !known.has(keyOf(warning)));
  return { id, place: places.get(id) ?? over, items: after, pushed: places.size - 1, warnings: found };
}

const keyOf = (warning: BoardWarning) => `${warning.kind} ${warning.id} ${'otherId' in warning ? warning.otherId : ''}`;
const isOf = (warning: BoardWarning, id: number) =>
  warning.id === id || ('otherId' in warning && warning.otherId === id);
