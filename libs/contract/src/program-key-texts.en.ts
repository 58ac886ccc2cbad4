// What a key for a program may read, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './program-key-texts';

export const programKeyTexts: InLanguage<typeof original.programKeyTexts> = {
  rights: { entries: 'Entries', schedule: 'Schedule, drafts included', results: 'Results and medals' },
};
