// A phone number as people type it.
import fc from 'fast-check';
import { internationalPhone } from './text-messages';

describe('a phone number as it is typed', () => {
  it.each([
    ['0812 3456-7890', '+6281234567890'],
    ['62 812 3456 7890', '+6281234567890'],
    ['+62 (812) 3456.7890', '+6281234567890'],
    ['+65 9123 4567', '+6591234567'],
    ['nomor saya', 'nomorsaya'],
    [62812, 62812],
  ])('%p is %p', (typed, number) => expect(internationalPhone(typed)).toBe(number));

  it('is the same when it is read twice', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = internationalPhone(typed);
        expect(internationalPhone(once)).toBe(once);
      }),
    );
  });
});
