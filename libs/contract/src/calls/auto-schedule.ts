// The calls of planning by machine.
import { call } from '../call';
import type {
  AutoScheduleAnswer,
  AutoScheduleOptions,
  MoveSlotsRequest,
  MovedSlotsAnswer,
  TakePlanRequest,
  TakenPlanAnswer,
} from '../auto-schedule';
import type { Said } from '../http';

export const autoScheduleCalls = {
  open: call('GET /tournaments/{id}/auto-schedule', 'manage schedule').data<AutoScheduleAnswer | null>(),
  options: call('GET /tournaments/{id}/auto-schedule/options', 'manage schedule').data<AutoScheduleOptions>(),
  publish: call('POST /tournaments/{id}/match-schedules/publish', 'manage schedule').answers<Said>(),
  move: call('PUT /auto-schedules/{id}/slots', 'manage schedule').answers<
    MovedSlotsAnswer,
    { body: MoveSlotsRequest }
  >(),
  take: call('POST /auto-schedules/{id}/take', 'manage schedule').answers<TakenPlanAnswer, { body: TakePlanRequest }>(),
  discard: call('DELETE /auto-schedules/{id}', 'manage schedule').answers<Said>(),
};
