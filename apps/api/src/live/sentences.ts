// What live says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { liveTexts } from './texts';

export const liveSentences = sentences('live', liveTexts);
