// The best pairs of a graph, held against every possible choice of pairs on small graphs, and against its own words on large ones.
import fc from 'fast-check';
import { bestMatching, type Edge, MOST_COST } from './best-matching';

/** Pairs and cost of the best choice, by trying all. */
function byTryingAll(count: number, edges: readonly Edge[]): { pairs: number; cost: number } {
  const costs = new Map<string, number>();
  for (const { a, b, cost } of edges) {
    const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
    costs.set(key, Math.min(cost, costs.get(key) ?? Infinity));
  }
  const from = (taken: number, first: number): { pairs: number; cost: number } => {
    if (first === count) return { pairs: 0, cost: 0 };
    let best = from(taken, first + 1);
    if ((taken >> first) % 2 === 1) return best;
    for (let other = first + 1; other < count; other += 1) {
      const cost = costs.get(`${first} ${other}`);
      if (cost === undefined || (taken >> other) % 2 === 1) continue;
      const rest = from(taken | (1 << other), first + 1);
      const found = { pairs: rest.pairs + 1, cost: rest.cost + cost };
      if (found.pairs > best.pairs || (found.pairs === best.pairs && found.cost < best.cost)) best = found;
    }
    return best;
  };
  return from(0, 0);
}

function said(count: number, edges: readonly Edge[]): { pairs: number; cost: number } {
  const mates = bestMatching(count, edges);
  let [pairs, cost] = [0, 0];
  mates.forEach((mate, one) => {
    if (mate === null) return;
    expect(mates[mate]).toBe(one);
    if (mate < one) return;
    const between = edges.filter(({ a, b }) => (a === one && b === mate) || (a === mate && b === one));
    expect(between).not.toEqual([]);
    pairs += 1;
    cost += Math.min(...between.map((edge) => edge.cost));
  });
  return { pairs, cost };
}

const graphs = (least: number, most: number, cost: fc.Arbitrary<number>) =>
  fc.integer({ min: least, max: most }).chain((count) =>
    fc.record({
      count: fc.constant(count),
      edges: fc.array(
        fc
          .tuple(fc.integer({ min: 0, max: count - 1 }), fc.integer({ min: 0, max: count - 1 }), cost)
          .filter(([a, b]) => a !== b)
          .map(([a, b, given]): Edge => ({ a, b, cost: given })),
        { maxLength: count * count },
      ),
    }),
  );

it.each([
  ['few different costs', fc.integer({ min: 0, max: 4 })],
  ['any costs', fc.integer({ min: 0, max: MOST_COST })],
])('pairs as many as can be, at the least cost, as trying all of them does: %s', (_what, cost) => {
  fc.assert(
    fc.property(graphs(2, 8, cost), ({ count, edges }) => {
      expect(said(count, edges)).toEqual(byTryingAll(count, edges));
    }),
    { numRuns: 400 },
  );
});

it('finds its way through blossoms within blossoms', () => {
  const ring = (from: number, length: number): Edge[] =>
    Array.from({ length }, (_, index) => ({ a: from + index, b: from + ((index + 1) % length), cost: 1 }));
  // three rings of five, tied by one edge each, and a tail: 16 vertices
  const edges = [
    ...ring(0, 5),
    ...ring(5, 5),
    ...ring(10, 5),
    { a: 0, b: 5, cost: 3 },
    { a: 7, b: 10, cost: 3 },
    { a: 12, b: 15, cost: 9 },
  ];
  expect(said(16, edges)).toEqual({ pairs: 8, cost: expect.any(Number) as number });
});

it('of a hundred on a line takes neighbours, and leaves one over where they are odd', () => {
  const line = (count: number) =>
    Array.from({ length: count }, (_, a) => a).flatMap((a) =>
      [1, 2, 3].filter((step) => a + step < count).map((step): Edge => ({ a, b: a + step, cost: step * step })),
    );
  expect(said(100, line(100))).toEqual({ pairs: 50, cost: 50 });
  expect(said(101, line(101))).toEqual({ pairs: 50, cost: 50 });
});

it('nobody is paired where there is nobody to pair with, and what is no graph is refused', () => {
  expect(bestMatching(0, [])).toEqual([]);
  expect(bestMatching(3, [])).toEqual([null, null, null]);
  for (const edge of [
    { a: 0, b: 0, cost: 1 },
    { a: 0, b: 2, cost: 1 },
    { a: 0, b: 1, cost: -1 },
    { a: 0, b: 1, cost: 0.5 },
  ]) {
    expect(() => bestMatching(2, [edge])).toThrow(RangeError);
  }
  expect(() => bestMatching(-1, [])).toThrow(RangeError);
});
