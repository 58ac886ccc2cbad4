// Tasks that wait for their minute come in its order, those of one minute in that of their numbers, tanding first.
import fc from 'fast-check';
import { WaitingTasks } from './waiting-tasks';

const KINDS = ['tanding', 'seni'] as const;

it('those that may begin by now are taken out in their order, and the next ones are known', () => {
  const steps = fc.array(
    fc.oneof(fc.record({ at: fc.nat(30), kind: fc.constantFrom(...KINDS) }), fc.record({ now: fc.nat(30) })),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(steps, fc.nat(), (all, shift) => {
      const waiting = new WaitingTasks();
      let model: { index: number; at: number; kind: (typeof KINDS)[number] }[] = [];
      all.forEach((step, n) => {
        if ('at' in step) {
          // numbers in any order
          const index = (n * 37 + shift) % 61;
          waiting.add(index, step.at, step.kind);
          model.push({ index, ...step });
        } else {
          const due = KINDS.flatMap((kind) =>
            model
              .filter((one) => one.kind === kind && one.at <= step.now)
              .sort((a, b) => a.at - b.at || a.index - b.index),
          );
          expect(waiting.due(step.now)).toEqual(due.map(({ index }) => index));
          model = model.filter(({ at }) => at > step.now);
        }
        const nextOf = (kind: string) =>
          Math.min(Infinity, ...model.filter((one) => one.kind === kind).map(({ at }) => at));
        expect(KINDS.map((kind) => waiting.nextOf(kind))).toEqual(KINDS.map(nextOf));
        expect(waiting.next()).toBe(Math.min(...KINDS.map(nextOf)));
      });
    }),
  );
});
