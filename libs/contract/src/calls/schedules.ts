// The calls of schedules.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { SavedScheduleAnswer, ScheduleAnswer, ScheduleRequest, ScheduleRow, SchedulesQuery } from '../schedules';

export const list = apiCall('GET /match-schedules', 'manage schedule').page<ScheduleRow, { query: SchedulesQuery }>();
export const read = apiCall('GET /match-schedules/{id}', 'manage schedule').data<ScheduleAnswer>();
export const create = apiCall('POST /match-schedules', 'manage schedule', { status: 201 }).answers<
  SavedScheduleAnswer,
  { body: ScheduleRequest }
>();
export const update = apiCall('PUT /match-schedules/{id}', 'manage schedule').answers<
  SavedScheduleAnswer,
  { body: ScheduleRequest }
>();
export const announce = apiCall('POST /match-schedules/{id}/announce', 'manage schedule').answers<Said>();
export const remove = apiCall('DELETE /match-schedules/{id}', 'manage schedule').answers<Said>();
