// What billings says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { billingsTexts } from './texts';

export const billingsSentences = sentences('billings', billingsTexts);
