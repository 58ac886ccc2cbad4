// Why drawing says no, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { drawingRefusalTexts } from './refusal-texts';

export const drawingRefusalSentences = sentences('drawing', drawingRefusalTexts);
