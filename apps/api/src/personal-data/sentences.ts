// What personal-data says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { personalDataTexts } from './texts';

export const personalDataSentences = sentences('personalData', personalDataTexts);
