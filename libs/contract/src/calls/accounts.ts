// The calls of a tournament's accounts.
import type { AccountsAnswer, BookLine, RefundRequest, ReopenAccountsRequest } from '../accounts';
import type { SavedBillingAnswer } from '../billings';
import { apiCall } from '../call';
import type { Saved } from '../tournament-setup';

export const read = apiCall('GET /tournaments/{id}/accounts', 'confirm payment', {
  of: 'tournament id',
}).data<AccountsAnswer>();
export const book = apiCall('GET /tournaments/{id}/accounts/book', 'confirm payment', {
  of: 'tournament id',
}).dataRows<BookLine>();
/** From then on nothing of its bills changes. */
export const close = apiCall('POST /tournaments/{id}/accounts/close', 'confirm payment', {
  of: 'tournament id',
}).answers<Saved<AccountsAnswer>>();
export const reopen = apiCall('POST /tournaments/{id}/accounts/reopen', 'confirm payment', {
  of: 'tournament id',
}).answers<Saved<AccountsAnswer>, { body: ReopenAccountsRequest }>();
export const refund = apiCall('POST /billings/{id}/refunds', 'confirm payment', {
  of: 'billing id',
  status: 201,
}).answers<SavedBillingAnswer, { body: RefundRequest }>();
