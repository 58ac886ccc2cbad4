// Numbers of certificates, and what is said of one that was printed.
import fc from 'fast-check';
import {
  CERTIFICATE_NUMBER,
  certificateNumber,
  certificateState,
  NUMBER_BYTES,
  readCertificateNumber,
} from './certificates';
import { MEDALS } from './medal-table';

const bytes = fc.uint8Array({ minLength: NUMBER_BYTES, maxLength: NUMBER_BYTES });

describe('the number of a certificate', () => {
  it('is read as it was given, however it is typed', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const number = certificateNumber(random);
        expect(number).toMatch(CERTIFICATE_NUMBER);
        const typed = number.toLowerCase().replace(/-/g, ' ').replace(/0/g, 'o').replace(/1/g, 'l');
        expect(readCertificateNumber(number)).toBe(number);
        expect(readCertificateNumber(` ${typed} `)).toBe(number);
      }),
    );
  });

  it('uses all of its bytes', () => {
    fc.assert(
      fc.property(bytes, fc.nat(NUMBER_BYTES - 1), (random, at) => {
        const other = random.map((byte, index) => (index === at ? byte + 1 : byte));
        expect(certificateNumber(other)).not.toBe(certificateNumber(random));
      }),
    );
    expect(() => certificateNumber(new Uint8Array(NUMBER_BYTES - 1))).toThrow();
  });

  it('is none of what cannot be one', () => {
    for (const text of ['', 'K7QF-03XM', 'K7QF-03XM-9TBAA', 'K7QF-03XM-9TB!', 'U7QF-03XM-9TBA', '1'.repeat(41)]) {
      expect(readCertificateNumber(text)).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        const number = readCertificateNumber(text);
        expect(number === null || CERTIFICATE_NUMBER.test(number)).toBe(true);
      }),
    );
  });
});

describe('a printed certificate', () => {
  it('for a medal is valid with that medal alone, and not official while the result is open', () => {
    for (const printed of MEDALS) {
      for (const medal of [...MEDALS, null]) {
        const now = { isEntered: true, medal };
        const same = medal === printed;
        expect(certificateState(printed, { ...now, isOpen: false })).toBe(
          same ? 'valid' : medal === null ? 'withdrawn' : 'corrected',
        );
        if (same) expect(certificateState(printed, { ...now, isOpen: true })).toBe('unofficial');
      }
    }
  });

  it('for taking part is valid while the athlete is entered, whatever was won', () => {
    for (const medal of [...MEDALS, null]) {
      expect(certificateState(null, { isEntered: true, medal, isOpen: true })).toBe('valid');
      expect(certificateState(null, { isEntered: false, medal, isOpen: false })).toBe('withdrawn');
    }
  });
});
