// What notices says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { noticesTexts } from './texts';

export const noticesSentences = sentences('notices', noticesTexts);
