// The rules of the schedule form's selection.
import type { SchedulableMatch, SchedulablePool } from '@gelanggang/contract/schedules';
import { candidatesOf, inOrder, isIncomplete, isLocked, NO_FILTERS, numbered, passes, withNext } from './selection';

function pool(poolId: number, rounds: number[][]): SchedulablePool {
  return {
    pool_id: poolId,
    pool_name: `Pool ${poolId}`,
    match_category_id: 1,
    category_class_id: poolId * 10,
    class_name: 'Kelas A',
    age_category_id: 5,
    age_category_name: 'Remaja',
    gender: poolId % 2 ? 'male' : 'female',
    rounds: rounds.map((ids, index) => ({
      round: index + 1,
      round_label: index + 1 === rounds.length ? 'Final' : `Babak ${index + 1}`,
      matches: ids.map((id) => match(id, index + 1, index + 1 === rounds.length ? 'Final' : `Babak ${index + 1}`)),
    })),
  };
}

const corner = { name: 'A', contingent: { name: 'K' }, state: 'unit' as const };
function match(id: number, round: number, roundLabel: string): SchedulableMatch {
  return {
    id,
    tournament_match_id: id,
    seni_match_id: null,
    kind: 'tanding',
    round,
    round_label: roundLabel,
    position: 1,
    status: 'scheduled',
    pool: {
      id: 1,
      name: '',
      match_category_id: 1,
      age_category: { id: 5, name: '' },
      gender: 'male',
      category_class: null,
    },
    participant_one: corner,
    participant_two: corner,
    schedule: null,
  };
}

const POOLS = [pool(1, [[1, 2], [3]]), pool(2, [[4, 5], [6]])];

describe('the selection of a schedule', () => {
  it('takes the first rounds of all pools before any later round', () => {
    expect(candidatesOf(POOLS).map((candidate) => candidate.match.id)).toEqual([1, 2, 4, 5, 3, 6]);
  });

  it('numbers from 1 and steps from the start', () => {
    const selection = numbered([4, 1, 2], new Map(), '07:30', 5);
    expect([...(selection ?? [])].map(([id, slot]) => [id, slot.order, slot.time])).toEqual([
      [4, '1', '07:30'],
      [1, '2', '07:35'],
      [2, '3', '07:40'],
    ]);
  });

  it('keeps a note when matches are numbered anew', () => {
    const before = new Map([[1, { order: '9', time: '09:00', note: 'TV' }]]);
    expect(numbered([1], before, '07:30', 5)?.get(1)?.note).toBe('TV');
  });

  it('adds one more match a step after the last and leaves the others as they are', () => {
    const before = new Map([[1, { order: '3', time: '09:00', note: 'x' }]]);
    const after = withNext(before, 2, '07:30', 5);
    expect([after?.get(1), after?.get(2)]).toEqual([
      { order: '3', time: '09:00', note: 'x' },
      { order: '4', time: '09:05', note: '' },
    ]);
    expect(withNext(new Map(), 2, '07:30', 5)?.get(2)?.time).toBe('07:30');
    expect(withNext(new Map([[1, { order: '1', time: '23:59', note: '' }]]), 2, '07:30', 5)).toBeNull();
  });

  it('refuses a plan past midnight', () => {
    expect(numbered([1, 2], new Map(), '23:58', 5)).toBeNull();
  });

  it('filters by gender, class, age, category and round', () => {
    const ids = (filters: Partial<typeof NO_FILTERS>) =>
      candidatesOf(POOLS)
        .filter((candidate) => passes(candidate, { ...NO_FILTERS, ...filters }))
        .map((candidate) => candidate.match.id);
    expect(ids({ gender: 'female' })).toEqual([4, 5, 6]);
    expect(ids({ round: 'Final' })).toEqual([3, 6]);
    expect(ids({ classId: '10', round: 'Babak 1' })).toEqual([1, 2]);
    expect(ids({ ageCategoryId: '4' })).toEqual([]);
  });

  it('locks what another schedule holds, not what this one holds', () => {
    const [candidate] = candidatesOf(POOLS);
    if (!candidate) throw new Error('no candidate');
    const held = {
      ...candidate,
      match: {
        ...candidate.match,
        schedule: { id: 7, arena_name: 'A', scheduled_date: '2026-11-21', order: 1, start_time: '07:30' },
      },
    };
    expect([isLocked(candidate, null), isLocked(held, 7), isLocked(held, 8), isLocked(held, null)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('orders by the typed number and knows what is not filled in', () => {
    const selection = new Map([
      [1, { order: '2', time: '07:35', note: '' }],
      [2, { order: '', time: '07:30', note: '' }],
      [3, { order: '1', time: '07:30', note: '' }],
    ]);
    expect(inOrder(selection)).toEqual([3, 1, 2]);
    expect(isIncomplete(selection)).toBe(true);
    selection.delete(2);
    expect(isIncomplete(selection)).toBe(false);
  });
});
