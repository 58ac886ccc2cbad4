// A noun with its number, as English writes it.
import { counted, plural } from './english';

describe('English nouns', () => {
  it('are singular for one alone', () => {
    expect([0, 1, 2, 21, 3600].map((count) => counted(count, 'athlete'))).toEqual([
      '0 athletes',
      '1 athlete',
      '2 athletes',
      '21 athletes',
      '3,600 athletes',
    ]);
  });

  it('take a count that is written already, and a plural of their own', () => {
    expect(counted('1', 'entry', 'entries')).toBe('1 entry');
    expect(counted('1.200', 'entry', 'entries')).toBe('1.200 entries');
    expect(plural(2, 'person', 'people')).toBe('people');
  });
});
