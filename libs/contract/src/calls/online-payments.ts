// The calls of bills that are paid by a payment service; 404 where none is set up.
import type { BillingAnswer } from '../billings';
import { apiCall } from '../call';
import type { Said } from '../http';
import type { OnlinePaymentStarted, UnbilledPaymentRow } from '../online-payments';

/** Where to pay; while that is open, the same again. The payment keeps who began it. */
export const start = apiCall('POST /billings/{id}/online-payment', 'upload payment struk', {
  of: 'billing id',
  audited: false,
}).data<OnlinePaymentStarted>();
/** Asks the service once how the bill's payment stands; asked too soon, or of nothing that waits, it changes nothing. */
export const check = apiCall('POST /billings/{id}/online-payment/check', 'signed-in', {
  of: 'billing id',
  audited: false,
}).data<BillingAnswer>();
export const unbilled = apiCall('GET /tournaments/{id}/unbilled-payments', 'confirm payment', {
  of: 'tournament id',
}).dataRows<UnbilledPaymentRow>();
/** The service's webhook, signed by it. */
export const notify = apiCall('POST /payment-notifications', 'public', { audited: false }).answers<Said>();
