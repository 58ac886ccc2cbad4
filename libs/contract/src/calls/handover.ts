// The calls of handing a tournament to a laptop in the hall, and of taking it.
import { apiCall } from '../call';
import type { GiveRequest, Handovers, ReadHandover, TakeRequest } from '../handover';
import type { Said } from '../http';

export const list = apiCall('GET /handovers', 'manage system', { of: 'site', isFresh: true }).data<Handovers>();
export const give = apiCall('POST /handovers/{id}/give', 'manage system', { of: 'site' }).answers<
  Said,
  { body: GiveRequest }
>();
// who takes it along is written by a name of its own
export const file = apiCall('GET /handovers/{id}/file', 'manage system', { of: 'site' }).file();
export const takeBack = apiCall('POST /handovers/{id}/take-back', 'manage system', { of: 'site' }).answers<Said>();
export const read = apiCall('POST /handovers/files', 'manage system', { of: 'site', audited: false }).data<
  ReadHandover,
  { form: object }
>();
export const take = apiCall('POST /handovers/take', 'manage system', { of: 'site' }).answers<
  Said,
  { body: TakeRequest }
>();
