// What the API says of any request, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { locationTexts } from './location-texts';
import { constraintTexts, otherFaultTexts } from './validation-texts';
import { requestTexts, thingTexts, commonTexts, httpTexts } from './texts';

export const requestSentences = sentences('request', requestTexts);

export const thingSentences = sentences('notFound', thingTexts);

export const commonSentences = sentences('common', commonTexts);

/** Of a field that gives none of its own; those are `validation-sentences.ts` of the contract. */
export const constraintSentences = sentences('validation', constraintTexts);

export const otherFaultSentences = sentences('validation', otherFaultTexts);

export const locationSentences = sentences('location', locationTexts);

export const httpSentences = sentences('http', httpTexts);
