// The hash equals the one that everybody else computes.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sha256 } from './sha256';

describe('sha256', () => {
  it('equals the hash of the platform for texts of every length around its blocks', () => {
    for (let length = 0; length <= 200; length++) {
      const text = 'a1;'.repeat(70).slice(0, length);
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });

  it('equals the hash of the platform for any text of ASCII characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 3000 }), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
      }),
    );
  });

  it('refuses what it cannot hash the same everywhere', () => {
    expect(() => sha256('Müller')).toThrow(RangeError);
  });
});
