// Auto-schedule: makespan beside the lower bound that no plan beats, conflicts by an audit written apart, and time.
// Targets B1 (5,000 matches), B2 (600 matches), B3 (the audit of conflicts). And who judges all those matches.
import { createRequire } from 'node:module';
import { CPU, inTurn } from '../harness/timing.mjs';

const require = createRequire(import.meta.url);
require('../../test/setup/run-typescript.cjs');
const { planOfficials } = require('../../libs/domain/src/officials/plan-officials.ts');
const { seatsOf } = require('../../libs/domain/src/officials/roles.ts');
const { createRandom } = require('../../libs/domain/src/random.ts');
const { findRestConflicts } = require('../../libs/domain/src/schedule/conflicts.ts');
const { planMatches } = require('../../libs/domain/src/schedule/auto/plan-matches.ts');
const { auditPlan } = require('../../libs/domain/test/plan-audit.ts');
const { planCase, windowsOf } = require('../../libs/domain/test/plan-cases.ts');

export const title = 'Auto-schedule';
export const how =
  'In one process. Invented tournaments from fixed seeds, brackets of 2 to 48, of tanding alone and with 15 % of the ' +
  'athletes also in seni; the worst plan counts. The yardstick numbers the matches in order, one every five minutes on ' +
  'each mat, as a spreadsheet does; conflicts are pairs that break a rule.';

const ONE_LONG_DAY = [[0, 100_000]];
const SEEDS = { 600: [1, 2, 3], 5000: [1] };
const SENI_SHARES = [0, 0.15];
const SPREADSHEET_MINUTES = 5;
const GOALS = {
  600: { id: 'B2', above: { 4: 3, 8: 3, 12: 12 }, ms: 1000 },
  5000: { id: 'B1', above: { 4: 1, 8: 1, 12: 1 }, ms: 100 },
};

const inputOf = (matches, arenas, seed, seniShare) => ({
  tasks: planCase({ matches, seed, seniShare }),
  ...{ kept: [], windows: windowsOf(arenas, ONE_LONG_DAY), changeOver: 1, notBefore: 0, rules: [] },
});

/** Round after round, one match every five minutes on each mat: what a spreadsheet does. */
function inOrder({ tasks }, arenas) {
  return tasks.map(({ id }, index) => ({
    ...{ id, arenaId: 1 + (index % arenas), start: SPREADSHEET_MINUTES * Math.floor(index / arenas) },
  }));
}

const faultsOf = (input, placements) => auditPlan(input, placements).length;

async function planned(matches, arenas, runs) {
  const found = { times: [], above: [], faults: 0, spreadsheet: 0 };
  for (const seed of SEEDS[matches] ?? [1]) {
    for (const share of SENI_SHARES) {
      const input = inputOf(matches, arenas, seed, share);
      let plan;
      const { ours } = await inTurn({ ours: () => (plan = planMatches(input)) }, { rounds: runs });
      found.times.push(...ours);
      found.above.push(100 * (plan.end / plan.lowerBound - 1));
      found.faults += faultsOf(input, plan.placements) + plan.unplaced.length;
    }
  }
  const tanding = inputOf(matches, arenas, 1, 0);
  found.spreadsheet = faultsOf(tanding, inOrder(tanding, arenas));
  return found;
}

/** Each pair of matches looked at: the plain way to find who has no rest. */
function allPairs(matches, restSeconds) {
  let found = 0;
  for (let a = 0; a < matches.length; a++) {
    for (let b = a + 1; b < matches.length; b++) {
      const [first, second] =
        matches[a].startsAt <= matches[b].startsAt ? [matches[a], matches[b]] : [matches[b], matches[a]];
      if (second.startsAt - (first.startsAt + first.lengthSeconds * 1000) >= restSeconds * 1000) continue;
      if (first.people.some((person) => second.people.includes(person))) found++;
    }
  }
  return found;
}

