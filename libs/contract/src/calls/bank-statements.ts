// The calls of bank statements: the office of the tournament alone.
import { apiCall } from '../call';
import type { Said } from '../http';
import type {
  CertainConfirmed,
  ConfirmCertainRequest,
  ConfirmLinesRequest,
  GiveStatementRequest,
  GivenStatement,
  SetAsideRequest,
  StatementAnswer,
  StatementPreview,
  UndoTransferRequest,
} from '../bank-statements';

export const list = apiCall('GET /bank-statements/{id}', 'confirm payment').data<StatementAnswer>();
export const read = apiCall('POST /bank-statements/{id}/read', 'confirm payment', { audited: false }).data<
  StatementPreview,
  { form: object }
>();
export const give = apiCall('POST /bank-statements/{id}', 'confirm payment', { status: 201 }).answers<
  GivenStatement,
  { form: GiveStatementRequest }
>();
export const remove = apiCall('DELETE /bank-statements/{id}/files/{statementId}', 'confirm payment').answers<Said>();
export const confirmCertain = apiCall('POST /bank-statements/{id}/confirm-certain', 'confirm payment').answers<
  CertainConfirmed,
  { body: ConfirmCertainRequest }
>();
export const confirm = apiCall('POST /bank-statements/{id}/confirm', 'confirm payment').answers<
  Said,
  { body: ConfirmLinesRequest }
>();
export const undo = apiCall('POST /bank-statements/{id}/undo', 'confirm payment').answers<
  Said,
  { body: UndoTransferRequest }
>();
export const setAside = apiCall('PUT /bank-statements/{id}/lines/{lineId}', 'confirm payment').answers<
  Said,
  { body: SetAsideRequest }
>();
