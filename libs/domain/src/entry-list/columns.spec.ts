// How a cell is tidied, in the short way that most take and in the long one.
import fc from 'fast-check';
import { told } from '../../test/typed-lists';
import { tidy } from './columns';

it('a cell is the same whether something unseen makes it take the long way or not', () => {
  const letters = fc.constantFrom(' ', ' ', 'a', 'B', '7', '.', '~', '!', '\t', '\n', '\u00a0', 'é', 'ａ');
  const texts = fc.string({ unit: letters, maxLength: 12 });
  fc.assert(fc.property(texts, (text) => expect(tidy(text)).toBe(tidy(`${text}\u200b`))));
});

it('spaces of every kind become one, and none stands at either end', () => {
  expect([' a', 'a ', 'a  b', 'a\tb', 'a b', '', ' '].map(tidy)).toEqual(['a', 'a', 'a b', 'a b', 'a b', '', '']);
});

it('digits of Arabic, Persian, Hindi and Thai lists are those of every list', () => {
  expect(['١٢-٣-٢٠١١', '۴۵٫۵', '४५', '๔๕', 'Kelas ٢', '٤٥٫٥ kg'].map(tidy)).toEqual([
    ...['12-3-2011', '45,5', '45', '45', 'Kelas 2', '45,5 kg'],
  ]);
  const list = 'Nama|Tgl Lahir|NIK|BB\nAdi Bela|١٢-٣-٢٠١١|٣٤٠٤٠١١٢٠٣١١٠٠٠١|٤٥٫٥';
  expect(told(list, 'birthDate', 'nik', 'weight')).toEqual(['12-3-2011 · 3404011203110001 · 45,5']);
});
