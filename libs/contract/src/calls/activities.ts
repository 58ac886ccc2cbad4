// The calls of a tournament's activities.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { ActivityRequest, ActivityRow, Saved, SetupQuery } from '../tournament-setup';

export const list = apiCall('GET /tournament-activities', 'manage tournament', {
  of: ['tournament query.tournament_id', 'lists'],
}).page<ActivityRow, { query: SetupQuery }>();
export const read = apiCall('GET /tournament-activities/{id}', 'manage tournament', {
  of: 'activity id',
}).data<ActivityRow>();
export const create = apiCall('POST /tournament-activities', 'manage tournament', {
  of: 'tournament body.tournament_id',
  status: 201,
}).answers<Saved<ActivityRow>, { body: ActivityRequest }>();
export const update = apiCall('PUT /tournament-activities/{id}', 'manage tournament', {
  of: ['activity id', 'tournament body.tournament_id'],
}).answers<Saved<ActivityRow>, { body: ActivityRequest }>();
export const remove = apiCall('DELETE /tournament-activities/{id}', 'manage tournament', {
  of: 'activity id',
}).answers<Said>();
