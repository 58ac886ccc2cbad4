// Rows of menus to a tree (spec 1 §2: an entry whose url is # toggles its children).
import type { MenuAnswer, MenuRow } from '@gelanggang/contract/navigation';

export type VisibleMenu = Omit<MenuAnswer, 'children'>;

/** A child whose parent is hidden is hidden with it; a parent that only opens children goes when none is left. */
export function menuTree(rows: readonly VisibleMenu[], parentId: number | null = null): MenuAnswer[] {
  return rows
    .filter((row) => row.parent_id === parentId)
    .map((row) => ({ ...row, children: menuTree(rows, row.id) }))
    .filter((entry) => entry.url !== '#' || entry.children.length > 0);
}

/** Each of the rows, in their order, with all below it. */
export function withChildren(rows: readonly Omit<MenuRow, 'children'>[]): MenuRow[] {
  const menus = rows.map((row): MenuRow => ({ ...row, children: [] }));
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  for (const menu of menus) if (menu.parent_id !== null) byId.get(menu.parent_id)?.children.push(menu);
  return menus;
}
