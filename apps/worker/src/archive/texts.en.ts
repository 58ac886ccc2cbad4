// Why there is nothing to archive, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const archiveTexts: InLanguage<typeof original.archiveTexts> = {
  notPublished: 'This tournament was never published: there is nothing to archive yet.',
};
