// The row of the page that is shown.
import { createContext, useContext } from 'react';
import type { Route } from '../site/routes';

/** null: no page stands at the address. */
export const CurrentRouteContext = createContext<Route | null>(null);

export const useCurrentRoute = (): Route | undefined => useContext(CurrentRouteContext) ?? undefined;
