// The calls of protests and appeals.
import { apiCall } from '../call';
import type { Said } from '../http';
import type {
  ProtestAnswer,
  ProtestFeeRequest,
  ProtestRow,
  ProtestsQuery,
  QuestionableDecision,
  ReturnFormRequest,
  RulingPreview,
  RulingPreviewRequest,
  RulingRequest,
  TakeFormBackRequest,
  TakeFormRequest,
  UndoRulingRequest,
} from '../protests';

export const list = apiCall('GET /protests', 'signed-in', { of: ['tournament query.tournament_id', 'lists'] }).dataRows<
  ProtestRow,
  { query: ProtestsQuery }
>();
export const decisions = apiCall('GET /protests/decisions', 'signed-in', {
  of: 'own',
}).dataRows<QuestionableDecision>();
export const takeForm = apiCall('POST /protests', 'signed-in', { of: 'match body.match_id', status: 201 }).answers<
  ProtestAnswer,
  { body: TakeFormRequest }
>();
export const returnForm = apiCall('POST /protests/{id}/return', 'signed-in', { of: 'protest id' }).answers<
  ProtestAnswer,
  { body: ReturnFormRequest }
>();
export const clip = apiCall('GET /protests/{id}/clips/{clip}', 'manage tournament', { of: 'protest id' }).file();
export const takeFee = apiCall('POST /protests/{id}/fee', 'manage tournament', { of: 'protest id' }).answers<
  ProtestAnswer,
  { body: ProtestFeeRequest }
>();
export const takeFormBack = apiCall('POST /protests/{id}/take-back', 'manage tournament', { of: 'protest id' }).answers<
  Said,
  { body: TakeFormBackRequest }
>();
export const preview = apiCall('POST /protests/{id}/preview', 'manage tournament', {
  of: 'protest id',
  audited: false,
}).data<RulingPreview, { body: RulingPreviewRequest }>();
export const rule = apiCall('POST /protests/{id}/ruling', 'manage tournament', { of: 'protest id' }).answers<
  ProtestAnswer,
  { body: RulingRequest }
>();
export const undo = apiCall('POST /protests/{id}/undo', 'manage tournament', { of: 'protest id' }).answers<
  ProtestAnswer,
  { body: UndoRulingRequest }
>();
