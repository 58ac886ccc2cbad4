// How names are found by what was typed.
import { hasWords, searchable, soughtWords } from './sought';
import { soughtAmong } from './sought-among';

const NAMES = ['Reza Mahendra', "Komang Dinda Ma'rifah", 'MTs Al-Hikmah Sambas', 'Syahrul Dg.Ngalle', 'Muhammad Fajar'];
const found = (query: string) => soughtAmong(NAMES, searchable, query);

describe('a name that is looked for', () => {
  it('has the words that were typed, in any order, each a part at least', () => {
    for (const [query, name] of [
      ['mahendra reza', 'Reza Mahendra'],
      ['Rez  Mahen', 'Reza Mahendra'],
      ['marifah', "Komang Dinda Ma'rifah"],
      ['ma’rifah', "Komang Dinda Ma'rifah"],
      ['al hikmah', 'MTs Al-Hikmah Sambas'],
      ['dg ngalle', 'Syahrul Dg.Ngalle'],
    ] as const) {
      expect(found(query)).toEqual({ found: [name], isNear: false });
    }
    expect(hasWords(searchable('Raka 100%'), soughtWords('%'))).toBe(true);
    expect(found('').found).toEqual(NAMES);
  });

  it('may be a letter off where nothing has the words, and is told to be near', () => {
    for (const query of ['mahedra', 'mahendar', 'mahenddra', 'reza mahemd', 'resa mahendra']) {
      expect(found(query)).toEqual({ found: ['Reza Mahendra'], isNear: true });
    }
    expect(found('muhamad')).toEqual({ found: ['Muhammad Fajar'], isNear: true });
  });

  it('is no other one: two letters off, a short word that is off, or one word of two', () => {
    for (const query of ['mahetta', 'rza', 'reza fajarr', 'zzqqx']) {
      expect(found(query)).toEqual({ found: [], isNear: false });
    }
  });
});
