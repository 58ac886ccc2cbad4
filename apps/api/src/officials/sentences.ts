// What officials says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { officialsTexts } from './texts';

export const officialsSentences = sentences('officials', officialsTexts);
