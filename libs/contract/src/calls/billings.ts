// The calls of billings.
import { apiCall } from '../call';
import type { Said } from '../http';
import type {
  AddBillingMemberRequest,
  BillingAnswer,
  BillingRequest,
  BillingRow,
  BillingsQuery,
  SavedBillingAnswer,
  ConfirmPaymentRequest,
  ManyBillingsAnswer,
  ManyBillingsRequest,
  QuoteAnswer,
  QuoteRequest,
  TakeCashRequest,
  UndoCashRequest,
  UploadProofRequest,
} from '../billings';

export const list = apiCall('GET /billings', 'signed-in', { of: ['tournament query.tournament_id', 'lists'] }).page<
  BillingRow,
  { query: BillingsQuery }
>();
export const read = apiCall('GET /billings/{id}', 'signed-in', { of: 'billing id' }).data<BillingAnswer>();
export const create = apiCall('POST /billings', 'create payment', {
  of: 'tournament body.tournament_id',
  status: 201,
}).answers<SavedBillingAnswer, { body: BillingRequest }>();
export const createMany = apiCall('POST /billings/many', 'create payment', {
  of: 'tournament body.tournament_id',
  status: 201,
}).answers<ManyBillingsAnswer, { body: ManyBillingsRequest }>();
/** Changes nothing. */
export const quote = apiCall('POST /billings/quote', 'create payment', {
  of: ['tournament body.tournament_id', 'billing body.billing_id'],
  audited: false,
}).data<QuoteAnswer, { body: QuoteRequest }>();
export const addMember = apiCall('POST /billings/add-member', 'edit payment', {
  of: 'billing body.billing_id',
  status: 201,
}).answers<SavedBillingAnswer, { body: AddBillingMemberRequest }>();
export const update = apiCall('PUT /billings/{id}', 'edit payment', {
  of: ['billing id', 'tournament body.tournament_id'],
}).answers<SavedBillingAnswer, { body: BillingRequest }>();
export const upload = apiCall('POST /billings/{id}/update-document', 'upload payment struk', {
  of: 'billing id',
}).answers<SavedBillingAnswer, { form: UploadProofRequest }>();
export const confirm = apiCall('POST /billings/{id}/confirm-payment', 'confirm payment', { of: 'billing id' }).answers<
  SavedBillingAnswer,
  { form: ConfirmPaymentRequest }
>();
/** The office takes the fees in cash: the bill is paid, with a numbered receipt. */
export const takeCash = apiCall('POST /billings/{id}/cash', 'confirm payment', {
  of: 'billing id',
  status: 201,
}).answers<SavedBillingAnswer, { body: TakeCashRequest }>();
export const undoCash = apiCall('POST /billings/{id}/cash/undo', 'confirm payment', { of: 'billing id' }).answers<
  SavedBillingAnswer,
  { body: UndoCashRequest }
>();
// owner, or 'edit payment'
export const cancel = apiCall('POST /billings/{id}/cancel', 'signed-in', {
  of: 'billing id',
}).answers<SavedBillingAnswer>();
/** Tells the owner of a billing that waits to be paid, at most once in twelve hours; 409 otherwise. */
export const remind = apiCall('POST /billings/{id}/reminders', 'confirm payment', { of: 'billing id' }).answers<Said>();
export const document = apiCall('GET /billings/{id}/document', 'signed-in', { of: 'billing id' }).file();
