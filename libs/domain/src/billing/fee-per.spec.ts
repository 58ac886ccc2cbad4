// What a fee is asked of, in words.
import { feeText, shareText } from './fee-per';

it.each([
  ['unit', 1, 'Rp 5'],
  ['athlete', 1, 'Rp 5'],
  ['unit', 2, 'Rp 5 per pasangan'],
  ['unit', 3, 'Rp 5 per regu'],
  ['athlete', 3, 'Rp 5 per pesilat'],
] as const)('a fee by %s of a unit of %i is told as %s', (fee_per, unit_size, text) => {
  expect(feeText('Rp 5', { registration_fee: 5, fee_per, unit_size })).toBe(text);
});

it('a fee of nothing is told as it is', () => {
  expect(feeText('Gratis', { registration_fee: 0, fee_per: 'unit', unit_size: 3 })).toBe('Gratis');
});

it.each([
  ['unit', 1, ''],
  ['athlete', 1, ''],
  ['unit', 2, 'bagian dari biaya per pasangan'],
  ['unit', 3, 'bagian dari biaya per regu'],
  ['athlete', 3, 'biaya per pesilat'],
  [null, 3, ''],
] as const)('a line of a bill, asked per %s of %i, says "%s"', (feePer, size, text) => {
  expect(shareText(feePer, size)).toBe(text);
});
