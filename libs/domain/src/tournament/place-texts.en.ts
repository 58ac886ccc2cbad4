// The English words of what is said where there is no place left.
import { counted } from '../words/english';
import type { InLanguage } from '../words/languages';
import type * as original from './place-texts';

export const placeTexts: InLanguage<typeof original.placeTexts> = {
  className: (name) => `Class ${name}`,
  tournamentFull: (tier, places) =>
    `This tournament is full: the ${tier} plan holds ${counted(places, 'participant')}.`,
  classFull: (title, places) => `${title} is full: ${counted(places, 'place')}.`,
  contingentFull: (title, places) => `${title} is full for this contingent: ${counted(places, 'place')} each.`,
};
