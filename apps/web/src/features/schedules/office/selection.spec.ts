// The rules of the schedule form's selection.
import type { SchedulableMatch, SchedulablePool } from '@gelanggang/contract/schedules';
import type { SchedulableSeniGroup, SchedulableSeniMatch } from '@gelanggang/contract/seni-schedules';
import { MATCH_STATUSES } from '@gelanggang/domain/results/match-steps';
import { candidatesOf, NO_FILTERS, passes, seniCandidatesOf } from './candidates';
import {
  arranged,
  incompleteIn,
  inOrder,
  isBegun,
  isLocked,
  moved,
  numbered,
  offered,
  pastMidnight,
  stepOf,
  withNext,
  type Begun,
  type Pace,
} from './selection';

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
    length_seconds: 480,
    schedule: null,
  };
}

const even = (start: string): Pace => ({ key: '', start, minutesOf: () => 5, isEven: true });
const NONE: Begun = new Set();
const POOLS = [pool(1, [[1, 2], [3]]), pool(2, [[4, 5], [6]])];

describe('the selection of a schedule', () => {
  it('takes the first rounds of all pools before any later round', () => {
    expect(candidatesOf(POOLS).map((candidate) => candidate.id)).toEqual([1, 2, 4, 5, 3, 6]);
  });

  it('numbers from 1 and steps from the start', () => {
    const selection = numbered([4, 1, 2], new Map(), even('07:30'), NONE);
    expect([...selection].map(([id, slot]) => [id, slot.order, slot.time])).toEqual([
      [4, '1', '07:30'],
      [1, '2', '07:35'],
      [2, '3', '07:40'],
    ]);
  });

  it('keeps a note when matches are numbered anew', () => {
    const before = new Map([[1, { order: '9', time: '09:00', note: 'TV' }]]);
    expect(numbered([1], before, even('07:30'), NONE).get(1)?.note).toBe('TV');
  });

  it('adds one more match a step after the last and leaves the others as they are', () => {
    const before = new Map([[1, { order: '3', time: '09:00', note: 'x' }]]);
    const after = withNext(before, 2, even('07:30'));
    expect([after.get(1), after.get(2)]).toEqual([
      { order: '3', time: '09:00', note: 'x' },
      { order: '4', time: '09:05', note: '' },
    ]);
    expect(withNext(new Map(), 2, even('07:30')).get(2)?.time).toBe('07:30');
    const late = withNext(new Map([[1, { order: '1', time: '23:59', note: '' }]]), 2, even('07:30'));
    expect([late.get(2), pastMidnight(late, even('07:30'))]).toEqual([{ order: '2', time: '', note: '' }, 1]);
  });

  it('gives no time to what would start past midnight, and says how many those are', () => {
    const selection = numbered([1, 2, 3], new Map(), even('23:55'), NONE);
    expect([...selection.values()].map((slot) => slot.time)).toEqual(['23:55', '', '']);
    expect([pastMidnight(selection, even('23:55')), incompleteIn(selection)]).toEqual([2, [2, 3]]);
  });

  it('does not blame midnight for a time that is blank', () => {
    const blank = new Map([
      [1, { order: '1', time: '07:30', note: '' }],
      [2, { order: '2', time: '', note: '' }],
    ]);
    expect([pastMidnight(blank, even('07:30')), pastMidnight(new Map(), even('07:30'))]).toEqual([0, 0]);
  });

  it('keeps the times while the start is being typed', () => {
    const before = numbered([1, 2], new Map(), even('07:30'), NONE);
    expect(numbered([2, 1], before, even(''), NONE).get(1)).toEqual({ order: '2', time: '07:30', note: '' });
  });

  it('filters by gender, class, age, category and round', () => {
    const ids = (filters: Partial<typeof NO_FILTERS>) =>
      candidatesOf(POOLS)
        .filter((candidate) => passes(candidate, { ...NO_FILTERS, ...filters }))
        .map((candidate) => candidate.id);
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
      heldBy: { id: 7, arena_name: 'A', scheduled_date: '2026-11-21', order: 1, start_time: '07:30' },
    };
    expect([isLocked(candidate, null), isLocked(held, 7), isLocked(held, 8), isLocked(held, null)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('keeps what has begun in this schedule or was decided, not what waits', () => {
    const [candidate] = candidatesOf(POOLS);
    if (!candidate) throw new Error('no candidate');
    const heldBy = { id: 7, arena_name: 'A', scheduled_date: '2026-11-21', order: 1, start_time: '07:30' };
    const begun = MATCH_STATUSES.filter((status) => isBegun({ ...candidate, heldBy, status }, 7));
    expect(begun).toEqual(MATCH_STATUSES.filter((status) => status !== 'scheduled'));
    expect(isBegun({ ...candidate, heldBy, status: 'finished' }, 8)).toBe(false);
    expect(isBegun({ ...candidate, status: 'finished' }, null)).toBe(false);
  });

  it('orders by the typed number and knows what is not filled in', () => {
    const selection = new Map([
      [1, { order: '2', time: '07:35', note: '' }],
      [2, { order: '', time: '07:30', note: '' }],
      [3, { order: '1', time: '07:30', note: '' }],
    ]);
    expect(inOrder(selection)).toEqual([3, 1, 2]);
    expect(incompleteIn(selection)).toEqual([2]);
    selection.set(2, { order: '3', time: '9:5', note: '' });
    expect(incompleteIn(selection)).toEqual([2]);
    selection.delete(2);
    expect(incompleteIn(selection)).toEqual([]);
  });

  it('gives each match the time that the lengths of those before it leave', () => {
    const lengths: Pace = { key: '', start: '08:00', minutesOf: (id) => id * 4, isEven: false };
    expect([...numbered([1, 2, 3], new Map(), lengths, NONE)].map(([, slot]) => slot.time)).toEqual([
      '08:00',
      '08:04',
      '08:12',
    ]);
  });

  it('moves a match to another place; even steps leave each place its time, a pause with it', () => {
    const slot = (order: number, time: string) => ({ order: String(order), time, note: `catatan ${order}` });
    const before = new Map([
      [1, slot(1, '08:00')],
      [2, slot(2, '08:05')],
      [3, slot(3, '13:00')],
    ]);
    const after = moved(before, 3, 0, even('08:00'), NONE);
    expect(inOrder(after)).toEqual([3, 1, 2]);
    expect(after.get(3)).toEqual({ order: '1', time: '08:00', note: 'catatan 3' });
    expect(after.get(2)).toEqual({ order: '3', time: '13:00', note: 'catatan 2' });
    const lengths: Pace = { key: '', start: '08:00', minutesOf: (id) => id * 4, isEven: false };
    expect(moved(before, 3, 0, lengths, NONE).get(1)?.time).toBe('08:12');
    expect(moved(before, 1, 99, even('08:00'), NONE).get(1)?.order).toBe('3');
  });

  it('leaves what has begun its time, whatever is numbered anew, starts later or is put before it', () => {
    const before = numbered([1, 2, 3, 4], new Map(), even('07:30'), NONE);
    const begun: Begun = new Set([1, 2]);
    const times = (after: typeof before) => inOrder(after).map((id) => [id, after.get(id)?.time]);
    const later = numbered([1, 2, 3, 4], before, even('09:00'), begun);
    expect(times(later).map(([, time]) => time)).toEqual(['07:30', '07:35', '09:00', '09:05']);
    expect(times(moved(before, 4, 0, even('07:30'), begun))).toEqual([
      [4, '07:40'],
      [1, '07:30'],
      [2, '07:35'],
      [3, '07:45'],
    ]);
  });

  it('offers what passes the filters, and of an edited schedule what is chosen, whichever round is asked for', () => {
    const all = candidatesOf(POOLS);
    const chosen = new Set([1, 3]);
    const of = (scheduleId: number | null) =>
      offered(all, { filter: (one) => one.roundLabel === 'Final', scheduleId, chosen }).map((one) => one.id);
    expect(of(9)).toEqual([1, 3, 6]);
    expect(of(null)).toEqual([3, 6]);
  });

  it('lists what is selected in its order, then the free, then what others hold', () => {
    const all = candidatesOf(POOLS).map((candidate) =>
      candidate.id === 1
        ? { ...candidate, heldBy: { id: 9, arena_name: '', scheduled_date: '', order: 1, start_time: '' } }
        : candidate,
    );
    const selection = numbered([6, 2], new Map(), even('08:00'), NONE);
    expect(arranged(all, selection, null).map((candidate) => candidate.id)).toEqual([6, 2, 4, 5, 3, 1]);
  });
});

describe('the step of a stored schedule', () => {
  const stored = (...starts: string[]) => starts.map((start_time, index) => ({ order: index + 1, start_time }));

  it('is what lies between its matches, in their order, where that is always the same', () => {
    expect(stepOf(stored('07:30', '07:36', '07:42'))).toBe(6);
    expect(stepOf(stored('07:30', '07:36', '07:42').reverse())).toBe(6);
  });

  it('is none with a pause between them, or with one match', () => {
    expect(stepOf(stored('07:30', '07:36', '09:00'))).toBeNull();
    expect(stepOf(stored('07:30'))).toBeNull();
    expect(stepOf([])).toBeNull();
  });
});

describe('what a seni schedule is offered', () => {
  const seni = (id: number, values: Partial<SchedulableSeniMatch>): SchedulableSeniMatch => ({
    ...{ id, match_type: 'seni_tunggal', mode: 'battle', corner: 'blue', battle_group: 1, round: 1, match_order: 1 },
    ...{ round_label: 'Semifinal', state: 'unit', has_pair: true, status: 'scheduled', gender: 'male' },
    ...{ team_member1: { name: 'Raka' }, team_member2: { name: 'Bagas' }, team_member3: null },
    ...{ contingent: { name: 'K' }, length_seconds: 300, schedule: null },
    pool: { id: 1, name: 'Pool A', age_category_id: 5, age_category: { id: 5, name: 'Remaja' } },
    ...values,
  });
  const groups = (matches: SchedulableSeniMatch[]): SchedulableSeniGroup[] => [
    {
      ...{ category: 'Tunggal', match_category_id: 2, gender: 'male' },
      pools: [{ id: 1, stage: 1, name: 'Pool A', age_category: { id: 5, name: 'Remaja' }, nomor_name: '', matches }],
    },
  ];

  it('hides a battle of the first round that lacks a side, unless this schedule holds it', () => {
    const held = { id: 7, arena_name: 'A', scheduled_date: '2026-11-21', order: 1, start_time: '08:00' };
    const all = groups([
      seni(1, {}),
      seni(2, { has_pair: false }),
      seni(3, { has_pair: false, round: 2 }),
      seni(4, { has_pair: false, mode: 'default', corner: null }),
      seni(5, { has_pair: false, schedule: held }),
    ]);
    expect(seniCandidatesOf(all, null).map((candidate) => candidate.id)).toEqual([1, 4, 3]);
    expect(seniCandidatesOf(all, 7).map((candidate) => candidate.id)).toEqual([1, 4, 5, 3]);
  });

  it('tells the second stage, whose pools begin with A again', () => {
    const [group] = groups([seni(1, {})]);
    const second = [{ ...group!, pools: group!.pools.map((pool) => ({ ...pool, stage: 2 })) }];
    const events = [...seniCandidatesOf([group!], null), ...seniCandidatesOf(second, null)].map((one) => one.event);
    expect(events).toEqual(['Tunggal Remaja Putra, Pool A', 'Tunggal Remaja Putra, tahap 2, Pool A']);
  });

  it('names all who perform together, and an empty slot BYE in round 1 and TBD later', () => {
    const empty = { state: 'tbd' as const, team_member1: null, team_member2: null, contingent: null };
    const all = seniCandidatesOf(groups([seni(1, {}), seni(2, empty), seni(3, { ...empty, round: 2 })]), null);
    expect(all.map((candidate) => candidate.performers[0]?.name)).toEqual(['Raka, Bagas', 'BYE', 'TBD']);
  });
});
