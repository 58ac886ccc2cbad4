// What is planned of a tournament's matches, and the schedules that a plan becomes.
import { windowsOf } from '../../../test/plan-cases';
import { type CutTask, cutSchedules } from './cut-schedules';
import type { PlanRule } from './plan-rules';
import { lengthOf, type PlanSettings, planStart, planWindows, restAfter } from './plan-settings';
import { wallMinute } from './plan-types';
import { isPlanned, planInput, planTasks, seenPlace, type WorldMatch, worldTasks } from './plan-world';

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
    expect(lengthOf(settings, 'seni', 7)).toBe(4);
    expect([restAfter(settings, 9), restAfter({ ...settings, restMinutes: 5 }, 9)]).toEqual([18, 5]);
  });
});

describe('a ceremony', () => {
  const MORNING = wallMinute('2026-11-21', '08:00');
  const left = (start: string, end: string, arenaIds: number[] = []) => {
    const ceremony: PlanRule = { kind: 'ceremony', name: 'Upacara', date: '2026-11-21', start, end, arenaIds };
    const windows = planWindows({
      ...settings,
      arenaIds: [1],
      sessions: settings.sessions.slice(0, 1),
      rules: [ceremony],
    });
    return windows.map(({ from, to }) => [from - MORNING, to - MORNING]);
  };

  it('takes its hours out of the sessions, on its mats or on all', () => {
    expect(left('09:00', '10:00')).toEqual([[0, 60], [120, 240]]); // prettier-ignore
    expect(left('09:00', '10:00', [1])).toEqual([[0, 60], [120, 240]]); // prettier-ignore
    expect(left('09:00', '10:00', [2])).toEqual([[0, 240]]);
  });

  it('leaves what is before or after it, and nothing of a session that it fills', () => {
    expect(left('07:00', '09:00')).toEqual([[60, 240]]);
    expect(left('08:00', '09:00')).toEqual([[60, 240]]);
    expect(left('11:00', '13:00')).toEqual([[0, 180]]);
    expect(left('11:00', '12:00')).toEqual([[0, 180]]);
    expect(left('08:00', '12:00')).toEqual([]);
    expect(left('07:00', '08:00')).toEqual([[0, 240]]);
    expect(left('12:00', '13:00')).toEqual([[0, 240]]);
  });

  it('is one of several, each of which takes its own', () => {
    const at = (start: string, end: string): PlanRule => ({
      ...{ kind: 'ceremony', name: 'Upacara', date: '2026-11-21', start, end, arenaIds: [] },
    });
    const rules = [at('08:00', '08:30'), { kind: 'spread' } as const, at('10:00', '10:30')];
    const [first, second] = planWindows({ ...settings, rules });
    expect([first, second].map((one) => [one!.from - MORNING, one!.to - MORNING])).toEqual([[30, 120], [150, 240]]); // prettier-ignore
  });
});

it('a plan begins with the next five minutes of the tournament’s clock', () => {
  const at = (time: string) =>
    planStart(new Date(`2026-11-21T${time}Z`), 'Asia/Jakarta') - wallMinute('2026-11-21', '08:00');
  expect(['01:00:00', '01:03:59', '01:04:00', '01:05:00'].map(at)).toEqual([5, 5, 5, 10]);
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
    const [alone] = worldTasks([match(8, { kind: 'seni', ageCategoryId: 7 })], settings);
    expect(alone).toMatchObject({ id: 8, matchIds: [8], length: 4, rest: 8, isBattle: false, hasRounds: false });
    expect([first?.hasRounds, worldTasks([match(9)], settings)[0]?.hasRounds]).toEqual([true, true]);
    // battles of two pools with the same number are two
    const two = [match(10, battle), match(11, { ...battle, poolId: 2 })];
    expect(worldTasks(two, settings).map(({ matchIds }) => matchIds)).toEqual([[10], [11]]);
    // without corners the one that was there first comes first
    expect(worldTasks([match(13, battle), match(12, battle)], settings)[0]?.matchIds).toEqual([12, 13]);
  });

  it('have begun as soon as one performance of a battle is called', () => {
    const battle = { kind: 'seni' as const, battle: 1 };
    const begun = (status: WorldMatch['status']) =>
      worldTasks([match(4, battle), match(5, { ...battle, status })], settings)[0]?.isBegun;
    expect([begun('scheduled'), begun('called'), begun('finished')]).toEqual([false, true, true]);
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
    // pinned or not, what a schedule holds and is not planned stays there
    expect(planTasks(tasks, settings, new Map([[3, { arenaId: 2, start: 40 }]])).kept).toMatchObject([
      { id: 3, arenaId: 1, start: 20 },
    ]);
  });

  it('are handed on with the sessions and rules of the settings', () => {
    const rules: PlanRule[] = [{ kind: 'spread' }];
    const input = planInput(worldTasks([match(1)], settings), { ...settings, rules }, new Map(), 77);
    expect(input).toMatchObject({ tasks: [{ id: 1 }], kept: [], changeOver: 2, notBefore: 77, rules });
    expect(input.windows).toEqual(planWindows(settings));
  });
});

describe('a plan becomes schedules', () => {
  const task = (id: number, arenaId: number, start: number, values: Partial<CutTask> = {}): CutTask => ({
    ...{ matchIds: [id], kind: 'tanding', length: 8, isBattle: false, arenaId, start },
    ...values,
  });
  const runsOf = (...tasks: CutTask[]) =>
    cutSchedules(tasks, windowsOf(2, [[0, 60], [60, 150]])).map(({ mode, matches }) => [mode, ...matches.map(({ matchId }) => matchId)]); // prettier-ignore

  it('performances and battles apart, and the kinds as they follow each other', () => {
    const seni = { kind: 'seni' as const };
    expect(
      runsOf(
        task(1, 1, 0),
        task(2, 1, 10, seni),
        task(3, 1, 20, seni),
        task(4, 1, 30, { ...seni, isBattle: true }),
        task(5, 1, 40),
      ),
    ).toEqual([[null, 1], ['default', 2, 3], ['battle', 4], [null, 5]]); // prettier-ignore
  });

  it('a session ends one where the next begins, and each mat and day has its own', () => {
    expect(runsOf(task(1, 1, 50), task(2, 1, 60))).toEqual([[null, 1], [null, 2]]); // prettier-ignore
    expect(runsOf(task(1, 1, 200), task(2, 2, 210))).toEqual([[null, 1], [null, 2]]); // prettier-ignore
    expect(runsOf(task(1, 2, 200), task(3, 1, 1640), task(2, 1, 210))).toEqual([[null, 2], [null, 1], [null, 3]]); // prettier-ignore
    expect(runsOf(task(1, 1, 200), task(2, 1, 1640))).toEqual([[null, 1], [null, 2]]); // prettier-ignore
    expect(runsOf(task(1, 1, 200), task(2, 1, 210))).toEqual([[null, 1, 2]]);
  });

  it('an end at midnight or later is none, and the day is that of the start', () => {
    const [late] = cutSchedules([task(1, 1, 1440 + 1430, { length: 9 })], []);
    expect(late).toMatchObject({ date: '1970-01-02', start: '23:50', end: '23:59' });
    expect(cutSchedules([task(1, 1, 1430, { length: 10 })], [])).toMatchObject([{ date: '1970-01-01', end: null }]);
    expect(cutSchedules([], [])).toEqual([]);
  });

  it('one for each mat, session and kind in a row, with a battle’s performances apart', () => {
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
