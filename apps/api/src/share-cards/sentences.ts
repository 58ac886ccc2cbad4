// What share-cards says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { shareCardsTexts } from './texts';

export const shareCardsSentences = sentences('shareCards', shareCardsTexts);
