// The calls of accounts, roles and the own account.
import { call } from '../call';
import type { CurrentUserAnswer, UserCountAnswer } from '../auth';
import type { Said } from '../http';
import type {
  AccountRequest,
  AccountRow,
  ArenaName,
  NewAccountRequest,
  NewPasswordRequest,
  OwnAccountRequest,
  OwnPasswordRequest,
  RoleAnswer,
  RoleRequest,
  SavedAccountAnswer,
  SessionAnswer,
  UsersQuery,
} from '../users';

export const ownAccountCalls = {
  rename: call('PUT /user', 'signed-in').answers<CurrentUserAnswer, { body: OwnAccountRequest }>(),
  changePassword: call('PUT /user/password', 'signed-in').answers<Said, { body: OwnPasswordRequest }>(),
  sessions: call('GET /user/sessions', 'signed-in').rows<SessionAnswer>(),
  endOtherSessions: call('DELETE /user/sessions', 'signed-in').answers<Said>(),
  endSession: call('DELETE /user/sessions/{id}', 'signed-in').answers<Said>(),
};

export const roleCalls = {
  list: call('GET /roles', 'manage users').rows<RoleAnswer>(),
  update: call('PUT /roles/{id}', 'manage users').answers<
    { message: string; data: RoleAnswer },
    { body: RoleRequest }
  >(),
};

export const userCalls = {
  list: call('GET /users', 'manage users').page<AccountRow, { query: UsersQuery }>(),
  count: call('GET /users/count', 'manage users').answers<UserCountAnswer>(),
  arenas: call('GET /users/arenas', 'manage users').dataRows<ArenaName>(),
  read: call('GET /users/{id}', 'manage users').data<AccountRow>(),
  create: call('POST /users', 'manage users', { status: 201 }).answers<
    SavedAccountAnswer,
    { body: NewAccountRequest }
  >(),
  update: call('PUT /users/{id}', 'manage users').answers<SavedAccountAnswer, { body: AccountRequest }>(),
  activate: call('POST /users/{id}/activate', 'manage users').answers<SavedAccountAnswer>(),
  deactivate: call('POST /users/{id}/deactivate', 'manage users').answers<SavedAccountAnswer>(),
  setPassword: call('POST /users/{id}/password', 'manage users').answers<
    SavedAccountAnswer,
    { body: NewPasswordRequest }
  >(),
  invite: call('POST /users/{id}/invite', 'manage users').answers<SavedAccountAnswer>(),
  revokeSessions: call('DELETE /users/{id}/sessions', 'manage users').answers<SavedAccountAnswer>(),
};
