// What is wrong with the columns of a bank statement and with a QRIS code, each sentence with its code.
import { sentences } from '../words/sentences';
import { qrisTexts } from './qris-texts';
import { statementMappingTexts } from './statement-texts';

export const statementMappingSentences = sentences('statementColumns', statementMappingTexts);

export const qrisSentences = sentences('qris', qrisTexts);
