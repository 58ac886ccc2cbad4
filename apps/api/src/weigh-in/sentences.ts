// What weigh-in says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { weighInTexts } from './texts';

export const weighInSentences = sentences('weighIn', weighInTexts);
