// The calls of what makes a draw trusted: its report, its history, and changes by hand.
import { apiCall } from '../call';
import type {
  DrawReportRow,
  DrawReportsQuery,
  HandAnswer,
  MoveUnitAnswer,
  MoveUnitRequest,
  PoolDrawsAnswer,
  PoolLockRequest,
  SwapSlotsRequest,
  UndoDrawRequest,
} from '../draw-trust';

export const reports = apiCall('GET /draw-reports', 'manage drawing', {
  of: ['tournament query.tournament_id', 'lists'],
}).dataRows<DrawReportRow, { query: DrawReportsQuery }>();
export const draws = apiCall('GET /pools/{id}/draws', 'manage drawing', { of: 'pool id' }).data<PoolDrawsAnswer>();
export const swap = apiCall('POST /pools/{id}/swap', 'manage drawing', { of: 'pool id' }).answers<
  HandAnswer,
  { body: SwapSlotsRequest }
>();
export const undo = apiCall('POST /pools/{id}/undo-draw', 'manage drawing', { of: 'pool id' }).answers<
  HandAnswer,
  { body: UndoDrawRequest }
>();
export const lock = apiCall('POST /pools/{id}/lock', 'manage drawing', { of: 'pool id' }).answers<
  HandAnswer,
  { body: PoolLockRequest }
>();
export const unlock = apiCall('POST /pools/{id}/unlock', 'manage drawing', { of: 'pool id' }).answers<
  HandAnswer,
  { body: PoolLockRequest }
>();
export const move = apiCall('POST /pool-units/{id}/move', 'manage drawing', {
  of: ['unit id', 'pool body.pool_id'],
}).answers<MoveUnitAnswer, { body: MoveUnitRequest }>();
