// The English words of the list of pools, the form of a drawing and merged classes.
import { MESSAGES } from '@gelanggang/contract/messages';
import { counted, plural } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import { drawTexts } from '@web/components/draws/texts';
import type * as original from './texts';

export const drawingTexts: InLanguage<typeof original.drawingTexts> = {
  ...drawTexts,
  title: 'Tanding',
  count: (pools, drawn) => `${counted(pools, 'pool')}, ${drawn} drawn`,
  allTournaments: 'All tournaments',
  matches: 'Overview of matches',
  add: 'New drawing',
  columns: {
    tournament: 'Tournament',
    pool: 'Pool',
    matchCategory: 'Category',
    ageCategory: 'Age group',
    class: 'Class',
    athletes: 'Entrants',
    chart: 'Bracket',
    status: 'Draw',
  },
  generated: 'Drawn',
  notGenerated: 'Not yet drawn',
  emptyHint: 'Divide all classes at once, or create a drawing for one class; its entrants are divided into pools.',
  divideAll: {
    action: (classes) => `Divide ${counted(classes, 'class', 'classes')}`,
    title: 'Divide all classes',
    what: (classes, athletes) =>
      `${counted(classes, 'class', 'classes')} with ${counted(athletes, 'athlete')} who have paid ${plural(classes, 'is', 'are')} not yet divided into pools. Classes that are divided already do not change.`,
    lone: (names) =>
      `${counted(names.length, 'class', 'classes')} with one athlete only must be merged first: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}.`,
    loneToo: (names) =>
      `${names.length} of them ${plural(names.length, 'has', 'have')} one athlete only, without an opponent: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}. Merge them first if an opponent can be found.`,
    chartHint: 'For all these classes. A single class can be changed afterwards, before it is drawn.',
    then: 'After dividing',
    drawToo: {
      label: 'Divide, then draw now',
      hint: 'All pools not yet drawn, also those divided earlier. Done within seconds.',
    },
    divideOnly: { label: 'Divide only', hint: 'The pools wait to be drawn, for example at the technical meeting.' },
    start: (classes) => `Divide ${counted(classes, 'class', 'classes')}`,
  },
  printTitle: 'Print brackets',
  printWhat: 'What to print',
  printKinds: {
    results: { label: 'Brackets with results', hint: 'One bracket per page, by age, class and pool.' },
    table: { label: "For the referees' table", hint: 'Names as drawn, without results, to fill in by hand.' },
    empty: { label: 'Empty brackets', hint: 'Without names, to fill in by hand.' },
  },
  printStart: 'Create PDF',
  allAges: 'All ages',
  allGenders: 'Male and female',
  allClasses: 'All classes',
  gender: 'Gender',
  size: 'Number of entrants',
  sizeOf: (size) => (size === 2 ? 'Bracket of 2, list of pairs' : counted(size, 'entrant')),
  editTitle: 'Edit match',
  classField: 'Class',
  chart: 'Bracket',
  duration: 'Length of a round',
  ownDuration: "Own length, other than the tournament's rules",
  ownDurationHint: 'Holds for this drawing only, in place of the rules.',
  ruledDurationHint: "By the tournament's rules for this age group.",
  seconds: (value) => `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')} min`,
  classOption: (name, count) => `${name}, ${counted(count, 'entrant')}`,
  notFound: MESSAGES.drawNotFound,
  everyClass: (classes, athletes) =>
    `All classes: ${counted(classes, 'class', 'classes')}, ${counted(athletes, 'entrant')}`,
  classesDone: (done, all) => `${done} of ${counted(all, 'class', 'classes')}`,
  chooseFirst: 'Choose the tournament, category and age group first.',
  noClass: (classes) =>
    classes === 0
      ? 'This age group has no classes yet. Add them in Master Data, or choose another age group.'
      : 'This age group has no paid entrants who are not yet drawn. Confirm payments or choose another age group.',
  saved: 'The drawing was added.',
  updated: 'The drawing was updated.',
  saveFailed: 'The drawing could not be saved.',
  create: 'Divide into pools',
  showDraw: 'Draw screen',
  seeds: {
    label: 'Seeds',
    hint: 'From the strongest on. Seeds 1 and 2 stand in different halves of the bracket; with several pools, in different pools.',
    add: (rank) => `Add seed ${rank}`,
    up: (name) => `Move ${name} up`,
    down: (name) => `Move ${name} down`,
    remove: (name) => `Remove ${name} from the seeds`,
  },
  merge: {
    action: 'Merge classes',
    title: 'Merged classes',
    intro:
      'Classes with too few entrants are drawn as one class. Pools that these classes already have are deleted, and their entrants are divided again.',
    gender: 'Gender',
    classes: 'Classes to merge',
    classHint: (members) => `${counted(members, 'member')} entered`,
    tooFew: 'Choose at least two classes.',
    lone: (count) => `${counted(count, 'athlete')} without an opponent`,
    loneHint: 'The only one who has paid in the class. Choose one, then add the class of the opponent.',
    chooseOne: 'Choose',
    choose: (className) => `Choose ${className}`,
    isAlone: 'without an opponent',
    isMerged: (names) => `merged already: ${names.join(', ')}`,
    none: 'There are no classes with members for this age group and gender.',
    save: 'Merge',
    saveAnew: 'Divide again',
    standing: (pools, drawn) =>
      `These classes are merged already, in ${counted(pools, 'pool')}${drawn > 0 ? `, ${drawn} of them drawn` : ''}. Those pools are deleted and their entrants divided again.`,
    saved: 'The classes were merged.',
    failed: 'The classes could not be merged.',
    reasonHint: "Kept in the committee's log.",
    dissolve: 'Undo the merge',
    dissolveQuestion: 'Undo this merge? Its pools are deleted, and its entrants are drawn again in their own classes.',
    dissolved: 'The merge was undone.',
    dissolveFailed: 'The merge could not be undone.',
  },
};
