// The calls of navigation menus as the office keeps them.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { MenuListAnswer, MenuRequest, MenuRow, SavedMenuAnswer } from '../navigation';
import type { PageQuery } from '../page-query';

export const list = apiCall('GET /navigation-menus', 'manage navigation', { of: 'site' }).answers<
  MenuListAnswer,
  { query: PageQuery }
>();
export const all = apiCall('GET /navigation-menus/fetch-all', 'manage navigation', { of: 'site' }).rows<MenuRow>();
export const read = apiCall('GET /navigation-menus/{id}', 'manage navigation', { of: 'site' }).data<MenuRow>();
export const create = apiCall('POST /navigation-menus', 'manage navigation', { of: 'site', status: 201 }).answers<
  SavedMenuAnswer,
  { body: MenuRequest }
>();
export const update = apiCall('PUT /navigation-menus/{id}', 'manage navigation', { of: 'site' }).answers<
  SavedMenuAnswer,
  { body: MenuRequest }
>();
export const remove = apiCall('DELETE /navigation-menus/{id}', 'manage navigation', { of: 'site' }).answers<Said>();
