// The English words of entries that are closed or opened while somebody fills in a form.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './registration-texts';

export const registrationTexts: InLanguage<typeof original.registrationTexts> = {
  closed: (tournament) =>
    `Entries for ${tournament} have just closed. What you typed stays on this page, but cannot be sent for now.`,
  opened: (tournament) => `Entries for ${tournament} are open again. What you typed can be sent.`,
  isClosed: (tournament) => `Entries for ${tournament} are not open.`,
};
