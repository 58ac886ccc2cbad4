// The English words of rankings and their rules.
import { counted } from '../words/english';
import type { InLanguage } from '../words/languages';
import type * as original from './ranking-texts';

export const rankingTexts: InLanguage<typeof original.rankingTexts> = {
  of: { athletes: 'Athletes', contingents: 'Contingents' },
  chooseOf: 'Choose what is ranked.',
  points: (most, places) => `Points are whole numbers from 0 to ${most}, for ${counted(places, 'place')} at most.`,
  noPoints: 'Enter at least the points of the first place.',
  tookPart: (most) => `Points must be between 0 and ${most}.`,
  levels: (most) => `The percentage of each level must be between 0 and ${most}.`,
  ages: (most) => `Each age group needs a name and a percentage from 0 to ${most}.`,
  best: (most) => `The number of best results must be between 1 and ${most}.`,
  on: 'There is no such date.',
  sameName: 'Choose one of the two.',
  same: (most) => `Write two names in each row, ${counted(most, 'row')} at most.`,
  decay: (days, percent) =>
    `Each step needs an age of 1 to ${counted(days, 'day')} and a percentage from 0 to ${percent}.`,
  decayOrder: 'Put the youngest age first.',
};
