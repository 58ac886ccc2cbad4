// The English words of why drawing seni says no.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './seni-refusal-texts';

export const seniRefusalTexts: InLanguage<typeof original.seniRefusalTexts> = {
  'tournament-not-found': 'There is no such tournament.',
  'category-not-offered': 'This tournament does not offer that category.',
  'age-not-found': 'There is no such age group.',
  'drawing-not-found': 'There is no such draw.',
  'pool-not-found': 'There is no such draw.',
  'no-units': 'There are no complete and paid units without a draw in this category, age and gender.',
  'must-merge':
    'This event has only one entrant, and by the medal rules of the tournament it has to be merged with another event before the draw.',
  'event-changed': 'Category, age and gender of a draw cannot be changed. Make a new draw.',
  'pool-size': 'The entrants cannot be divided by this number of performances per pool.',
  'pool-size-missing': 'Enter the number of performances per pool.',
  'bracket-missing': 'Choose a bracket.',
  'pool-locked': 'This pool is locked.',
  'pool-started': 'A performance has begun or was scored. Withdraw its score before you draw again.',
  'edited-meanwhile': 'Somebody else has just changed this draw. Reload to see it as it is.',
  'drawn-again': 'This pool has just been drawn again. Reload the page to see it as it is.',
  'has-next-stage': 'Those who advance are drawn into the next stage. Delete that stage first.',
  'nobody-advances': 'The pools of this draw are the final: nobody advances to a next stage.',
  'pool-open': 'Not all performances of every pool are scored yet.',
  'too-few-advance': 'Fewer than two units advance.',
  'advance-all': 'Fewer must advance per pool than the smallest pool holds.',
};
