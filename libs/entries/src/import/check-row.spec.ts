// A name that holds two, and how long it takes to see that.
import { isOfTwo } from './check-row';

it.each([
  'Adi diganti Budi',
  'Adi (pengganti Budi)',
  'Adi => Budi',
  'Adi & Budi',
  'Adi / Budi',
  'Adi; Budi',
  'ADI DAN BUDI',
  'Adi + Budi',
])('%s is of two', (name) => expect(isOfTwo(name)).toBe(true));

it.each(['Adi Budi', 'Adi & B', 'Dan Brown', 'S. / Adi', 'Adi;', 'Nur Aini, S.Pd'])('%s is of one', (name) =>
  expect(isOfTwo(name)).toBe(false),
);

it('takes no longer than the length of a name that somebody made for it', () => {
  const name = `${'a'.repeat(400)}${';'.repeat(590)}`;
  const began = performance.now();
  for (let times = 0; times < 100; times += 1) isOfTwo(name);
  // each beginning with each separator and each end: minutes
  expect(performance.now() - began).toBeLessThan(5_000);
});
