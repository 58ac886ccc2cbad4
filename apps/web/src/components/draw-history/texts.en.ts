// The English words of a pool's history and of its lock.
import { cornerWord } from '@gelanggang/domain/words/corners';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const drawHistoryTexts: InLanguage<typeof original.drawHistoryTexts> = {
  history: {
    title: 'History of the draw',
    draw: (number) => `Draw ${number}`,
    current: 'in force',
    first: 'The first draw.',
    noReason: 'No reason recorded.',
    pairs: (same, all) => `${same} of ${all} pairs of the first round stayed the same.`,
    added: (names) => `In: ${names}.`,
    removed: (names) => `Out: ${names}.`,
    changes: 'Changes by hand',
    system: 'the system',
    swap: (first, second) => `${first} swapped with ${second}`,
    slot: (name, position, corner) => `${name ?? 'BYE'} (match ${position} ${cornerWord(corner)})`,
    dummy: (position) => `A stand-in opponent was made in match ${position}`,
    movedIn: (name, pool) => `${name} came from ${pool}`,
    movedOut: (name, pool) => `${name} moved to ${pool}`,
    locked: 'Bracket locked',
    unlocked: 'Bracket unlocked',
    undone: 'Draw undone',
  },
  lock: {
    action: 'Lock the bracket',
    unlockAction: 'Unlock the bracket',
    question: 'Lock this bracket? It can then not be drawn again or changed until it is unlocked.',
    unlockQuestion: 'Unlock this bracket? It can then be changed again.',
    success: 'The bracket is locked.',
    unlockSuccess: 'The bracket is unlocked.',
    failed: 'The lock could not be changed.',
  },
};
