// Partai numbers and how deciders are named by them.
import fc from 'fast-check';
import {
  type Decider,
  deciderName,
  deciderText,
  numberAnew,
  type NumberedPlace,
  numbersOfSaved,
  toldDeciders,
} from './partai-numbers';

const times = ['07:30', '07:35', '08:00', '13:00'];
const slots = fc
  .array(
    fc.record({
      arenaId: fc.integer({ min: 1, max: 3 }),
      date: fc.constantFrom('2026-11-21', '2026-11-22'),
      scheduleId: fc.integer({ min: 1, max: 4 }),
      time: fc.constantFrom(...times),
    }),
    { maxLength: 40 },
  )
  .map((drawn) =>
    drawn.map((one, index): NumberedPlace => ({
      ...one,
      slotId: index + 1,
      arenaName: `Gelanggang ${one.arenaId}`,
      sessionStart: times[one.scheduleId - 1] ?? '07:30',
      order: index + 1,
    })),
  );

describe('numbers of a saved schedule', () => {
  it('go on after the other schedules, and stay what they were while matches move inside', () => {
    expect(numbersOfSaved(3, [], 0)).toEqual([1, 2, 3]);
    expect(numbersOfSaved(2, [], 12)).toEqual([13, 14]);
    expect(numbersOfSaved(3, [2, 3, 1], 12)).toEqual([1, 2, 3]);
    expect(numbersOfSaved(4, [1, 2], 12)).toEqual([1, 2, 13, 14]);
    expect(numbersOfSaved(1, [1, 2, 3], 12)).toEqual([1]);
  });

  it('rise, never repeat, and leave those of the others free', () => {
    const others = fc.uniqueArray(fc.integer({ min: 1, max: 50 }));
    fc.assert(
      fc.property(others, fc.nat(20), fc.uniqueArray(fc.integer({ min: 51, max: 80 })), (taken, count, kept) => {
        const numbers = numbersOfSaved(count, kept, Math.max(0, ...taken));
        expect(numbers).toHaveLength(count);
        expect(numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))).toBe(true);
        expect(numbers.some((number) => taken.includes(number))).toBe(false);
      }),
    );
  });
});

describe('numbering anew', () => {
  it('counts from 1 without gaps, in each arena and day or through the tournament', () => {
    fc.assert(
      fc.property(slots, fc.constantFrom('arena-day' as const, 'tournament' as const), (places, numbering) => {
        const numbers = numberAnew(places, numbering);
        const scopes = new Map<string, number[]>();
        for (const place of places) {
          const scope = numbering === 'tournament' ? '' : `${place.date} ${place.arenaId}`;
          scopes.set(scope, [...(scopes.get(scope) ?? []), numbers.get(place.slotId) ?? 0]);
        }
        for (const found of scopes.values()) {
          expect([...found].sort((a, b) => a - b)).toEqual(found.map((_, index) => index + 1));
        }
      }),
    );
  });

  it('through the tournament never gives an earlier match the larger number', () => {
    fc.assert(
      fc.property(slots, (places) => {
        const numbers = numberAnew(places, 'tournament');
        const byNumber = [...places].sort((a, b) => (numbers.get(a.slotId) ?? 0) - (numbers.get(b.slotId) ?? 0));
        const moments = byNumber.map((place) => `${place.date} ${place.time}`);
        expect(moments).toEqual([...moments].sort());
      }),
    );
  });
});

describe('the name of a decider', () => {
  const decider = (partai: string, date = '2026-11-21', loses = false): Decider => ({ partai, date, loses });
  const here = { date: '2026-11-21' };
  const deciderLabels = (...given: Parameters<typeof toldDeciders>) =>
    toldDeciders(...given).map((one) => one && deciderText(one));

  it('is its partai alone where that is enough', () => {
    expect(deciderLabels([decider('A36'), decider('B36')], here, 'arena-day')).toEqual([
      'Pemenang A36',
      'Pemenang B36',
    ]);
    expect(deciderLabels([decider('A36'), decider('B36', '2026-11-20')], here, 'tournament')).toEqual([
      'Pemenang A36',
      'Pemenang B36',
    ]);
    expect(deciderLabels([decider('A36'), null], null, 'arena-day')).toEqual(['Pemenang A36', null]);
    expect(deciderLabels([null, null], null, 'arena-day')).toEqual([null, null]);
  });

  it('says the day when that is another than the match’s, and on both sides when they differ', () => {
    expect(deciderLabels([decider('A36', '2026-11-20', true), null], here, 'arena-day')).toEqual([
      'Kalah A36 (20 Nov)',
      null,
    ]);
    expect(deciderLabels([decider('A36', '2026-11-20'), decider('A36')], null, 'arena-day')).toEqual([
      'Pemenang A36 (20 Nov)',
      'Pemenang A36 (21 Nov)',
    ]);
  });

  it('keeps the specification’s wording as placeholder', () => {
    expect(deciderName(toldDeciders([decider('B36')], here, 'arena-day')[0]!).placeholder).toBe('Pemenang Partai #B36');
  });

  it('never reads alike on both sides of a match', () => {
    const day = fc.constantFrom('2026-11-20', '2026-11-21');
    const place = fc.record({ partai: fc.constantFrom('A1', 'A2', 'B1'), date: day, loses: fc.constant(false) });
    fc.assert(
      fc.property(place, place, fc.option(day, { nil: null }), (blue, red, own) => {
        const names = deciderLabels([blue, red], own === null ? null : { date: own }, 'arena-day');
        const isSame = blue.partai === red.partai && blue.date === red.date;
        expect(names[0] === names[1]).toBe(isSame);
      }),
    );
  });
});
