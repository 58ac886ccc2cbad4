// How sizes and times are said on the page 'System'.
import { formatBytes, lasting } from './amounts';

it('says a time in the largest unit of which there is a whole one', () => {
  expect([0, 1, 59, 60, 119, 3600, 90_000, 259_200].map(lasting)).toEqual([
    '0 detik',
    '1 detik',
    '59 detik',
    '1 menit',
    '2 menit',
    '1 jam',
    '1 hari',
    '3 hari',
  ]);
});

it('says a size with one decimal below a hundred', () => {
  expect([0, 1500, 2_340_000, 456_000_000, 1_200_000_000, 3e12].map(formatBytes)).toEqual([
    '0,0 kB',
    '1,5 kB',
    '2,3 MB',
    '456 MB',
    '1,2 GB',
    '3,0 TB',
  ]);
});
