// The English words of payments by a payment service.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './online-texts';

export const onlineTexts: InLanguage<typeof original.onlineTexts> = {
  list: 'Online payments',
  action: 'Pay online',
  lead: 'QRIS, virtual account, e-wallet or card. The bill is paid as soon as the money arrives; no proof needs to be uploaded.',
  failed: 'The online payment could not be opened.',
  opening: 'Opening the payment page…',
  states: { waiting: 'Waiting for payment', paid: 'Money received', ended: 'Not paid', refunded: 'Refunded' },
  hints: {
    waiting: 'Once paid, this bill is marked as paid by itself. Pay online opens the same page again.',
    ended: 'Cancelled, refused or expired; no money was received. Pay online starts a new payment.',
  },
  unbilled: 'Money received without a bill',
  because: {
    'bill-paid': 'Its bill had already been paid in another way.',
    'bill-over': 'Its bill had been cancelled or rejected.',
    'amount-differs': 'Its amount differs from the bill.',
    'accounts-closed':
      'The books of the tournament are closed. Once they are open again, open the bill so that it is recorded.',
  },
  unbilledLead: 'Paid online, but it settles no bill. Refund it at the payment service.',
  through: (service, method) =>
    `${service.charAt(0).toUpperCase()}${service.slice(1)}${method === '' ? '' : `, ${method.replace(/_/g, ' ')}`}`,
  order: (order) => `Number there: ${order}`,
  openBill: (invoice) => `Open bill ${invoice}`,
};
