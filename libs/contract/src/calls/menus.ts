// The calls of the menus that are shown: the account's, and those of the public header.
import { apiCall } from '../call';
import type { MenuAnswer } from '../navigation';

export const list = apiCall('GET /menus', 'signed-in', { of: 'shared', fromArena: true }).rows<MenuAnswer>();
export const ofPublicHeader = apiCall('GET /navigation-menus/public', 'public').rows<MenuAnswer>();
