// What counts as a number that somebody types.
import { decimalOf } from './typed-numbers';

describe('a number that somebody types', () => {
  it.each([
    ['62,5', 62.5],
    ['62.5', 62.5],
    [' 62 ', 62],
    ['-3', -3],
    ['0', 0],
    ['62,', 62],
    ['.5', 0.5],
    ['007', 7],
  ])('reads %j in decimal digits', (text, number) => {
    expect(decimalOf(text)).toBe(number);
  });

  it.each([
    '',
    ' ',
    '0x40',
    '0b1',
    '0o7',
    '1e3',
    'Infinity',
    '-Infinity',
    '６２',
    '٦٢',
    '1.000,5',
    '1 000',
    '+5',
    '--5',
    '.',
    ',',
  ])('takes %j for none', (text) => {
    expect(decimalOf(text)).toBeNaN();
  });

  it('takes no row of digits of any length', () => {
    expect(decimalOf('9'.repeat(400))).toBeNaN();
  });
});
