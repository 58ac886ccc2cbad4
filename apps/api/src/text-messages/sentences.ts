// What text-messages says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { textMessagesTexts } from './texts';

export const textMessagesSentences = sentences('textMessages', textMessagesTexts);
