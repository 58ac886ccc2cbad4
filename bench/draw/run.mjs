// Measures the draw beside the least work that makes the same bracket and beside what people would pick instead, and
// audits it: `node bench/draw/run.mjs`. Targets A1 (time as a ratio) and A2 (separation). All run in turn in one
// process; medians of many rounds.
import { createRequire } from 'node:module';
import { ownPairs, PEERS } from './peers.mjs';

const require = createRequire(import.meta.url);
require('../../test/setup/run-typescript.cjs');
const { drawBracket } = require('../../libs/domain/src/draw/bracket.ts');
const { minimumOwnPairs } = require('../../libs/domain/src/draw/first-round.ts');
const { createRandom } = require('../../libs/domain/src/random.ts');
const { auditBracket, slotsOf, unevenSubtrees } = require('../../libs/domain/test/draw-audit.ts');

const WARM_UP = 300;

const seedOf = (n) => n.toString(16).padStart(16, '0');

/** So many athletes of contingents of uneven sizes, as a tournament's entries are; every third has a province. */
function field(size, seed) {
  const random = createRandom(seedOf(seed));
  const contingents = Math.max(2, Math.round(size / 8));
  return Array.from({ length: size }, (_, index) => {
    const contingentId = 1 + Math.min(random.int(contingents), random.int(contingents));
    return {
      id: index + 1,
      contingentId,
      provinceId: contingentId % 3 === 0 ? null : 1 + (contingentId % 9),
      seedRank: null,
    };
  });
}

/** The yardstick: the matches of a bracket of this size, allocated and linked to nothing. */
function allocateOnly(size) {
  const matches = [];
  const slots = 2 ** Math.ceil(Math.log2(size));
  for (let round = 1, count = slots / 2; count >= 1; round++, count /= 2) {
    for (let position = 1; position <= count; position++) {
      matches.push({
        round,
        position,
        isThirdPlace: false,
        blue: { state: 'tbd', unitId: null },
        red: { state: 'tbd', unitId: null },
        next: { round: round + 1, position: (position + 1) >> 1, corner: 'blue' },
        loser: null,
      });
    }
  }
  return matches;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

function timed(work, times) {
  const began = performance.now();
  for (let n = 0; n < times; n++) work(n);
  return (performance.now() - began) / times;
}

function ratioOf(size, rounds, times) {
  const units = field(size, size);
  const draw = (n) => drawBracket(units, { chart: 0, seed: seedOf(n), hasThirdPlace: false });
  const allocate = () => allocateOnly(size);
  timed(draw, WARM_UP);
  timed(allocate, WARM_UP);
  const ratios = [];
  let drawn = [];
  for (let round = 0; round < rounds; round++) {
    const one = timed(draw, times);
    drawn.push(one);
    ratios.push(one / timed(allocate, times));
  }
  return { ratio: median(ratios), microseconds: 1000 * median(drawn) };
}

function auditMany(fields) {
  const found = { fields, faults: 0, aboveMinimum: 0, uneven: 0 };
  for (let n = 0; n < fields; n++) {
    const units = field(2 + (n % 129), 7 * n + 1);
    const bracket = drawBracket(units, { chart: 0, seed: seedOf(n), hasThirdPlace: n % 2 === 0 });
    const audit = auditBracket(units, bracket);
    const contingentOf = new Map(units.map((unit) => [unit.id, unit.contingentId]));
    const uneven = unevenSubtrees(slotsOf(bracket), (id) =>
      id === null ? null : `contingent ${contingentOf.get(id)}`,
    );
    if (audit.faults.length > 0) found.faults++;
    if (audit.ownPairs > minimumOwnPairs(units, 0)) found.aboveMinimum++;
    if (uneven.length > 0) found.uneven++;
  }
  return found;
}

/** Each peer's draw of the same fields as a ratio of allocation, and its first-round pairs of one contingent. */
async function beside(peer, size, draws) {
  const times = [];
  let pairs = 0;
  for (let n = 0; n < draws; n++) {
    const units = field(size, size + n);
    const draw = peer.prepare ? peer.prepare(units) : () => peer.draw(units);
    const began = performance.now();
    const read = await draw();
    times.push(performance.now() - began);
    pairs += ownPairs(await read());
  }
  return { milliseconds: median(times), pairs: pairs / draws };
}

function oursBeside(size, draws) {
  let pairs = 0;
  for (let n = 0; n < draws; n++) {
    const units = field(size, size + n);
    pairs += auditBracket(units, drawBracket(units, { chart: 0, seed: seedOf(n), hasThirdPlace: false })).ownPairs;
  }
  return pairs / draws;
}

let isMet = true;
const line = (text, met) => {
  isMet &&= met;
  console.log(`${met ? 'ok  ' : 'MISS'}  ${text}`);
};

for (const [size, target, rounds, times] of [
  [64, 12, 41, 100],
  [1024, 15, 21, 10],
]) {
  const { ratio, microseconds } = ratioOf(size, rounds, times);
  const text = `A1  ${size} entrants: ${ratio.toFixed(1)}x of allocation only (target ${target}x), ${microseconds.toFixed(0)} µs a draw`;
  line(text, ratio <= target);
}
const { fields, faults, aboveMinimum, uneven } = auditMany(1290);
line(`A2  ${fields} fields of 2 to 130 entrants: ${faults} with a broken rule`, faults === 0);
line(`A2  first-round pairs of one contingent above the minimum: ${aboveMinimum} fields`, aboveMinimum === 0);
line(`A2  contingents unevenly spread in some block: ${uneven} fields`, uneven === 0);
const [size, draws] = [64, 30];
const ours = ratioOf(size, 41, 100);
const allocation = ours.microseconds / 1000 / ours.ratio;
console.log(
  `\n${size} entrants: times of allocation only, and first-round pairs of one contingent (mean of ${draws} fields)`,
);
console.log(`      gelanggang: ${ours.ratio.toFixed(0)}x, ${oursBeside(size, draws).toFixed(2)} pairs`);
for (const peer of PEERS) {
  const { milliseconds, pairs } = await beside(peer, size, draws);
  console.log(`      ${peer.name}: ${(milliseconds / allocation).toFixed(0)}x, ${pairs.toFixed(2)} pairs`);
}
process.exitCode = isMet ? 0 : 1;
