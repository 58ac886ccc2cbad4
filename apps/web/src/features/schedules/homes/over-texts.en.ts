// The English texts of the pages of a province and of a person over tournaments.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './over-texts';

export const overTexts: InLanguage<typeof original.overTexts> = {
  careerNone: 'There are no results from other tournaments yet.',
  toThis: 'In this tournament',
  opponents: 'Met before',
  met: (won, lost) => `${won} won, ${lost} lost`,
  unknownProvince: 'No contingent of this province is in this tournament.',
  provinceTitle: (name) => `Province of ${name}`,
  provinceCounts: (contingents, entries) => `${counted(contingents, 'contingent')}, ${counted(entries, 'entrant')}`,
};
