// Fields of entrants to draw, as a tournament's entries are, and the least work that makes a bracket of their size.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('../../test/setup/run-typescript.cjs');
const { createRandom } = require('../../libs/domain/src/random.ts');

export const seedOf = (n) => n.toString(16).padStart(16, '0');

/** So many athletes of contingents of uneven sizes; every third contingent has no province. */
export function field(size, seed) {
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

/** The yardstick: one object for each match of a bracket of this size, linked to nothing. */
export function allocateOnly(size) {
  const matches = [];
  const slots = 2 ** Math.ceil(Math.log2(size));
  for (let round = 1, count = slots / 2; count >= 1; round++, count /= 2) {
    for (let position = 1; position <= count; position++) {
      matches.push({
        round,
        position,
        isThirdPlace: false,
        blue: null,
        red: null,
        next: null,
        loser: null,
      });
    }
  }
  return matches;
}
