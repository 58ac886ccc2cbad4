// Which names of contingents may be one, and which are not.
import fc from 'fast-check';
import { isLikeName } from './like-names';

describe('names of contingents', () => {
  it('are alike by fillers, signs, blanks and a few letters', () => {
    for (const [one, other] of [
      ['PSHT Kudus', 'Psht Kab. Kudus'],
      ['Tapak Suci', 'Tapak  Sucii'],
      ['Kontingen Merak Emas Bogor', 'merak-emas bogor'],
      ['Perisai Diri', 'Perisai Dri'],
      ['SMP Negeri 1 Sleman', 'SMPN 1 Slemn'],
      ['Merpati Putih I', 'Merpati Putih 1'],
      ['Merak Emas Bogor', 'MerakEmas Bogorr'],
      ['Satria Muda', 'Satria Mudo'],
    ] as const) {
      expect(isLikeName(one, other)).toBe(true);
    }
  });

  it('are not alike when another name is meant, or none is left', () => {
    for (const [one, other] of [
      ['PSHT Kudus', 'PSHT Demak'],
      ['Kota', 'Kabupaten'],
      ['Kontingen', 'Kontingen'],
      ['ABA', 'ABI'],
      ['Garuda Sakti', 'Garuda Putih'],
      ['SMPN 1 Sleman', 'SMAN 1 Sleman'],
      ['SMP Negeri 1 Sleman', 'SMP Negeri 2 Sleman'],
      ['Putra Bangsa', 'Putri Bangsa'],
      ['Kelas I Tapak Suci', 'Kelas II Tapak Suci'],
      ['Tim A Sleman', 'Tim B Sleman'],
      ['Tim A Sleman', 'MAN Sleman'],
      ['Persaudaraan Setia Hati Terate Depok', 'Persaudaraan Setia Hati Terate Mlati'],
      ['Persaudaraan Setia Hati Terate Timur', 'Persaudaraan Setia Hati Terate Barat'],
    ] as const) {
      expect(isLikeName(one, other)).toBe(false);
    }
  });

  it('are alike both ways, and every name with a letter is like itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(isLikeName(one, other)).toBe(isLikeName(other, one));
        expect(isLikeName(`${one} zq`, `  ${one.toUpperCase()} ZQ.`.toLowerCase())).toBe(true);
      }),
    );
  });

  it('are alike by as few changes as the plain rule counts, whatever the names', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const most = Math.max(one.length, other.length);
        const few = Math.floor(most / 6) + (most >= 8 ? 1 : 0);
        const isAlike = one === other || (most >= 5 && plainDistance(one, other) <= few);
        expect(isLikeName(one, other)).toBe(isAlike);
      }),
    );
  });
});

/** Levenshtein's, by its definition. */
function plainDistance(one: string, other: string): number {
  const known = new Map<string, number>();
  const from = (a: number, b: number): number => {
    if (a === 0 || b === 0) return a + b;
    const key = `${a} ${b}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const change = from(a - 1, b - 1) + (one[a - 1] === other[b - 1] ? 0 : 1);
    const least = Math.min(change, from(a - 1, b) + 1, from(a, b - 1) + 1);
    known.set(key, least);
    return least;
  };
  return from(one.length, other.length);
}
