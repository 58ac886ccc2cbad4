// Names of partai and codes of arenas: no two read alike, whatever the arenas are called.
import fc from 'fast-check';
import {
  ARENA_CODE,
  arenaCodeOf,
  arenaCodes,
  partaiName,
  partaiNameOf,
  partaiObject,
  partaiSubject,
  partaiTitle,
} from './partai-names';

describe('the name of a partai', () => {
  it('is the arena and the number, parted by a dash only behind a digit', () => {
    expect([partaiName('A', 24), partaiName('2', 24), partaiName('A2', 4)]).toEqual(['A24', '2-24', 'A2-4']);
    expect(partaiName('2A', 4)).toBe('2A4');
    expect([partaiNameOf(null, 3), partaiNameOf('A', null), partaiNameOf('B', 7)]).toEqual([null, null, 'B7']);
    expect([partaiTitle('A24'), partaiTitle(null)]).toEqual(['Partai A24', 'Partai']);
    expect([partaiSubject('A24'), partaiSubject(null)]).toEqual(['Partai A24', 'Partai ini']);
    expect([partaiObject('A24'), partaiObject(null)]).toEqual(['partai A24', 'partai ini']);
  });

  it('never reads like that of another arena or number', () => {
    const code = fc.stringMatching(/^[A-Z0-9]{1,4}$/);
    const number = fc.integer({ min: 1, max: 2000 });
    fc.assert(
      fc.property(code, number, code, number, (a, m, b, n) => {
        expect(partaiName(a, m) === partaiName(b, n)).toBe(a === b && m === n);
      }),
    );
  });
});

describe('the code of an arena', () => {
  it('is the letter or number of its name, else its first letter', () => {
    expect(
      ['Gelanggang A', 'gelanggang b', 'Matras 02', 'Gelanggang C (Aula)', 'Gelanggang 1 Lantai 2'].map(arenaCodeOf),
    ).toEqual(['A', 'B', '2', 'C', '1']);
    expect(['Gelanggang Utama', 'Gelanggang', 'Élang', '競技場', '   '].map(arenaCodeOf)).toEqual([
      'U',
      'G',
      'E',
      null,
      null,
    ]);
  });

  it('is no word for a mat where the name has another, and a number without its noughts', () => {
    const names = ['Arena Timur', 'Matras Barat', 'Lapangan Utara', 'Gedung Selatan', 'Arena', 'Tribun 100', 'Mat 007'];
    expect(names.map(arenaCodeOf)).toEqual(['T', 'B', 'U', 'S', 'A', '100', '7']);
    expect(['Gelanggang B2', 'Gelanggang AB', 'Gelanggang 0', 'Mat 12345', 'Gelanggang 1-A'].map(arenaCodeOf)).toEqual([
      ...['B2', 'A', '0', 'M', '1'],
    ]);
  });

  it('has one to four capital letters and digits, nothing before or behind', () => {
    expect(['A', 'A2B4', '', 'ABCDE', 'a', 'A ', '-A'].map((code) => ARENA_CODE.test(code))).toEqual([
      ...[true, true, false, false, false, false, false],
    ]);
  });

  it('is the whole name where that is short, and a number once all letters are taken', () => {
    expect(arenaCodes(['Uji', 'Uji', 'Uji', 'Uji'])).toEqual(['U', 'UJ', 'UJI', 'A']);
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    expect(arenaCodes(['競技場', '競技場', 'X'], [...letters, '1'])).toEqual(['2', '3', '4']);
  });

  it('goes on to the letters of the name, then of the alphabet, where another has it', () => {
    expect(arenaCodes(['Gelanggang Utama', 'Gelanggang Umum', 'Gelanggang A', '競技場'], ['B'])).toEqual([
      'U',
      'UM',
      'A',
      'C',
    ]);
  });

  it('is one that can be kept, and another for each arena', () => {
    const name = fc.oneof(fc.string(), fc.constantFrom('Gelanggang A', 'Gelanggang 1', 'Gelanggang Utama', 'Arena'));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 60 }), (names) => {
        const codes = arenaCodes(names);
        expect(codes.filter((code) => !ARENA_CODE.test(code))).toEqual([]);
        expect(new Set(codes).size).toBe(names.length);
      }),
    );
  });
});
