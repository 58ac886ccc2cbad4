// What waits for the office, and which stage is the one of now.
import { DESK_STAGES, type DeskFacts, deskStages, deskTasks, waysBack } from './desk';

const EMPTY: DeskFacts = {
  ...{ today: '2026-11-10', startDate: '2026-11-20', endDate: '2026-11-22', isRegistrationOpen: true },
  isActive: true,
  ...{ missingSteps: 0, neededSteps: 7, members: 4, participants: 0, proofs: 0, unpaidBills: 0, lackingPapers: 0 },
  ...{ entryTickets: 0, unsignedLists: 0 },
  ...{
    classes: 0,
    undrawnTanding: 0,
    undrawnSeni: 0,
    incompleteSeni: 0,
    loneAthletes: 0,
    drawnClasses: 0,
    lateAthletes: 0,
  },
  ...{ pools: 0, waitingTanding: 0, waitingSeni: 0 },
  ...{ matches: 0, unscheduled: 0, leftOver: 0, drafts: 0, rebuilds: 0, weighDate: null, notWeighed: 0, finished: 0 },
  ...{ matchesToday: 0, finishedToday: 0, unreleased: 0, protests: 0, titles: 0, titlesDone: 0 },
  ...{ lateArenas: 0, helpfulMoves: 0 },
  plan: { problems: 0, unplaced: 0, clash: 0, rest: 0, hours: 0, rules: 0 },
};
const kinds = (facts: Partial<DeskFacts>) => deskTasks({ ...EMPTY, ...facts }).map(({ kind }) => kind);
const nowOf = (facts: Partial<DeskFacts>) =>
  deskStages({ ...EMPTY, ...facts }).find(({ state }) => state === 'now')?.stage ?? null;

describe('What the office has to do', () => {
  it('nothing waits where nothing is open', () => {
    expect(deskTasks(EMPTY)).toEqual([]);
  });

  it('one that is prepared waits to be opened, until it is drawn without or its first day has come', () => {
    const facts = { isActive: false, isRegistrationOpen: false };
    expect(deskTasks({ ...EMPTY, ...facts })).toEqual([{ kind: 'open', count: 1 }]);
    expect(kinds({ ...facts, missingSteps: 2 })).toEqual(['prepare']);
    expect(kinds({ ...facts, pools: 1 })).toEqual([]);
    expect(kinds({ ...facts, today: '2026-11-20' })).toEqual([]);
    const [prepare] = deskStages({ ...EMPTY, ...facts });
    expect(prepare).toMatchObject({ stage: 'prepare', state: 'now', missing: { kind: 'open' } });
  });

  it('one that is open and that nobody has entered waits to be told of, until its first day', () => {
    expect(kinds({ members: 0 })).toEqual(['share']);
    expect(deskStages({ ...EMPTY, members: 0 })[1]).toMatchObject({
      state: 'now',
      missing: { kind: 'share', count: 1 },
    });
    expect(kinds({ members: 0, isRegistrationOpen: false })).toEqual([]);
    expect(kinds({ members: 0, isActive: false, pools: 1 })).toEqual([]);
    expect(kinds({ members: 0, today: '2026-11-20' })).toEqual([]);
    expect(kinds({ members: 1 })).toEqual([]);
  });

  it('a protest with its clock comes before all, and papers come last', () => {
    const facts = { proofs: 3, protests: 1, lackingPapers: 9, drafts: 2, waitingTanding: 4, isRegistrationOpen: false };
    expect(kinds(facts)).toEqual(['protests', 'proofs', 'draw-tanding', 'publish', 'papers']);
    expect(deskTasks({ ...EMPTY, ...facts })[1]).toEqual({ kind: 'proofs', count: 3 });
  });

  it('a correction waits as long as its contingent does; lists that are not signed are due until it is over', () => {
    const facts = { entryTickets: 2, unsignedLists: 5, lackingPapers: 1, proofs: 1 };
    expect(kinds(facts)).toEqual(['proofs', 'entry-tickets', 'unsigned-lists', 'papers']);
    expect(kinds({ ...facts, today: '2026-11-23' })).toEqual(['proofs', 'entry-tickets']);
  });

  it('lone athletes and classes without a draw wait until registration has closed', () => {
    const facts = { undrawnTanding: 2, undrawnSeni: 1, incompleteSeni: 4, loneAthletes: 3 };
    expect(kinds(facts)).toEqual([]);
    expect(kinds({ ...facts, isRegistrationOpen: false })).toEqual([
      ...['lone', 'undrawn-tanding', 'undrawn-seni', 'incomplete-seni'],
    ]);
  });

  it('on the first day they wait no longer, though registration is open still', () => {
    const facts = { undrawnTanding: 2, loneAthletes: 3 };
    expect(kinds({ ...facts, today: '2026-11-19' })).toEqual([]);
    expect(kinds({ ...facts, today: '2026-11-20' })).toEqual(['lone', 'undrawn-tanding']);
    expect(kinds({ ...facts, today: '2026-11-23' })).toEqual([]);
  });

  it('who was paid after the draw waits for a place in a bracket, while registration is open too', () => {
    expect(kinds({ lateAthletes: 1, isRegistrationOpen: false, unscheduled: 4 })).toEqual([
      'late-athletes',
      'unscheduled',
    ]);
    expect(kinds({ lateAthletes: 1 })).toEqual(['late-athletes']);
    expect(kinds({ lateAthletes: 1, today: '2026-11-23' })).toEqual([]);
  });

  it('who is not weighed is urgent on the day itself, and due later before', () => {
    const facts = { notWeighed: 5, proofs: 1 };
    expect(kinds({ ...facts, weighDate: '2026-11-10' })).toEqual(['weigh-today', 'proofs']);
    expect(kinds({ ...facts, weighDate: '2026-11-20' })).toEqual(['proofs', 'weigh-next']);
  });

  it('what is wrong with the plan comes before what is not planned, what cannot be held first, until it is over', () => {
    const plan = { problems: 1, unplaced: 2, clash: 3, rest: 4, hours: 5, rules: 6 };
    const facts = { plan, unscheduled: 7, rebuilds: 8 };
    expect(deskTasks({ ...EMPTY, ...facts }).map(({ kind, count }) => [kind, count])).toEqual([
      ['rebuild', 8],
      ['plan-problems', 1],
      ['plan-clash', 3],
      ['plan-rules', 6],
      ['plan-hours', 5],
      ['plan-rest', 4],
      ['plan-unplaced', 2],
      ['unscheduled', 7],
    ]);
    expect(kinds({ ...facts, today: '2026-11-23' })).toEqual([]);
  });

  it('what was not fought on its day waits for another place, also once the event is over', () => {
    const facts = { leftOver: 3, proofs: 1, matches: 9, finished: 6 };
    expect(kinds({ ...facts, today: '2026-11-21' })).toEqual(['left-over', 'proofs']);
    expect(kinds({ ...facts, today: '2026-11-23' })).toEqual(['left-over', 'proofs']);
    const day = deskStages({ ...EMPTY, ...facts, today: '2026-11-21' }).find(({ stage }) => stage === 'day');
    expect(day).toMatchObject({ state: 'now', missing: { kind: 'left-over', count: 3 } });
  });

  it('a late arena counts on days of the event alone', () => {
    expect(kinds({ lateArenas: 1 })).toEqual([]);
    expect(kinds({ lateArenas: 1, today: '2026-11-21' })).toEqual(['late-arenas']);
  });

  it('once it is over, only what is owed to people stays', () => {
    const facts = {
      protests: 1,
      proofs: 1,
      unscheduled: 4,
      drafts: 1,
      lackingPapers: 2,
      missingSteps: 3,
      notWeighed: 2,
    };
    expect(kinds({ ...facts, today: '2026-11-23' })).toEqual(['protests', 'proofs']);
  });
});

