// What medals says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { medalsTexts } from './texts';

export const medalsSentences = sentences('medals', medalsTexts);
