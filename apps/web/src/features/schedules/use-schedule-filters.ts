// The filters of the schedule pages: date, arena, pool, round and a name, all in the address (spec 1 §2, "Schedule page").
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { awaitedName } from '@gelanggang/contract/awaited-name';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { useDeferredValue, useMemo, useState } from 'react';
import type { FilterOption } from '../../components/list-filters';
import { classOf } from '@gelanggang/domain/words/match-class';
import { hasWords, searchable, soughtWords } from '@gelanggang/domain/words/sought';
import { useAddress } from '../../lib/address';
import { formatShortDay } from '../../lib/formats';
import { type ArenaDay, dayToShow, daysOf, onlySlots, type Slot } from '../../live/arena-days';
import { scheduleTexts } from './texts';

export const ALL_DAYS = 'semua';
const FILTERS = ['arena', 'pool', 'round', 'q', 'only'] as const;

/** Whether the address asks for another day, or for what may stand on any. */
export function useLooksFurther(): boolean {
  const address = useAddress();
  return ['date', ...FILTERS].some((name) => address.get(name) !== '');
}

export interface ScheduleFilters {
  /** The day shown, or ALL_DAYS. */
  date: string;
  arena: string;
  pool: string;
  round: string;
  query: string;
  isOnlyFollowed: boolean;
  /** Anything but the day is filtered: then nothing is folded away. */
  isActive: boolean;
  options: Record<'date' | 'arena' | 'pool' | 'round', FilterOption[]>;
  isWanted(slot: Slot): boolean;
  /** Days that hold what is filtered for, whichever is shown. */
  daysOfWanted(days: readonly ArenaDay[]): string[];
  set(change: Record<string, string | null>): void;
  clear(): void;
}

/** Made once: each comparison by itself would make one. */
const collator = new Intl.Collator('id', { numeric: true });

function names(match: LiveMatch): string {
  return searchable(
    [match.blue, match.red].flatMap((corner) => [awaitedName(corner) ?? corner.name, corner.contingent]).join('\n'),
  );
}

export function useScheduleFilters(snapshot: LiveSnapshot | undefined, now: number): ScheduleFilters {
  const address = useAddress();
  const days = useMemo(() => daysOf(snapshot?.schedules ?? []), [snapshot?.schedules]);
  const asked = address.get('date');
  const zone = snapshot?.tournament.time_zone ?? 'Asia/Jakarta';
  const date = asked === ALL_DAYS || days.includes(asked) ? asked : (dayToShow(days, now, zone) ?? ALL_DAYS);
  const arena = address.get('arena');
  const pool = address.get('pool');
  const round = address.get('round');
  const query = useDeferredValue(address.get('q').trim());
  const isOnlyFollowed = address.get('only') === '1';
  const options = useSame(useMemo(() => optionsOf(snapshot, days), [snapshot, days]));
  const { set } = address;
  // the same while events come: what chooses a filter is not drawn anew for them
  return useMemo(() => {
    const words = soughtWords(query);
    const isOfFilters = ({ match }: Slot): boolean =>
      (arena === '' || String(match.arena_id) === arena) &&
      (pool === '' || String(match.pool_id) === pool) &&
      (round === '' || match.round_label === round) &&
      (words.length === 0 || hasWords(names(match), words));
    return {
      date,
      arena,
      pool,
      round,
      query,
      isOnlyFollowed,
      isActive: arena !== '' || pool !== '' || round !== '' || query !== '' || isOnlyFollowed,
      options,
      isWanted: (slot) => (date === ALL_DAYS || slot.day === date) && isOfFilters(slot),
      daysOfWanted: (all) => [...new Set(onlySlots(all, isOfFilters).map((one) => one.day))].sort(),
      set,
      clear: () => set(Object.fromEntries(FILTERS.map((name) => [name, null]))),
    };
  }, [date, arena, pool, round, query, isOnlyFollowed, options, set]);
}

/** The value of before while the new one says the same. */
function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}

/** Pools by class; a class of several pools names each. */
function optionsOf(snapshot: LiveSnapshot | undefined, days: readonly string[]): ScheduleFilters['options'] {
  const scheduled = snapshot?.matches.filter((match) => match.schedule_id !== null) ?? [];
  const pools = new Map<number, string>();
  const rounds = new Map<string, number>();
  for (const match of scheduled) {
    if (!pools.has(match.pool_id)) pools.set(match.pool_id, poolLabel(match));
    // a performance in a pool has no round
    if (match.round_label !== '')
      rounds.set(match.round_label, Math.max(rounds.get(match.round_label) ?? 0, match.round));
  }
  const used = new Set(scheduled.map((match) => match.arena_id));
  return {
    date: [
      ...days.map((day) => ({ value: day, label: formatShortDay(day) })),
      ...(days.length > 1 ? [{ value: ALL_DAYS, label: scheduleTexts.allDays }] : []),
    ],
    arena: (snapshot?.arenas ?? [])
      .filter((one) => used.has(one.id))
      .map((one) => ({ value: String(one.id), label: one.name })),
    pool: [...pools]
      .map(([id, label]) => ({ value: String(id), label }))
      .sort((a, b) => collator.compare(a.label, b.label)),
    round: [...rounds].sort((a, b) => a[1] - b[1]).map(([label]) => ({ value: label, label: roundText(label) })),
  };
}

export function poolLabel(match: LiveMatch): string {
  const group = classOf(match);
  return match.pool_name === '' || match.pool_name.includes(group)
    ? match.pool_name || group
    : `${group} · ${match.pool_name}`;
}
