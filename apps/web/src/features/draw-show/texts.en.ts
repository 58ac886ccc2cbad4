// The English words of the screen that shows a draw to the technical meeting.
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const showTexts: InLanguage<typeof original.showTexts> = {
  title: 'Tanding draw',
  waiting: (count) => `${counted(count, 'pool')} waiting to be drawn`,
  pace: 'Pace of the draw',
  paces: [
    { value: 5, label: '5 seconds between', hint: 'Name after name, then the next pool.' },
    { value: 15, label: '15 seconds between', hint: 'Slower, for large pools.' },
    { value: 0, label: 'No pause', hint: 'All pools are drawn now.' },
  ],
  start: 'Start the draw',
  goOn: 'Continue the draw',
  stop: 'Stop the automatic draw',
  preparing: 'The draw is about to start',
  progress: (drawn, total) => `${drawn} of ${counted(total, 'pool')}`,
  athletes: (count) => counted(count, 'athlete'),
  pairs: (from, to, of) => `matches ${from}–${to} of ${of}`,
  byes: (count) => counted(count, 'bye'),
  next: (title) => `Next: ${title}`,
  lastPool: 'The last pool',
  earlier: 'Previous pool',
  later: 'Next pool',
  lookingBack: 'Looking back',
  skip: 'Skip animation',
  fullScreen: 'Full screen',
  toList: 'Back to the list',
  keys: 'Space: skip animation · ← →: previous and next pool · F: full screen',
  stopped: 'The automatic draw was stopped.',
  allGenerated: 'All pools have been drawn.',
  allDrawn: 'All pools have been drawn.',
  noPools: 'This tournament has no pools yet.',
  drawnNow: (count) => `${counted(count, 'pool')} drawn`,
  failedPools: 'Pools that could not be drawn',
  failed: 'The automatic draw failed.',
  leaving: 'Back to the list in 3 seconds',
  ...CORNER_LABELS,
  bye: 'BYE',
};
