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

export const list = apiCall('GET /bank-statements/{id}', 'confirm payment', {
  of: 'tournament id',
}).data<StatementAnswer>();
export const read = apiCall('POST /bank-statements/{id}/read', 'confirm payment', {
  of: 'tournament id',
  audited: false,
}).data<StatementPreview, { form: object }>();
export const give = apiCall('POST /bank-statements/{id}', 'confirm payment', {
  of: 'tournament id',
  status: 201,
}).answers<GivenStatement, { form: GiveStatementRequest }>();
export const remove = apiCall('DELETE /bank-statements/{id}/files/{statementId}', 'confirm payment', {
  of: 'tournament id',
}).answers<Said>();
export const confirmCertain = apiCall('POST /bank-statements/{id}/confirm-certain', 'confirm payment', {
  of: 'tournament id',
}).answers<CertainConfirmed, { body: ConfirmCertainRequest }>();
export const confirm = apiCall('POST /bank-statements/{id}/confirm', 'confirm payment', {
  of: 'tournament id',
}).answers<Said, { body: ConfirmLinesRequest }>();
export const undo = apiCall('POST /bank-statements/{id}/undo', 'confirm payment', { of: 'tournament id' }).answers<
  Said,
  { body: UndoTransferRequest }
>();
export const setAside = apiCall('PUT /bank-statements/{id}/lines/{lineId}', 'confirm payment', {
  of: 'tournament id',
}).answers<Said, { body: SetAsideRequest }>();
