// What displays says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { displaysTexts } from './texts';

export const displaysSentences = sentences('displays', displaysTexts);
