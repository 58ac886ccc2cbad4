// Where a menu may stand: below which parent, and what its address may be (spec 1 §2 "Admin layout", §5).

export type MenuType = 'public' | 'admin';

export interface PlacedMenu {
  id: number;
  parentId: number | null;
  type: MenuType;
}

export type MenuPlaceFault = 'parent-missing' | 'parent-below' | 'parent-type' | 'children-type';

/**
 * What is wrong with putting a menu below `parentId`, or null. `id` is null for a new menu. A menu stands below one of
 * its own type, never below itself or one of its own, and its children are of its type too.
 */
export function menuPlaceFault(
  menus: readonly PlacedMenu[],
  { id, parentId, type }: { id: number | null; parentId: number | null; type: MenuType },
): MenuPlaceFault | null {
  if (id !== null && menus.some((menu) => menu.parentId === id && menu.type !== type)) return 'children-type';
  if (parentId === null) return null;
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  const parent = byId.get(parentId);
  if (!parent) return 'parent-missing';
  for (
    let above: PlacedMenu | undefined = parent;
    above;
    above = above.parentId ? byId.get(above.parentId) : undefined
  ) {
    if (above.id === id) return 'parent-below';
  }
  return parent.type === type ? null : 'parent-type';
}

/** `#` only opens its children. */
export const OPENS_CHILDREN = '#';

const ADMIN_ADDRESS = /^([a-z0-9_-]+(\/[a-z0-9_-]+)*(\?[\w=&%.+-]*)?)?$/i;
const PUBLIC_ADDRESS = /^\/(?!\/)[^\s\\]*$/;

/**
 * As it is kept: an admin address stands below `/admin/`, also where somebody typed that along, and `/admin` itself is
 * ''. Without an address a menu only opens its children.
 */
export function menuAddress(type: MenuType, typed: string): string {
  const address = typed.trim();
  if (address === '') return OPENS_CHILDREN;
  return type === 'admin' ? address.replace(/^\/(admin(\/|$))?/, '') : address;
}

/** Admin: `#`, or a path below `/admin/` ('' is the dashboard). Public: `#`, a path of this site, or http(s). */
export function isMenuAddress(type: MenuType, address: string): boolean {
  if (address === OPENS_CHILDREN) return true;
  if (type === 'admin') return ADMIN_ADDRESS.test(address);
  return PUBLIC_ADDRESS.test(address) || (/^https?:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address));
}
