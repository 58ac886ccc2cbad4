// Random numbers from a 64-bit seed, the same on every machine: sfc32 (Chris Doty-Humphrey, PractRand) on 32-bit words.

/** 64 bits as 16 lower-case hexadecimal characters. */
export type Seed = string;

export interface Random {
  /** A whole number of 32 random bits, 0 … 2³² − 1. */
  next(): number;
  /** A whole number 0 … n − 1, every one equally likely; n from 1 to 2³². */
  int(n: number): number;
  flip(): boolean;
  /** Fisher–Yates in place; returns the same array. */
  shuffle<T>(items: T[]): T[];
}

const SEED_PATTERN = /^[0-9a-f]{16}$/;

export function isSeed(text: string): text is Seed {
  return SEED_PATTERN.test(text);
}

/** Throws on a text that is not a seed: seeds come from the server's own rows, never from people. */
export function createRandom(seed: Seed): Random {
  if (!isSeed(seed)) throw new RangeError(`Not a seed of 16 hexadecimal characters: ${seed}`);
  return new Sfc32(parseInt(seed.slice(0, 8), 16), parseInt(seed.slice(8), 16));
}

/** A seed of its own for each label (for instance one for each pool of a drawing). */
export function deriveSeed(seed: Seed, label: string): Seed {
  if (!isSeed(seed)) throw new RangeError(`Not a seed of 16 hexadecimal characters: ${seed}`);
  let high = parseInt(seed.slice(0, 8), 16) ^ 0x9e3779b9;
  let low = parseInt(seed.slice(8), 16) ^ 0x85ebca6b;
  for (let i = 0; i < label.length; i++) {
    const unit = label.charCodeAt(i);
    high = mix(high ^ unit, 0xcc9e2d51);
    low = mix(low ^ unit, 0x1b873593);
  }
  high = finish(high ^ Math.imul(low, 5) ^ label.length);
  low = finish(low ^ Math.imul(high, 9));
  return hex(high) + hex(low);
}

function mix(value: number, factor: number): number {
  const spread = Math.imul(value, factor);
  return Math.imul((spread << 15) | (spread >>> 17), 0xe6546b65 ^ factor);
}

/** The finaliser of MurmurHash3: every input bit moves every output bit. */
function finish(value: number): number {
  let h = value ^ (value >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}

class Sfc32 implements Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;
  private bits = 0;
  private bitsLeft = 0;

  constructor(high: number, low: number) {
    this.a = low | 0;
    this.b = high | 0;
    this.c = 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  int(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > 0x100000000) throw new RangeError(`int(n) takes 1 to 2^32, not ${n}`);
    if (n === 1) return 0;
    // the fewest high bits that can hold n − 1, drawn again until they make a number below n
    const shift = Math.clz32(n - 1);
    let value = this.next() >>> shift;
    while (value >= n) value = this.next() >>> shift;
    return value;
  }

  flip(): boolean {
    if (this.bitsLeft === 0) {
      this.bits = this.next() | 0;
      this.bitsLeft = 32;
    }
    const bit = this.bits & 1;
    this.bits >>= 1;
    this.bitsLeft--;
    return bit === 1;
  }

  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const held = items[i] as T;
      items[i] = items[j] as T;
      items[j] = held;
    }
    return items;
  }
}
