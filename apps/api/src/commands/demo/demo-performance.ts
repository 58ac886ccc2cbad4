// What the judges of the demo hand in for a performance.
import type { Random } from '@gelanggang/domain/random';
import type { PerformanceRecord } from '@gelanggang/domain/seni/performance-score';

/** Four judges close to each other; now and then a penalty, a wrong time, or nobody comes. `longest`: in seconds. */
export function performanceOf(random: Random, longest: number): PerformanceRecord {
  if (random.int(40) === 0) return { outcome: 'absent', scores: [], penalty: 0, seconds: null };
  const level = 925 + random.int(55);
  return {
    outcome: 'performed',
    scores: Array.from({ length: 4 }, () => Math.min(1000, level + random.int(18))),
    penalty: random.int(8) === 0 ? 50 : 0,
    seconds: longest - random.int(3) + (random.int(12) === 0 ? 7 : 0),
  };
}
