// The calls of schedules.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { SavedScheduleAnswer, ScheduleAnswer, ScheduleRequest, ScheduleRow, SchedulesQuery } from '../schedules';

export const list = apiCall('GET /match-schedules', 'manage schedule', {
  of: ['tournament query.tournament_id', 'lists'],
}).page<ScheduleRow, { query: SchedulesQuery }>();
export const read = apiCall('GET /match-schedules/{id}', 'manage schedule', {
  of: 'schedule id',
}).data<ScheduleAnswer>();
export const create = apiCall('POST /match-schedules', 'manage schedule', {
  of: ['tournament body.tournament_id', 'arena body.tournament_arena_id'],
  status: 201,
}).answers<SavedScheduleAnswer, { body: ScheduleRequest }>();
export const update = apiCall('PUT /match-schedules/{id}', 'manage schedule', {
  of: ['schedule id', 'tournament body.tournament_id', 'arena body.tournament_arena_id'],
}).answers<SavedScheduleAnswer, { body: ScheduleRequest }>();
export const announce = apiCall('POST /match-schedules/{id}/announce', 'manage schedule', {
  of: 'schedule id',
}).answers<Said>();
export const remove = apiCall('DELETE /match-schedules/{id}', 'manage schedule', { of: 'schedule id' }).answers<Said>();
