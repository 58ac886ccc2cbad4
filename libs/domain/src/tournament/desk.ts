// What the office of a tournament has to do now, in which order, and how far each stage is (issue "one desk", mocks2 1, 2).

/** Counted by the server. */
export interface DeskFacts {
  /** `YYYY-MM-DD`, on the tournament's wall clock. */
  today: string;
  startDate: string;
  endDate: string;
  isRegistrationOpen: boolean;
  /** Opened once: everybody sees it. */
  isActive: boolean;
  /** Steps of the preparation without which teams cannot enter: those that are missing, and all of them. */
  missingSteps: number;
  neededSteps: number;
  members: number;
  /** Of them, those whose bill is paid. */
  participants: number;
  /** Bills: with a proof to look at, and without a payment. */
  proofs: number;
  unpaidBills: number;
  /** Paid athletes who have not handed in what they fight with. */
  lackingPapers: number;
  /** Of the check of entries: corrections that wait for the office, and contingents that have not signed their list. */
  entryTickets: number;
  unsignedLists: number;
  /** Classes and events with paid athletes; those without a draw; those with one athlete and no draw. */
  classes: number;
  undrawnTanding: number;
  undrawnSeni: number;
  /** Pairs and teams that are not whole, in events without a draw. */
  incompleteSeni: number;
  loneAthletes: number;
  /** Of the classes, those that are drawn whole. */
  drawnClasses: number;
  /** In no pool of their class or event though it is drawn: paid after it, or of a pair or team that was not whole. */
  lateAthletes: number;
  pools: number;
  waitingTanding: number;
  waitingSeni: number;
  matches: number;
  unscheduled: number;
  /** In schedules of days that are over, and neither fought nor decided. */
  leftOver: number;
  drafts: number;
  rebuilds: number;
  /** Of the next day of matches: who has not stood on the scales. */
  weighDate: string | null;
  notWeighed: number;
  finished: number;
  matchesToday: number;
  finishedToday: number;
  /** Finished, and not told to the hall where the tournament says so. */
  unreleased: number;
  protests: number;
  /** Classes and events whose medals are given, as the page of the medals counts them. */
  titles: number;
  titlesDone: number;
  /** Arenas that run late, as the pace of the day says, and how many matches should change their arena. */
  lateArenas: number;
  helpfulMoves: number;
  /** What is wrong with the plan of the schedule; of a tournament without a plan all 0. */
  plan: PlanFacts;
}

/** Reasons why an open plan cannot be taken, its matches without a place, and warnings of its board. */
export interface PlanFacts {
  problems: number;
  unplaced: number;
  clash: number;
  rest: number;
  hours: number;
  rules: number;
}

export const DESK_TASKS = [
  'protests',
  'late-arenas',
  'release',
  'weigh-today',
  'left-over',
  'prepare',
  'open',
  'share',
  'proofs',
  'entry-tickets',
  'lone',
  'undrawn-tanding',
  'undrawn-seni',
  'incomplete-seni',
  'draw-tanding',
  'draw-seni',
  'late-athletes',
  'rebuild',
  'plan-problems',
  'plan-clash',
  'plan-rules',
  'plan-hours',
  'plan-rest',
  'plan-unplaced',
  'unscheduled',
  'publish',
  'weigh-next',
  'unsigned-lists',
  'papers',
] as const;
export type DeskTaskKind = (typeof DESK_TASKS)[number];

export interface DeskTask {
  kind: DeskTaskKind;
  count: number;
}

const isOver = (facts: DeskFacts): boolean => facts.today > facts.endDate;
/** All that teams need stands, and nobody has opened it; one that was drawn without is held by its office alone. */
const waitsToOpen = (facts: DeskFacts): boolean =>
  !facts.isActive && facts.missingSteps === 0 && facts.pools === 0 && facts.today < facts.startDate;
