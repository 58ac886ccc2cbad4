// The calls of billings.
import { call } from '../call';
import type {
  AddBillingMemberRequest,
  BillingAnswer,
  BillingRequest,
  BillingRow,
  BillingsQuery,
  SavedBillingAnswer,
} from '../billings';

export const billingCalls = {
  list: call('GET /billings', 'signed-in').page<BillingRow, { query: BillingsQuery }>(),
  read: call('GET /billings/{id}', 'signed-in').data<BillingAnswer>(),
  create: call('POST /billings', 'create payment', { status: 201 }).answers<
    SavedBillingAnswer,
    { body: BillingRequest }
  >(),
  addMember: call('POST /billings/add-member', 'edit payment', { status: 201 }).answers<
    SavedBillingAnswer,
    { body: AddBillingMemberRequest }
  >(),
  update: call('PUT /billings/{id}', 'edit payment').answers<SavedBillingAnswer, { body: BillingRequest }>(),
  upload: call('POST /billings/{id}/update-document', 'upload payment struk').answers<SavedBillingAnswer>(),
  confirm: call('POST /billings/{id}/confirm-payment', 'confirm payment').answers<SavedBillingAnswer>(),
  // owner, or 'edit payment'
  cancel: call('POST /billings/{id}/cancel', 'signed-in').answers<SavedBillingAnswer>(),
  document: call('GET /billings/{id}/document', 'signed-in').file(),
};
