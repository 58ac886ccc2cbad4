// The order of the test files: a random one, by jest's seed. `TEST_SEED=n npm test` (`jest --seed n`) runs them in the same.
const { default: Sequencer } = require('@jest/test-sequencer');

/** mulberry32 */
function numbersFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

module.exports = class RandomOrder extends Sequencer {
  constructor(options) {
    super(options);
    this.seed = options.globalConfig.seed;
  }

  sort(tests) {
    const next = numbersFrom(this.seed);
    // whatever order the disk names them in
    const ordered = [...tests].sort((a, b) => (a.path < b.path ? -1 : 1));
    for (let at = ordered.length - 1; at > 0; at -= 1) {
      const other = Math.floor(next() * (at + 1));
      [ordered[at], ordered[other]] = [ordered[other], ordered[at]];
    }
    if (ordered.length > 1) process.stderr.write(`Files run in the order of TEST_SEED=${this.seed}.\n`);
    return ordered;
  }
};
