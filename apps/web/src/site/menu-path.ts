// Where a menu of the sidebar leads, and whether a page is there.
import { matchPath } from 'react-router-dom';
import { ROUTES } from './routes';

/** `/admin/{url}` (spec 1 §2); '' is the dashboard. */
export const menuPath = (url: string): string => (url === '' ? '/admin' : `/admin/${url}`);

/** Only pages that exist are offered: a link to nowhere is not there. */
export function hasMenuPage(url: string): boolean {
  const pathname = menuPath(url).split('?')[0] ?? '';
  return ROUTES.some((route) => route.layout === 'admin' && matchPath(route.path, pathname) !== null);
}
