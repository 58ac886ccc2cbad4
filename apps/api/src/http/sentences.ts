// What the API says of any request, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { requestTexts } from './texts';

export const requestSentences = sentences('request', requestTexts);
