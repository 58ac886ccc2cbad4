// What the judges of the demo hand in for a performance.
import type { Random } from '@gelanggang/domain/random';
import type { JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import { isEnteredItem, ITEM_COST, type TakenOff } from '@gelanggang/domain/seni/council-items';
import type { PerformanceRecord } from '@gelanggang/domain/seni/performance-score';

export interface DemoPerformance extends PerformanceRecord {
  items: TakenOff[];
}

/** Four judges close to each other; now and then an item of the council, a wrong time, or nobody comes. */
export function performanceOf(random: Random, rules: Pick<JurusRules, 'max' | 'items'>): DemoPerformance {
  if (random.int(40) === 0) return { outcome: 'absent', scores: [], penalty: 0, seconds: null, items: [] };
  const level = 925 + random.int(55);
  const scores = Array.from({ length: 4 }, () => Math.min(1000, level + random.int(18)));
  const items = random.int(8) === 0 ? rules.items.filter((item) => isEnteredItem(rules, item)).slice(0, 1) : [];
  return {
    ...{ outcome: 'performed', scores, penalty: items.length * ITEM_COST },
    seconds: rules.max - random.int(3) + (random.int(12) === 0 ? 7 : 0),
    items: items.map((item) => ({ item, at: null })),
  };
}
