// The calls of roles.
import { apiCall } from '../call';
import type { RoleAnswer, RoleRequest } from '../users';

export const list = apiCall('GET /roles', 'manage users', { of: 'site' }).rows<RoleAnswer>();
export const update = apiCall('PUT /roles/{id}', 'manage users', { of: 'site', audited: false }).answers<
  { message: string; data: RoleAnswer },
  { body: RoleRequest }
>();
