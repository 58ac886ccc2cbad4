// The texts of texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const memberTexts: InLanguage<typeof original.memberTexts> = {
  ...original.memberTexts,
  roles: {
    owner: 'Semuanya, termasuk menjemput ahli dan memadam kejohanan.',
    organiser: 'Semuanya, kecuali ahli dan memadam kejohanan.',
    treasurer: 'Bil, bayaran dan statistik.',
    operator: 'Gelanggang dan timbang berat pada hari pertandingan.',
    staff: 'Seperti peranan akaunnya di laman ini; untuk akaun dari sebelum ada ahli.',
  },
  invitationTitle: 'Jemputan bertugas dalam kejohanan',
  invitationLead: (by: string, tournament: string, role: string) =>
    `${by} menjemput anda bertugas dalam ${tournament} sebagai ${role}.`,
  until: (moment: string) => `Sah hingga ${moment}.`,
  accept: 'Terima jemputan',
  decline: 'Tolak jemputan',
  toDesk: 'Ke papan pemuka',
};
