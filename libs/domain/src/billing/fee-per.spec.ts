// What a fee is asked of, in words.
import { feeText } from './fee-per';

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
