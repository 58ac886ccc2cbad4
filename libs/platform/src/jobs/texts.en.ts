// What the table of jobs says of them, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const jobStateTexts: InLanguage<typeof original.jobStateTexts> = {
  waitsForQueue: 'Waiting for the queue to come back…',
  cancelling: 'Being cancelled…',
  cancelled: 'Cancelled.',
  gaveUp: 'This job was interrupted many times before its end.',
};
