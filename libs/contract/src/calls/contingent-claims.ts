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

export const offered = apiCall('GET /contingent-claims/offered', 'signed-in').dataRows<
  ContingentGlimpse,
  { query: OfferedContingentsQuery }
>();
export const own = apiCall('GET /contingent-claims', 'signed-in').dataRows<OwnClaimRow>();
export const waiting = apiCall('GET /contingent-claims/waiting', 'manage contingents').dataRows<WaitingClaimRow>();
export const claim = apiCall('POST /contingent-claims', 'signed-in', { status: 201 }).answers<
  { message: string; id: number },
  { body: ClaimContingentRequest }
>();
export const withdraw = apiCall('DELETE /contingent-claims/{id}', 'signed-in').answers<Said>();
export const accept = apiCall('POST /contingent-claims/{id}/accept', 'manage contingents').answers<Said>();
export const refuse = apiCall('POST /contingent-claims/{id}/refuse', 'manage contingents').answers<
  Said,
  { body: RefuseClaimRequest }
>();
