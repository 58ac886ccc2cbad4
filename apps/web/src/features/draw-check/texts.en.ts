// The English words of the public check of a draw: for a coach, not for a programmer.
import { cornerWord } from '@gelanggang/domain/words/corners';
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const checkTexts: InLanguage<typeof original.checkTexts> = {
  title: 'Check a draw',
  intro:
    "This page draws this pool again on your device and compares the outcome with the committee's draw. You need no account, and you need to trust nobody.",
  good: 'This draw is correct.',
  goodText: {
    bracket:
      'The entry list, the random number and the bracket agree with each other. The bracket in force is the one that was drawn.',
    order:
      'The entry list, the random number and the order agree with each other. The order in force is the one that was drawn.',
  },
  goodByHand: 'This draw is correct and was then changed by hand.',
  goodByHandText: (count) =>
    `The draw itself is correct. After it the committee recorded ${counted(count, 'change')} by hand; all of them are shown below.`,
  goodOlder: (number) => `Draw ${number} is correct.`,
  goodOlderText: 'This draw has since been replaced by a newer one.',
  bad: 'This draw is not correct.',
  badText: 'One of the steps does not agree. Show this page to the committee and ask for an explanation.',
  unknown: 'This draw cannot be checked here.',
  unknownText: 'It was made in a way that this page does not know yet. Reload the page, then try again.',
  notDrawn: 'This pool has not been drawn yet.',
  notDrawnHint: 'Once it is drawn, this page checks it by itself.',
  noSuchDraw: 'There is no draw with that number.',
  locked: 'Locked',
  byHand: 'Changed by hand',
  drawNumber: (number) => `Draw ${number}`,

  steps: {
    entries: 'Entry list',
    entriesGood: (units, contingents, kind) =>
      `${counted(units, kind === 'tanding' ? 'athlete' : 'entry', kind === 'tanding' ? 'athletes' : 'entries')} from ${counted(contingents, 'contingent')}. The entry list code that your device worked out is the one that was stored at the draw: no name was added, replaced or removed after it.`,
    entriesBad:
      'The entry list code that your device worked out is not the one that was stored at the draw: the entry list was changed.',
    fingerprint: 'Entry list code',
    computed: 'Worked out here',
    showEntries: 'Show the entry list',
    seedRank: (rank) => `seeded ${rank}`,
    seed: 'Random number of the draw',
    seedText:
      'The random number takes the place of drawing lots. The same list and the same number always give the same draw, on any device.',
    seedOfClass: {
      tanding: 'This number follows from the random number of the class, which was chosen before the pools were made.',
      seni: 'This number follows from the random number of the seni event, which was chosen before the pools were made.',
    },
    seedNotOfClass: {
      tanding: 'This number does not follow from the random number of the class.',
      seni: 'This number does not follow from the random number of the seni event.',
    },
    again: 'Drawn again',
    againGood: (matches) =>
      `Your device drew again with that number: ${counted(matches, 'match', 'matches')} of the first round and all paths through the bracket are exactly the same.`,
    againBad: 'Your device gets another bracket from that number:',
    againPath: 'The first round is the same, but the paths to the final differ.',
    changes: 'After the draw',
    againOrderGood: (units) =>
      `Your device drew again with that number: the order of ${counted(units, 'performance')} is exactly the same.`,
    againOrderBad: 'Your device gets another order from that number:',
    drawnOrder: 'The order that was drawn',
    changesNone: {
      bracket: 'None. The bracket was left as it was drawn.',
      order: 'None. The order was left as it was drawn.',
    },
    changesSome: 'Recorded when they were made, in this order:',
    standing: { bracket: 'The bracket in force', order: 'The order in force' },
    standingGood: {
      bracket: 'The first round in force is exactly what was drawn, with the changes recorded above.',
      order: 'The order in force is exactly what was drawn.',
    },
    standingBad: {
      bracket: 'The first round in force differs from what was drawn and the changes that were recorded:',
      order: 'The order in force differs from what was drawn:',
    },
    firstRound: 'The first round that was drawn',
    match: (position) => `Match ${position}`,
    expected: 'by the draw',
    found: 'in the bracket',
    foundInOrder: 'in the order',
    isGood: 'correct',
    isBad: 'not correct',
  },
  nobody: 'BYE',
  emptyPlace: 'empty',
  place: (place) => `Place ${place}`,
  noReason: 'no reason recorded',
  reason: (reason) => `Reason: ${reason}`,
  slot: (position, corner) => `${cornerWord(corner)}, match ${position}`,
  change: {
    swap: (first, second) => `${first} was swapped with ${second}`,
    dummy: (position) => `A substitute opponent (dummy) was put into match ${position}`,
    movedIn: (name, pool) => `${name} was moved from ${pool} to this pool`,
    movedOut: (name, pool) => `${name} was moved to ${pool}`,
    locked: 'Bracket locked',
    unlocked: 'Bracket unlocked',
    undone: 'Draw cancelled',
    beforeDraw: 'before the draw',
    ofDraw: (number) => `at draw ${number}`,
  },
  history: 'History',
  historyText: 'Every draw of this pool is kept and can still be checked.',
  current: 'in force',
  checkThis: 'Check',
  shown: 'shown here',
  schedule: "This tournament's schedule",
};
