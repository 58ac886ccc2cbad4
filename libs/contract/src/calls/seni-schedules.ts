// The calls of the seni schedule form.
import { apiCall } from '../call';
import type { AvailableRoundsAnswer } from '../schedules';
import type { SchedulableSeniGroup, SeniMatchListQuery, SeniRoundsQuery } from '../seni-schedules';

export const matches = apiCall('GET /seni/match-list', 'manage schedule', {
  of: 'tournament query.tournament_id',
}).dataRows<SchedulableSeniGroup, { query: SeniMatchListQuery }>();
export const rounds = apiCall('GET /seni/tournament/{id}/available-rounds', 'manage schedule', {
  of: 'tournament id',
}).answers<AvailableRoundsAnswer, { query: SeniRoundsQuery }>();
