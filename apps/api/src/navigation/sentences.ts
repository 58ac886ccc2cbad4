// What navigation says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { navigationTexts } from './texts';

export const navigationSentences = sentences('navigation', navigationTexts);
