// The calls of a tournament's officials, for its office alone.
import { apiCall } from '../call';
import type { Said } from '../http';
import type {
  OfficialRequest,
  OfficialRow,
  Officials,
  OfficialsRequest,
  ReadOfficialsAnswer,
  TakenInOfficials,
} from '../officials';
import type { Saved } from '../tournament-setup';

export const list = apiCall('GET /tournaments/{id}/officials', 'manage schedule', {
  of: 'tournament id',
}).data<Officials>();
export const create = apiCall('POST /tournaments/{id}/officials', 'manage schedule', {
  of: 'tournament id',
  status: 201,
}).answers<Saved<OfficialRow>, { body: OfficialRequest }>();
export const update = apiCall('PUT /officials/{id}', 'manage schedule', { of: 'official id' }).answers<
  Saved<OfficialRow>,
  { body: OfficialRequest }
>();
export const remove = apiCall('DELETE /officials/{id}', 'manage schedule', { of: 'official id' }).answers<Said>();
export const template = apiCall('GET /officials/template/{format}', 'manage schedule', { of: 'shared' }).file();
export const readList = apiCall('POST /tournaments/{id}/officials/read', 'manage schedule', {
  of: 'tournament id',
  audited: false,
}).data<ReadOfficialsAnswer, { form: object }>();
export const takeIn = apiCall('POST /tournaments/{id}/officials/import', 'manage schedule', {
  of: 'tournament id',
}).answers<TakenInOfficials, { body: OfficialsRequest }>();
