// Times works in turn – A B C A B C … – so that a machine that slows down meanwhile slows all of them alike.

/** The CPU's time of this process: what else runs on the machine does not count. For works that wait for nothing. */
export const CPU = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** The time that passes. */
export const CLOCK = () => performance.now();

/** Milliseconds of each round by name. A work may be asynchronous; `times` calls of it are one round. */
export async function inTurn(works, { rounds, times = 1, warmUp = 1, by = CLOCK }) {
  const names = Object.keys(works);
  const found = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const name of names) {
      const began = by();
      for (let n = 0; n < times; n++) {
        const result = works[name](round * times + n);
        // a promise costs a turn of the loop: only where there is one
        if (typeof result?.then === 'function') await result;
      }
      const spent = (by() - began) / times;
      if (round >= warmUp) found[name].push(spent);
    }
  }
  return found;
}
