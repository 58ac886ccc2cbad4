// How names are found by what was typed.
import { beginningFirst } from './begins-first';
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

  it('stands first where it begins with what was typed, then where one of its words does', () => {
    const names = ['Adi Pranata', 'Susanti Rani', 'Wira Santoso', 'San Jaya', 'Sandi Wira', 'Ihsan'];
    const sought = ['San Jaya', 'Sandi Wira', 'Wira Santoso', 'Susanti Rani', 'Ihsan'];
    expect(soughtAmong(names, searchable, 'san').found).toEqual(sought);
    expect(beginningFirst(['Susanti Rani', 'SÁNDI'], (name) => name, 'san')).toEqual(['SÁNDI', 'Susanti Rani']);
    expect(beginningFirst(['Dewi Rani', 'Rani Dewi'], (name) => name, 'rani dewi')).toEqual(['Rani Dewi', 'Dewi Rani']);
    expect(beginningFirst(names, (name) => name, ' ')).toEqual(names);
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
