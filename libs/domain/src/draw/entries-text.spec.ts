// The canonical text of a pool's entries, and the names that mean nobody.
import { fieldOf } from '../../test/field-cases';
import { isEmptyName } from './empty-names';
import { entriesText } from './entries-text';

describe('the text of entries', () => {
  it('is one line for each unit in order of id, an absent value empty', () => {
    const units = [
      { id: 12, contingentId: 3, provinceId: null, seedRank: 1 },
      { id: 5, contingentId: null, provinceId: 7 },
    ];
    expect(entriesText(units)).toBe('5;;7;\n12;3;;1\n');
  });

  it('does not depend on the order of reading, and changes with any entry', () => {
    const units = fieldOf(20, 'uniform');
    expect(entriesText([...units].reverse())).toBe(entriesText(units));
    for (const [index, unit] of units.entries()) {
      expect(entriesText(units.filter((other) => other !== unit))).not.toBe(entriesText(units));
      const moved = units.map((other, i) => (i === index ? { ...other, contingentId: 999 } : other));
      expect(entriesText(moved)).not.toBe(entriesText(units));
    }
  });
});

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
