// Every page. Visitors are sent their own alone.
import { OFFICE_TABLE } from './office-routes';
import { officeCrumbs, officeTitles } from './office-title.texts';
import { withTitles } from './route-row';
import { type Route, type RoutePath, VISITOR_ROUTES } from './routes';

export const ROUTES: readonly Route[] = [...VISITOR_ROUTES, ...withTitles(OFFICE_TABLE, (path) => officeTitles[path])];

/** As the page is called where it stands above another one. */
export const crumbOf = ({ path, title }: Route): string =>
  (officeCrumbs as Partial<Record<RoutePath, string>>)[path] ?? title;

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
