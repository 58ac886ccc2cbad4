// The calls of old events: public to read, written by whoever runs tournaments on this site, each their own.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { PageQuery } from '../page-query';
import type {
  FoundPastResult,
  FromArchiveRequest,
  OwnPastEventRow,
  PastEventAnswer,
  PastEventRequest,
  PastEventRow,
  PastListPreview,
  PastListRequest,
  PastListTaken,
  PastPool,
} from '../past-events';
import type { Saved } from '../tournament-setup';

export const everyone = apiCall('GET /past-events', 'public').page<PastEventRow, { query: PageQuery }>();
export const one = apiCall('GET /past-events/{id}', 'public').data<PastEventAnswer>();
export const search = apiCall('GET /past-results', 'public').page<FoundPastResult, { query: PageQuery }>();
/** The feed of an archive as it was signed, for whoever checks it again. */
export const archive = apiCall('GET /past-events/{id}/archive', 'public').file();
export const matches = apiCall('GET /past-events/{id}/matches', 'public').dataRows<PastPool>();

export const list = apiCall('GET /past-events/of-office', 'manage tournament', {
  of: 'site',
}).page<OwnPastEventRow, { query: PageQuery }>();
export const read = apiCall('GET /past-events/{id}/form', 'manage tournament', { of: 'site' }).data<OwnPastEventRow>();
export const create = apiCall('POST /past-events', 'manage tournament', { of: 'site', status: 201 }).answers<
  Saved<OwnPastEventRow>,
  { body: PastEventRequest }
>();
export const update = apiCall('PUT /past-events/{id}', 'manage tournament', { of: 'site' }).answers<
  Saved<OwnPastEventRow>,
  { body: PastEventRequest }
>();
export const remove = apiCall('DELETE /past-events/{id}', 'manage tournament', { of: 'site' }).answers<Said>();
export const template = apiCall('GET /past-events/template', 'manage tournament', { of: 'site' }).file();
export const preview = apiCall('POST /past-events/{id}/read', 'manage tournament', {
  of: 'site',
  audited: false,
}).data<PastListPreview, { form: PastListRequest }>();
export const take = apiCall('POST /past-events/{id}/results', 'manage tournament', { of: 'site' }).answers<
  PastListTaken,
  { form: PastListRequest }
>();
export const takeArchive = apiCall('POST /past-events/from-archive', 'manage system', {
  of: 'site',
  status: 201,
}).answers<Saved<{ id: number }>, { form: FromArchiveRequest }>();
