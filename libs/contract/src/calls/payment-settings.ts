// The calls of how the fees of a tournament are paid.
import { apiCall } from '../call';
import type { PaymentSetting, PaymentSettingRequest } from '../payment-settings';
import type { Saved } from '../tournament-setup';

export const read = apiCall('GET /tournaments/{id}/payment-setting', 'manage tournament', {
  of: 'tournament id',
}).data<PaymentSetting>();
export const save = apiCall('PUT /tournaments/{id}/payment-setting', 'manage tournament', {
  of: 'tournament id',
}).answers<Saved<PaymentSetting>, { body: PaymentSettingRequest }>();
