// What health says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { healthTexts } from './texts';

export const healthSentences = sentences('health', healthTexts);
