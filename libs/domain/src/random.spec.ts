// Seeds and random numbers: alike everywhere, unlike for another seed, and fair.
import fc from 'fast-check';
import { createRandom, deriveSeed, isSeed } from './random';

const seeds = fc.bigInt(0n, 2n ** 64n - 1n).map((value) => value.toString(16).padStart(16, '0'));

describe('random numbers of a seed', () => {
  it('are these on every machine', () => {
    const random = createRandom('0123456789abcdef');
    expect([random.next(), random.next(), random.next()]).toEqual(KNOWN_NUMBERS);
    expect(random.shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toEqual(KNOWN_SHUFFLE);
    expect(deriveSeed('0123456789abcdef', 'pool 1')).toBe(KNOWN_SEED);
  });

  it('are the same again for the same seed, and others for another', () => {
    fc.assert(
      fc.property(seeds, seeds, (one, other) => {
        const numbers = (seed: string) => {
          const random = createRandom(seed);
          return Array.from({ length: 4 }, () => random.next());
        };
        expect(numbers(one)).toEqual(numbers(one));
        if (one !== other) expect(numbers(one)).not.toEqual(numbers(other));
      }),
    );
  });

  it('take every whole number below n about equally often', () => {
    const random = createRandom('00000000000000aa');
    for (const n of [2, 3, 6, 7, 10]) {
      const counts = Array.from({ length: n }, () => 0);
      for (let i = 0; i < n * 2000; i++) {
        const value = random.int(n);
        counts[value] = (counts[value] ?? 0) + 1;
      }
      for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(300);
    }
  });

  it('flip to either side about equally often', () => {
    const random = createRandom('00000000000000ab');
    const heads = Array.from({ length: 10_000 }, () => random.flip()).filter(Boolean).length;
    expect(Math.abs(heads - 5000)).toBeLessThan(300);
  });

  it('bring every item to every place when they shuffle', () => {
    const random = createRandom('00000000000000ac');
    const seen = new Set<string>();
    for (let i = 0; i < 500; i++) random.shuffle([0, 1, 2, 3]).forEach((item, place) => seen.add(`${item}@${place}`));
    expect(seen.size).toBe(16);
  });

  it('refuse a number of choices that is not 1 to 2^32', () => {
    const random = createRandom('0000000000000000');
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => random.int(n)).toThrow(RangeError);
    expect(random.int(1)).toBe(0);
    expect(random.int(2 ** 32)).toBeLessThan(2 ** 32);
  });
});

describe('a seed', () => {
  it('is 16 hexadecimal characters in lower case', () => {
    expect(isSeed('0123456789abcdef')).toBe(true);
    for (const text of ['', '0123456789abcde', '0123456789ABCDEF', '0123456789abcdefa', 'g123456789abcdef']) {
      expect(isSeed(text)).toBe(false);
      expect(() => createRandom(text)).toThrow(RangeError);
      expect(() => deriveSeed(text, 'x')).toThrow(RangeError);
    }
  });

  it('gives each label a seed of its own', () => {
    fc.assert(
      fc.property(seeds, fc.uniqueArray(fc.string(), { maxLength: 20 }), (seed, labels) => {
        const derived = labels.map((label) => deriveSeed(seed, label));
        expect(derived.every(isSeed)).toBe(true);
        expect(new Set([seed, ...derived]).size).toBe(labels.length + 1);
      }),
    );
    const pools = Array.from({ length: 5000 }, (_, index) => deriveSeed('00000000000000ff', `pool ${index}`));
    expect(new Set(pools).size).toBe(5000);
  });
});

const KNOWN_NUMBERS = [1859669082, 2801146795, 478358014];
const KNOWN_SHUFFLE = [6, 1, 7, 8, 2, 5, 3, 4];
const KNOWN_SEED = 'f31bb1bd596f7827';
