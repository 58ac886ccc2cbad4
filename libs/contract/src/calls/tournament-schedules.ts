// The calls of a tournament's schedule as a whole.
import { apiCall } from '../call';
import type { PartaiNumbersAnswer, RenumberAnswer, RenumberRequest, ScheduleContext } from '../schedule-context';
import type { AvailableRoundsAnswer, PublicSchedule, SchedulableMatchesQuery, SchedulablePool } from '../schedules';

export const rounds = apiCall(
  'GET /tournaments/{id}/available-rounds',
  'manage schedule',
).answers<AvailableRoundsAnswer>();
export const matches = apiCall('GET /tournaments/{id}/matches', 'manage schedule').dataRows<
  SchedulablePool,
  { query: SchedulableMatchesQuery }
>();
export const context = apiCall('GET /tournaments/{id}/schedule-context', 'manage schedule').data<ScheduleContext>();
export const partaiNumbers = apiCall(
  'GET /tournaments/{id}/partai-numbers',
  'manage schedule',
).data<PartaiNumbersAnswer>();
export const renumber = apiCall('PUT /tournaments/{id}/partai-numbers', 'manage schedule').answers<
  RenumberAnswer,
  { body: RenumberRequest }
>();
export const schedule = apiCall('GET /tournaments/{id}/match-schedules', 'public').dataRows<PublicSchedule>();
