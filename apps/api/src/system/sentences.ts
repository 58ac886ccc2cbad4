// What system says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { systemTexts } from './texts';

export const systemSentences = sentences('system', systemTexts);
