// The entries of the admin sidebar, spec 2 §2: one per page that exists. A later page adds its row here.
import type { Permission } from '@gelanggang/contract/permissions';
import type { EntityManager } from 'typeorm';
import { MenuEntity } from '../entities/menu.entity';
import type { MenuAddress } from './menu-names';
import { menuTexts } from './menu-texts';
import { takeUnseeded } from './seeded-keys';

interface MenuSeed {
  /** Below /admin/; unique. */
  url: Exclude<MenuAddress, 'dashboard'> | '';
  /** The entry with # that it stands below. */
  group?: string;
  /** Name of a Lucide icon. */
  icon: string;
  order: number;
  /** Null: everybody who is signed in. */
  permission: Permission | null;
}

const isGroup = ({ url }: MenuSeed): boolean => url.startsWith('#');

const setUp = (icon: string, order: number) => ({ icon, order, permission: 'manage tournament' as const });

const MENUS: readonly MenuSeed[] = [
  { url: '', icon: 'layout-dashboard', order: 10, permission: null },
  { url: '#turnamen', icon: 'trophy', order: 15, permission: null },
  { url: 'tournament', group: '#turnamen', ...setUp('trophy', 10) },
  { url: 'tournament-category', group: '#turnamen', ...setUp('tags', 20) },
  { url: 'tournament-arena', group: '#turnamen', ...setUp('layout-grid', 30) },
  { url: 'tournament-activity', group: '#turnamen', ...setUp('calendar-days', 40) },
  { url: 'contact-person', group: '#turnamen', ...setUp('phone', 50) },
  { url: 'bank-account', group: '#turnamen', ...setUp('credit-card', 55) },
  { url: 'payment-setting', group: '#turnamen', ...setUp('wallet', 57) },
  { url: 'rule-sets', group: '#turnamen', ...setUp('clipboard-list', 60) },
  { url: 'contingent', icon: 'flag', order: 20, permission: 'create payment' },
  { url: 'athletes', icon: 'id-card', order: 25, permission: 'create payment' },
  { url: 'team-members', icon: 'users', order: 30, permission: 'create payment' },
  { url: 'entry-check', icon: 'clipboard-list', order: 35, permission: 'create payment' },
  { url: 'payment', icon: 'wallet', order: 40, permission: 'create payment' },
  { url: 'tanding', icon: 'swords', order: 50, permission: 'manage drawing' },
  { url: 'match-chart', icon: 'network', order: 55, permission: null },
  { url: 'seni', icon: 'fan', order: 55, permission: 'manage drawing' },
  { url: '#data-induk', icon: 'database', order: 120, permission: null },
  {
    url: 'classes',
    group: '#data-induk',
    icon: 'scale',
    order: 10,
    permission: 'manage master data',
  },
  { url: 'match-clasification', group: '#data-induk', ...setUp('list', 20) },
  { url: 'tournament-schedule', icon: 'calendar-clock', order: 70, permission: 'manage schedule' },
  { url: 'weigh-in', icon: 'scale', order: 75, permission: 'check in' },
  { url: 'officials', icon: 'users', order: 78, permission: 'manage schedule' },
  { url: 'arena', icon: 'monitor-play', order: 80, permission: 'operate arena' },
  { url: 'scoring', icon: 'sliders-horizontal', order: 82, permission: 'operate arena' },
  { url: 'protest', icon: 'scale', order: 84, permission: 'create payment' },
  { url: 'displays', icon: 'tv', order: 85, permission: 'manage schedule' },
  { url: 'medals', icon: 'medal', order: 90, permission: 'manage tournament' },
  { url: 'event-report', icon: 'clipboard-list', order: 95, permission: 'manage tournament' },
  { url: 'insight', icon: 'chart-column', order: 150, permission: 'view insight' },
  { url: 'navigation', icon: 'list-tree', order: 180, permission: 'manage navigation' },
  { url: 'site', icon: 'settings', order: 185, permission: 'manage system' },
  { url: 'audit', icon: 'clipboard-list', order: 188, permission: 'view audit' },
  { url: 'users', icon: 'user', order: 190, permission: 'manage users' },
  { url: 'system', icon: 'activity', order: 195, permission: 'manage system' },
];

export async function loadMenus(manager: EntityManager): Promise<void> {
  const fresh = await takeUnseeded(
    manager,
    'menus',
    MENUS.map((menu) => menu.url),
  );
  const parents = new Map<string, number>();
  for (const seed of MENUS) {
    const { permission, group, ...rest } = seed;
    const menu = { ...rest, name: menuTexts[seed.url === '' ? 'dashboard' : seed.url] };
    const url = isGroup(seed) ? '#' : menu.url;
    if (fresh.has(menu.url)) {
      const parentId = group === undefined ? null : (parents.get(group) ?? null);
      const values = { ...menu, url, parentId, type: 'admin' as const, permissionName: permission };
      const { id } = await manager.save(MenuEntity, values);
      if (isGroup(seed)) parents.set(menu.url, id);
    } else if (isGroup(seed)) {
      // one that people renamed or removed is not looked for further: what is new stands at the top then
      const known = await manager.findOneBy(MenuEntity, { name: menu.name, url, type: 'admin' });
      if (known) parents.set(menu.url, known.id);
    }
  }
}
