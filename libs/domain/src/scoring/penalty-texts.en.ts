// The English names of penalties in tanding.
import type { InLanguage } from '../words/languages';
import type * as original from './penalty-texts';

export const penaltyTexts: InLanguage<typeof original.penaltyTexts> = {
  steps: {
    pembinaan: 'Guidance',
    'teguran-1': 'Reprimand I',
    'teguran-2': 'Reprimand II',
    'peringatan-1': 'Warning I',
    'peringatan-2': 'Warning II',
    diskualifikasi: 'Disqualification',
  },
};
