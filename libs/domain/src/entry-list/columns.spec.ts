// How a cell is tidied, in the short way that most take and in the long one.
import fc from 'fast-check';
import { tidy } from './columns';

it('a cell is the same whether something unseen makes it take the long way or not', () => {
  const letters = fc.constantFrom(' ', ' ', 'a', 'B', '7', '.', '~', '!', '\t', '\n', '\u00a0', 'é', 'ａ');
  const texts = fc.string({ unit: letters, maxLength: 12 });
  fc.assert(fc.property(texts, (text) => expect(tidy(text)).toBe(tidy(`${text}\u200b`))));
});

it('spaces of every kind become one, and none stands at either end', () => {
  expect([' a', 'a ', 'a  b', 'a\tb', 'a b', '', ' '].map(tidy)).toEqual(['a', 'a', 'a b', 'a b', 'a b', '', '']);
});
