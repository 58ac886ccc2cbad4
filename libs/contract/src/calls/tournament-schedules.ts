// The calls of a tournament's schedule as a whole.
import { apiCall } from '../call';
import type { Said } from '../http';
import type {
  CarryMatchesRequest,
  PartaiNumbersAnswer,
  RenumberAnswer,
  RenumberRequest,
  ScheduleContext,
} from '../schedule-context';
import type { AvailableRoundsAnswer, PublicSchedule, SchedulableMatchesQuery, SchedulablePool } from '../schedules';

export const rounds = apiCall('GET /tournaments/{id}/available-rounds', 'manage schedule', {
  of: 'tournament id',
}).answers<AvailableRoundsAnswer>();
export const matches = apiCall('GET /tournaments/{id}/matches', 'manage schedule', { of: 'tournament id' }).dataRows<
  SchedulablePool,
  { query: SchedulableMatchesQuery }
>();
export const context = apiCall('GET /tournaments/{id}/schedule-context', 'manage schedule', {
  of: 'tournament id',
}).data<ScheduleContext>();
export const partaiNumbers = apiCall('GET /tournaments/{id}/partai-numbers', 'manage schedule', {
  of: 'tournament id',
}).data<PartaiNumbersAnswer>();
export const renumber = apiCall('PUT /tournaments/{id}/partai-numbers', 'manage schedule', {
  of: 'tournament id',
}).answers<RenumberAnswer, { body: RenumberRequest }>();
export const carry = apiCall('POST /tournaments/{id}/carried-matches', 'manage schedule', {
  of: ['tournament id', 'arena body.tournament_arena_id'],
}).answers<Said, { body: CarryMatchesRequest }>();
export const schedule = apiCall('GET /tournaments/{id}/match-schedules', 'public').dataRows<PublicSchedule>();
