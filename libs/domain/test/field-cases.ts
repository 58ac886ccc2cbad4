// Fields of units with the mixes of contingents and provinces that a draw must cope with.
import type { DrawUnit } from '../src/draw/draw-unit';
import { createRandom } from '../src/random';

export const MIXES = ['all different', 'all one', 'one dominating', 'half one', 'uniform', 'skewed', 'pairs'] as const;
export type Mix = (typeof MIXES)[number];

/** `n` units of a mix, ids mixed up; contingents lie three to a province. */
export function fieldOf(n: number, mix: Mix, variant = 0): DrawUnit[] {
  const random = createRandom((n * 97 + variant * 7919 + MIXES.indexOf(mix)).toString(16).padStart(16, '0'));
  const contingentOf: Record<Mix, (i: number) => number> = {
    'all different': (i) => i,
    'all one': () => 0,
    'one dominating': () => (random.int(10) < 7 ? 0 : 1 + random.int(5)),
    'half one': (i) => (i < Math.ceil(n / 2) ? 0 : 1 + random.int(n)),
    uniform: () => random.int(Math.max(1, Math.round(Math.sqrt(n)))),
    skewed: () => Math.floor(random.int(1000) ** 2 / 1000 / (1 + variant * 40)),
    pairs: (i) => Math.floor(i / 2),
  };
  const ids = random.shuffle(Array.from({ length: n }, (_, i) => 100 + i));
  return ids.map((id, i) => {
    const contingent = contingentOf[mix](i);
    return { id, contingentId: 1 + contingent, provinceId: 1 + Math.floor(contingent / 3) };
  });
}
