// The page of each row of the route table, loaded when it is opened; its default export is the page.
import type { ComponentType } from 'react';
import type { Route } from '../site/routes';

/** `ahead`: what the page shows at once on this device, and another one does not. */
interface PageModule {
  default: ComponentType;
  ahead?(): Promise<unknown>;
}

/** What visitors open. Where all other pages lie is asked for with the first of them: that list alone is 3 kB. */
const PUBLIC = import.meta.glob<PageModule>([
  '../features/marketing/*.page.tsx',
  '../features/tournaments/{gallery,tournament-detail}.page.tsx',
  '../features/schedules/*.page.tsx',
  '../features/brackets/*.page.tsx',
  '../features/medals/medals.page.tsx',
  '../features/entry-lists/*.page.tsx',
  '../features/scoring/recap/recap.page.tsx',
]);

/** As the build's manifest names it. */
export const moduleOf = ({ page }: Route): string => `src/features/${page}.page.tsx`;

export async function loadPage({ page }: Route): Promise<ComponentType> {
  const file = `../features/${page}.page.tsx`;
  const load: (() => Promise<PageModule>) | undefined = PUBLIC[file] ?? (await import('./other-pages')).OTHERS[file];
  if (!load) throw new Error(`The route table names no page at features/${page}.page.tsx.`);
  const { default: Page, ahead } = await load();
  await ahead?.();
  return Page;
}
