// The calls of signing in and up, and of mailed links.
import { apiCall } from '../call';
import type {
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

export const login = apiCall('POST /login', 'public').answers<LoginAnswer, { body: LoginRequest }>();
export const register = apiCall('POST /register', 'public', { status: 201 }).answers<
  RegisterAnswer,
  { body: RegisterRequest }
>();
export const forgot = apiCall('POST /password/forgot', 'public').answers<Said, { body: ForgotPasswordRequest }>();
export const link = apiCall('POST /password/link', 'public').answers<LinkAnswer, { body: LinkRequest }>();
export const reset = apiCall('POST /password/reset', 'public').answers<Said, { body: ResetPasswordRequest }>();
export const verify = apiCall('POST /email/verify', 'public').answers<Said, { body: LinkRequest }>();
export const sendVerification = apiCall('POST /email/verification', 'signed-in').answers<Said>();
