// The calls of the own account.
import { apiCall } from '../call';
import type { CurrentUserAnswer } from '../auth';
import type { Said } from '../http';
import type { OwnAccountRequest, OwnPasswordRequest, SessionAnswer } from '../users';

export const rename = apiCall('PUT /user', 'signed-in', { audited: false }).answers<
  CurrentUserAnswer,
  { body: OwnAccountRequest }
>();
export const changePassword = apiCall('PUT /user/password', 'signed-in', { audited: false }).answers<
  Said,
  { body: OwnPasswordRequest }
>();
export const sessions = apiCall('GET /user/sessions', 'signed-in').rows<SessionAnswer>();
export const endOtherSessions = apiCall('DELETE /user/sessions', 'signed-in', { audited: false }).answers<Said>();
export const endSession = apiCall('DELETE /user/sessions/{id}', 'signed-in', { audited: false }).answers<Said>();
