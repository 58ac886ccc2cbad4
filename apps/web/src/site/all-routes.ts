// Every page. Visitors are sent their own alone.
import { OFFICE_TABLE } from './office-routes';
import { type Route, VISITOR_ROUTES } from './routes';

export const ROUTES: readonly Route[] = [...VISITOR_ROUTES, ...OFFICE_TABLE];

/** The admin pages above one, the highest first: those by whose path its own begins, after the dashboard. */
export function pagesAbove({ path, layout, under }: Route): readonly Route[] {
  if (layout !== 'admin') return [];
  return ROUTES.filter(
    (route) =>
      route.path === under ||
      (route.layout === 'admin' &&
        route.path !== '/admin' &&
        !route.path.includes(':') &&
        path.startsWith(`${route.path}/`)),
  );
}
