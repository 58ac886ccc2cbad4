// What tournament-setup says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { tournamentSetupTexts } from './texts';

export const tournamentSetupSentences = sentences('tournamentSetup', tournamentSetupTexts);
