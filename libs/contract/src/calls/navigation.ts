// The calls of navigation menus.
import { call } from '../call';
import type { Said } from '../http';
import type { MenuAnswer, MenuListAnswer, MenuRequest, MenuRow, SavedMenuAnswer } from '../navigation';
import type { PageQuery } from '../page-query';

export const menuCalls = {
  list: call('GET /menus', 'signed-in', { fromArena: true }).rows<MenuAnswer>(),
};

export const navigationMenuCalls = {
  list: call('GET /navigation-menus', 'manage navigation').answers<MenuListAnswer, { query: PageQuery }>(),
  all: call('GET /navigation-menus/fetch-all', 'manage navigation').rows<MenuRow>(),
  ofPublicHeader: call('GET /navigation-menus/public', 'public').rows<MenuAnswer>(),
  read: call('GET /navigation-menus/{id}', 'manage navigation').data<MenuRow>(),
  create: call('POST /navigation-menus', 'manage navigation', { status: 201 }).answers<
    SavedMenuAnswer,
    { body: MenuRequest }
  >(),
  update: call('PUT /navigation-menus/{id}', 'manage navigation').answers<SavedMenuAnswer, { body: MenuRequest }>(),
  remove: call('DELETE /navigation-menus/{id}', 'manage navigation').answers<Said>(),
};
