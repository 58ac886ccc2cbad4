// The English words that a drawing, its brackets and the show of a draw have in common.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import { counted } from '@gelanggang/domain/words/english';
import type * as original from './texts';

export const autoGenerateTexts: InLanguage<typeof original.autoGenerateTexts> = {
  autoGenerate: 'Draw automatically',
  stop: 'Stop the automatic draw',
  autoTitle: 'Draw all pools',
  autoQuestion:
    'Every pool that is not drawn yet is drawn, one after another. The work goes on in the background and can be stopped.',
  withPause: 'With a pause of 5 seconds',
  withPauseHint: 'For the technical meeting: one pool, then a pause.',
  atOnce: 'All now, without a pause',
  atOnceHint: 'All pools are done within a few seconds.',
  start: 'Start the draw',
  chooseTournament: 'Choose a tournament first.',
  noPools: 'Nothing can be drawn yet: no class has enough athletes who have paid.',
  allGenerated: 'All pools are drawn.',
  allDivided: (classes) => `${counted(classes, 'class', 'classes')} divided into pools.`,
  stopped: 'The automatic draw was stopped.',
  somePoolsFailed: (names) => `Some pools could not be drawn: ${names}`,
};

export const drawTexts: InLanguage<typeof original.drawTexts> = {
  tournament: 'Tournament',
  matchCategory: 'Match category',
  ageCategory: 'Age group',
  formTitle: 'Make the draw',
  hasOwnDuration: (seconds) =>
    `Rounds of ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}, unlike the rules`,
  actions: { generate: 'Draw the bracket', view: 'See the bracket', list: 'List of matches', edit: 'Edit the draw' },
};
