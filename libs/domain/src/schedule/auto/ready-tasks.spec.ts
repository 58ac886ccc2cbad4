// Of the tasks that may begin the most urgent comes first, the first of equals; by kind, age category and pool.
import fc from 'fast-check';
import type { PlanTask } from './plan-types';
import { ReadyTasks } from './ready-tasks';

const KINDS = ['tanding', 'seni'] as const;
const tasks = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    ageCategoryId: fc.integer({ min: 1, max: 3 }),
    poolId: fc.integer({ min: 1, max: 4 }),
    urgency: fc.integer({ min: 0, max: 5 }),
  }),
  { minLength: 1, maxLength: 20 },
);

it('whatever came and went before, and whatever does not fit', () => {
  fc.assert(
    fc.property(tasks, fc.array(fc.nat(19), { maxLength: 40 }), fc.array(fc.nat(19)), (all, turns, unfit) => {
      const plan = all.map((one, id): PlanTask => {
        const { kind, poolId, ageCategoryId } = one;
        return { id, kind, poolId, ageCategoryId, length: 8, rest: 0, people: [], feeders: [], hasRounds: true };
      });
      const ready = new ReadyTasks(
        plan,
        all.map(({ urgency }) => urgency),
      );
      const inside = new Set<number>();
      const fits = (index: number) => !unfit.includes(index);
      const bestOf = (isMeant: (one: (typeof all)[number]) => boolean): number | null => {
        const some = [...inside].filter((index) => fits(index) && isMeant(all[index]!));
        return some.sort((a, b) => all[b]!.urgency - all[a]!.urgency || a - b)[0] ?? null;
      };
      for (const turn of turns) {
        const index = turn % all.length;
        if (inside.delete(index)) ready.remove(index);
        else {
          inside.add(index);
          ready.add(index);
        }
        const ages = new Set([1, 3]);
        expect(ready.urgency(index)).toBe(all[index]!.urgency);
        expect(ready.mostUrgent(null, null, fits)).toBe(bestOf(() => true));
        for (const kind of KINDS) {
          expect(ready.mostUrgent(kind, ages, fits)).toBe(
            bestOf((one) => one.kind === kind && ages.has(one.ageCategoryId)),
          );
          for (const age of [1, 2]) {
            const isMeant = (one: (typeof all)[number]) => one.kind === kind && one.ageCategoryId === age;
            expect(ready.ofAge(kind, age, null, fits)).toBe(bestOf(isMeant));
            expect(ready.ofAge(kind, age, ages, fits)).toBe(age === 1 ? bestOf(isMeant) : null);
          }
        }
        for (const pool of [1, 2, 3, 4, 5]) {
          expect(ready.ofPool(pool, fits)).toBe(bestOf((one) => one.poolId === pool));
        }
      }
    }),
  );
});