async function audit(figure, size, rounds) {
  const input = inputOf(size, 8, 1, 0.15);
  const start = new Map(inOrder(input, 8).map((one) => [one.id, one.start]));
  const matches = input.tasks.map((task) => ({
    ...{ id: task.id, startsAt: start.get(task.id) * 60_000, lengthSeconds: task.length * 60 },
    ...{ people: task.people, nextMatchId: null },
  }));
  const found = await inTurn(
    { ours: () => findRestConflicts(matches, 600), theirs: () => allPairs(matches, 600) },
    { rounds, by: CPU },
  );
  figure({
    ...{ goalId: 'B3', name: `who has no rest, ${size.toLocaleString('en')} matches`, unit: 'ms', ...found },
    ...{ beside: 'each match with every other', goal: ['≥', 10] },
  });
}

/** Eight arenas side by side, sessions of fifty matches, twelve officials an arena, all of 34 provinces. */
function officialsInput(matches) {
  const [arenas, inSession, provinces] = [8, 50, 34];
  const random = createRandom('00000000000000aa');
  const seats = seatsOf('tanding', 3);
  const sessions = Array.from({ length: Math.ceil(matches / inSession) }, (_, index) => {
    const time = Math.floor(index / arenas);
    const count = Math.min(inSession, matches - index * inSession);
    return {
      ...{ id: index + 1, from: time * 300, to: time * 300 + 240, day: '2027-03-12' },
      matches: Array.from({ length: count }, (_, at) => ({
        ...{ id: index * inSession + at + 1, regions: [random.int(provinces), random.int(provinces)], seats },
      })),
    };
  });
  const officials = Array.from({ length: arenas * 12 }, (_, index) => ({
    ...{ id: index + 1, region: index % provinces, days: null },
  }));
  return { sessions, officials, mostInARow: 3, seed: '00000000000000aa' };
}

async function officials(figure, matches, rounds) {
  const input = officialsInput(matches);
  let plan;
  const { ours } = await inTurn({ ours: () => (plan = planOfficials(input)) }, { rounds, by: CPU });
  const what = `officials of ${matches.toLocaleString('en')} matches on 8 mats`;
  figure({ name: `${what}: time`, unit: 'ms', ours, goal: ['≤', 1000, 'ms'] });
  const wrong = plan.unfilled + plan.ownRegion + plan.tired;
  figure({
    ...{ name: `${what}: empty, of the own region, or without rest`, kind: 'count', unit: 'seats', ours: wrong },
  });
}

export async function measure({ isQuick, figure, growth, say }) {
  for (const matches of isQuick ? [60] : [600, 5000]) {
    for (const arenas of [4, 8, 12]) {
      const { id, above: most, ms } = GOALS[matches] ?? {};
      const { times, above, faults, spreadsheet } = await planned(matches, arenas, isQuick ? 1 : 5);
      const what = `${matches.toLocaleString('en')} matches on ${arenas} mats`;
      figure({
        ...{ goalId: id, name: `${what}: end of the plan above the lower bound`, kind: 'count', unit: '%' },
        ...{ ours: Math.max(...above), goal: most && ['≤', most[arenas], '%'] },
      });
      figure({
        ...{
          goalId: id,
          name: `${what}: conflicts`,
          kind: 'count',
          unit: 'pairs',
          ours: faults,
          goal: ['≤', 0, 'pairs'],
        },
        ...{ beside: 'in order, every 5 minutes', theirs: spreadsheet },
      });
      figure({ goalId: id, name: `${what}: time`, unit: 'ms', ours: times, goal: ms && ['≤', ms, 'ms'] });
    }
  }
  await audit(figure, isQuick ? 500 : 5000, isQuick ? 3 : 9);
  await officials(figure, isQuick ? 500 : 5000, isQuick ? 1 : 5);
  say('growth');
  const sizes = isQuick ? [10, 100] : [50, 500, 5000];
  const spent = [];
  for (const size of sizes) {
    const input = inputOf(size, 8, 1, 0);
    spent.push((await inTurn({ ours: () => planMatches(input) }, { rounds: 5, warmUp: 2, by: CPU })).ours);
  }
  growth('a plan on 8 mats', sizes, spent);
}
