// The names of pools.
import { poolName, poolTitle } from './pool-name';

describe('the name of a pool', () => {
  it('counts in letters, and goes on after Z', () => {
    expect([1, 2, 26, 27, 52, 53, 702, 703].map(poolName)).toEqual([
      'Pool A',
      'Pool B',
      'Pool Z',
      'Pool AA',
      'Pool AZ',
      'Pool BA',
      'Pool ZZ',
      'Pool AAA',
    ]);
  });

  it('stands in full behind age, gender and class', () => {
    const pool = { ageCategory: 'Dewasa', gender: 'female', className: 'D', name: 'Pool B' } as const;
    expect(poolTitle(pool)).toBe('Dewasa Putri D – Pool B');
    expect(poolTitle({ ...pool, className: '' })).toBe('Dewasa Putri Gabungan Kelas – Pool B');
  });
});
