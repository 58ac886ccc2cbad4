// What drawing says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { drawingTexts } from './texts';

export const drawingSentences = sentences('drawing', drawingTexts);
