// What contingents says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { contingentsTexts } from './texts';

export const contingentsSentences = sentences('contingents', contingentsTexts);
