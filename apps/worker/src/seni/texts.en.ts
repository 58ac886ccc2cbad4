// The words of seni as files, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const seniFileTexts: InLanguage<typeof original.seniFileTexts> = {
  file: (slug) => `seni-${slug}`,
  sheet: 'Seni',
  columns: {
    category: 'Category',
    age: 'Age',
    nomor: 'Event',
    gender: 'Gender',
    mode: 'Mode',
    stage: 'Stage',
    pool: 'Pool',
    round: 'Round',
    order: 'Order',
    corner: 'Corner',
    contingent: 'Contingent',
    entrants: 'Entrants',
    partai: 'Match',
    outcome: 'State',
    scores: 'Judges’ Scores',
    median: 'Median',
    penalty: 'Penalty',
    seconds: 'Time (seconds)',
    finalScore: 'Final Score',
    rank: 'Rank',
  },
  reading: 'Reading the performances',
  readingPools: 'Reading the pools',
  drawing: 'Drawing the pools',
  noneDrawn: 'No pool of seni is drawn yet.',
  poolGone: 'This pool no longer exists.',
};
