// What rankings says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { rankingsTexts } from './texts';

export const rankingsSentences = sentences('rankings', rankingsTexts);
