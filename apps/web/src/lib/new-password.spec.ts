// First passwords: readable, long enough, never alike.
import { newPassword } from './new-password';

it('is three groups of four, without letters that look alike', () => {
  for (let n = 0; n < 200; n += 1) expect(newPassword()).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/);
});

it('is another one each time', () => {
  expect(new Set(Array.from({ length: 1000 }, newPassword)).size).toBe(1000);
});
