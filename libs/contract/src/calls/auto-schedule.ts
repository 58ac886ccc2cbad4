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

export const open = apiCall('GET /tournaments/{id}/auto-schedule', 'manage schedule', {
  of: 'tournament id',
}).data<AutoScheduleAnswer | null>();
export const options = apiCall('GET /tournaments/{id}/auto-schedule/options', 'manage schedule', {
  of: 'tournament id',
}).data<AutoScheduleOptions>();
export const warnings = apiCall('GET /tournaments/{id}/auto-schedule/warnings', 'manage schedule', {
  of: 'tournament id',
}).data<AutoScheduleWarnings>();
export const publish = apiCall('POST /tournaments/{id}/match-schedules/publish', 'manage schedule', {
  of: 'tournament id',
}).answers<Said>();
/** One draft. */
export const publishOne = apiCall('POST /match-schedules/{id}/publish', 'manage schedule', {
  of: 'schedule id',
}).answers<Said>();
export const move = apiCall('PUT /auto-schedules/{id}/slots', 'manage schedule', { of: 'plan id' }).answers<
  MovedSlotsAnswer,
  { body: MoveSlotsRequest }
>();
export const take = apiCall('POST /auto-schedules/{id}/take', 'manage schedule', { of: 'plan id' }).answers<
  TakenPlanAnswer,
  { body: TakePlanRequest }
>();
export const discard = apiCall('DELETE /auto-schedules/{id}', 'manage schedule', { of: 'plan id' }).answers<Said>();
