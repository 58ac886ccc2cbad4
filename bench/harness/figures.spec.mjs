// The arithmetic of the bench: a figure that is wrong here is wrong in every table.
import { exponent, fallen, isKept, median, quantile, ratioOf, short, summary } from './figures.mjs';

const figure = (id, ratio, part = 'draw') => ({ id, part, ratio });

describe('the middle and its spread', () => {
  it('is the value in the middle, or between the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 2, 10, 4])).toBe(3);
  });

  it('takes a share of the sorted numbers in proportion, and leaves their order alone', () => {
    const numbers = [40, 10, 30, 20, 50];
    expect(quantile(numbers, 0)).toBe(10);
    expect(quantile(numbers, 0.99)).toBeCloseTo(49.6);
    expect(quantile(numbers, 1)).toBe(50);
    expect(numbers).toEqual([40, 10, 30, 20, 50]);
  });

  it('spreads by half the distance of the quartiles, which one slow run does not move', () => {
    expect(summary([10, 20, 30, 40, 50])).toEqual({ median: 30, spread: 10, runs: 5 });
    expect(summary([10, 20, 30, 40, 5000]).spread).toBe(10);
    expect(summary(7)).toEqual({ median: 7, spread: 0, runs: 1 });
  });

  it('refuses nothing at all', () => {
    expect(() => median([])).toThrow('no numbers');
  });
});

describe('a ratio', () => {
  it('of a cost is ours over the yardstick, and less is better', () => {
    expect(ratioOf([12], [4], { read: 'cost' })).toMatchObject({ median: 3, better: 'lower' });
  });

  it('of a time beside a peer says how many times faster we are', () => {
    expect(ratioOf([2], [10])).toMatchObject({ median: 5, better: 'higher' });
  });

  it('of rates is ours over theirs, and more is better', () => {
    expect(ratioOf([900], [300], { kind: 'rate' })).toMatchObject({ median: 3, better: 'higher' });
  });

  it('compares runs that were taken in turn one by one: a machine that slows down slows both', () => {
    expect(ratioOf([1, 10, 100], [3, 30, 300])).toEqual({ median: 3, spread: 0, runs: 3, better: 'higher' });
  });

  it('compares the medians where there are not as many runs of both', () => {
    expect(ratioOf([1, 2, 3], [8])).toMatchObject({ median: 4, runs: 1 });
  });
});

describe('how cost grows', () => {
  it.each([
    [1, [3, 30, 300]],
    [2, [1, 100, 10_000]],
    [0, [5, 5, 5]],
    [0.5, [1, Math.sqrt(10), 10]],
  ])('is the exponent %d', (expected, times) => {
    expect(exponent([1, 10, 100], times)).toBeCloseTo(expected);
  });
});

describe('a goal', () => {
  const ours = { median: 90 };
  it('is of the ratio unless it has a unit', () => {
    expect(isKept({ goal: { at: '≤', value: 12, unit: null }, ours, ratio: { median: 11 } })).toBe(true);
    expect(isKept({ goal: { at: '≥', value: 12, unit: null }, ours, ratio: { median: 11 } })).toBe(false);
    expect(isKept({ goal: { at: '≤', value: 100, unit: 'ms' }, ours, ratio: null })).toBe(true);
    expect(isKept({ goal: { at: '≤', value: 80, unit: 'ms' }, ours, ratio: null })).toBe(false);
  });

  it('is neither kept nor missed where there is none', () => {
    expect(isKept({ goal: null, ours, ratio: null })).toBe(null);
  });
});

describe('a check against what was recorded', () => {
  const faster = (value) => ({ median: value, better: 'higher' });
  const cost = (value) => ({ median: value, better: 'lower' });

  it('lets a ratio fall by 20 %, not further', () => {
    expect(fallen([figure('a', faster(10))], [figure('a', faster(8))], ['draw'])).toEqual([]);
    expect(fallen([figure('a', faster(10))], [figure('a', faster(7.9))], ['draw'])).toEqual([
      'a: 10.0× was recorded, now 7.90×',
    ]);
  });

  it('counts a cost that has risen as fallen', () => {
    expect(fallen([figure('a', cost(8))], [figure('a', cost(10))], ['draw'])).toEqual([]);
    expect(fallen([figure('a', cost(8))], [figure('a', cost(10.1))], ['draw'])).toHaveLength(1);
    expect(fallen([figure('a', cost(8))], [figure('a', cost(1))], ['draw'])).toEqual([]);
  });

  it('takes what lies within both spreads for the same', () => {
    const spread = (value, by) => ({ ...faster(value), spread: by });
    expect(fallen([figure('a', spread(10, 2))], [figure('a', spread(7, 1))], ['draw'])).toEqual([]);
    expect(fallen([figure('a', spread(10, 2))], [figure('a', spread(6.9, 1))], ['draw'])).toHaveLength(1);
  });

  it('misses what is no longer measured, of the parts that were run', () => {
    expect(fallen([figure('a', faster(10))], [], ['draw'])).toEqual(['a: was recorded and is not measured any more']);
    expect(fallen([figure('a', faster(10))], [], ['live'])).toEqual([]);
    expect(fallen([figure('a', null)], [], ['draw'])).toEqual([]);
  });
});

it('writes three digits that count', () => {
  expect([1234567, 1234, 123.4, 12.34, 1.234, 0.1234, 0.0123, 0, 0.00012].map(short)).toEqual([
    ...['1,234,567', '1,234', '123', '12.3', '1.23', '0.123', '0.0123', '0', '1.2e-4'],
  ]);
});
