// The calls of accounts as administrators keep them.
import { apiCall } from '../call';
import type { UserCountAnswer } from '../auth';
import type {
  AccountRequest,
  AccountRow,
  ArenaName,
  NewAccountRequest,
  NewPasswordRequest,
  SavedAccountAnswer,
  UsersQuery,
} from '../users';

export const list = apiCall('GET /users', 'manage users', { of: 'site' }).page<AccountRow, { query: UsersQuery }>();
export const count = apiCall('GET /users/count', 'manage users', { of: 'site' }).answers<UserCountAnswer>();
export const arenas = apiCall('GET /users/arenas', 'manage users', { of: 'site' }).dataRows<ArenaName>();
export const read = apiCall('GET /users/{id}', 'manage users', { of: 'site' }).data<AccountRow>();
export const create = apiCall('POST /users', 'manage users', { of: 'site', status: 201, audited: false }).answers<
  SavedAccountAnswer,
  { body: NewAccountRequest }
>();
export const update = apiCall('PUT /users/{id}', 'manage users', { of: 'site', audited: false }).answers<
  SavedAccountAnswer,
  { body: AccountRequest }
>();
export const activate = apiCall('POST /users/{id}/activate', 'manage users', {
  of: 'site',
  audited: false,
}).answers<SavedAccountAnswer>();
export const deactivate = apiCall('POST /users/{id}/deactivate', 'manage users', {
  of: 'site',
  audited: false,
}).answers<SavedAccountAnswer>();
export const setPassword = apiCall('POST /users/{id}/password', 'manage users', { of: 'site', audited: false }).answers<
  SavedAccountAnswer,
  { body: NewPasswordRequest }
>();
export const invite = apiCall('POST /users/{id}/invite', 'manage users', {
  of: 'site',
  audited: false,
}).answers<SavedAccountAnswer>();
export const revokeSessions = apiCall('DELETE /users/{id}/sessions', 'manage users', {
  of: 'site',
  audited: false,
}).answers<SavedAccountAnswer>();
