// The English words of changes by hand at a bracket, and of what makes its draw trusted.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './hand-texts';

export const handTexts: InLanguage<typeof original.handTexts> = {
  fingerprint: 'Entry list code',
  byHandOf: (who) => `Changed by hand by ${who}`,
  manage: 'Manage the draw',
  mustUnlock: 'This bracket is locked. Unlock it before you change it.',
  swap: {
    action: 'Swap two slots',
    title: 'Swap two slots of the first round',
    help: 'Drag an athlete to another slot, or press Swap at two slots. The schedule of the matches does not change.',
    done: 'Done',
    pick: 'Swap',
    picked: 'Chosen',
    here: 'Swap to here',
    pickOf: (name) => `Swap ${name}`,
    hereWith: (name) => `Swap to the slot of ${name}`,
    cancelOf: (name) => `Do not swap ${name}`,
    dragOf: (name) => `Drag ${name}`,
    question: 'Swap these two slots?',
    and: 'with',
    confirm: 'Swap',
    match: (position) => `Match ${position}`,
    success: 'The two slots were swapped.',
    failed: 'The slots could not be swapped.',
    bye: 'BYE',
  },
  undo: {
    action: 'Undo the draw',
    question:
      'The bracket is gone and this pool waits to be drawn again; the division of its class can be changed. This draw stays in the history.',
    failed: 'The draw could not be undone.',
  },
};
