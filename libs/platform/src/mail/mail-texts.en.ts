// The English words that mails share.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './mail-texts';

export const mailTexts: InLanguage<typeof original.mailTexts> = {
  greeting: (name) => `Hello ${name},`,
  greetingToNobody: 'Hello,',
  actions: {
    openBill: 'Open the bill',
    checkProof: 'Check the proof',
    openList: 'Open the list',
    checkData: 'Check the data',
    openContingent: 'Open the contingent',
  },
};
