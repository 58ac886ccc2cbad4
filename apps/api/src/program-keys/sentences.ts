// What program-keys says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { programKeysTexts } from './texts';

export const programKeysSentences = sentences('programKeys', programKeysTexts);
