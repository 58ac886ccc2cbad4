// The calls of signing in and up, and of mailed links.
import { call } from '../call';
import type {
  CurrentUserAnswer,
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
import type { Permission } from '../permissions';

export const authCalls = {
  login: call('POST /login', 'public').answers<LoginAnswer, { body: LoginRequest }>(),
  logout: call('POST /logout', 'signed-in', { fromArena: true }).answers<Said>(),
  register: call('POST /register', 'public', { status: 201 }).answers<RegisterAnswer, { body: RegisterRequest }>(),
  user: call('GET /user', 'signed-in', { fromArena: true }).answers<CurrentUserAnswer>(),
  permissions: call('GET /user/permissions', 'signed-in', { fromArena: true }).rows<Permission>(),
  forgot: call('POST /password/forgot', 'public').answers<Said, { body: ForgotPasswordRequest }>(),
  link: call('POST /password/link', 'public').answers<LinkAnswer, { body: LinkRequest }>(),
  reset: call('POST /password/reset', 'public').answers<Said, { body: ResetPasswordRequest }>(),
  verify: call('POST /email/verify', 'public').answers<Said, { body: LinkRequest }>(),
  sendVerification: call('POST /email/verification', 'signed-in').answers<Said>(),
};
