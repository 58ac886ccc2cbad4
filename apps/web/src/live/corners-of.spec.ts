// The names in a corner, as rows write them.
import type { LiveCorner } from '@gelanggang/contract/live';
import { cornerLines } from './corners-of';

const corner = (name: string, entries: number[]): LiveCorner => ({
  state: 'unit',
  name,
  contingent: 'Bandung',
  is_dummy: false,
  entry_ids: entries,
  contingent_id: 1,
});

it('writes those of a pair or a team one below the other, and one name with a comma on its line', () => {
  expect(cornerLines(corner('ULFA SARI, Jasmine Dewi, Nadia', [1, 2, 3]), 2)).toBe('Ulfa Sari,\nJasmine Dewi,\nNadia');
  expect(cornerLines(corner('Budi Santoso, S.Pd', [4]), 2)).toBe('Budi Santoso, S.Pd');
});
