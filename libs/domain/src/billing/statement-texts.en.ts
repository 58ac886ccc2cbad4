// The English words of what is wrong with the columns of a bank statement.
import type { InLanguage } from '../words/languages';
import type * as original from './statement-texts';

export const statementMappingTexts: InLanguage<typeof original.statementMappingTexts> = {
  texts: (most) => `Choose one to ${most} columns of details.`,
  twice: 'One column is used for two things.',
  needlessMark: 'A column of money received needs no column of signs.',
};
