// How many generated cases a property is tried on, where its test does not say: fast-check's usual number, or FUZZ_RUNS.
const fc = require('fast-check');

fc.configureGlobal({ numRuns: Number(process.env.FUZZ_RUNS) });
