// How telephone numbers are written.
import { phoneText } from './phones';

it('parts a row of digits, and leaves what was typed with gaps as it is', () => {
  expect(phoneText('081200000011')).toBe('0812-0000-0011');
  expect(phoneText('0812345678')).toBe('0812-3456-78');
  expect(phoneText('+6281234567890')).toBe('+62812-3456-7890');
  for (const phone of ['0811-1', '0812 0000 0000', '(021) 5550123', '110', '']) expect(phoneText(phone)).toBe(phone);
});
