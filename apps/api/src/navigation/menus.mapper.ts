// Rows of menus to a tree (spec 1 §2: an entry whose url is # toggles its children).
import type { MenuAnswer } from '@gelanggang/contract/navigation';
import type { VisibleMenu } from './menus.queries';

/** A child whose parent is hidden is hidden with it; a parent that only opens children goes when none is left. */
export function menuTree(rows: readonly VisibleMenu[], parentId: number | null = null): MenuAnswer[] {
  return rows
    .filter((row) => row.parent_id === parentId)
    .map((row) => ({ ...row, children: menuTree(rows, row.id) }))
    .filter((entry) => entry.url !== '#' || entry.children.length > 0);
}
