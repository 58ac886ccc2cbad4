// The calls of a tournament's fees and discount codes.
import { apiCall } from '../call';
import type {
  ContingentFees,
  DiscountCodeRequest,
  DiscountCodeRow,
  DiscountSwitchRequest,
  FeeSetting,
  FeeSettingRequest,
} from '../fees';
import type { Saved } from '../tournament-setup';

export const read = apiCall('GET /tournaments/{id}/fee-setting', 'manage tournament', {
  of: 'tournament id',
}).data<FeeSetting>();
export const save = apiCall('PUT /tournaments/{id}/fee-setting', 'manage tournament', { of: 'tournament id' }).answers<
  Saved<FeeSetting>,
  { body: FeeSettingRequest }
>();
export const codes = apiCall('GET /tournaments/{id}/discount-codes', 'manage tournament', {
  of: 'tournament id',
}).dataRows<DiscountCodeRow>();
export const addCode = apiCall('POST /tournaments/{id}/discount-codes', 'manage tournament', {
  of: 'tournament id',
  status: 201,
}).answers<Saved<DiscountCodeRow>, { body: DiscountCodeRequest }>();
export const switchCode = apiCall('PUT /tournaments/{id}/discount-codes/{codeId}', 'manage tournament', {
  of: 'tournament id',
}).answers<Saved<DiscountCodeRow>, { body: DiscountSwitchRequest }>();
/** The manager's own, the office's any. */
export const ofContingent = apiCall('GET /contingents/{id}/fees', 'signed-in', {
  of: 'contingent id',
}).dataRows<ContingentFees>();
