// The English words of an invoice and a receipt on paper.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './document-texts';

export const documentTexts: InLanguage<typeof original.documentTexts> = {
  invoice: 'Bill',
  receipt: 'Receipt',
  empty: 'There is no bill to print.',
  billedTo: 'Billed to',
  issued: 'Date of issue',
  status: 'Status',
  amount: 'Amount',
  receivedFrom: 'Received from',
  sum: 'The sum of',
  forPayment: 'For',
  purpose: (count, tournament, invoice) =>
    count === 0
      ? `Changes to the entries of ${tournament}, as in bill ${invoice}`
      : `Entry fees of ${counted(count, 'participant')} in ${tournament}, as in bill ${invoice}`,
  paidStamp: 'Paid',
  received: 'Received',
  receivedInCash: (day) => `Received in cash, ${day}`,
  receivedBy: (name) => `Received by ${name}`,
  confirmedBy: (name) => `Confirmed by ${name}`,
  columns: { number: 'No.', name: 'Name', contingent: 'Contingent', category: 'Category and class', fee: 'Fee (Rp)' },
  andOthers: (names, others) => `${names} and ${counted(others, 'other contingent')}`,
  classOf: (name) => (/^(class|kelas)\b/i.test(name) ? name : `Class ${name}`),
  total: (count) => (count === 0 ? 'Total' : `Total for ${counted(count, 'participant')}`),
  contingentFee: (contingent) => (contingent === '' ? 'Contingent fee' : `Contingent fee, ${contingent}`),
  discount: (code) => `Discount ${code}`,
  digits: 'Last three digits, which mark this bill',
  ownDigits: 'Its last three digits mark this bill: do not round it.',
  inWords: 'In words',
  qris: (merchant) => `QRIS ${merchant}`,
  qrisLabel: (merchant, sum) => `QRIS ${merchant}, ${sum}`,
  account: 'Bank account for payment',
  accountHolder: (name) => `Account holder: ${name}`,
  contacts: 'Contacts',
  notes: 'Notes',
  uploadTitle: 'Upload the proof of payment',
  scan: 'Scan this code, then send a photo of the slip or the PDF of the transfer.',
  next: {
    'waiting for payment':
      'Pay exactly the amount shown, give the bill number in the transfer message, then upload the proof under Payments.',
    'waiting for confirmation': 'The proof of payment was received and is being checked by the committee.',
    paid: 'This bill is paid. Its receipt can be downloaded under Payments.',
    failed: 'The payment of this bill was rejected. Do not pay with this sheet; make a new bill.',
    cancelled: 'This bill is cancelled. Do not pay with this sheet.',
  },
};
