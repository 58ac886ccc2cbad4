// The bugs that the simulation has to find still have their place in the sources.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLANTED } from '../../../test/simulation/planted/bugs';
import { root } from '../../../test/specification/sources';

it.each(PLANTED)('$name is planted in one place: $what', ({ file, find, replace }) => {
  const source = readFileSync(join(root, file), 'utf8');
  expect([file, source.split(find).length - 1]).toEqual([file, 1]);
  expect(replace).not.toBe(find);
});

it('each has a name of its own, and there are enough of them', () => {
  expect(new Set(PLANTED.map(({ name }) => name)).size).toBe(PLANTED.length);
  expect(PLANTED.length).toBeGreaterThanOrEqual(25);
});
