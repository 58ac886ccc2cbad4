// The names that mean nobody.
import { isEmptyName } from './empty-names';

describe('a name that means nobody', () => {
  it('is BYE, a dash, N/A, null, undefined or nothing, in any case and with any blanks', () => {
    for (const name of ['BYE', 'bye', ' Bye ', '-', '–', '—', 'N/A', 'n/a', 'null', 'undefined', 'NULL', '', '  ']) {
      expect(isEmptyName(name)).toBe(true);
    }
    expect(isEmptyName(null)).toBe(true);
    expect(isEmptyName(undefined)).toBe(true);
  });

  it('is no name of a person', () => {
    for (const name of ['Bayu', 'Goodbye', 'Nulla', 'A-B', 'Oki']) expect(isEmptyName(name)).toBe(false);
  });
});
