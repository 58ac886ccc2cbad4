// What push says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { pushTexts } from './texts';

export const pushSentences = sentences('push', pushTexts);
