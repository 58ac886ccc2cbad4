// The texts of owner-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './owner-texts';

export const ownerTexts: InLanguage<typeof original.ownerTexts> = {
  ...original.ownerTexts,
  until: (moment: string) => `Sah hingga ${moment}.`,
  accept: 'Terima',
  decline: 'Tolak',
  invitationTitle: 'Jemputan mengurus kontinjen',
  invitationLead: (by: string, contingent: string) => `${by} menjemput anda mengurus ${contingent}.`,
  toContingents: 'Ke halaman Kontinjen',
  declined: 'Jemputan ditolak',
};
