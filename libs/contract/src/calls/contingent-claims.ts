// The calls of asking for contingents that the office made.
import { apiCall } from '../call';
import type {
  ClaimContingentRequest,
  ContingentGlimpse,
  OfferedContingentsQuery,
  OwnClaimRow,
  RefuseClaimRequest,
  WaitingClaimRow,
} from '../contingent-owners';
import type { Said } from '../http';

export const offered = apiCall('GET /contingent-claims/offered', 'signed-in', { of: 'own' }).dataRows<
  ContingentGlimpse,
  { query: OfferedContingentsQuery }
>();
export const own = apiCall('GET /contingent-claims', 'signed-in', { of: 'own' }).dataRows<OwnClaimRow>();
export const waiting = apiCall('GET /contingent-claims/waiting', 'manage contingents', {
  of: 'lists',
}).dataRows<WaitingClaimRow>();
export const claim = apiCall('POST /contingent-claims', 'signed-in', { of: 'own', status: 201 }).answers<
  { message: string; id: number },
  { body: ClaimContingentRequest }
>();
export const withdraw = apiCall('DELETE /contingent-claims/{id}', 'signed-in', { of: 'own' }).answers<Said>();
export const accept = apiCall('POST /contingent-claims/{id}/accept', 'manage contingents', {
  of: 'claim id',
}).answers<Said>();
export const refuse = apiCall('POST /contingent-claims/{id}/refuse', 'manage contingents', { of: 'claim id' }).answers<
  Said,
  { body: RefuseClaimRequest }
>();
