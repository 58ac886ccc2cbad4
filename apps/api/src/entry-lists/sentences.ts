// What entry-lists says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { entryListsTexts } from './texts';

export const entryListsSentences = sentences('entryLists', entryListsTexts);
