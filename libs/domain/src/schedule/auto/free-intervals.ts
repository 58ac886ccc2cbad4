// The minutes of each mat that are free for new matches: its sessions less what stays there.
import type { PlanInput } from './plan-types';

export interface FreeInterval {
  from: number;
  to: number;
  /** null: all. */
  ages: ReadonlySet<number> | null;
}

/** By mat, each in order of time. Between a kept match and a new one there is a change-over too. */
export function freeIntervals(input: PlanInput): Map<number, FreeInterval[]> {
  const keptOf = new Map<number, { from: number; to: number }[]>();
  for (const { arenaId, start, length } of input.kept) {
    const busy = { from: start - input.changeOver, to: start + length + input.changeOver };
    const list = keptOf.get(arenaId);
    if (list) list.push(busy);
    else keptOf.set(arenaId, [busy]);
  }
  for (const list of keptOf.values()) list.sort((a, b) => a.from - b.from);

  const free = new Map<number, FreeInterval[]>();
  for (const window of [...input.windows].sort((a, b) => a.from - b.from || a.to - b.to)) {
    const ages = window.ageCategoryIds === null ? null : new Set(window.ageCategoryIds);
    const list = free.get(window.arenaId) ?? [];
    free.set(window.arenaId, list);
    // sessions that overlap on one mat do not make two mats of it
    let from = Math.max(window.from, input.notBefore, list.at(-1)?.to ?? -Infinity);
    for (const busy of keptOf.get(window.arenaId) ?? []) {
      if (busy.to <= from) continue;
      if (busy.from >= window.to) break;
      if (busy.from > from) list.push({ from, to: Math.min(busy.from, window.to), ages });
      from = busy.to;
    }
    if (from < window.to) list.push({ from, to: window.to, ages });
  }
  return free;
}
