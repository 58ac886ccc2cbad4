// What system says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { backupFileTexts } from './backup-file-texts';
import { systemTexts } from './texts';

export const systemSentences = sentences('system', systemTexts);

export const backupFileSentences = sentences('backupFile', backupFileTexts);
