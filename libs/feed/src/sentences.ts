// What does not follow from the rest in an archive, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { archiveTexts } from './archive-texts';

export const archiveSentences = sentences('archive', archiveTexts);
