// The calls of rehearsals.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { RehearsalRow } from '../rehearsal';

export const list = apiCall('GET /rehearsals', 'manage tournament', {
  of: 'lists',
  isFresh: true,
}).dataRows<RehearsalRow>();
export const make = apiCall('POST /rehearsals', 'manage tournament', { of: 'site', status: 202 }).answers<Said>();
export const remove = apiCall('DELETE /rehearsals/{id}', 'manage tournament', {
  of: 'tournament id',
  isOwners: true,
}).answers<Said>();
