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
});
