// The row of the page that is shown.
import { useMatches } from 'react-router-dom';
import type { Route } from '../site/routes';

const isRoute = (handle: unknown): handle is Route =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The row of the deepest matched page. */
export function useCurrentRoute(): Route | undefined {
  return useMatches()
    .map((match) => match.handle)
    .filter(isRoute)
    .at(-1);
}
