// The calls of the own account.
import { apiCall } from '../call';
import type { CurrentUserAnswer } from '../auth';
import type { Said } from '../http';
import type { OwnLanguage } from '../languages';
import type {
  OwnAccountRequest,
  OwnEmailRequest,
  OwnLanguageRequest,
  OwnPasswordRequest,
  SessionAnswer,
} from '../users';

export const rename = apiCall('PUT /user', 'signed-in', { of: 'own', audited: false }).answers<
  CurrentUserAnswer,
  { body: OwnAccountRequest }
>();
export const changeEmail = apiCall('PUT /user/email', 'signed-in', { of: 'own', audited: false }).answers<
  CurrentUserAnswer & Said,
  { body: OwnEmailRequest }
>();
export const changePassword = apiCall('PUT /user/password', 'signed-in', { of: 'own', audited: false }).answers<
  Said,
  { body: OwnPasswordRequest }
>();
export const language = apiCall('GET /user/language', 'signed-in', { of: 'own' }).data<OwnLanguage>();
export const chooseLanguage = apiCall('PUT /user/language', 'signed-in', { of: 'own', audited: false }).data<
  OwnLanguage,
  { body: OwnLanguageRequest }
>();
export const sessions = apiCall('GET /user/sessions', 'signed-in', { of: 'own' }).rows<SessionAnswer>();
export const endOtherSessions = apiCall('DELETE /user/sessions', 'signed-in', {
  of: 'own',
  audited: false,
}).answers<Said>();
export const endSession = apiCall('DELETE /user/sessions/{id}', 'signed-in', {
  of: 'own',
  audited: false,
}).answers<Said>();
