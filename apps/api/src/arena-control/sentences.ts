// What arena-control says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { arenaControlTexts } from './texts';

export const arenaControlSentences = sentences('arenaControl', arenaControlTexts);
