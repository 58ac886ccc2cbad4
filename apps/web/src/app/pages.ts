// The page of each row of the route table, loaded when it is opened; its default export is the page.
import type { ComponentType } from 'react';
import type { Route } from '../site/routes';

const FILES = import.meta.glob<{ default: ComponentType }>('../features/**/*.page.tsx');

/** As the build's manifest names it. */
export const moduleOf = ({ page }: Route): string => `src/features/${page}.page.tsx`;

export async function loadPage({ page }: Route): Promise<ComponentType> {
  const load = FILES[`../features/${page}.page.tsx`];
  if (!load) throw new Error(`The route table names no page at features/${page}.page.tsx.`);
  return (await load()).default;
}
