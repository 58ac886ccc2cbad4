// The calls of sponsors' pictures.
import { apiCall } from '../call';
import type { SponsorOrderRequest, SponsorRequest, SponsorRow, SponsorsAnswer } from '../sponsors';

export const list = apiCall('GET /tournaments/{id}/sponsors', 'manage schedule', {
  of: 'tournament id',
}).dataRows<SponsorRow>();
export const add = apiCall('POST /tournaments/{id}/sponsors', 'manage schedule', {
  of: 'tournament id',
  status: 201,
}).answers<SponsorsAnswer, { form: SponsorRequest }>();
export const order = apiCall('PUT /tournaments/{id}/sponsors', 'manage schedule', { of: 'tournament id' }).answers<
  SponsorsAnswer,
  { body: SponsorOrderRequest }
>();
export const update = apiCall('PUT /tournaments/{id}/sponsors/{sponsorId}', 'manage schedule', {
  of: 'tournament id',
}).answers<SponsorsAnswer, { body: SponsorRequest }>();
export const remove = apiCall('DELETE /tournaments/{id}/sponsors/{sponsorId}', 'manage schedule', {
  of: 'tournament id',
}).answers<SponsorsAnswer>();
