// What the API says of any request, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { requestTexts, thingTexts, commonTexts, httpTexts } from './texts';

export const requestSentences = sentences('request', requestTexts);

export const thingSentences = sentences('notFound', thingTexts);

export const commonSentences = sentences('common', commonTexts);

export const httpSentences = sentences('http', httpTexts);
