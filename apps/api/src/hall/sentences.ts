// What hall says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { hallTexts } from './texts';

export const hallSentences = sentences('hall', hallTexts);
