// The English words of a draw's report and marks, and of an athlete moved to another pool.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import { weightText } from '@gelanggang/domain/words/weights';
import type * as original from './draw-trust-texts';

const kilograms = (value: number): string => `${weightText(value)} kg`;

export const drawTrustTexts: InLanguage<typeof original.drawTrustTexts> = {
  check: 'Check the draw',
  locked: 'Locked',
  byHand: 'Changed by hand',
  merged: (names) => `Merged from the classes ${names}`,
  report: {
    title: 'Report on the draw',
    column: 'Notes',
    nothing: '–',
    good: 'Nothing to note: everybody has an opponent, and nobody meets their own contingent in the first round.',
    poolOfOne: (name) => `Only one athlete is in this pool: ${name}. Move them, merge the class, or make an opponent.`,
    withoutOpponent: (name) => `${name} has no opponent.`,
    byes: (names) => `Straight to the second round (BYE): ${names}.`,
    ownPair: (position, blue, red, contingent) => `Match ${position}: ${blue} meets ${red}, both of ${contingent}.`,
    cause: {
      field: (own, matches) =>
        `It cannot be avoided: this contingent has ${counted(own, 'athlete')}, and the first round only ${counted(matches, 'match', 'matches')}.`,
      hand: () => 'It is so because places were swapped by hand.',
      seeds: () => 'It is so because the places of seeded athletes come first.',
    },
    weightGap: (gap, light, heavy) => `${gap} between ${light} (the lightest) and ${heavy} (the heaviest).`,
    kilograms,
    tag: {
      poolOfOne: 'One athlete',
      withoutOpponent: (count) => `Without an opponent: ${count}`,
      ownPairs: (count) => `Own contingent meets: ${count}`,
      weightGap: (gap) => `${kilograms(gap)} apart`,
    },
  },
  move: {
    action: 'Move an athlete',
    title: 'Move an athlete to another pool',
    unit: 'Athlete',
    pool: 'To the pool',
    choose: 'Choose',
    poolOption: (name, units, isDrawn, isLocked) =>
      `${name}, ${counted(units, 'athlete')}${isLocked ? ', locked' : isDrawn ? ', already drawn' : ''}`,
    redraw: 'A pool that is drawn already is drawn again, and its matches are taken out of the schedule.',
    noOther: 'This class has only one pool.',
    incomplete: 'Choose the athlete and the pool to move to.',
    confirm: 'Move',
    success: 'The athlete was moved.',
    emptied: 'The athlete was moved. The pool left behind was empty and has been deleted.',
    failed: 'The athlete could not be moved.',
  },
};
