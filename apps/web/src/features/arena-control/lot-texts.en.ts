// The English words of the lot of jurus and order at the desk.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './lot-texts';

export const lotTexts: InLanguage<typeof original.lotTexts> = {
  title: 'Lot for jurus and order',
  notDrawn: 'Not drawn yet: blue performs first.',
  notChosen: 'the winner of the lot has not chosen yet',
  wonBy: (corner) => `Won by ${corner.toLowerCase()}`,
  firstIs: (corner) => `${corner} performs first`,
  otherFirst: (corner) => `${corner} performs first (article 12.1.d.7).`,
  draw: 'Draw the lot',
  choose: 'Record the choice',
  change: 'Change the choice',
  text: 'The winner of the lot chooses the jurus and who performs first. Draw it openly, from a random number that is kept, or record the lot that the chief of competition drew by hand.',
  open: 'Draw openly',
  byHand: (corner) => `Drawn by the chief: ${corner.toLowerCase()}`,
  chooses: (corner) => `The ${corner.toLowerCase()} corner won the lot and chooses:`,
  order: 'Order',
  jurus: 'Jurus',
  again: 'Replace the lot',
  whyAgain: 'Why the lot is replaced',
  save: 'Save the choice',
};
