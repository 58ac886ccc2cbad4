// What classes says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { classesTexts } from './texts';

export const classesSentences = sentences('classes', classesTexts);
