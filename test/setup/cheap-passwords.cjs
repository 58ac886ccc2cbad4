// Passwords cost a tenth of a second of the processor each, by intent. Tests keep them as cheaply as the library allows,
// except where what they cost is the point.
const argon2 = require('argon2');

const CHEAP = { memoryCost: 1024, timeCost: 2 };
const { hash, needsRehash, cost = { isCheap: true } } = argon2;

// once for all files of a process
if (!argon2.cost)
  Object.assign(argon2, {
    cost,
    hash: (password, options) => hash(password, cost.isCheap ? { ...options, ...CHEAP } : options),
    needsRehash: (kept, options) => needsRehash(kept, cost.isCheap ? { ...options, ...CHEAP } : options),
  });

/** `work` with passwords as they are kept outside of tests. */
exports.atFullCost = async (work) => {
  cost.isCheap = false;
  try {
    return await work();
  } finally {
    cost.isCheap = true;
  }
};
