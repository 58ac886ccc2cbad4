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

export const list = apiCall('GET /tournaments/{id}/officials', 'manage schedule').data<Officials>();
export const create = apiCall('POST /tournaments/{id}/officials', 'manage schedule', { status: 201 }).answers<
  Saved<OfficialRow>,
  { body: OfficialRequest }
>();
export const update = apiCall('PUT /officials/{id}', 'manage schedule').answers<
  Saved<OfficialRow>,
  { body: OfficialRequest }
>();
export const remove = apiCall('DELETE /officials/{id}', 'manage schedule').answers<Said>();
export const template = apiCall('GET /officials/template/{format}', 'manage schedule').file();
export const readList = apiCall('POST /tournaments/{id}/officials/read', 'manage schedule', { audited: false }).data<
  ReadOfficialsAnswer,
  { form: object }
>();
export const takeIn = apiCall('POST /tournaments/{id}/officials/import', 'manage schedule').answers<
  TakenInOfficials,
  { body: OfficialsRequest }
>();
