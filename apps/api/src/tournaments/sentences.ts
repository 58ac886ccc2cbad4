// What tournaments says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { tournamentsTexts } from './texts';

export const tournamentsSentences = sentences('tournaments', tournamentsTexts);
