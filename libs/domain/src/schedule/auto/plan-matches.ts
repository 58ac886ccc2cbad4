// Plans matches over mats, days and sessions (domain-rules, Schedules: Auto-schedule): no athlete in two places, rest
// kept, rounds in order, load even over mats, an age category together where that costs nothing.
import { createRandom } from '../../random';
import { planEven } from './even-spread';
import { listPass, type Pass } from './list-pass';
import { lowerBound } from './lower-bound';
import { rulesOf } from './plan-rules';
import { type Prepared, prepare } from './prepared';
import type { Plan, PlanInput } from './plan-types';
import { unplacedOf } from './unplaced-reasons';

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

/** Keeps its rules: what they leave no place stays without one, and says so. */
export function planMatches(input: PlanInput): Plan {
  return rulesOf(input.rules, 'spread').length > 0 ? planEven(input, planOnce) : planOnce(input);
}

function planOnce(input: PlanInput): Plan {
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
    unplaced: unplacedOf(input, prepared, best),
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
    const options = { goal, urgentBelow: share === 1 ? Infinity : share * (goal - first), noise };
    const pass = listPass(prepared, options);
    if (!best || isBetter(pass, best, alike)) best = pass;
    if (prepared.rules) {
      const limitedFirst = listPass(prepared, { ...options, isLimitedFirst: true });
      if (isBetter(limitedFirst, best, alike)) best = limitedFirst;
    }
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
