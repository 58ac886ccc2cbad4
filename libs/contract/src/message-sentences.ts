// Texts that the specifications quote, where the API says no with them: each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { messageTexts } from './message-texts';

export const messageSentences = sentences('message', messageTexts);
