// The English names of roles in a tournament.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './member-role-texts';

export const memberRoleTexts: InLanguage<typeof original.memberRoleTexts> = {
  owner: 'Owner',
  organiser: 'Committee',
  treasurer: 'Treasurer',
  operator: 'Operator',
  staff: 'By the role on the site',
};
