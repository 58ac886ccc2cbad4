// Which refusals a step at the desk overtakes.
import { overtaken } from './overtaken';

const refused = [
  { key: 'a', arenaId: 1 },
  { key: 'b', arenaId: 2 },
];

it('is those of its own arena, and none by a point or a press on the clock', () => {
  expect(overtaken(refused, { arenaId: 1 })).toEqual(['a']);
  expect(overtaken(refused, { arenaId: 3 })).toEqual([]);
  expect(overtaken(refused, { arenaId: 1, count: { corner: 'blue', score: 2 } })).toEqual([]);
  expect(overtaken(refused, { arenaId: 1, clock: { step: 'pause', at: 0 } })).toEqual([]);
});
