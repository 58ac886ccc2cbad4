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

export const reports = apiCall('GET /draw-reports', 'manage drawing').dataRows<
  DrawReportRow,
  { query: DrawReportsQuery }
>();
export const draws = apiCall('GET /pools/{id}/draws', 'manage drawing').data<PoolDrawsAnswer>();
export const swap = apiCall('POST /pools/{id}/swap', 'manage drawing').answers<
  HandAnswer,
  { body: SwapSlotsRequest }
>();
export const undo = apiCall('POST /pools/{id}/undo-draw', 'manage drawing').answers<
  HandAnswer,
  { body: UndoDrawRequest }
>();
export const lock = apiCall('POST /pools/{id}/lock', 'manage drawing').answers<HandAnswer, { body: PoolLockRequest }>();
export const unlock = apiCall('POST /pools/{id}/unlock', 'manage drawing').answers<
  HandAnswer,
  { body: PoolLockRequest }
>();
export const move = apiCall('POST /pool-units/{id}/move', 'manage drawing').answers<
  MoveUnitAnswer,
  { body: MoveUnitRequest }
>();
