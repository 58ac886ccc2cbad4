// The calls of notices that reach a closed phone: a device needs no account, it is known by its own address.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { PushAddressRequest, PushKey, PushSubscriptionRequest } from '../push';

export const key = apiCall('GET /push/key', 'public').data<PushKey>();
export const subscribe = apiCall('PUT /push/subscriptions', 'public', { audited: false }).answers<
  Said,
  { body: PushSubscriptionRequest }
>();
/** Of all tournaments: one tap ends it. */
export const unsubscribe = apiCall('POST /push/unsubscribe', 'public', { audited: false }).answers<
  Said,
  { body: PushAddressRequest }
>();
