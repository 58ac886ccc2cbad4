// The web app's route table, as the tests of the house and of the specification read it: every page without a browser.
import { ROUTES } from '../../apps/web/src/site/all-routes';
import type { Route } from '../../apps/web/src/site/routes';

export interface RouteRow extends Omit<Route, 'path'> {
  path: string;
}

export const routeTable = (): readonly RouteRow[] => ROUTES;

/** The file of a row's page, from the project's root. */
export const fileOfPage = ({ page }: Pick<RouteRow, 'page'>): string => `apps/web/src/features/${page}.page.tsx`;
