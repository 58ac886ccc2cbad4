// The words of the report of payments as a spreadsheet, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './payment-file-texts';

export const paymentFileTexts: InLanguage<typeof original.paymentFileTexts> = {
  file: 'report-of-payments',
  sheet: 'Payments',
  columns: {
    id: 'ID',
    number: 'Bill Number',
    tournament: 'Tournament',
    owner: 'Owner of the Bill',
    contingents: 'Contingents',
    members: 'Members',
    amount: 'Amount (Rp)',
    due: 'To Transfer (Rp)',
    paid: 'Paid (Rp)',
    status: 'Status',
    issuedOn: 'Date of Issue',
    paidOn: 'Date of Payment',
    confirmedBy: 'Confirmed By',
    cashReceipt: 'Cash Receipt',
    bankName: 'Bank',
    accountNumber: 'Account Number',
    accountName: 'Account Holder',
    proof: 'Proof',
    rejectReason: 'Reason for Rejecting',
    notes: 'Notes',
  },
  proof: {
    there: 'Yes',
    missing: 'Not yet',
  },
};
