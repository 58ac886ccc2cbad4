// The English words of why drawing says no.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './refusal-texts';

export const drawingRefusalTexts: InLanguage<typeof original.drawingRefusalTexts> = {
  'tournament-not-found': 'There is no such tournament.',
  'class-not-found': 'There is no such class in this age group.',
  'drawing-not-found': 'There is no such draw.',
  'pool-not-found': 'There is no such draw.',
  'match-not-found': 'There is no such match.',
  'no-participants': 'There are no paid participants without a pool in this class.',
  'nobody-to-pair': 'There are no paid athletes without a pair in this class.',
  'pairs-changed': 'The list of athletes has just changed. Reload the proposed pairs.',
  'pair-too-far': 'A pair differs in age, height, or weight by more than the limit.',
  'class-changed': 'The class of a draw cannot be changed. Make a new draw for another class.',
  'class-drawn':
    'The bracket of this class is drawn. Until it is scheduled its draw can be cancelled on the bracket’s page; then the pools can be divided again.',
  'must-merge':
    'This class has only one athlete, and by the medal rules of the tournament it has to be merged with another class before the draw.',
  'pool-empty': 'This pool has no participants yet.',
  'pool-locked': 'This bracket is locked. Unlock it, with a reason, before you change it.',
  'pool-started': 'A match of this pool has begun or is over. Withdraw its result before you draw again or change it.',
  'pool-scheduled': 'Matches of this pool are in the schedule. Take them out of it first, then cancel the draw.',
  'seed-not-in-class': 'A seeded athlete does not take part in this class, or is in another pool.',
  'classes-differ': 'Classes that are merged must be of the same age and gender.',
  'class-merged': 'One of these classes is merged with another one already.',
  'classes-merged': 'These classes are merged already. Reload the page to see them, and divide them anew if need be.',
  'merge-gone': 'Somebody else has just changed this merge. Reload the page to see how it is now.',
  'not-merged': 'This draw is not of merged classes.',
  'pool-not-drawn': 'The bracket of this pool is not drawn yet.',
  'pool-is-locked': 'This bracket is locked already.',
  'pool-not-locked': 'This bracket is not locked.',
  'slot-changed': 'Somebody else has just changed this bracket. Reload the page to see it as it is.',
  'not-first-round': 'Only slots of the first round can be swapped.',
  'nothing-to-swap': 'These two slots cannot be swapped.',
  'two-byes': 'A match must not be empty in both corners.',
  'match-called': 'A match that would change is called. Take back its call before you swap.',
  'bye-scheduled':
    'A match that would lose its opponent is scheduled. Take it out of the schedule before you swap with a BYE.',
  'unit-not-found': 'This athlete is in no pool.',
  'same-pool': 'This athlete is in that pool already.',
  'other-class': 'An athlete can only be moved to another pool of the same class.',
  'pool-full': 'The other pool is full by its bracket.',
  'divided-meanwhile': 'Somebody else has just divided this class again. Reload to see how.',
  'drawn-again': 'This bracket has just been drawn again. Reload the page to see it as it is.',
  'no-empty-corner': 'This match has no empty corner (BYE) for a dummy opponent.',
  'next-round-started': 'Round 2 of this pool has begun, so no dummy opponent can be made.',
};
