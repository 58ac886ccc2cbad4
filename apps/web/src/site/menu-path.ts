// Where a menu of the sidebar leads, and whether a page is there.
import { ROUTES } from './all-routes';
import { pathOf } from './routes';
import { matchPath } from 'react-router-dom';

/** `/admin/{url}` (spec 1 §2); '' is the dashboard. */
export const menuPath = (url: string): string => [pathOf('/admin'), url].filter(Boolean).join('/');

/** Only pages that exist are offered: a link to nowhere is not there. */
export function hasMenuPage(url: string): boolean {
  const pathname = menuPath(url).split('?')[0] ?? '';
  return ROUTES.some((route) => route.layout === 'admin' && matchPath(route.path, pathname) !== null);
}
