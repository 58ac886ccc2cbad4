// What protests says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { protestsTexts } from './texts';

export const protestsSentences = sentences('protests', protestsTexts);
