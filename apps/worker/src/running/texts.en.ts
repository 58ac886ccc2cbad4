// Why a job failed, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const runTexts: InLanguage<typeof original.runTexts> = {
  noRoom: 'The storage of the server is full. Try again once there is room.',
  failed: 'The job failed because of a fault on the server. Please try again.',
};
