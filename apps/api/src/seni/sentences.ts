// What seni says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { seniTexts } from './texts';

export const seniSentences = sentences('seni', seniTexts);
