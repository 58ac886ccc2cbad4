// Under a mutant a property is tried on fewer cases, and its first counterexample is enough: nobody reads the smallest one.
const fc = require('fast-check');

fc.configureGlobal({ numRuns: 40, endOnFailure: true });
