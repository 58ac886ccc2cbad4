// What is wrong with the list of an old event, each sentence with its code.
import { sentences } from '../words/sentences';
import { pastListTexts } from './past-list-texts';

export const pastListSentences = sentences('pastList', pastListTexts);
