// What is wrong in a rule set, each sentence with its code.
import { sentences } from '../words/sentences';
import { ruleFaultTexts } from './rule-fault-texts';

export const ruleFaultSentences = sentences('ruleSet', ruleFaultTexts);