/** Open, and nobody has entered: those who would have not heard of it yet. */
const waitsToBeKnown = (facts: DeskFacts): boolean =>
  facts.isActive && facts.isRegistrationOpen && facts.members === 0 && facts.today < facts.startDate;
const isRunning = (facts: DeskFacts): boolean => facts.today >= facts.startDate && !isOver(facts);

/**
 * What waits for somebody, the most urgent first: what has a clock, then what holds up other work, then what is due later.
 * Nothing is drawn before registration has closed or the first day is there, and nobody is weighed before a schedule stands.
 */
export function deskTasks(facts: DeskFacts): DeskTask[] {
  const mayDraw = isRunning(facts) || (!facts.isRegistrationOpen && !isOver(facts));
  const weighsToday = facts.weighDate === facts.today;
  const counts: Record<DeskTaskKind, number> = {
    protests: facts.protests,
    'late-arenas': isRunning(facts) ? facts.lateArenas : 0,
    release: facts.unreleased,
    'weigh-today': weighsToday ? facts.notWeighed : 0,
    'left-over': facts.leftOver,
    prepare: isOver(facts) ? 0 : facts.missingSteps,
    open: waitsToOpen(facts) ? 1 : 0,
    share: waitsToBeKnown(facts) ? 1 : 0,
    proofs: facts.proofs,
    'entry-tickets': facts.entryTickets,
    lone: mayDraw ? facts.loneAthletes : 0,
    'undrawn-tanding': mayDraw ? facts.undrawnTanding : 0,
    'undrawn-seni': mayDraw ? facts.undrawnSeni : 0,
    'incomplete-seni': mayDraw ? facts.incompleteSeni : 0,
    'draw-tanding': isOver(facts) ? 0 : facts.waitingTanding,
    'draw-seni': isOver(facts) ? 0 : facts.waitingSeni,
    'late-athletes': isOver(facts) ? 0 : facts.lateAthletes,
    rebuild: isOver(facts) ? 0 : facts.rebuilds,
    'plan-problems': isOver(facts) ? 0 : facts.plan.problems,
    'plan-clash': isOver(facts) ? 0 : facts.plan.clash,
    'plan-rules': isOver(facts) ? 0 : facts.plan.rules,
    'plan-hours': isOver(facts) ? 0 : facts.plan.hours,
    'plan-rest': isOver(facts) ? 0 : facts.plan.rest,
    'plan-unplaced': isOver(facts) ? 0 : facts.plan.unplaced,
    unscheduled: isOver(facts) ? 0 : facts.unscheduled,
    publish: isOver(facts) ? 0 : facts.drafts,
    'weigh-next': weighsToday || isOver(facts) ? 0 : facts.notWeighed,
    'unsigned-lists': isOver(facts) ? 0 : facts.unsignedLists,
    papers: isOver(facts) ? 0 : facts.lackingPapers,
  };
  return DESK_TASKS.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
}

export const DESK_STAGES = ['prepare', 'entries', 'draw', 'schedule', 'day', 'champions'] as const;
export type DeskStageKind = (typeof DESK_STAGES)[number];

/** `now` is one alone: the first that is not done, once the one before it is. */
export type StageState = 'done' | 'now' | 'later';

export interface DeskStage {
  stage: DeskStageKind;
  state: StageState;
  done: number;
  of: number;
  /** The task that is missing most in it; null where nothing waits. */
  missing: DeskTask | null;
}

const STAGE_OF: Readonly<Record<DeskTaskKind, DeskStageKind>> = {
  prepare: 'prepare',
  open: 'prepare',
  share: 'entries',
  proofs: 'entries',
  papers: 'entries',
  'entry-tickets': 'entries',
  'unsigned-lists': 'entries',
  lone: 'draw',
  'undrawn-tanding': 'draw',
  'undrawn-seni': 'draw',
  'incomplete-seni': 'draw',
  'draw-tanding': 'draw',
  'draw-seni': 'draw',
  'late-athletes': 'draw',
  rebuild: 'schedule',
  'plan-problems': 'schedule',
  'plan-clash': 'schedule',
  'plan-rules': 'schedule',
  'plan-hours': 'schedule',
  'plan-rest': 'schedule',
  'plan-unplaced': 'schedule',
  unscheduled: 'schedule',
  publish: 'schedule',
  'weigh-today': 'day',
  'weigh-next': 'day',
  'left-over': 'day',
  'late-arenas': 'day',
  release: 'day',
  protests: 'day',
};

