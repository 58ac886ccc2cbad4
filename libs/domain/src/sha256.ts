// SHA-256 (FIPS 180-4) of a text of ASCII characters, for pages where the browser's own is not there (no https in the hall).

const BITS = 32;
const INITIAL = roots(8, 1 / 2);
const ROUND = roots(64, 1 / 3);

/** 64 lower-case hexadecimal digits. Throws on a character beyond ASCII: what is hashed here are numbers and signs. */
export function sha256(text: string): string {
  const words = padded(text);
  const state = Int32Array.from(INITIAL);
  const schedule = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) digest(state, schedule, words, block);
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The first 32 bits of the fractional parts of the square or cube roots of the first primes. */
function roots(count: number, exponent: number): Int32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Int32Array.from(primes, (prime) => ((prime ** exponent % 1) * 2 ** BITS) | 0);
}

function padded(text: string): Int32Array {
  const words = new Int32Array(((text.length + 8) >> 6) * 16 + 16);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) throw new RangeError(`Not an ASCII character: ${text[i]}`);
    words[i >> 2] = (words[i >> 2] as number) | (code << (24 - 8 * (i & 3)));
  }
  words[text.length >> 2] = (words[text.length >> 2] as number) | (0x80 << (24 - 8 * (text.length & 3)));
  words[words.length - 2] = Math.floor((text.length * 8) / 2 ** BITS);
  words[words.length - 1] = text.length * 8;
  return words;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (BITS - by));

function digest(state: Int32Array, schedule: Int32Array, words: Int32Array, block: number): void {
  const w = (index: number) => schedule[index] as number;
  for (let i = 0; i < 16; i++) schedule[i] = words[block + i] as number;
  for (let i = 16; i < 64; i++) {
    const early = turn(w(i - 15), 7) ^ turn(w(i - 15), 18) ^ (w(i - 15) >>> 3);
    const late = turn(w(i - 2), 17) ^ turn(w(i - 2), 19) ^ (w(i - 2) >>> 10);
    schedule[i] = w(i - 16) + early + w(i - 7) + late;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUND[i] as number) + w(i)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] as number) + word));
}
