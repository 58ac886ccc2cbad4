// The calls of who is signed in: every page of the web app makes them.
import { apiCall } from '../call';
import type { CurrentUserAnswer } from '../auth';
import type { Said } from '../http';
import type { Permission } from '../permissions';

export const user = apiCall('GET /user', 'signed-in', { of: 'own', fromArena: true }).answers<CurrentUserAnswer>();
export const permissions = apiCall('GET /user/permissions', 'signed-in', {
  of: 'own',
  fromArena: true,
}).rows<Permission>();
export const logout = apiCall('POST /logout', 'signed-in', {
  of: 'own',
  fromArena: true,
  audited: false,
}).answers<Said>();
