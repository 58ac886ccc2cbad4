// What rule-sets says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { ruleSetsTexts } from './texts';

export const ruleSetsSentences = sentences('ruleSets', ruleSetsTexts);
