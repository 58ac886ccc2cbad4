// Who stands in a corner, or what decides who will, and how rows write it.
import type { LiveCorner } from '@gelanggang/contract/live';
import { cornerLines, cornerName } from './corners-of';

const corner = (more: Partial<LiveCorner>): LiveCorner => ({
  ...{ state: 'tbd', name: 'TBD', contingent: '', is_dummy: false },
  ...more,
});

it('names the match whose winner or loser comes in the language of the page, whatever the name says', () => {
  expect(cornerName(corner({ name: 'Winner of A24', winner_of: 'A24' }), 2)).toBe('Pemenang A24');
  const loser = corner({ name: '', loser_of: 'A24', decided_on: '2026-11-21' });
  expect(cornerName(loser, 2)).toBe('Kalah A24 (21 Nov)');
});

it('names a unit, nobody yet and nobody ever', () => {
  expect(cornerName(corner({ state: 'unit', name: 'RAKA ADITYA' }), 1)).toBe('Raka Aditya');
  expect(cornerName(corner({ name: '' }), 1)).toBe('TBD');
  expect(cornerName(corner({ name: '-' }), 2)).toBe('Tanpa lawan');
  expect(cornerName(corner({ state: 'bye', name: '' }), 1)).toBe('BYE');
});

it('writes those of a pair or a team one below the other, and one name with a comma on its line', () => {
  const linesOf = (name: string, entry_ids: number[]) => cornerLines(corner({ state: 'unit', name, entry_ids }), 2);
  expect(linesOf('ULFA SARI, Jasmine Dewi, Nadia', [1, 2, 3])).toBe('Ulfa Sari,\nJasmine Dewi,\nNadia');
  expect(linesOf('Budi Santoso, S.Pd', [4])).toBe('Budi Santoso, S.Pd');
});
