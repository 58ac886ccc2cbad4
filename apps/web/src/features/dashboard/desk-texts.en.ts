// The English words of the desk.
import { officeTexts } from '@web/site/office-texts';
import { counted, plural } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './desk-texts';

type Texts = InLanguage<typeof original.deskTexts>;

const TASKS: Texts['tasks'] = {
  protests: {
    what: (count) => `${plural(count, 'protest')} waiting for a decision`,
    why: 'The result is not official until it is decided.',
    action: 'Open protests',
  },
  'late-arenas': {
    what: (count) => `${plural(count, 'arena')} behind schedule`,
    why: "Check the arenas' queues.",
    action: 'See suggestions',
  },
  release: {
    what: (count) => `${plural(count, 'result')} not yet announced`,
    why: 'The audience is waiting for the announcer.',
    action: 'Open the announcer page',
  },
  'weigh-today': {
    what: (count) => `${plural(count, 'athlete')} of today not yet weighed in`,
    why: 'Nobody may compete without a weigh-in.',
    action: 'Open the weigh-in list',
  },
  prepare: {
    what: (count) => `setup ${plural(count, 'step')} not complete`,
    why: 'Contingents cannot enter until they are complete.',
    action: 'Complete',
  },
  open: {
    what: (count) => `${plural(count, 'tournament')} not yet open to the public`,
    why: 'Everything required is there; contingents enter once registration is open.',
    action: 'Open registration',
  },
  share: {
    what: () => 'link of the registration to share',
    why: 'Registration is open and nobody has entered yet.',
    action: 'Poster and links',
  },
  proofs: {
    what: (count) => `${plural(count, 'proof')} of payment waiting to be checked`,
    why: 'Only those who have paid take part in the draw.',
    action: 'Check the proofs',
  },
  lone: {
    what: (count) => `${plural(count, 'athlete')} without an opponent`,
    why: 'Alone in their class: merge classes.',
    action: 'Find opponents',
  },
  'undrawn-tanding': {
    what: (count) => `tanding ${plural(count, 'class', 'classes')} without a drawing`,
    why: 'Their athletes have paid.',
    action: 'Create a drawing',
  },
  'undrawn-seni': {
    what: (count) => `seni ${plural(count, 'event')} without a drawing`,
    why: 'Their athletes have paid.',
    action: 'Create a seni drawing',
  },
  'incomplete-seni': {
    what: (count) => `${plural(count, 'pair or team', 'pairs or teams')} not complete`,
    why: 'They are not drawn until complete: add a member, put them together otherwise, or withdraw the entry.',
    action: 'See what is missing',
  },
  'draw-tanding': {
    what: (count) => `tanding ${plural(count, 'pool')} not yet drawn`,
    why: 'The bracket appears after the draw.',
    action: 'Open the draw',
  },
  'draw-seni': {
    what: (count) => `seni ${plural(count, 'pool')} not yet drawn`,
    why: 'The order of performances appears after the draw.',
    action: 'Open seni',
  },
  'late-athletes': {
    what: (count) => `paid ${plural(count, 'athlete')} in no draw`,
    why: 'Their class or event was drawn without them: draw it again, complete the pair or team, or give the fee back.',
    action: 'See who they are',
  },
  rebuild: {
    what: (count) => `${plural(count, 'schedule')} to be rebuilt`,
    why: 'A new draw has taken matches out of it.',
    action: 'Open the schedule',
  },
  'plan-problems': {
    what: (count) => `${plural(count, 'change')} that made the schedule plan out of date`,
    why: 'The plan cannot be used until it is rebuilt.',
    action: 'Open the plan',
  },
  'plan-clash': {
    what: (count) => `${plural(count, 'clash', 'clashes')} in the schedule plan`,
    why: 'Two places at once, rounds in the wrong order, or an arena that is taken.',
    action: 'Open the plan',
  },
  'plan-rules': {
    what: (count) => `${plural(count, 'violation')} of the plan's rules`,
    why: 'Matches were moved to places that the rules do not want.',
    action: 'Open the plan',
  },
  'plan-hours': {
    what: (count) => `${plural(count, 'match', 'matches')} outside their session`,
    why: "Outside the arena's hours, or the session is for other ages.",
    action: 'Open the plan',
  },
  'plan-rest': {
    what: (count) => `rest ${plural(count, 'time')} too short in the schedule plan`,
    why: 'Athletes do not rest enough before their next match.',
    action: 'Open the plan',
  },
  'plan-unplaced': {
    what: (count) => `${plural(count, 'match', 'matches')} without a place in the plan`,
    why: "The sessions' hours or the rules do not leave enough room.",
    action: 'Open the plan',
  },
  'left-over': {
    what: (count) => `${plural(count, 'match', 'matches')} of past days not played`,
    why: 'Still in the schedule of a day that is over: take them out there, then put them into that of another day.',
    action: 'Open its schedule',
  },
  unscheduled: {
    what: (count) => `${plural(count, 'match', 'matches')} not yet scheduled`,
    why: 'No day, time and arena yet.',
    action: 'Build the schedule',
  },
  publish: {
    what: (count) => `${plural(count, 'schedule')} still in draft`,
    why: 'Contingents and the audience cannot see it yet.',
    action: 'Publish',
  },
  'weigh-next': {
    what: (count) => `${plural(count, 'athlete')} not yet weighed in`,
    why: 'For the next day of matches.',
    action: 'Open the weigh-in list',
  },
  'entry-tickets': {
    what: (count) => `entry ${plural(count, 'correction')} waiting for an answer`,
    why: 'Contingents wait for it before they sign their list.',
    action: 'Check the corrections',
  },
  'unsigned-lists': {
    what: (count) => `${plural(count, 'contingent')} yet to sign their entries`,
    why: 'Mistakes are better found before the draw.',
    action: 'See and remind',
  },
  papers: {
    what: (count) => `${plural(count, 'athlete')} with papers missing`,
    why: 'Required before the first match.',
    action: 'See what is missing',
  },
};

