// What auth says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { authTexts } from './texts';

export const authSentences = sentences('auth', authTexts);
