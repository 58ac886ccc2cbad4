// The wholly Indonesian words of the list of team members as a spreadsheet.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const memberFileTexts: InLanguage<typeof original.memberFileTexts> = {
  ...original.memberFileTexts,
  states: { registered: 'Terdaftar', paid: 'Lunas', unpaid: 'Belum lunas' },
};
