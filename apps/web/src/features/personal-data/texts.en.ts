// The English words of handing out and erasing personal data.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import { counted } from '@gelanggang/domain/words/english';
import type * as original from './texts';

export const personalDataTexts: InLanguage<typeof original.personalDataTexts> = {
  title: 'Personal data',
  lead: 'Download all personal data of a tournament when somebody asks for it, or erase it once the tournament is over.',
  goes: 'Erased: NIK, family card number, place of birth, day and month of birth, address, height, blood type, photos, documents, contacts of contingents, proofs of payment, and exported files.',
  stays:
    'Kept: names of athletes, year of birth, gender, weight, contingent, class, draws, results, and the amounts of bills. Accounts of managers are not deleted.',
  empty: 'There is no tournament yet.',
  notOver: 'Not over yet',
  over: 'Over',
  erased: 'Erased',
  partlyErased: 'Partly erased',
  erasedAt: (time) => `Erased ${time}`,
  holds: (athletes, contingents) => `${counted(athletes, 'athlete')}, ${counted(contingents, 'contingent')}`,
  kept: (count) =>
    `${counted(count, 'contingent is', 'contingents are')} kept because of another tournament that is not over yet`,
  download: 'Download',
  downloadFailed: 'The data could not be downloaded.',
  erase: 'Erase data',
  eraseTitle: 'Erase personal data',
  question: 'The personal data of this tournament is erased for ever. This cannot be undone.',
  confirmation: 'Type the name of the tournament',
  failed: 'The personal data could not be erased.',
};
