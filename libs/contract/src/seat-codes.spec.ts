// The codes of several seats in one address.
import fc from 'fast-check';
import { readSeatCodes, writeSeatCodes } from './seat-codes';

it('are read as they were written', () => {
  const code = fc.stringMatching(/^[A-HJKMNP-Z2-9]{6}$/);
  const codes = fc.array(fc.record({ seat: fc.integer({ min: 0, max: 12 }), code }), { minLength: 1, maxLength: 12 });
  fc.assert(fc.property(codes, (some) => expect(readSeatCodes(writeSeatCodes(some))).toEqual(some)));
});

it('are told apart from the one code of a seat, and from anything else', () => {
  for (const text of ['', 'K7M2QX', 'k7m2qx', '0-', '-K7M2QX', '0-K7M2QX.', '0-K7M2QX.1', '123-K7M2QX', '0-<script>'])
    expect(readSeatCodes(text)).toBeNull();
});
