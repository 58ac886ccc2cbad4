// What is wrong in the rule of a ranking, each sentence with its code.
import { sentences } from '../words/sentences';
import { rankingTexts } from './ranking-texts';

export const rankingSentences = sentences('rankingRule', rankingTexts);
