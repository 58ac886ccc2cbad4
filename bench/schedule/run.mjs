// Measures the auto-schedule beside the lower bound and audits each plan: `node bench/schedule/run.mjs`.
// Targets B1 (5,000 matches) and B2 (600 matches): makespan over the bound, conflicts, time.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('../../test/setup/run-typescript.cjs');
const { planMatches } = require('../../libs/domain/src/schedule/auto/plan-matches.ts');
const { auditPlan } = require('../../libs/domain/test/plan-audit.ts');
const { planCase, windowsOf } = require('../../libs/domain/test/plan-cases.ts');

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const ONE_LONG_DAY = [[0, 100_000]];

let isMet = true;
const line = (text, met) => {
  isMet &&= met;
  console.log(`${met ? 'ok  ' : 'MISS'}  ${text}`);
};

function measure(matches, arenas, seniShare, seed) {
  const tasks = planCase({ matches, seed, seniShare });
  const input = { tasks, kept: [], windows: windowsOf(arenas, ONE_LONG_DAY), changeOver: 1, notBefore: 0 };
  const times = [];
  let plan;
  for (let n = 0; n < 5; n++) {
    const began = performance.now();
    plan = planMatches(input);
    times.push(performance.now() - began);
  }
  return { plan, faults: auditPlan(input, plan.placements), ratio: plan.end / plan.lowerBound, time: median(times) };
}

for (const [target, matches, limits, milliseconds] of [
  ['B2', 600, { 4: 1.03, 8: 1.03, 12: 1.12 }, 1000],
  ['B1', 5000, { 4: 1.01, 8: 1.01, 12: 1.01 }, 100],
]) {
  for (const [arenas, limit] of Object.entries(limits)) {
    for (const seniShare of [0, 0.15]) {
      const runs = [1, 2, 3].map((seed) => measure(matches, Number(arenas), seniShare, seed));
      const ratio = Math.max(...runs.map((run) => run.ratio));
      const time = median(runs.map((run) => run.time));
      const faults = runs.flatMap((run) => run.faults).length;
      const unplaced = runs.reduce((sum, { plan }) => sum + plan.unplaced.length, 0);
      const what = `${target}  ${matches} matches, ${arenas} arenas, ${seniShare === 0 ? 'tanding' : 'with seni of the same people'}`;
      const seen = `${ratio.toFixed(4)}x of the bound (target ${limit}), ${faults} conflicts, ${unplaced} unplaced, ${time.toFixed(0)} ms`;
      line(
        `${what}: ${seen} (target ${milliseconds})`,
        ratio <= limit && faults + unplaced === 0 && time <= milliseconds,
      );
    }
  }
}
process.exitCode = isMet ? 0 : 1;
