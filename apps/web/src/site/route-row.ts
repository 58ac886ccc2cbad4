// What a row of the route tables says of a page.
import type { Permission } from '@gelanggang/contract/permissions';

export type LayoutName = 'public' | 'login' | 'admin' | 'stage' | 'bare';

/** In the order of the bar. */
export const PUBLIC_TABS = ['detail', 'live', 'follow', 'brackets', 'entries', 'medals'] as const;
export type PublicTab = (typeof PUBLIC_TABS)[number];
/** What spectators look for in the hall: all that the bar of a phone has room for. */
export const PHONE_TABS: readonly PublicTab[] = ['live', 'follow', 'brackets', 'medals'];

export interface Row {
  path: string;
  /** The name that the specifications give to the route. */
  name?: string;
  layout: LayoutName;
  permission?: Permission;
  /** One of a tournament's public pages, that are tied together by a bar. */
  tab?: PublicTab;
  /** The page above this one, where its own path does not begin with that page's. */
  under?: string;
  /** `marketing/home`: features/marketing/home.page.tsx, whose default export is the page. */
  page: string;
}

/** The rows with their titles, each read when it is shown: it is in the language of then. */
export const withTitles = <Of extends Row>(rows: readonly Of[], titleOf: (path: Of['path']) => string) =>
  rows.map((row) => ({
    ...row,
    get title() {
      return titleOf(row.path);
    },
  }));
