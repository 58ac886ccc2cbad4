// The calls of a tournament's arenas.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { ArenaRequest, ArenaRow, Saved, SetupQuery } from '../tournament-setup';

export const list = apiCall('GET /tournament-arenas', 'manage tournament', {
  of: ['tournament query.tournament_id', 'lists'],
}).page<ArenaRow, { query: SetupQuery }>();
export const read = apiCall('GET /tournament-arenas/{id}', 'manage tournament', { of: 'arena id' }).data<ArenaRow>();
export const create = apiCall('POST /tournament-arenas', 'manage tournament', {
  of: 'tournament body.tournament_id',
  status: 201,
}).answers<Saved<ArenaRow>, { body: ArenaRequest }>();
export const update = apiCall('PUT /tournament-arenas/{id}', 'manage tournament', {
  of: ['arena id', 'tournament body.tournament_id'],
}).answers<Saved<ArenaRow>, { body: ArenaRequest }>();
export const remove = apiCall('DELETE /tournament-arenas/{id}', 'manage tournament', {
  of: 'arena id',
}).answers<Said>();
