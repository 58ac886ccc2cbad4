// The English words of the cash book.
import type { InLanguage } from '../words/languages';
import type * as original from './book-texts';

export const bookTexts: InLanguage<typeof original.bookTexts> = {
  kinds: {
    cash: 'Cash received',
    'cash-undone': 'Cash receipt cancelled',
    transfer: 'Transfer from the bank statement',
    'transfer-undone': 'Match of a transfer undone',
    confirmed: 'Transfer confirmed',
    rejected: 'Payment rejected',
    refund: 'Refund',
  },
  ways: { cash: 'Cash', transfer: 'Transfer' },
};
