// The calls of signing in and up, and of mailed links.
import { apiCall } from '../call';
import type {
  FirstAdminAnswer,
  FirstAdminRequest,
  ForgotPasswordRequest,
  LinkAnswer,
  LinkRequest,
  LoginAnswer,
  LoginRequest,
  RegisterAnswer,
  RegisterRequest,
  ResetPasswordRequest,
} from '../auth';
import type { Said } from '../http';

export const login = apiCall('POST /login', 'public', { audited: false }).answers<
  LoginAnswer,
  { body: LoginRequest }
>();
export const register = apiCall('POST /register', 'public', { status: 201, audited: false }).answers<
  RegisterAnswer,
  { body: RegisterRequest }
>();
export const firstAdmin = apiCall('GET /first-admin', 'public', { isFresh: true }).data<FirstAdminAnswer>();
export const makeFirstAdmin = apiCall('POST /first-admin', 'public', { status: 201, audited: false }).answers<
  RegisterAnswer,
  { body: FirstAdminRequest }
>();
export const forgot = apiCall('POST /password/forgot', 'public', { audited: false }).answers<
  Said,
  { body: ForgotPasswordRequest }
>();
export const link = apiCall('POST /password/link', 'public', { audited: false }).answers<
  LinkAnswer,
  { body: LinkRequest }
>();
export const reset = apiCall('POST /password/reset', 'public', { audited: false }).answers<
  Said,
  { body: ResetPasswordRequest }
>();
export const verify = apiCall('POST /email/verify', 'public', { audited: false }).answers<
  Said,
  { body: LinkRequest }
>();
export const sendVerification = apiCall('POST /email/verification', 'signed-in', {
  of: 'own',
  audited: false,
}).answers<Said>();