describe('The stages of a tournament', () => {
  const PREPARED = { isRegistrationOpen: false, members: 10, participants: 10, classes: 2, pools: 2 };
  const PLANNED = { ...PREPARED, matches: 8, titles: 2 };

  it('the first that is not done is the one of now', () => {
    expect(nowOf({ missingSteps: 2 })).toBe('prepare');
    expect(nowOf({})).toBe('entries');
    expect(nowOf({ ...PREPARED, pools: 0 })).toBe('draw');
    expect(nowOf({ ...PREPARED, waitingSeni: 1 })).toBe('draw');
    expect(nowOf({ ...PLANNED, unscheduled: 8 })).toBe('schedule');
    expect(nowOf({ ...PLANNED, drafts: 1 })).toBe('schedule');
    expect(nowOf(PLANNED)).toBe('day');
    expect(nowOf({ ...PLANNED, finished: 8 })).toBe('champions');
    expect(nowOf({ ...PLANNED, finished: 8, titlesDone: 2 })).toBeNull();
  });

  it('nobody is champion before the first match is fought, not even who is alone in a class', () => {
    const champions = (facts: Partial<DeskFacts>) =>
      deskStages({ ...EMPTY, ...PLANNED, titles: 4, titlesDone: 1, ...facts }).find(
        ({ stage }) => stage === 'champions',
      );
    expect(champions({})).toMatchObject({ done: 0, of: 4 });
    expect(champions({ finished: 1 })).toMatchObject({ done: 1, of: 4 });
    expect(champions({ matches: 0 })).toMatchObject({ done: 1, of: 4 });
  });

  it('on a day of the event it is the day, even with something open from before', () => {
    expect(nowOf({ ...PLANNED, missingSteps: 1, today: '2026-11-20' })).toBe('day');
    expect(nowOf({ ...PLANNED, missingSteps: 1 })).toBe('prepare');
  });

  it('a stage tells how much is done, and what is missing most', () => {
    const facts = { ...EMPTY, ...PREPARED, undrawnTanding: 1, drawnClasses: 0, waitingTanding: 1, proofs: 2 };
    const stages = deskStages(facts);
    expect(stages.map(({ stage }) => stage)).toEqual(DESK_STAGES);
    expect(stages[1]).toMatchObject({ state: 'now', done: 10, of: 10, missing: { kind: 'proofs', count: 2 } });
    expect(stages[2]).toMatchObject({ state: 'later', done: 0, of: 2, missing: { kind: 'undrawn-tanding', count: 1 } });
    expect(deskStages({ ...facts, drawnClasses: 1, waitingTanding: 0 })[2]).toMatchObject({ done: 1, of: 2 });
    expect(deskStages({ ...EMPTY, missingSteps: 4 })[0]).toMatchObject({ done: 3, of: 7 });
  });

  it('that was left says what a change in it reaches, the latest first', () => {
    const facts = { ...EMPTY, ...PLANNED, pools: 3, waitingSeni: 1, finished: 3, today: '2026-11-20' };
    expect(waysBack(facts)).toEqual([
      { stage: 'schedule', touched: 5 },
      { stage: 'draw', touched: 5 },
      { stage: 'entries', touched: 2 },
      { stage: 'prepare', touched: 0 },
    ]);
    expect(waysBack({ ...EMPTY, missingSteps: 1 })).toEqual([]);
    const over = { ...EMPTY, ...PLANNED, finished: 8, titlesDone: 2 };
    expect(waysBack(over)[0]).toEqual({ stage: 'day', touched: 2 });
  });
});
