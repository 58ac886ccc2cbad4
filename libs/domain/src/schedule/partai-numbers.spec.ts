// Partai numbers and how deciders are named by them.
import fc from 'fast-check';
import {
  type Decider,
  deciderName,
  deciderText,
  numberAnew,
  type NumberedPlace,
  numbersOfSaved,
  placeText,
  stillAwaited,
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

const waiting = (count: number): null[] => Array.from({ length: count }, () => null);

describe('numbers of a saved schedule', () => {
  it('go on after the other schedules, and stay what they were while matches move inside', () => {
    expect(numbersOfSaved(waiting(3), [], 0)).toEqual([1, 2, 3]);
    expect(numbersOfSaved(waiting(2), [], 12)).toEqual([13, 14]);
    expect(numbersOfSaved(waiting(3), [2, 3, 1], 12)).toEqual([1, 2, 3]);
    expect(numbersOfSaved(waiting(4), [1, 2], 12)).toEqual([1, 2, 13, 14]);
    expect(numbersOfSaved(waiting(1), [1, 2, 3], 12)).toEqual([1]);
  });

  it('stay with a match that was called, whatever is put before it or taken away', () => {
    // a match that waits is put before the one on the mat
    expect(numbersOfSaved([null, 1, 2, null], [1, 2, 3, 4], 0)).toEqual([3, 1, 2, 4]);
    // one before it is taken away, one is added
    expect(numbersOfSaved([2, null, null], [1, 2, 3], 12)).toEqual([2, 1, 3]);
    expect(numbersOfSaved([3, null, null, null], [1, 2, 3], 3)).toEqual([3, 1, 2, 4]);
  });

  it('rise, never repeat, and leave those of the others free', () => {
    const others = fc.uniqueArray(fc.integer({ min: 1, max: 50 }));
    fc.assert(
      fc.property(others, fc.nat(20), fc.uniqueArray(fc.integer({ min: 51, max: 80 })), (taken, count, kept) => {
        const numbers = numbersOfSaved(waiting(count), kept, Math.max(0, ...taken));
        expect(numbers).toHaveLength(count);
        expect(numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))).toBe(true);
        expect(numbers.some((number) => taken.includes(number))).toBe(false);
      }),
    );
  });

  it('of those that wait rise and never repeat, and those that were called keep theirs', () => {
    const others = fc.uniqueArray(fc.integer({ min: 1, max: 50 }));
    const slots = fc.uniqueArray(fc.integer({ min: 51, max: 80 })).chain((kept) =>
      fc.record({
        kept: fc.constant(kept),
        begun: fc
          .tuple(fc.shuffledSubarray(kept), fc.nat(8))
          .chain(([called, more]) =>
            fc.shuffledSubarray<number | null>([...called, ...waiting(more)], { minLength: called.length + more }),
          ),
      }),
    );
    fc.assert(
      fc.property(others, slots, (taken, { kept, begun }) => {
        const numbers = numbersOfSaved(begun, kept, Math.max(0, ...taken));
        expect(new Set(numbers).size).toBe(begun.length);
        expect(numbers.filter((_, index) => begun[index] !== null)).toEqual(begun.filter((number) => number !== null));
        const waits = numbers.filter((_, index) => begun[index] === null);
        expect(waits).toEqual([...waits].sort((a, b) => a - b));
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

describe('the order in which numbers are given', () => {
  const place = (slotId: number, values: Partial<NumberedPlace> = {}): NumberedPlace => ({
    ...{ slotId, arenaId: 1, arenaName: 'Gelanggang 2', date: '2026-11-21', sessionStart: '07:30', scheduleId: 1 },
    ...{ order: 1, time: '07:30', ...values },
  });
  const inOrder = (places: NumberedPlace[], numbering: 'arena-day' | 'tournament') => {
    const numbers = numberAnew(places, numbering);
    return places.map(({ slotId }) => slotId).sort((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));
  };

  it('is in an arena that of its sessions, then of the schedules, then within them', () => {
    const day = [
      place(1, { sessionStart: '13:00', time: '13:00' }),
      place(2, { scheduleId: 3, order: 2 }),
      place(3, { scheduleId: 3, order: 1, time: '09:00' }),
      place(4, { scheduleId: 2, order: 9 }),
    ];
    expect(inOrder(day, 'arena-day')).toEqual([4, 3, 2, 1]);
    expect(inOrder([...day].reverse(), 'arena-day')).toEqual([4, 3, 2, 1]);
  });

  it('is through the tournament that of the hours, at one hour of the arenas by name, 2 before 10', () => {
    const days = [
      place(1, { date: '2026-11-22', time: '07:00' }),
      place(2, { arenaName: 'Gelanggang 10' }),
      place(3, { time: '08:00' }),
      place(4, { arenaId: 9 }),
      place(5, { arenaId: 3 }),
      place(6, { scheduleId: 2 }),
      place(7, { order: 2 }),
      place(8, { sessionStart: '07:00', scheduleId: 5, order: 7 }),
    ];
    expect(inOrder(days, 'tournament')).toEqual([8, 7, 6, 5, 4, 2, 3, 1]);
    expect(inOrder([...days].reverse(), 'tournament')).toEqual([8, 7, 6, 5, 4, 2, 3, 1]);
  });
});

describe('who is still to come', () => {
  const read = { partai: 'A36', date: '2026-11-21', loses: true, isOver: false };

  it('is told of a decider that is to be held and has a name', () => {
    expect(stillAwaited(read)).toEqual({ partai: 'A36', date: '2026-11-21', loses: true });
  });

  it('is nobody out of none, out of one that is over, or that is in no schedule', () => {
    expect(
      [null, { ...read, isOver: true }, { ...read, partai: null }, { ...read, date: null }].map(stillAwaited),
    ).toEqual([null, null, null, null]);
  });
});

it('a place is told by partai, hour, arena and day', () => {
  expect(placeText({ partai: 'B12', time: '09:35', arenaName: 'Gelanggang B', date: '2026-11-21' })).toBe(
    'B12, 09.35 di Gelanggang B, 21 Nov',
  );
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
    const loser = toldDeciders([decider('B36', '2026-11-20', true)], here, 'arena-day')[0]!;
    expect(deciderName(loser)).toEqual({ name: 'Kalah B36', placeholder: 'Kalah Partai #B36', place: '20 Nov' });
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
