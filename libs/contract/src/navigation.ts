// The admin sidebar (spec 1 §2 "Admin layout", §7 GET /menus).

/** GET /menus answers `MenuAnswer[]`: the entries that this account may see, by order. */
export interface MenuAnswer {
  id: number;
  name: string;
  /** Below `/admin/`; '' is the dashboard, '#' only opens its children. */
  url: string;
  /** Name of a Lucide icon. */
  icon: string | null;
  order: number;
  parent_id: number | null;
  children: MenuAnswer[];
}
