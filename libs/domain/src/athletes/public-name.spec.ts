// Initials as everybody sees them, and units that were written down before somebody wished so.
import { initialsOf, unitInPublic } from './public-name';

describe('Initials', () => {
  it.each([
    ['Budi Santoso Putra', 'B. S. P.'],
    ['AYU', 'A.'],
    ['ahmad bin ali', 'A. B. A.'],
    ['  Siti   Aminah ', 'S. A.'],
    ['M. Rizky', 'M. R.'],
    ['“Raka” (Putra) - Jr', 'R. P. J.'],
    ['Ni’mah O’Brien', 'N. O.'],
    ['...', '–'],
  ])('%j is %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
});

describe('A unit that was written down before', () => {
  const people = [
    { name: 'Ayu Lestari, S.Pd', publicName: 'A. L. S.' },
    { name: 'Budi Santoso', publicName: 'Budi Santoso' },
    { name: 'Citra', publicName: 'C.' },
  ];
  it('names by initials who wished so, and the others by name', () => {
    expect(unitInPublic('Budi Santoso, Citra', people)).toBe('Budi Santoso, C.');
  });
  it('knows a name that has a comma', () => {
    expect(unitInPublic('Ayu Lestari, S.Pd, Budi Santoso', people)).toBe('A. L. S., Budi Santoso');
  });
  it('tells a name that nobody has any more by initials', () => {
    expect(unitInPublic('Citra Dewi, Budi Santoso', people)).toBe('C. D., Budi Santoso');
  });
});