/** A class that nobody has to fight for is over once it is drawn; it has no champion before the first match of the event is. */
export function titlesWon({ matches, finished, titlesDone }: DeskFacts): number {
  return matches > 0 && finished === 0 ? 0 : titlesDone;
}

/** How far each stage is; a stage may be gone back to, and is then open again. */
export function deskStages(facts: DeskFacts): DeskStage[] {
  const tasks = deskTasks(facts);
  const published = facts.matches - facts.unscheduled;
  const amounts: Record<DeskStageKind, [done: number, of: number, isDone: boolean]> = {
    prepare: [
      facts.neededSteps - facts.missingSteps,
      facts.neededSteps,
      facts.missingSteps === 0 && !waitsToOpen(facts),
    ],
    entries: [
      facts.participants,
      facts.members,
      !facts.isRegistrationOpen && facts.participants > 0 && facts.proofs === 0,
    ],
    draw: [
      facts.drawnClasses,
      facts.classes,
      facts.pools > 0 &&
        facts.waitingTanding + facts.waitingSeni + facts.undrawnTanding + facts.undrawnSeni + facts.loneAthletes === 0,
    ],
    schedule: [
      published,
      facts.matches,
      facts.matches > 0 && facts.unscheduled === 0 && facts.drafts === 0 && facts.rebuilds === 0,
    ],
    day: [facts.finished, facts.matches, facts.matches > 0 && facts.finished === facts.matches && facts.protests === 0],
    champions: [titlesWon(facts), facts.titles, facts.titles > 0 && facts.titlesDone === facts.titles],
  };
  const current = currentStage(facts, (stage) => amounts[stage][2]);
  return DESK_STAGES.map((stage) => {
    const [done, of, isDone] = amounts[stage];
    const state: StageState = stage === current ? 'now' : isDone ? 'done' : 'later';
    return { stage, state, done, of, missing: tasks.find(({ kind }) => STAGE_OF[kind] === stage) ?? null };
  });
}

/** On days of the event it is the day's, whatever is open from before; null: all is done. */
function currentStage(facts: DeskFacts, isDone: (stage: DeskStageKind) => boolean): DeskStageKind | null {
  if (isRunning(facts) && facts.matches > 0 && !isDone('day')) return 'day';
  return DESK_STAGES.find((stage) => !isDone(stage)) ?? null;
}

/** Of a stage that was left: how many brackets, matches or titles of the later stages going back to it can undo. */
export interface WayBack {
  stage: DeskStageKind;
  /** 0: nothing is lost. */
  touched: number;
}

/**
 * The stages before the one of now, the latest first, each with what a change in it reaches. What was entered stays in all of
 * them; a bracket that has begun is not drawn anew, and a match that has begun is not planned anew.
 */
export function waysBack(facts: DeskFacts): WayBack[] {
  const stages = deskStages(facts);
  const now = stages.findIndex(({ state }) => state === 'now');
  const drawn = facts.pools - facts.waitingTanding - facts.waitingSeni;
  const touched: Record<DeskStageKind, number> = {
    prepare: 0,
    entries: drawn,
    draw: facts.matches - facts.unscheduled - facts.finished,
    schedule: facts.matches - facts.unscheduled - facts.finished,
    day: facts.titlesDone,
    champions: 0,
  };
  return stages
    .slice(0, now === -1 ? stages.length - 1 : now)
    .map(({ stage }) => ({ stage, touched: Math.max(0, touched[stage]) }))
    .reverse();
}
