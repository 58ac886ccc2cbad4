// The calls of messages to a phone: the site's gateway, and the own number.
import { apiCall } from '../call';
import type { Said } from '../http';
import type {
  MessageGateway,
  MessageGatewayRequest,
  OwnPhone,
  OwnPhoneRequest,
  PhoneCodeRequest,
} from '../text-messages';
import type { Saved } from '../tournament-setup';

export const gateway = apiCall('GET /message-gateway', 'manage system', { of: 'site' }).data<MessageGateway>();
export const saveGateway = apiCall('PUT /message-gateway', 'manage system', { of: 'site', audited: false }).answers<
  Saved<MessageGateway>,
  { body: MessageGatewayRequest }
>();
/** What waits is sent nowhere. */
export const removeGateway = apiCall('DELETE /message-gateway', 'manage system', {
  of: 'site',
  audited: false,
}).answers<Said>();
export const ownPhone = apiCall('GET /user/phone', 'signed-in', { of: 'own' }).data<OwnPhone>();
/** Sends a code to it. 409 without a gateway, 429 after a few. */
export const askPhone = apiCall('PUT /user/phone', 'signed-in', { of: 'own', audited: false }).answers<
  Saved<OwnPhone>,
  { body: OwnPhoneRequest }
>();
export const confirmPhone = apiCall('POST /user/phone/confirm', 'signed-in', { of: 'own', audited: false }).answers<
  Saved<OwnPhone>,
  { body: PhoneCodeRequest }
>();
/** Nothing more is sent to it, also what waits; twice is once. */
export const removePhone = apiCall('DELETE /user/phone', 'signed-in', { of: 'own', audited: false }).answers<Said>();
