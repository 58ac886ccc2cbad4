// Plans matches over mats, days and sessions (domain-rules, Schedules: Auto-schedule): no athlete in two places, rest
// kept, rounds in order, load even over mats, an age category together where that costs nothing.
import { createRandom } from '../../random';
import { listPass, type Pass } from './list-pass';
import { lowerBound } from './lower-bound';
import { type Prepared, prepare } from './prepared';
import type { Plan, PlanInput, PlanTask, Unplaced, UnplacedReason } from './plan-types';

/** The same input makes the same plan: the dice are not thrown anew. */
const SEED = '6765616e67677267';

/** Passes are made until about so many tasks were placed in all; more makes better plans and takes longer. */
const PLACED_IN_ALL = 40_000;
const FEWEST_PASSES = 6;
const MOST_PASSES = 60;

/** From keeping pools together as long as can be to always taking the longest chain of rounds, in shares of the goal. */
const URGENCIES = [0.25, 0.5, 0.1, 1, 0, 0.75];

/** Plans whose ends differ by less than this share of the whole count as ending alike: then the calmer one is taken. */
const ALIKE = 0.004;

export function planMatches(input: PlanInput): Plan {
  const prepared = prepare(input);
  const bound = lowerBound(prepared);
  const { tasks } = prepared;
  if (tasks.length === 0) return { placements: [], unplaced: [], end: null, lowerBound: bound };
  const best = bestPass(prepared, bound);
  const placements = tasks.flatMap((task, index) => {
    const start = best.starts[index] ?? -1;
    return start < 0 ? [] : [{ id: task.id, arenaId: best.arenas[index] ?? 0, start }];
  });
  return {
    placements,
    unplaced: tasks.flatMap((task, index) => unplacedOf(input, prepared, best, task, index)),
    end: placements.length > 0 ? best.end : null,
    lowerBound: bound,
  };
}

function bestPass(prepared: Prepared, bound: number | null): Pass {
  const { tasks, arenas } = prepared;
  const passes = Math.max(FEWEST_PASSES, Math.min(MOST_PASSES, Math.round(PLACED_IN_ALL / tasks.length)));
  const first = Math.min(...arenas.map(({ free }) => free[0]?.from ?? Infinity));
  const last = Math.max(...arenas.map(({ free }) => free.at(-1)?.to ?? -Infinity));
  const random = createRandom(SEED);
  let goal = bound ?? last;
  const alike = Math.max(1, Math.round(ALIKE * (goal - first)));
  let best: Pass | null = null;
  for (let n = 0; n < passes; n++) {
    const isPlain = n < URGENCIES.length;
    const noise = tasks.map((task) => (isPlain ? 0 : random.int(1 + 2 * task.length)));
    const share = URGENCIES[n % URGENCIES.length] ?? 0;
    const pass = listPass(prepared, { goal, urgentBelow: share === 1 ? Infinity : share * (goal - first), noise });
    if (!best || isBetter(pass, best, alike)) best = pass;
    // what nothing reaches is no goal: the next passes aim at the best so far
    if (n === URGENCIES.length - 1 && best.end > goal) goal = best.end;
  }
  return best as Pass;
}

function isBetter(a: Pass, b: Pass, alike: number): boolean {
  const missing = unplacedCount(a) - unplacedCount(b);
  if (missing !== 0) return missing < 0;
  const later = Math.ceil(a.end / alike) - Math.ceil(b.end / alike);
  return later < 0 || (later === 0 && (a.changes < b.changes || (a.changes === b.changes && a.end < b.end)));
}

const unplacedCount = (pass: Pass) => pass.starts.reduce((sum, start) => (start < 0 ? sum + 1 : sum), 0);

function unplacedOf(input: PlanInput, prepared: Prepared, pass: Pass, task: PlanTask, index: number): Unplaced[] {
  if ((pass.starts[index] ?? -1) >= 0) return [];
  return [{ id: task.id, reason: reasonOf(input, prepared, pass, task, index) }];
}

function reasonOf(
  { windows }: PlanInput,
  prepared: Prepared,
  pass: Pass,
  task: PlanTask,
  index: number,
): UnplacedReason {
  const open = prepared.arenas.flatMap(({ arenaId, free }) =>
    free
      .filter(({ ages }) => ages === null || ages.has(task.ageCategoryId))
      .map(({ from, to }) => ({ arenaId, from, to })),
  );
  if (open.every(({ from, to }) => to - from < task.length)) {
    // what is over, or full of matches that stay, is a session all the same
    const own = windows.filter(({ ageCategoryIds: ages }) => ages === null || ages.includes(task.ageCategoryId));
    if (own.length === 0) return 'no-session';
    return own.every(({ from, to }) => to - from < task.length) ? 'too-long' : 'no-hours';
  }
  const isMissing = (id: number) => prepared.tasks.some((one, at) => one.id === id && (pass.starts[at] ?? -1) < 0);
  if (task.feeders.some(isMissing)) return 'round-before';
  const first = Math.min(...open.map(({ from }) => from));
  if ((prepared.deadline[index] ?? Infinity) < first + task.length) return 'round-after';
  return hasHours(prepared, pass, task, open) ? 'no-rest' : 'no-hours';
}

/** Whether some mat still has minutes enough for it at the end of a session: then hours are not what is missing. */
function hasHours(
  { tasks, changeOver }: Prepared,
  pass: Pass,
  task: PlanTask,
  open: readonly { arenaId: number; from: number; to: number }[],
): boolean {
  return open.some(({ arenaId, from, to }) => {
    let free = from;
    tasks.forEach((one, at) => {
      const start = pass.starts[at] ?? -1;
      if (pass.arenas[at] !== arenaId || start < from || start >= to) return;
      free = Math.max(free, start + one.length + changeOver);
    });
    return to - free >= task.length;
  });
}
