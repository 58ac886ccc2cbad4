// The earliest minute at which any plan could be over: by the hours that the mats have, and by the longest chain of rounds.
import type { Prepared } from './prepared';
import type { PlanTask } from './plan-types';
import { mayStandOn, nextStart } from './task-limits';

/** In minutes as plan-types.ts counts them; null where nothing is to be planned, or a task that no session takes. */
export function lowerBound(prepared: Prepared): number | null {
  if (prepared.tasks.length === 0) return null;
  const chain = chainBound(prepared);
  const load = loadBound(prepared);
  return chain === null || load === null ? null : Math.max(chain, load);
}

/** With as many mats as one likes, every task as early as its rounds before, its rests and the sessions allow. */
function chainBound({ tasks, followers, waitsFor, release, arenas, rules }: Prepared): number | null {
  const intervals = arenas
    .flatMap(({ arenaId, free }) => free.map((one) => ({ ...one, arenaId })))
    .sort((a, b) => a.from - b.from);
  const earliest = [...release];
  const left = [...waitsFor];
  const ready = left.flatMap((count, index) => (count === 0 ? [index] : []));
  let bound = -Infinity;
  for (let at = 0; at < ready.length; at++) {
    const index = ready[at] as number;
    const task = tasks[index] as PlanTask;
    let start = Infinity;
    const limits = rules?.limits[index];
    for (const { arenaId, from, to, ages } of intervals) {
      if (from >= start) break;
      if (ages !== null && !ages.has(task.ageCategoryId)) continue;
      if (limits && !mayStandOn(limits, arenaId)) continue;
      const after = Math.max(from, earliest[index] ?? from);
      const possible = limits ? nextStart(limits, after, task.length) : after;
      if (possible + task.length <= to) start = Math.min(start, possible);
    }
    if (start === Infinity) return null;
    bound = Math.max(bound, start + task.length);
    for (const next of followers[index] ?? []) {
      earliest[next] = Math.max(earliest[next] ?? -Infinity, start + task.length + task.rest);
      left[next] = (left[next] ?? 0) - 1;
      if (left[next] === 0) ready.push(next);
    }
  }
  return bound;
}

/** All tasks with their change-overs, poured into the mats' free minutes without a gap. */
function loadBound({ tasks, arenas, changeOver }: Prepared): number | null {
  const needed = tasks.reduce((sum, task) => sum + task.length + changeOver, 0);
  const intervals = arenas.flatMap(({ free }) => free);
  const poured = (until: number) =>
    intervals.reduce((sum, { from, to }) => {
      const minutes = Math.min(to, until) - from;
      return minutes > 0 ? sum + minutes + changeOver : sum;
    }, 0);
  let low = Math.min(...intervals.map(({ from }) => from));
  let high = Math.max(...intervals.map(({ to }) => to));
  if (intervals.length === 0 || poured(high) < needed) return null;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (poured(middle) >= needed) high = middle;
    else low = middle + 1;
  }
  return low;
}
