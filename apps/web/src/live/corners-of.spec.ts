// Who stands in a corner, or what decides who will.
import type { LiveCorner } from '@gelanggang/contract/live';
import { cornerName } from './corners-of';

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
  expect(cornerName(corner({ state: 'bye', name: '' }), 1)).toBe('BYE');
});
