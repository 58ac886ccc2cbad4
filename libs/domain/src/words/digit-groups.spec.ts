// Long numbers in groups.
import { inGroups } from './digit-groups';

describe('a long number', () => {
  it('is read in groups of four', () => {
    expect(['', '123', '1234', '12345', '7000123456', '123456789012'].map(inGroups)).toEqual([
      '',
      '123',
      '1234',
      '1234 5',
      '7000 1234 56',
      '1234 5678 9012',
    ]);
  });
});
