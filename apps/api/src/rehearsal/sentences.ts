// What rehearsal says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { rehearsalTexts } from './texts';

export const rehearsalSentences = sentences('rehearsal', rehearsalTexts);
