// What is planned of a tournament's matches, and the schedules that a plan becomes.
import { windowsOf } from '../../../test/plan-cases';
import { type CutTask, cutSchedules } from './cut-schedules';
import { lengthOf, type PlanSettings, planWindows, restAfter } from './plan-settings';
import { wallMinute } from './plan-types';
import { isPlanned, planTasks, seenPlace, type WorldMatch, worldTasks } from './plan-world';

const settings: PlanSettings = {
  scope: 'unplaced',
  arenaIds: [1, 2],
  sessions: [
    { date: '2026-11-21', start: '08:00', end: '12:00', arenaIds: [], ageCategoryIds: [] },
    { date: '2026-11-21', start: '13:00', end: '17:00', arenaIds: [2, 9], ageCategoryIds: [3] },
  ],
  lengths: [{ ageCategoryId: 3, tanding: 9, seni: 4 }],
  restMinutes: null,
  changeOverMinutes: 2,
  rules: [],
};

const match = (id: number, values: Partial<WorldMatch> = {}): WorldMatch => ({
  ...{ id, kind: 'tanding', poolId: 1, ageCategoryId: 3, battle: null, corner: null, hasBye: false },
  ...{ status: 'scheduled', leadsTo: [], people: [], place: null },
  ...values,
});
const at = (start: number, isDraft = false) => ({ arenaId: 1, start, isDraft });

describe('what is asked for', () => {
  it('makes a session of each arena that it is for', () => {
    const windows = planWindows(settings);
    expect(windows.map(({ arenaId, ageCategoryIds }) => [arenaId, ageCategoryIds])).toEqual([
      [1, null],
      [2, null],
      [2, [3]],
    ]);
    expect(windows[2]?.from).toBe(wallMinute('2026-11-21', '13:00'));
  });

  it('gives lengths by age category, and rest of two matches unless told otherwise', () => {
    expect([lengthOf(settings, 'tanding', 3), lengthOf(settings, 'seni', 3), lengthOf(settings, 'tanding', 7)]).toEqual(
      [9, 4, 8],
    );
    expect([restAfter(settings, 9), restAfter({ ...settings, restMinutes: 5 }, 9)]).toEqual([18, 5]);
  });
});

describe('the matches of a tournament', () => {
  it('are tasks that know what decides them and who could meet; byes are none', () => {
    const tasks = worldTasks(
      [
        match(1, { leadsTo: [3], people: [1, 2] }),
        match(2, { leadsTo: [3], hasBye: true, people: [3] }),
        match(3, { people: [3] }),
      ],
      settings,
    );
    expect(tasks.map(({ id, feeders, people }) => [id, feeders, [...people].sort()])).toEqual([
      [1, [], [1, 2]],
      [3, [1], [1, 2, 3]],
    ]);
  });

  it('of a battle are one task, blue first', () => {
    const battle = { kind: 'seni' as const, battle: 1 };
    const [first, next] = worldTasks(
      [
        match(4, { ...battle, corner: 'red', leadsTo: [6], people: [2] }),
        match(5, { ...battle, corner: 'blue', leadsTo: [6], people: [1] }),
        match(6, { kind: 'seni', battle: 2, corner: 'blue' }),
        match(7, { kind: 'seni', battle: 2, corner: 'red' }),
      ],
      settings,
    );
    expect(first).toMatchObject({ id: 5, matchIds: [5, 4], length: 8, isBattle: true });
    expect(next).toMatchObject({ id: 6, feeders: [5], people: [1, 2] });
  });

  it('are planned by scope, and never once they have begun', () => {
    const matches = [
      match(1),
      match(2, { place: at(0, true) }),
      match(3, { place: at(20) }),
      match(4, { status: 'called' }),
    ];
    const planned = (scope: PlanSettings['scope']) =>
      worldTasks(matches, settings).flatMap((task) => (isPlanned(task, { scope }) ? [task.id] : []));
    expect([planned('unplaced'), planned('drafts'), planned('all')]).toEqual([[1], [1, 2], [1, 2, 3]]);
  });

  it('stay where they are when they are pinned or held, and say where they were seen', () => {
    const tasks = worldTasks([match(1), match(2), match(3, { place: at(20) })], settings);
    const { tasks: free, kept } = planTasks(tasks, settings, new Map([[2, { arenaId: 2, start: 40 }]]));
    expect(free.map(({ id }) => id)).toEqual([1]);
    expect(kept.map(({ id, arenaId, start }) => [id, arenaId, start])).toEqual([
      [2, 2, 40],
      [3, 1, 20],
    ]);
    expect(tasks.map(seenPlace)).toEqual([null, null, '1 20']);
  });
});

describe('a plan becomes schedules', () => {
  it('one for each mat, session and kind in a row, with a battle’s performances apart', () => {
    const task = (id: number, arenaId: number, start: number, values: Partial<CutTask> = {}): CutTask => ({
      ...{ matchIds: [id], kind: 'tanding', length: 8, isBattle: false, arenaId, start },
      ...values,
    });
    const seni = { kind: 'seni' as const, isBattle: true, matchIds: [20, 21] };
    const windows = windowsOf(2, [[0, 60], [90, 150]]); // prettier-ignore
    const cut = cutSchedules(
      [task(2, 1, 10), task(1, 1, 0), task(9, 1, 30, seni), task(3, 1, 90), task(4, 2, 0)],
      windows,
    );
    expect(
      cut.map(({ arenaId, kind, mode, start, end, matches }) => [arenaId, kind, mode, start, end, matches]),
    ).toEqual([
      [1, 'tanding', null, '00:00', '00:18', [{ matchId: 1, time: '00:00' }, { matchId: 2, time: '00:10' }]], // prettier-ignore
      [1, 'seni', 'battle', '00:30', '00:38', [{ matchId: 20, time: '00:30' }, { matchId: 21, time: '00:34' }]], // prettier-ignore
      [1, 'tanding', null, '01:30', '01:38', [{ matchId: 3, time: '01:30' }]],
      [2, 'tanding', null, '00:00', '00:08', [{ matchId: 4, time: '00:00' }]],
    ]);
  });
});
