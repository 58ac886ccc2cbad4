// The words of bills and receipts as files, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const billingPaperTexts: InLanguage<typeof original.billingPaperTexts> = {
  reading: 'Reading the bill',
  notFound: 'Bill not found.',
  receiptAfterPayment: 'There is a receipt once the bill is paid.',
  invoice: (number) => `bill-${number}`,
  receipt: (number) => `receipt-${number}`,
};
