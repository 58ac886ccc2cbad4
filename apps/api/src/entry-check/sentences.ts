// What entry-check says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { entryCheckTexts } from './texts';

export const entryCheckSentences = sentences('entryCheck', entryCheckTexts);
