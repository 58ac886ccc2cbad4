// Why drawing seni says no, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { seniRefusalTexts } from './seni-refusal-texts';

export const seniRefusalSentences = sentences('seniDrawing', seniRefusalTexts);
