// The English words of what the API says of jobs.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const jobsTexts: InLanguage<typeof original.jobsTexts> = {
  exportCancelled: 'This export was cancelled.',
  noFile: 'This job has no file.',
  isDone: 'This job is done already.',
  isRunning: 'This job is running.',
  billNotFound: 'Bill not found.',
  protestNotFound: 'Protest not found.',
  signatureNotFound: 'Signed list not found.',
  receiptAfterPayment: 'The receipt is there once the bill is paid.',
  listNotFound: 'List not found. Upload its file again.',
  impossibleRules: (rules) => rules,
  fileNotReady: 'The file is not ready yet. It will be in the list of jobs once it is done.',
};
