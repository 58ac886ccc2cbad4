// Of news of a loud day, those that the desk of an arena fetches its queue anew for.
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { LoggedEvent } from '@gelanggang/contract/events';
import { patchOf } from '@gelanggang/contract/match-patch';
import type { LiveMatch } from '@gelanggang/contract/live';
import { changesPairs } from '@web/live/changes-pairs';
import { concernsArena } from './concerns-arena';

const queue = { arena: { id: 1, name: 'A', code: 'A' }, matches: [{ id: 7 }] } as unknown as ArenaQueue;
const match = (values: object) =>
  ({
    ...{ id: 8, kind: 'tanding', pool_id: 1, mode: 'battle', round_label: 'Final', status: 'ongoing', arena_id: 2 },
    ...{ winner: null, blue: { state: 'unit' }, red: { state: 'unit' }, called_at: null, started_at: null, ...values },
  }) as unknown as LiveMatch;
const told = (one: object): LoggedEvent =>
  ({ type: 'matches.changed', seq: 1, at: '', data: { matches: [one] } }) as unknown as LoggedEvent;
const concerns = (one: object) => concernsArena(told(one), queue);

describe('concernsArena', () => {
  it('are those of the arena and of its queue, whatever they tell', () => {
    expect(concerns(patchOf(match({ arena_id: 1 }), ['clock']))).toBe(true);
    expect(concerns(patchOf(match({ id: 7 }), ['red']))).toBe(true);
  });

  it('are no calls, clocks and results of other arenas', () => {
    expect(concerns(patchOf(match({}), ['clock']))).toBe(false);
    expect(concerns(patchOf(match({}), ['call']))).toBe(false);
    expect(concerns(patchOf(match({ status: 'finished', winner: 'blue' }), ['outcome']))).toBe(false);
  });

  it('are protests anywhere, matches told whole, and whatever is not of matches', () => {
    expect(concerns(patchOf(match({ status: 'finished' }), ['standing']))).toBe(true);
    expect(concerns(match({ pool_name: 'Pool A' }))).toBe(true);
    expect(concernsArena({ type: 'schedule.removed', seq: 1, at: '', data: { schedule_id: 1 } }, queue)).toBe(true);
  });
});

describe('changesPairs', () => {
  it('is a result that came or went, and somebody who comes into a match', () => {
    expect(changesPairs(told(patchOf(match({ status: 'finished', winner: 'blue' }), ['outcome'])))).toBe(true);
    expect(changesPairs(told(patchOf(match({ status: 'scheduled' }), ['outcome'])))).toBe(true);
    expect(changesPairs(told(patchOf(match({}), ['blue'])))).toBe(true);
    expect(changesPairs(told(match({ pool_name: 'Pool A' })))).toBe(true);
  });

  it('is no call, no clock and no protest', () => {
    for (const part of ['call', 'clock', 'standing', 'announced'] as const) {
      expect(changesPairs(told(patchOf(match({}), [part])))).toBe(false);
    }
  });
});
