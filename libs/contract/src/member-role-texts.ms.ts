// The texts of member-role-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './member-role-texts';

export const memberRoleTexts: InLanguage<typeof original.memberRoleTexts> = {
  owner: 'Pemilik',
  organiser: 'Jawatankuasa',
  treasurer: 'Bendahari',
  operator: 'Operator',
  staff: 'Mengikut peranan di laman ini',
};
