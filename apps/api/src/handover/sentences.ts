// What handover says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { handoverFileTexts } from './file-texts';
import { handoverTexts } from './texts';

export const handoverSentences = sentences('handover', handoverTexts);

export const handoverFileSentences = sentences('handoverFile', handoverFileTexts);
