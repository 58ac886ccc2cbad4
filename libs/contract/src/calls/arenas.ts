// The calls of a tournament's arenas.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { ArenaRequest, ArenaRow, Saved, SetupQuery } from '../tournament-setup';

export const list = apiCall('GET /tournament-arenas', 'manage tournament').page<ArenaRow, { query: SetupQuery }>();
export const read = apiCall('GET /tournament-arenas/{id}', 'manage tournament').data<ArenaRow>();
export const create = apiCall('POST /tournament-arenas', 'manage tournament', { status: 201 }).answers<
  Saved<ArenaRow>,
  { body: ArenaRequest }
>();
export const update = apiCall('PUT /tournament-arenas/{id}', 'manage tournament').answers<
  Saved<ArenaRow>,
  { body: ArenaRequest }
>();
export const remove = apiCall('DELETE /tournament-arenas/{id}', 'manage tournament').answers<Said>();
