// Everything that the board shows of a plan: its matches where they stand now, what is wrong with them, and the ways to move.
import { useCallback, useMemo } from 'react';
import type { AutoScheduleAnswer } from '@gelanggang/contract/auto-schedule';
import type { BoardWarning } from '@gelanggang/domain/schedule/auto/board-warnings';
import {
  type BoardRules,
  daysOf,
  type Item,
  itemsOf,
  type Place,
  placesAfter,
  rulesOf,
  toWire,
  warningsByMatch,
  warningsOf,
  warningText,
} from './board-model';
import { type Moves, useMoves } from './use-moves';

export interface Arena {
  id: number;
  name: string;
}

export interface Board {
  plan: AutoScheduleAnswer;
  items: readonly Item[];
  byId: ReadonlyMap<number, Item>;
  arenas: readonly Arena[];
  days: readonly string[];
  rules: BoardRules;
  warnings: readonly BoardWarning[];
  warningsOf: ReadonlyMap<number, BoardWarning[]>;
  moves: Moves;
  /** Sentences about a match, as things stand or as they would stand in `items`. */
  say(warnings: readonly BoardWarning[], id: number, items?: readonly Item[]): string[];
  arenaName(id: number): string;
  moveTo(id: number, to: Place): void;
  takeOut(id: number): void;
  pin(id: number, isPinned: boolean): void;
}

export function useBoard(tournamentId: number, plan: AutoScheduleAnswer, allArenas: readonly Arena[]): Board {
  const moves = useMoves(tournamentId, plan);
  const { pending, move } = moves;
  const { settings } = plan;
  const rules = useMemo(() => rulesOf(settings), [settings]);
  const items = useMemo(() => {
    if (pending.size === 0) return itemsOf(plan);
    const tasks = plan.tasks.map((task) => {
      const moved = pending.get(task.match_id);
      return moved ? { ...task, ...moved } : task;
    });
    return itemsOf({ ...plan, tasks });
  }, [plan, pending]);
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const warnings = useMemo(() => warningsOf(items, rules), [items, rules]);
  const byMatch = useMemo(() => warningsByMatch(warnings), [warnings]);
  const days = useMemo(() => daysOf(items, plan), [items, plan]);
  const arenaNames = useMemo(() => new Map(allArenas.map(({ id, name }) => [id, name])), [allArenas]);
  const arenas = useMemo(() => {
    const used = new Set(plan.settings.arena_ids);
    for (const { place } of items) if (place) used.add(place.arenaId);
    return allArenas.filter(({ id }) => used.has(id));
  }, [allArenas, items, plan]);

  const say = useCallback(
    (found: readonly BoardWarning[], id: number, as: readonly Item[] = items) => {
      const standing = as === items ? byId : new Map(as.map((item) => [item.id, item]));
      return found.map((warning) => warningText(warning, id, { byId: standing, people: plan.people, arenaNames }));
    },
    [items, byId, plan, arenaNames],
  );
  const moveTo = useCallback(
    (id: number, to: Place) => {
      const places = placesAfter(items, id, to, rules);
      const slots = [...places].map(([match_id, place]) => ({
        ...{ match_id, place: toWire(place) },
        // what was put somewhere by hand stays there when the rest is planned again
        is_pinned: match_id === id || (byId.get(match_id)?.wire.is_pinned ?? false),
      }));
      const now = byId.get(id)?.place;
      const own = places.get(id);
      if (slots.length === 1 && own && now?.arenaId === own.arenaId && now.start === own.start) return;
      move(slots);
    },
    [items, byId, rules, move],
  );
  const takeOut = useCallback((id: number) => move([{ match_id: id, place: null, is_pinned: false }]), [move]);
  const pin = useCallback(
    (id: number, isPinned: boolean) => {
      const place = byId.get(id)?.place;
      if (place) move([{ match_id: id, place: toWire(place), is_pinned: isPinned }]);
    },
    [byId, move],
  );
  return {
    ...{ plan, items, byId, arenas, days, rules, warnings, warningsOf: byMatch, moves, say },
    ...{ arenaName: (id) => arenaNames.get(id) ?? '', moveTo, takeOut, pin },
  };
}
