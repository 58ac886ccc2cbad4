// The canonical text of a pool's entries.
import { fieldOf } from '../../test/field-cases';
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
