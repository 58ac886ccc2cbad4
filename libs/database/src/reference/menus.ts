// The entries of the admin sidebar, spec 2 §2: one per page that exists. A later page adds its row here.
import type { Permission } from '@gelanggang/contract/permissions';
import type { EntityManager } from 'typeorm';
import { MenuEntity } from '../entities/menu.entity';
import { takeUnseeded } from './seeded-keys';

interface MenuSeed {
  name: string;
  /** Below /admin/; unique. */
  url: string;
  /** Name of a Lucide icon. */
  icon: string;
  order: number;
  /** Null: everybody who is signed in. */
  permission: Permission | null;
}

const MENUS: readonly MenuSeed[] = [
  { name: 'Dasbor', url: '', icon: 'layout-dashboard', order: 10, permission: null },
  { name: 'Kontingen', url: 'contingent', icon: 'flag', order: 20, permission: null },
  { name: 'Anggota Tim', url: 'team-members', icon: 'users', order: 30, permission: null },
  { name: 'Tanding', url: 'tanding', icon: 'swords', order: 50, permission: 'manage drawing' },
  { name: 'Jadwal', url: 'tournament-schedule', icon: 'calendar-clock', order: 70, permission: 'manage schedule' },
  { name: 'Gelanggang', url: 'arena', icon: 'monitor-play', order: 80, permission: 'operate arena' },
  { name: 'Navigasi', url: 'navigation', icon: 'list-tree', order: 180, permission: 'manage navigation' },
  { name: 'Pengguna', url: 'users', icon: 'user', order: 190, permission: 'manage users' },
];

export async function loadMenus(manager: EntityManager): Promise<void> {
  const fresh = await takeUnseeded(
    manager,
    'menus',
    MENUS.map((menu) => menu.url),
  );
  const rows = MENUS.filter((menu) => fresh.has(menu.url)).map(({ permission, ...menu }) => ({
    ...menu,
    type: 'admin' as const,
    permissionName: permission,
  }));
  await manager.insert(MenuEntity, rows);
}
