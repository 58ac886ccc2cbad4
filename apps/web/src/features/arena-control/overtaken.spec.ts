// Which refusals a step at the desk overtakes, and which no longer hold.
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import { overtaken, passedRefusals, SETTLES_MS, type Standing } from './overtaken';

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

/** Of the queue only what decides. */
const queue = (changes: { status?: string; running?: number | null; clock?: number; arena?: number } = {}) => {
  const { status = 'scheduled', running = null, clock = 0, arena = 1 } = changes;
  const match = (id: number, its: string) => ({
    ...{ id, status: its, arena_id: arena, blue: { name: 'A' }, red: { name: 'B' }, clock: { at: clock } },
  });
  return {
    ...{
      arena: { id: 1 },
      results: [],
      waiting_ids: [],
      doctor_leaves: [],
      absent: [],
      barred: [],
      current_match_id: running,
    },
    matches: [match(7, status), match(8, 'ongoing')],
  } as unknown as ArenaQueue;
};
const about = (changes: object = {}) => [{ key: 'a', arenaId: 1, matchId: 7, ...changes }];

it('a refusal goes away once its match or its arena stands otherwise, not with the answer that explains it', () => {
  const known = new Map<string, Standing>();
  expect(passedRefusals(about(), queue(), known, 0)).toEqual([]);
  // what the refusal is about is learned with it
  expect(passedRefusals(about(), queue({ running: 8 }), known, 500)).toEqual([]);
  expect(passedRefusals(about(), queue({ running: 8 }), known, SETTLES_MS + 500)).toEqual([]);
  expect(passedRefusals(about(), queue({ running: null }), known, SETTLES_MS + 600)).toEqual(['a']);
  for (const changed of [queue({ status: 'called', running: 8 }), queue({ running: 8, arena: 2 })]) {
    expect(passedRefusals(about(), changed, new Map([['a', known.get('a')!]]), 9_000)).toEqual(['a']);
  }
});

it('a press on the clock passes when the clock stands otherwise; others do not, nor those of another arena', () => {
  const later = (refused: ReturnType<typeof about>) => {
    const known = new Map<string, Standing>();
    passedRefusals(refused, queue(), known, 0);
    return passedRefusals(refused, queue({ clock: 5 }), known, SETTLES_MS);
  };
  expect(later(about())).toEqual([]);
  expect(later(about({ clock: { step: 'pause' } }))).toEqual(['a']);
  const known = new Map<string, Standing>([['gone', { at: 0, mark: '' }]]);
  expect(passedRefusals(about({ arenaId: 2 }), queue(), known, 99_000)).toEqual([]);
  expect(known.size).toBe(0);
});
