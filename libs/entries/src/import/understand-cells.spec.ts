// What cells of an entry list stand for.
import { dateOf, genderOf, isPaidOf, looksLikeFormula, nameKey, numberOf } from './understand-cells';

it.each([
  ['08/02/2016', '2016-02-08'],
  ['8/2/2016', '2016-02-08'],
  ['2016-02-08', '2016-02-08'],
  ['29-02-2012', '2012-02-29'],
])('%s is a date', (cell, date) => expect(dateOf(cell)).toBe(date));

it.each(['31/02/2011', '29/02/2011', '2011-13-01', '08/02/16', 'Februari 2016', '', '0000-00-00'])(
  '%p is no date',
  (cell) => expect(dateOf(cell)).toBeUndefined(),
);

it.each([
  ['36,7', 36.7],
  ['58.0', 58],
  ['49 kg', 49],
])('%s is a number', (cell, number) => expect(numberOf(cell)).toBe(number));

it.each(['-4', '1e2', '', 'lima', '36,7,1', '1000'])('%p is no number of kilograms', (cell) =>
  expect(numberOf(cell)).toBeUndefined(),
);

it.each(['L', 'laki-laki', 'Putra'])('%s is male', (cell) => expect(genderOf(cell)).toBe('male'));
it.each(['P', 'PEREMPUAN', 'putri'])('%s is female', (cell) => expect(genderOf(cell)).toBe('female'));
it.each(['X', '', 'constructor'])('%p is no gender', (cell) => expect(genderOf(cell)).toBeUndefined());

it('Lunas is paid, Belum and a blank cell are not, anything else is not understood', () => {
  expect(['Lunas', 'belum', '', 'mungkin'].map(isPaidOf)).toEqual([true, false, false, undefined]);
});

it('names are compared without case, dots and doubled spaces', () => {
  expect(nameKey('Kab.  BOGOR ')).toBe('kab bogor');
});

it.each(['=1+1', '+62', '-x', '@x'])('%s looks like a formula', (cell) => expect(looksLikeFormula(cell)).toBe(true));
