// The English words of what a partai is called.
import type { InLanguage } from '../words/languages';
import type * as original from './partai-texts';

export const partaiTexts: InLanguage<typeof original.partaiTexts> = {
  none: 'Match',
  title: (partai) => `Match ${partai}`,
  named: (partai) => `match ${partai}`,
  thisOne: 'This match',
  thisWithin: 'this match',
  numberings: { 'arena-day': 'Per arena and day', tournament: 'Through the tournament' },
  place: (partai, time, arena, day) => `${partai}, ${time} at ${arena}, ${day}`,
};
