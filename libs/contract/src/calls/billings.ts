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

export const list = apiCall('GET /billings', 'signed-in').page<BillingRow, { query: BillingsQuery }>();
export const read = apiCall('GET /billings/{id}', 'signed-in').data<BillingAnswer>();
export const create = apiCall('POST /billings', 'create payment', { status: 201 }).answers<
  SavedBillingAnswer,
  { body: BillingRequest }
>();
export const createMany = apiCall('POST /billings/many', 'create payment', { status: 201 }).answers<
  ManyBillingsAnswer,
  { body: ManyBillingsRequest }
>();
/** Changes nothing. */
export const quote = apiCall('POST /billings/quote', 'create payment', { audited: false }).data<
  QuoteAnswer,
  { body: QuoteRequest }
>();
export const addMember = apiCall('POST /billings/add-member', 'edit payment', { status: 201 }).answers<
  SavedBillingAnswer,
  { body: AddBillingMemberRequest }
>();
export const update = apiCall('PUT /billings/{id}', 'edit payment').answers<
  SavedBillingAnswer,
  { body: BillingRequest }
>();
export const upload = apiCall('POST /billings/{id}/update-document', 'upload payment struk').answers<
  SavedBillingAnswer,
  { form: UploadProofRequest }
>();
export const confirm = apiCall('POST /billings/{id}/confirm-payment', 'confirm payment').answers<
  SavedBillingAnswer,
  { form: ConfirmPaymentRequest }
>();
/** The office takes the fees in cash: the bill is paid, with a numbered receipt. */
export const takeCash = apiCall('POST /billings/{id}/cash', 'confirm payment', { status: 201 }).answers<
  SavedBillingAnswer,
  { body: TakeCashRequest }
>();
export const undoCash = apiCall('POST /billings/{id}/cash/undo', 'confirm payment').answers<
  SavedBillingAnswer,
  { body: UndoCashRequest }
>();
// owner, or 'edit payment'
export const cancel = apiCall('POST /billings/{id}/cancel', 'signed-in').answers<SavedBillingAnswer>();
/** Tells the owner of a billing that waits to be paid, at most once in twelve hours; 409 otherwise. */
export const remind = apiCall('POST /billings/{id}/reminders', 'confirm payment').answers<Said>();
export const document = apiCall('GET /billings/{id}/document', 'signed-in').file();
