// The calls of the bell.
import { apiCall } from '../call';
import type { NoticesAnswer, NoticesQuery, ReadNoticesAnswer, ReadNoticesRequest } from '../notices';

export const list = apiCall('GET /notices', 'signed-in', { of: 'own', fromArena: true }).answers<
  NoticesAnswer,
  { query: NoticesQuery }
>();
export const read = apiCall('POST /notices/{id}/read', 'signed-in', {
  of: 'own',
  audited: false,
}).answers<ReadNoticesAnswer>();
export const readAll = apiCall('POST /notices/read-all', 'signed-in', { of: 'own', audited: false }).answers<
  ReadNoticesAnswer,
  { body: ReadNoticesRequest }
>();
