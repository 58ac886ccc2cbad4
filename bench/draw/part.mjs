// Draw: brackets a second beside the least work that makes the same matches and beside other libraries, and how often a
// contingent meets itself in round 1. Targets A1 (time) and A2 (separation).
import { createRequire } from 'node:module';
import { CPU, inTurn } from '../harness/timing.mjs';
import { allocateOnly, field, seedOf } from './fields.mjs';
import { ownPairs, PEERS } from './peers.mjs';

const require = createRequire(import.meta.url);
const { drawBracket } = require('../../libs/domain/src/draw/bracket.ts');
const { minimumOwnPairs } = require('../../libs/domain/src/draw/first-round.ts');
const { auditBracket, slotsOf, unevenSubtrees } = require('../../libs/domain/test/draw-audit.ts');

export const title = 'Draw';
export const how =
  'CPU time in one process, all warm; project, yardstick and peer in turn, each round the mean of many draws, of a peer ' +
  'one. The yardstick allocates one object for each match. Peers draw the same fields (half their size in contingents of eight, uneven).';

const GOALS = { 64: 12, 1024: 15 };
/** tods takes seconds above this. */
const SLOW_PEERS_UP_TO = 64;

/** A peer draws as long as this before it is counted, and at least once. */
const PEER_WARM_MS = 500;

const drawOf = (units) => (n) => drawBracket(units, { chart: 0, seed: seedOf(n + 1000), hasThirdPlace: false });

/** What a peer has to do before is not counted. */
const drawOfPeer = (peer, units) => (peer.prepare ? peer.prepare(units) : () => peer.draw(units));

/** µs of one bracket, in rounds of so many that a round takes some milliseconds. */
async function besideAllocation(size, isQuick) {
  const units = field(size, size);
  const times = Math.max(4, Math.round((isQuick ? 2_000 : 12_000) / size));
  const found = await inTurn(
    { ours: drawOf(units), theirs: () => allocateOnly(size) },
    { rounds: isQuick ? 7 : 41, times, warmUp: isQuick ? 5 : 20, by: CPU },
  );
  return { ours: found.ours.map((ms) => ms * 1000), theirs: found.theirs.map((ms) => ms * 1000) };
}

/** µs of the project's and a peer's draw of the same fields in turn, and their pairs of one contingent in round 1. */
async function besidePeer(peer, size, rounds) {
  const found = { ours: [], theirs: [], ourPairs: 0, theirPairs: 0 };
  const warmAt = CPU() + PEER_WARM_MS;
  do await drawOfPeer(peer, field(size, size))();
  while (CPU() < warmAt);
  for (let n = 0; n < rounds; n++) {
    const units = field(size, size + n + 2);
    // one draw of ours is too short for the clock
    const { ours } = await inTurn({ ours: drawOf(units) }, { rounds: 1, times: 20, warmUp: 1, by: CPU });
    const draw = drawOfPeer(peer, units);
    const began = CPU();
    const read = await draw();
    const took = CPU() - began;
    found.ours.push(ours[0] * 1000);
    found.theirs.push(took * 1000);
    const fewest = minimumOwnPairs(units, 0);
    found.ourPairs += (auditBracket(units, drawOf(units)(n)).ownPairs - fewest) / rounds;
    found.theirPairs += (ownPairs(await read()) - fewest) / rounds;
  }
  return found;
}

function audit(fields) {
  const found = { faults: 0, aboveMinimum: 0, uneven: 0 };
  for (let n = 0; n < fields; n++) {
    const units = field(2 + (n % 129), 7 * n + 1);
    const bracket = drawBracket(units, { chart: 0, seed: seedOf(n), hasThirdPlace: n % 2 === 0 });
    const seen = auditBracket(units, bracket);
    const contingentOf = new Map(units.map((unit) => [unit.id, unit.contingentId]));
    const blocks = unevenSubtrees(slotsOf(bracket), (id) =>
      id === null ? null : `contingent ${contingentOf.get(id)}`,
    );
    found.faults += seen.faults.length > 0 ? 1 : 0;
    found.aboveMinimum += seen.ownPairs > minimumOwnPairs(units, 0) ? 1 : 0;
    found.uneven += blocks.length > 0 ? 1 : 0;
  }
  return found;
}

export async function measure({ isQuick, figure, growth }) {
  const sizes = isQuick ? [8, 64] : [8, 64, 256, 1024];
  const spent = [];
  for (const size of sizes) {
    const { ours, theirs } = await besideAllocation(size, isQuick);
    spent.push(ours);
    figure({
      ...{ goalId: 'A1', name: `draw of ${size} entrants`, unit: 'µs', ours, beside: 'allocating its matches', theirs },
      ...{ read: 'cost', goal: GOALS[size] ? ['≤', GOALS[size]] : undefined },
    });
    const seconds = ours.map((microseconds) => 1e6 / microseconds);
    figure({ name: `brackets of ${size} a second`, unit: '/s', ours: seconds });
  }
  growth('a draw', sizes, spent);

  for (const peer of PEERS) {
    for (const size of isQuick ? [16] : [64, 1024]) {
      if (peer.prepare && size > SLOW_PEERS_UP_TO) continue;
      const rounds = isQuick ? 3 : size > 64 ? 7 : 30;
      const { ours, theirs, ourPairs, theirPairs } = await besidePeer(peer, size, rounds);
      figure({ goalId: 'A1', name: `draw of ${size} entrants`, unit: 'µs', ours, beside: peer.name, theirs });
      figure({
        ...{
          goalId: 'A2',
          name: `pairs of one contingent in round 1 above the minimum, ${size} entrants`,
          kind: 'count',
        },
        ...{ unit: 'pairs', ours: ourPairs, beside: peer.name, theirs: theirPairs, goal: ['≤', 0, 'pairs'] },
      });
    }
  }

  const fields = isQuick ? 129 : 1290;
  const found = audit(fields);
  const among = `of ${fields} fields of 2 to 130`;
  figure({
    goalId: 'A2',
    name: `fields with a broken rule, ${among}`,
    ours: found.faults,
    unit: 'fields',
    goal: ['≤', 0, 'fields'],
  });
  figure({
    ...{ goalId: 'A2', name: `fields above the minimum of own pairs, ${among}`, ours: found.aboveMinimum },
    ...{ unit: 'fields', goal: ['≤', 0, 'fields'] },
  });
  figure({
    ...{ goalId: 'A2', name: `fields with a contingent unevenly spread in a block, ${among}`, ours: found.uneven },
    ...{ unit: 'fields', goal: ['≤', 0, 'fields'] },
  });
}
