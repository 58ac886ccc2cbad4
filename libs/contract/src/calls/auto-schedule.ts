// The calls of planning by machine.
import { apiCall } from '../call';
import type {
  AutoScheduleAnswer,
  AutoScheduleOptions,
  AutoScheduleWarnings,
  MoveSlotsRequest,
  MovedSlotsAnswer,
  TakePlanRequest,
  TakenPlanAnswer,
} from '../auto-schedule';
import type { Said } from '../http';

export const open = apiCall('GET /tournaments/{id}/auto-schedule', 'manage schedule').data<AutoScheduleAnswer | null>();
export const options = apiCall(
  'GET /tournaments/{id}/auto-schedule/options',
  'manage schedule',
).data<AutoScheduleOptions>();
export const warnings = apiCall(
  'GET /tournaments/{id}/auto-schedule/warnings',
  'manage schedule',
).data<AutoScheduleWarnings>();
export const publish = apiCall('POST /tournaments/{id}/match-schedules/publish', 'manage schedule').answers<Said>();
/** One draft. */
export const publishOne = apiCall('POST /match-schedules/{id}/publish', 'manage schedule').answers<Said>();
export const move = apiCall('PUT /auto-schedules/{id}/slots', 'manage schedule').answers<
  MovedSlotsAnswer,
  { body: MoveSlotsRequest }
>();
export const take = apiCall('POST /auto-schedules/{id}/take', 'manage schedule').answers<
  TakenPlanAnswer,
  { body: TakePlanRequest }
>();
export const discard = apiCall('DELETE /auto-schedules/{id}', 'manage schedule').answers<Said>();
