// The English words of what the API says of personal data.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const personalDataTexts: InLanguage<typeof original.personalDataTexts> = {
  notOver: 'This tournament is not over yet: its data are still needed.',
  writeName: "Write the tournament's name exactly as above.",
  erased: 'The personal data of this tournament were erased.',
  erasedSome: (athletes, contingents) =>
    `The data of ${counted(athletes, 'athlete')} were erased; other tournaments still need ${counted(contingents, 'contingent')}.`,
};
