// Under a mutant a property is tried on fewer cases, and its first counterexample is enough: nobody reads the smallest one.
const fc = require('fast-check');

const FEW = { numRuns: 40, endOnFailure: true };
fc.configureGlobal(FEW);
process.env.FUZZ_RUNS = String(FEW.numRuns);
