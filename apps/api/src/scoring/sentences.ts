// What scoring says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { scoringTexts } from './texts';

export const scoringSentences = sentences('scoring', scoringTexts);
