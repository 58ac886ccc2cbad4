// Bounds in kg instead of the name of a class.
import { boundsIn, withoutBounds } from './class-bounds';

it.each([
  ['39-43 kg', [39, 43]],
  ['39kg – 43kg', [39, 43]],
  ['C (39,1 s/d 43)', [39.1, 43]],
  ['di atas 47 s.d. 51', [47, 51]],
  ['< 39', [0, 39]],
  ['-39', [0, 39]],
  ['U39', [0, 39]],
  ['di bawah 39 kg', [0, 39]],
  ['>87 kg', [87, Infinity]],
  ['+87', [87, Infinity]],
  ['87+', [87, Infinity]],
])('%s tells bounds', (cell, bounds) => expect(boundsIn(cell)).toEqual(bounds));

it.each(['', 'C', 'U17', 'U-17', 'Under 39', '48', 'Bebas 1', 'Kelas 7'])('%p tells none', (cell) => {
  expect(boundsIn(cell)).toBeNull();
  expect(withoutBounds(cell)).toBe(cell);
});

it('leaves the name beside them', () => {
  expect(withoutBounds('C 47 - 51 kg Putra').replace(/\s+/g, ' ')).toBe('C Putra');
});
