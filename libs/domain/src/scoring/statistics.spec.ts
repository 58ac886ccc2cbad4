// Figures of judges and corners add up to the taps and points that they are made of.
import fc from 'fast-check';
import { CORNERS } from '../words/corners';
import { agreedPoints, DEFAULT_RULE, type Tap } from './agreement';
import { HIT_KINDS } from './hit-kinds';
import { agreementOf, cornerFigures, judgeFigures, TAP_FATE_LABELS } from './statistics';

const matches = fc.array(
  fc.record({
    judge: fc.integer({ min: 1, max: 3 }),
    corner: fc.constantFrom(...CORNERS),
    kind: fc.constantFrom(...HIT_KINDS),
    round: fc.constant(1),
    at: fc.integer({ min: 0, max: 20_000 }),
  }),
  { maxLength: 60 },
);

it('every tap is counted or not, and each point is in the agreement of the judges who gave it', () => {
  fc.assert(
    fc.property(matches, (all) => {
      const taps = all.map((tap, index): Tap => ({ ...tap, id: `t${index}` }));
      const points = agreedPoints(taps, DEFAULT_RULE);
      const serving = new Set(points.flatMap((point) => point.taps.map((tap) => tap.id)));
      const recorded = points.map((point) => ({
        ...point,
        judges: point.taps.map((tap) => tap.judge),
        withdrawn_reason: null,
      }));
      const figures = judgeFigures(
        taps.map((tap) => ({
          seat: tap.judge,
          fate: serving.has(tap.id) ? ('counted' as const) : ('uncounted' as const),
        })),
        recorded,
        3,
      );
      expect(figures.map((judge) => judge.seat)).toEqual([1, 2, 3]);
      for (const judge of figures) expect(judge.counted + judge.uncounted + judge.refused).toBe(judge.taps);
      const sum = (of: (judge: (typeof figures)[number]) => number) =>
        figures.reduce((total, one) => total + of(one), 0);
      expect(sum((judge) => judge.taps)).toBe(taps.length);
      expect(sum((judge) => judge.counted)).toBe(serving.size);
      const hits = cornerFigures(recorded).flatMap((corner) => Object.values(corner.hits));
      expect(hits.reduce((total, one) => total + one, 0)).toBe(points.length);
    }),
  );
});

it('a verified throw is a hit, but no judge is asked to have tapped it; a withdrawn point is no hit', () => {
  const points = [
    { corner: 'blue' as const, kind: 'throw' as const, judges: [], withdrawn_reason: null },
    { corner: 'blue' as const, kind: 'kick' as const, judges: [1, 2], withdrawn_reason: 'salah sudut' },
  ];
  expect(cornerFigures(points)[0]).toEqual({ corner: 'blue', hits: { punch: 0, kick: 0, throw: 1 }, withdrawn: 1 });
  expect(judgeFigures([], points, 3).map((judge) => judge.agreement)).toEqual([100, 100, 0]);
  expect(judgeFigures([], [], 2).map((judge) => judge.agreement)).toEqual([null, null]);
});

it('an agreement is the share of the points, in whole percents', () => {
  expect([agreementOf(1, 3), agreementOf(2, 3), agreementOf(4, 4), agreementOf(0, 5)]).toEqual([33, 67, 100, 0]);
});

it('a seat that tapped though it is not one of the rule has its row, and rows come by seat', () => {
  const tap = (seat: number, fate: keyof typeof TAP_FATE_LABELS) => ({ seat, fate });
  const taps = [tap(5, 'clock'), tap(4, 'late'), tap(4, 'counted'), tap(4, 'clock'), tap(1, 'uncounted')];
  expect(judgeFigures(taps, [], 2)).toEqual([
    { seat: 1, taps: 1, counted: 0, uncounted: 1, refused: 0, agreement: null },
    { seat: 2, taps: 0, counted: 0, uncounted: 0, refused: 0, agreement: null },
    { seat: 4, taps: 3, counted: 1, uncounted: 0, refused: 2, agreement: null },
    { seat: 5, taps: 1, counted: 0, uncounted: 0, refused: 1, agreement: null },
  ]);
});

it('what became of a tap is said in words', () => {
  expect(TAP_FATE_LABELS).toEqual({
    counted: 'Sah',
    uncounted: 'Tidak ada juri yang sepakat',
    clock: 'Di luar waktu babak',
    late: 'Terlambat tiba',
  });
});