export const deskTexts: Texts = {
  title: 'To do now',
  note: (count) => `${counted(count, 'item')}, the most urgent first`,
  done: 'Nothing is waiting.',
  next: (step) => `Next: ${step}`,
  allDone: 'All stages are complete.',
  stages: 'Stages of the tournament',
  now: 'Now',
  complete: 'Nothing is missing',
  later: 'Not started yet',
  openSchedule: 'Open the schedule',
  planFailed: "The schedule plan's warnings could not be loaded.",
  choose: 'Choose a tournament above the menu, or press Work on this below: all pages then follow it.',
  work: 'Work on this',
  others: 'All tournaments',
  publicPage: 'Public page',
  shareText: (name) => `Registration for ${name} is open:`,
  today: 'In the arenas now',
  openArena: (arena) => `Open ${arena}`,
  ofMatches: (done, all) => `${done} of ${counted(all, 'match', 'matches')}`,
  then: (match, time) => `Then ${match} ± ${time}`,
  called: 'Called',
  waitsForBoth: 'waiting to start',
  cutOff: 'Disconnected',
  clockRuns: 'clock running',
  clockStands: 'clock stopped',
  begins: (time) => `Starts at ${time}`,
  nextAt: (time) => `Next ± ${time}`,
  medals: 'Medals so far',
  noMedals: 'No medals yet.',
  allMedals: 'All medals',
  rank: 'Rank',
  contingent: 'Contingent',
  titlesDone: (done, all) => `${done} of ${counted(all, 'class', 'classes')}`,
  todayNote: (done, all) => `${done} of today’s ${counted(all, 'match', 'matches')} over`,
  onTime: 'On time',
  behind: (minutes) => `${counted(minutes, 'minute')} behind`,
  ahead: (minutes) => `${counted(minutes, 'minute')} ahead`,
  ends: (time) => `ends ± ${time}`,
  over: 'Over',
  clock: (time) => `To be decided by ${time}.`,
  moves: (count) => `Move ${counted(count, 'match', 'matches')} so that the arenas end together.`,
  stageNames: officeTexts.stages,
  counted: {
    prepare: (count) => `of ${counted(count, 'needed step')}`,
    entries: (count) => `of ${counted(count, 'athlete')} paid`,
    draw: (count) => `of ${counted(count, 'class', 'classes')}`,
    schedule: (count) => `of ${counted(count, 'match', 'matches')} scheduled`,
    day: (count) => `of ${counted(count, 'match', 'matches')} over`,
    champions: (count) => `of ${counted(count, 'title')}`,
  },
  back: 'Going back to an earlier stage: what changes?',
  nothingLost: 'Nothing is lost: what has been recorded stays.',
  lost: {
    prepare: (count) => `${counted(count, 'record')} of the next stage ${plural(count, 'changes', 'change')} too.`,
    entries: (count) =>
      `Those who enter after this are not in the ${counted(count, 'bracket')} already drawn: their classes need to be drawn again.`,
    draw: (count) =>
      `Drawing again takes the matches of that class out of the schedule, at most ${counted(count, 'match', 'matches')}; brackets that have started do not change.`,
    schedule: (count) =>
      `Rebuilding may change the day, time and arena of ${counted(count, 'match', 'matches')}; those that have started stay.`,
    day: (count) =>
      `Correcting a result may change the champions of ${counted(count, 'class', 'classes')} that ${plural(count, 'is', 'are')} over.`,
    champions: (count) => `${counted(count, 'title')} ${plural(count, 'changes', 'change')} too.`,
  },
  steps: {
    prepare: 'complete the setup',
    entries: 'follow the entries',
    draw: 'make the draw',
    schedule: 'build the schedule',
    day: 'start the first match',
    champions: 'print certificates and reports',
  },
  tasks: TASKS,
};
