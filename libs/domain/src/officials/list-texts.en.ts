// The English words of what is wrong in a list of officials.
import type { InLanguage } from '../words/languages';
import type * as original from './list-texts';

export const officialListTexts: InLanguage<typeof original.officialListTexts> = {
  sameName: (line) => `This name is in line ${line} too; tell the two apart.`,
  nameMissing: 'The name is missing.',
  tooLong: (column, most) => `${column} may have ${most} letters at most.`,
  unknownRoles: (words) => `Unknown duty: ${words}.`,
  rolesMissing: 'The duty is missing.',
  unknownDays: (cell) => `The days are not understood: ${cell}.`,
  ambiguous: (asked, found) => `${asked} may mean ${found.join(' or ')}.`,
  unknownRegion: (asked) => `Unknown region: ${asked}.`,
};
