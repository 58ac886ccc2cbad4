// Sums and days as statements of banks have them, and what is neither.
import { directionOf, statementAmount, statementDay } from './statement-amount';

describe('A sum of a statement', () => {
  it.each([
    ['1.250.000,00', 1_250_000],
    ['1,250,000.00', 1_250_000],
    ['1250000', 1_250_000],
    ['1250000.00', 1_250_000],
    ['1250000,5', 1_250_000],
    ['1.250.000', 1_250_000],
    ['250,000', 250_000],
    ['1.250', 1_250],
    ['Rp 1.250.000,00', 1_250_000],
    ['IDR 1,250,000.00', 1_250_000],
    ["'150000.00", 150_000],
    ['0', 0],
    ['0,00', 0],
    ['.00', 0],
    [',5', 0],
  ])('%s is %d', (text, rupiah) => expect(statementAmount(text)?.rupiah).toBe(rupiah));

  it.each([
    ['1,250,000.00 CR', 'in'],
    ['1.250.000,00DB', 'out'],
    ['1.250.000,00 K', 'in'],
    ['1.250.000,00 D', 'out'],
    ['-5.000,00', 'out'],
    ['\u22125.000', 'out'],
    ['(5,000.00)', 'out'],
    ['5.000,00-', 'out'],
    ['+5.000', 'in'],
    ['5.000', null],
  ])('%s says which way it went', (text, direction) => expect(statementAmount(text)?.direction).toBe(direction));

  it('with a part of a rupiah says so', () => {
    expect(['1.250,50', '1,250.07', '1.250,00', '1250'].map((text) => statementAmount(text)?.hasSen)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each([
    '',
    '-',
    'Saldo awal',
    '1.25.000',
    '1,250.000,00',
    '1.250.000.00',
    '12500.000',
    '1.250,000',
    '(5.000',
    '5.000)',
    '5.000 USD',
    '-5.000 CR',
    '≈1250000000000000',
    '1234567890123',
    '1..250',
    '.250',
    '12/07/2026',
  ])('%s is none', (text) => expect(statementAmount(text)).toBeNull());
});

it('the marks of banks say which way a sum went', () => {
  expect(['CR', 'cr.', 'K', 'C', 'Kredit', 'Credit', '+'].map(directionOf)).toEqual(Array(7).fill('in'));
  expect(['DB', 'Dr', 'D', 'Debet', 'DEBIT', '-'].map(directionOf)).toEqual(Array(6).fill('out'));
  expect(['', 'TRSF', '0', 'CRDB'].map(directionOf)).toEqual([null, null, null, null]);
});

describe('A day of a statement', () => {
  it.each([
    ['01/07/2026', '2026-07-01'],
    ["'01/07/2026", '2026-07-01'],
    ['1-7-26', '2026-07-01'],
    ['2026-07-01', '2026-07-01'],
    ['2026-07-01 00:00:00', '2026-07-01'],
    ['20260701', '2026-07-01'],
    ['01/07/26 10.12.33', '2026-07-01'],
    ['01-Jul-2026', '2026-07-01'],
    ['1 Agustus 2026', '2026-08-01'],
    ['01 Aug 26', '2026-08-01'],
    ['31 Mei 2026', '2026-05-31'],
    ['09/12/2025', '2025-12-09'],
  ])('%s is %s', (text, day) => expect(statementDay(text, '2026-11-26')).toBe(day));

  it('without a year is the last one that was', () => {
    expect(['26/11', '27/11', '01/07', '29/02', '5 Des'].map((text) => statementDay(text, '2026-11-26'))).toEqual([
      '2026-11-26',
      '2025-11-27',
      '2026-07-01',
      null,
      '2025-12-05',
    ]);
  });

  it.each(['PEND', '', '31/02/2026', '07/13/2026', 'Total', '1250000', '1/2/3/4', '01/Foo/2026', '01/07/1999'])(
    '%s is none',
    (text) => expect(statementDay(text, '2026-11-26')).toBeNull(),
  );
});
