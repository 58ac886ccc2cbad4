// What classifications says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { classificationsTexts } from './texts';

export const classificationsSentences = sentences('classifications', classificationsTexts);
